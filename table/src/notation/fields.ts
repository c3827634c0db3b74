/** The variable parts of a move: a name, a number, or a type of the game's own. */

export interface MoveField<T> {
  /** A regular expression for its text, without capturing groups. */
  readonly pattern: string
  /** May be lenient: only text that `write` produces is accepted. */
  read(text: string): T | undefined
  write(value: T): string
}

/** One of a list of values. */
export interface ListField<T> extends MoveField<T> {
  readonly values: readonly T[]
}

export function listField<T>(values: readonly T[], write: (value: T) => string): ListField<T> {
  const known = new Map(values.map((value) => [write(value), value]))
  return { pattern: '.+?', read: (text) => known.get(text), write, values }
}

export const nameField = <const N extends string>(names: readonly N[]): ListField<N> => listField(names, String)

/** Ids, each with its text. */
export const idField = <const I extends string>(texts: Readonly<Record<I, string>>): ListField<I> =>
  listField(Object.keys(texts) as I[], (id) => texts[id])

export const numberField = (most: number): MoveField<number> => ({
  pattern: '\\d+',
  read: (text) => (Number(text) <= most ? Number(text) : undefined),
  write: String,
})

/** A single word, such as the id of a card. A component file decides which words there are. */
export const wordField: MoveField<string> = { pattern: '\\S+', read: String, write: String }
