import { BadInput } from './errors.ts'
import type { Game, PositionProblem } from './game.ts'
import { defaultBytes, type Field, type PositionLayout } from './layout.ts'
import { type Located, parseLocatedJson } from './located-json.ts'
import { MoveList } from './move-list.ts'

/** The first entry of every exported position. The number increases when old readers could not read a new position. */
export const POSITION_FORMAT = 'Tudor Rose position 1'

const MAX_CHARACTERS = 1_000_000

type Entries = Record<string, unknown>

/** The position as plain data, without fields that have their default value. */
export function exportPosition<S>(game: Game<S>, state: S): Entries {
  const bytes = game.bytes(state)
  const position: Entries = { format: POSITION_FORMAT, game: game.name, rules: game.rulesVersion }
  if (game.components !== undefined) position[game.components.name] = game.components.hash
  Object.assign(position, exportFields(game.layout.scalars, bytes, 0))
  for (const group of game.layout.groups) {
    const members = group.members
      .map((name, index) => [name, exportFields(group.fields, bytes, index)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0)
    if (members.length > 0) position[group.name] = Object.fromEntries(members)
  }
  return position
}

function exportFields(fields: readonly Field[], bytes: Uint8Array, index: number): Entries {
  const unusual = fields.filter(({ offset, codec }) => bytes[offset + index] !== codec.defaultValue)
  return Object.fromEntries(unusual.map(({ name, offset, codec }) => [name, codec.toJson(bytes[offset + index])]))
}

/** The position as editable JSON: one line for each scalar and each member of a group. */
export function formatPosition<S>(game: Game<S>, state: S): string {
  const entries = Object.entries(exportPosition(game, state)).map(([name, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
    const members = Object.entries(value).map(
      ([member, fields]) => `    ${JSON.stringify(member)}: ${formatFields(fields)}`,
    )
    return `  ${JSON.stringify(name)}: {\n${members.join(',\n')}\n  }`
  })
  return `{\n${entries.join(',\n')}\n}\n`
}

const formatFields = (fields: Entries): string =>
  `{ ${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')} }`

/** The state of an exported position. Any problem throws `BadInput` with line, path and reason. */
export function parsePosition<S>(game: Game<S>, text: string): S {
  if (text.length > MAX_CHARACTERS) {
    throw new BadInput(
      'bad-position',
      `the text is ${text.length} characters long; a position has at most ${MAX_CHARACTERS}`,
    )
  }
  const root = parseLocatedJson(text)
  const entries = objectAt(root, [])
  checkTitle(game, root, entries)
  const bytes = defaultBytes(game.layout)
  for (const [name, value] of entries) {
    if (TITLE_ENTRIES.includes(name) || name === game.components?.name) continue
    const field = game.layout.scalars.find((scalar) => scalar.name === name)
    if (field === undefined) readGroup(game.layout, name, value, bytes)
    else bytes[field.offset] = readField(field, value, [name])
  }
  const state = game.fromBytes(bytes)
  const problems = game.checkPosition(state)
  if (problems.length > 0) throw impossible(root, problems)
  const stuck = whyStuck(game, state)
  if (stuck !== undefined) fail(entries.get('step') ?? root, [], stuck)
  return state
}

/** Why play cannot continue although nobody has won; `undefined` if it can. */
function whyStuck<S>(game: Game<S>, state: S): string | undefined {
  if (game.result(state) !== undefined) return undefined
  const actors = game.actors(state)
  if (actors.length === 0) return 'nobody is asked anything here, and the game is not over'
  const moves = new MoveList()
  const seats = game.seats(game.optionsOf(state))
  for (const seat of actors) {
    game.moves(state, seat, moves)
    if (moves.length === 0) return `${seats[seat]} is asked here, but has no legal move`
    moves.clear()
  }
  return undefined
}

const TITLE_ENTRIES = ['format', 'game', 'rules']

function checkTitle<S>(game: Game<S>, root: Located, entries: ReadonlyMap<string, Located>): void {
  const check = (name: string, expected: string | number, what: string): void => {
    const given = entries.get(name)
    if (given === undefined) fail(root, [name], `is missing; it should be ${JSON.stringify(expected)}`)
    if (given.value !== expected) fail(given, [name], `${what} ${show(given)}; expected ${JSON.stringify(expected)}`)
  }
  check('format', POSITION_FORMAT, 'this is not a position that can be read here:')
  check('game', game.name, 'this is a position of another game,')
  check('rules', game.rulesVersion, 'this position belongs to another version of the rules,')
  const { components } = game
  if (components === undefined || (components.isStandard && !entries.has(components.name))) return
  check(components.name, components.hash, 'this position was made with something else,')
}

function readGroup(layout: PositionLayout, name: string, located: Located, bytes: Uint8Array): void {
  const group = layout.groups.find((candidate) => candidate.name === name)
  if (group === undefined) {
    const known = [...TITLE_ENTRIES, ...layout.scalars.map((field) => field.name), ...layout.groups.map((g) => g.name)]
    fail(located, [name], `is not known here; there are ${known.join(', ')}`)
  }
  for (const [member, fields] of objectAt(located, [name])) {
    const index = group.members.indexOf(member)
    if (index < 0) fail(fields, [name, member], `is not one of the ${name}, such as ${group.members[0]}`)
    for (const [fieldName, value] of objectAt(fields, [name, member])) {
      const path = [name, member, fieldName]
      const field = group.fields.find((candidate) => candidate.name === fieldName)
      if (field === undefined) {
        fail(value, path, `is not known here; there are ${group.fields.map((known) => known.name).join(', ')}`)
      }
      bytes[field.offset + index] = readField(field, value, path)
    }
  }
}

function readField({ codec }: Field, located: Located, path: readonly string[]): number {
  const byte = located.value instanceof Map ? undefined : codec.fromJson(plain(located))
  if (byte === undefined) fail(located, path, `cannot be ${show(located)}; expected ${codec.expected}`)
  return byte
}

/** The value without line numbers. No field has objects inside lists. */
const plain = ({ value }: Located): unknown =>
  value instanceof Map ? undefined : Array.isArray(value) ? value.map(plain) : value

function objectAt(located: Located, path: readonly string[]): ReadonlyMap<string, Located> {
  if (located.value instanceof Map) return located.value
  return fail(located, path, `should be an object { ... }, not ${show(located)}`)
}

/** The first problem that the game found, at the line of its path or the closest existing one. */
function impossible(root: Located, problems: readonly PositionProblem[]): BadInput {
  const { path, reason } = problems[0]
  let nearest = root
  for (const name of path) {
    const next = nearest.value instanceof Map ? nearest.value.get(name) : undefined
    if (next === undefined) break
    nearest = next
  }
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return new BadInput('bad-position', `${path.join('.') || 'position'}: ${reason}${more}`, { line: nearest.line })
}

function fail(located: Located, path: readonly string[], reason: string): never {
  throw new BadInput('bad-position', `${path.join('.') || 'position'}: ${reason}`, { line: located.line })
}

function show({ value }: Located): string {
  if (value instanceof Map) return 'an object'
  if (Array.isArray(value)) return 'a list'
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}
