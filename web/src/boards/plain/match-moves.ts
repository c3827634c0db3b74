/**
 * The moves that match typed text: each typed word is the start of a word of the move, in the same order, as
 * in the terminal. `mar ess` finds `march Norfolk to Essex`. A move typed in full is the only one.
 */
export function matchMoves(lines: readonly string[], typed: string): readonly string[] {
  const wanted = wordsOf(typed)
  const exact = lines.filter((line) => wordsOf(line).join(' ') === wanted.join(' '))
  return exact.length > 0 ? exact : lines.filter((line) => isMeant(wordsOf(line), wanted))
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

function isMeant(words: readonly string[], wanted: readonly string[]): boolean {
  let next = 0
  for (const word of words) if (next < wanted.length && word.startsWith(wanted[next])) next++
  return next === wanted.length
}
