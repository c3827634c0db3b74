import type { Gesture } from '../../play/picking.ts'

/** Up to this many moves are listed in full. */
const FEW = 24

/**
 * Paths for any game. A line is picked word by word; words that decide nothing are joined to the next, as in `march` /
 * `march Norfolk` / `march Norfolk to Essex`. Each target is `words:` and the line up to there.
 */
export function wordPaths(lines: readonly string[]): readonly Gesture[] {
  if (lines.length <= FEW) return lines.map((line) => ({ line, path: [`words:${line}`] }))
  return branch(
    lines.map((line) => ({ line, words: line.split(' ') })),
    0,
  )
}

interface Split {
  readonly line: string
  readonly words: readonly string[]
}

function branch(lines: readonly Split[], from: number): readonly Gesture[] {
  const groups = new Map<string, Split[]>()
  for (const each of lines) {
    const group = groups.get(each.words[from])
    if (group === undefined) groups.set(each.words[from], [each])
    else group.push(each)
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return [{ line: group[0].line, path: [`words:${group[0].line}`] }]
    const shared = sharedWords(group, from)
    // Nothing is decided by words that all moves share.
    if (group.length === lines.length && group.every(({ words }) => words.length > shared)) return branch(group, shared)
    const target = `words:${group[0].words.slice(0, shared).join(' ')}`
    const whole = group.filter(({ words }) => words.length === shared)
    const longer = group.filter(({ words }) => words.length > shared)
    return [
      ...whole.map(({ line }) => ({ line, path: [target] })),
      ...branch(longer, shared).map(({ line, path }) => ({ line, path: [target, ...path] })),
    ]
  })
}

function sharedWords(group: readonly Split[], from: number): number {
  const [{ words }] = group
  let shared = from + 1
  while (shared < words.length && group.every((each) => each.words[shared] === words[shared])) shared++
  return shared
}
