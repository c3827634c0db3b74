import { ComponentReader, checkLength } from './component-reader.ts'
import { fingerprint } from './fingerprint.ts'
import type { AnyGame } from './game.ts'
import { utf8Bytes } from './utf8.ts'

/**
 * Replaceable components of a game, which the owner of a table may provide in a file: a deck of cards, the values of a
 * board. A game with other components is another `Game` object, so its notation, layout and texts know them too.
 */
export interface Components {
  /** The name in the option, the record line and every message, such as `deck`. */
  readonly name: string
  /** Whether these are the standard components of the game. */
  readonly isStandard: boolean
  /** All components as JSON, in canonical format. */
  readonly text: string
  /** The fingerprint of that text. */
  readonly hash: string
  /** The same game with components from a file. Throws `BadInput` with the line of the problem. */
  with(text: string): AnyGame
}

/** How a game reads its components. `T` is plain JSON data. */
export interface ComponentKind<T, G extends AnyGame> {
  readonly name: string
  readonly standard: T
  /** Reads and checks the components. Equal components give equal data in the same order, however they were written. */
  read(file: ComponentReader): T
  game(value: T, components: Components): G
}

/** No hand-written file is larger. */
const MAX_CHARACTERS = 100_000

/** The game with its standard components; `components.with` gives it with others. */
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
    const value = kind.read(ComponentReader.open(given, kind.name, MAX_CHARACTERS))
    const text = formatComponents(value)
    checkLength(kind.name, text, MAX_CHARACTERS)
    return text === standardText ? standard : make(value, text)
  }
  const standardText = formatComponents(kind.standard)
  const standard = make(kind.standard, standardText)
  return standard
}

const WIDEST = 118

/** Readable JSON: values that fit are kept on one line. */
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
