import type { Move } from '@tudor-rose/table'
import { wrap } from '../wrap.ts'

/** A legal move with the number that plays it. */
export interface Choice {
  readonly number: number
  readonly move: Move
  readonly text: string
}

/** Up to so many moves each has a line of its own. */
const FEW = 12
/** What comes before a move's target; targets of one piece share a line. */
const BEFORE_LAST_TARGET = ' to '
const BEFORE_FIRST_TARGET = ' in '

/** The moves as lines to choose from. When there are many, those that differ only in their last part share a line. */
export function menuLines(choices: readonly Choice[], width: number): string[] {
  const digits = String(choices.length).length
  const alone = (choice: Choice) => `${String(choice.number).padStart(digits + 2)}  ${choice.text}`
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
  /** What all of its moves begin with. */
  readonly start: string
  readonly members: readonly Choice[]
}

/** Groups in the order of their first move: by all before the target; what is then still alone, by the first word. */
function groupsOf(choices: readonly Choice[]): Group[] {
  const byTarget = gather(choices, ({ text }) => beforeTarget(text))
  const groups = gather(choices, ({ text }) => {
    const start = beforeTarget(text)
    return byTarget.get(start)!.length > 1 ? start : text.split(' ', 1)[0]
  })
  return [...groups].map(([start, members]) => ({ start, members }))
}

function gather(choices: readonly Choice[], startOf: (choice: Choice) => string): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>()
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

export type Picked =
  | { readonly found: 'one'; readonly choice: Choice }
  | { readonly found: 'several'; readonly choices: readonly Choice[] }
  | { readonly found: 'none' }

/**
 * The move that a person means: by number, by its whole text, by a start that no other has, or else by words
 * that begin its words in order, so that `mar nor ess` will do for `march Norfolk to Essex`.
 */
export function pick(typed: string, choices: readonly Choice[]): Picked {
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

function onlyOne(choices: readonly Choice[]): Picked {
  if (choices.length === 1) return { found: 'one', choice: choices[0] }
  return choices.length === 0 ? { found: 'none' } : { found: 'several', choices }
}

const normal = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

function beginsWordsInOrder(typed: readonly string[], words: readonly string[]): boolean {
  let next = 0
  for (const word of words) if (next < typed.length && word.startsWith(typed[next])) next++
  return next === typed.length
}
