import type { Move } from '@tudor-rose/table'
import { wrap } from '../wrap.ts'

/** A legal move with its number in the menu. */
export interface NumberedMove {
  readonly number: number
  readonly move: Move
  readonly text: string
}

/** Up to this many moves get one line each. */
const FEW = 12
/** The words before a move's target; targets of one piece share a line. */
const BEFORE_LAST_TARGET = ' to '
const BEFORE_FIRST_TARGET = ' in '

/** The menu of moves. If there are many, those that differ only in their last part share a line. */
export function menuLines(choices: readonly NumberedMove[], width: number): string[] {
  const digits = String(choices.length).length
  const alone = (choice: NumberedMove) => `${String(choice.number).padStart(digits + 2)}  ${choice.text}`
  if (choices.length <= FEW) return choices.map(alone)
  return groupsOf(choices).flatMap(({ start, members }) =>
    members.length === 1
      ? [alone(members[0])]
      : wrap(
          `  ${start}:`,
          members.map(({ number, text }) => `${number} ${text.slice(start.length).trimStart()}`),
          width,
          '       ',
          '  ',
        ),
  )
}

interface Group {
  /** The common start of its moves. */
  readonly start: string
  readonly members: readonly NumberedMove[]
}

/** Groups in the order of their first move: by the text before the target; single moves then by their first word. */
function groupsOf(choices: readonly NumberedMove[]): Group[] {
  const byTarget = gather(choices, ({ text }) => beforeTarget(text))
  const groups = gather(choices, ({ text }) => {
    const start = beforeTarget(text)
    return byTarget.get(start)!.length > 1 ? start : text.split(' ', 1)[0]
  })
  return [...groups].map(([start, members]) => ({ start, members }))
}

function gather(
  choices: readonly NumberedMove[],
  startOf: (choice: NumberedMove) => string,
): Map<string, NumberedMove[]> {
  const groups = new Map<string, NumberedMove[]>()
  for (const choice of choices) {
    const start = startOf(choice)
    groups.set(start, [...(groups.get(start) ?? []), choice])
  }
  return groups
}

function beforeTarget(text: string): string {
  const last = text.lastIndexOf(BEFORE_LAST_TARGET)
  if (last >= 0) return text.slice(0, last + BEFORE_LAST_TARGET.length - 1)
  const first = text.indexOf(BEFORE_FIRST_TARGET)
  return first < 0 ? text : text.slice(0, first + BEFORE_FIRST_TARGET.length - 1)
}

export type MoveMatch =
  | { readonly found: 'one'; readonly choice: NumberedMove }
  | { readonly found: 'several'; readonly choices: readonly NumberedMove[] }
  | { readonly found: 'none' }

/**
 * The move that was typed: by number, by its whole text, by a unique start, or else by starts of its words in order, so
 * that `mar nor ess` matches `march Norfolk to Essex`.
 */
export function matchMove(typed: string, choices: readonly NumberedMove[]): MoveMatch {
  if (/^\d+$/.test(typed)) return onlyOne(choices.filter((choice) => choice.number === Number(typed)))
  const meant = normal(typed)
  const ways: ((text: string) => boolean)[] = [
    (text) => text === meant,
    (text) => text.startsWith(meant),
    (text) => beginsWordsInOrder(meant.split(' '), text.split(' ')),
  ]
  for (const fits of ways) {
    const found = choices.filter((choice) => fits(normal(choice.text)))
    if (found.length > 0) return onlyOne(found)
  }
  return { found: 'none' }
}

function onlyOne(choices: readonly NumberedMove[]): MoveMatch {
  if (choices.length === 1) return { found: 'one', choice: choices[0] }
  return choices.length === 0 ? { found: 'none' } : { found: 'several', choices }
}

const normal = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function beginsWordsInOrder(typed: readonly string[], words: readonly string[]): boolean {
  let next = 0
  for (const word of words) if (next < typed.length && word.startsWith(typed[next])) next++
  return next === typed.length
}
