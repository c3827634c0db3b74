import type { ParsedMove } from '../game.ts'
import type { MoveField } from './fields.ts'
import type { Fields, KnownSlots, MovesOf, Templates } from './template.ts'

/** The members of a union that have only a verb. */
export type PlainMove<M extends ParsedMove> = M extends unknown ? (keyof M extends 'verb' ? M : never) : never

/** The moves of a game as text. Independent of integers and rules, so that a page can use it. */
export interface MoveTexts<M extends ParsedMove = ParsedMove, F extends Fields = Fields> {
  readonly fields: F
  readonly templates: Readonly<Record<M['verb'], string>>
  /** The parsed form of a line; `undefined` if it is not a move. */
  read(line: string): M | undefined
  /** The same, for lines that are known to be moves. Throws for others. */
  readKnown(line: string): M
}

/** A slot with its name and field, or a character that is special in regular expressions. */
const SLOT_OR_SIGN = /\{(\w+)(?::(\w+))?\}|\W/g

/**
 * The moves of a game, each declared once as a template. The order of the templates numbers the verbs, so a game with
 * stored records must only append.
 */
export function defineMoves<const F extends Fields, const T extends Templates>(
  fields: F,
  templates: T & KnownSlots<F, T>,
): MoveTexts<MovesOf<F, T> & ParsedMove, F> {
  type M = MovesOf<F, T> & ParsedMove
  const forms = Object.entries<string>(templates).map(([verb, template]) => {
    const slots: (readonly [name: string, field: MoveField<unknown>])[] = []
    const pattern = template.replace(SLOT_OR_SIGN, (sign, name?: string, field = name) => {
      if (field === undefined) return `\\${sign}`
      slots.push([name!, fields[field]])
      return `(${fields[field].pattern})`
    })
    return { verb, slots, pattern: new RegExp(`^${pattern}$`) }
  })

  function read(line: string): M | undefined {
    for (const { verb, slots, pattern } of forms) {
      const found = pattern.exec(line)
      if (found === null) continue
      const move: Record<string, unknown> = { verb }
      const isRead = slots.every(([name, field], i) => {
        move[name] = field.read(found[i + 1])
        return move[name] !== undefined && field.write(move[name]) === found[i + 1]
      })
      if (isRead) return move as M
    }
    return undefined
  }

  function readKnown(line: string): M {
    const move = read(line)
    if (move === undefined) throw new Error(`not a move of this game: ${line}`)
    return move
  }

  return { fields, templates, read, readKnown }
}
