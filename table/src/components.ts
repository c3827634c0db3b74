import { fingerprint } from './fingerprint.ts'
import type { AnyGame } from './game.ts'
import { checkLength, Reading } from './reading.ts'
import { utf8Bytes } from './utf8.ts'

/**
 * What a game is played with, where the owner of a table may bring his own in a file: a deck of cards, the values of a
 * board. A game with other components is another `Game` object, so its notation, layout and texts know them too.
 */
export interface Components {
  /** What the option, the line in a record and every message call it, such as `deck`. */
  readonly name: string
  /** Whether these are the ones that come with the game. */
  readonly isStandard: boolean
  /** All of them as JSON, always laid out in the same way. */
  readonly text: string
  /** The fingerprint of that text. */
  readonly hash: string
  /** The same game with components out of a file; throws `BadInput` with the line of whatever is wrong. */
  with(text: string): AnyGame
}

/** How a game comes by its components. `T` is plain data: what JSON can say. */
export interface ComponentKind<T, G extends AnyGame> {
  readonly name: string
  readonly standard: T
  /** Reads and checks them; the same components, however they were written, give equal data in the same order. */
  read(file: Reading): T
  game(value: T, components: Components): G
}

/** Nobody writes a larger one by hand. */
const MOST_CHARACTERS = 100_000

/** The game with the components that come with it; all others are to be had from there. */
export function gameOfComponents<T, G extends AnyGame>(kind: ComponentKind<T, G>): G {
  const make = (value: T, text: string): G =>
    kind.game(value, {
      name: kind.name,
      isStandard: text === standardText,
      text,
      hash: fingerprint(utf8Bytes(text)),
      with: withText,
    })
  const withText = (given: string): G => {
    const value = kind.read(Reading.open(given, kind.name, MOST_CHARACTERS))
    const text = formatComponents(value)
    checkLength(kind.name, text, MOST_CHARACTERS)
    return text === standardText ? standard : make(value, text)
  }
  const standardText = formatComponents(kind.standard)
  const standard = make(kind.standard, standardText)
  return standard
}

const WIDEST = 118

/** JSON for people: what fits stands on one line. */
export function formatComponents(value: unknown): string {
  return `${formatValue(value, '')}\n`
}

function formatValue(value: unknown, indent: string): string {
  const compact = formatCompact(value)
  if (indent.length + compact.length <= WIDEST || typeof value !== 'object' || value === null) return compact
  const inner = `${indent}  `
  const [open, close, lines] = Array.isArray(value)
    ? ['[', ']', value.map((item) => inner + formatValue(item, inner))]
    : [
        '{',
        '}',
        Object.entries(value).map(([name, each]) => `${inner}${JSON.stringify(name)}: ${formatValue(each, inner)}`),
      ]
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function formatCompact(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatCompact).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${formatCompact(each)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
