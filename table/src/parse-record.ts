import { BadInput } from './errors.ts'
import { FINGERPRINT_DIGITS } from './fingerprint.ts'
import type { AnyGame, Seat } from './game.ts'
import { completeOptions, type Options } from './options.ts'
import {
  type ClosedRecord,
  COMPONENTS_MARGIN,
  componentsOf,
  formatOutcome,
  type GameRecord,
  RECORD_TITLE,
  RESIGNS,
  type RecordEnd,
  type RecordedMove,
  SEED_LETTERS,
} from './record.ts'
import type { LaterSeed } from './seeds.ts'

/** The longest game takes a few hundred kilobytes. Anything much larger is not a record. */
const MAX_CHARACTERS = 4_000_000

/** Protects games from parsing very long texts as moves. */
const MAX_MOVE_LENGTH = 500

interface Line {
  readonly number: number
  readonly text: string
}

/** A header line, with the lines of a file that follow it. */
interface Entry extends Line {
  readonly file: Line[]
}

/**
 * Parses a record written by `formatRecord` or by hand. Checks everything but the legality of the moves, which `replay`
 * checks.
 */
export function parseRecord(text: string, findGame: (name: string) => AnyGame | undefined): ClosedRecord {
  const lines = meaningfulLines(text)
  checkTitle(lines[0])
  const endLine = lines.at(-1)!
  if (!endLine.text.startsWith('end:')) {
    throw new BadInput('cut-record', `the record stops here without an "end:" line; it has been cut off`, at(endLine))
  }
  const firstMove = lines.findIndex((line) => /^(\d|end:)/.test(line.text))
  const header = readHeader(lines.slice(1, firstMove), endLine)
  const shelf = readGame(header, findGame)
  const rulesVersion = readRulesVersion(header, shelf)
  const game = readComponents(header, shelf)
  const options = readOptions(header, game)
  const seed = onlySeed(header.take('seed'))
  const seatSeeds = readSeeds(header.takeIfThere('seat seeds'))
  const later = header.takeIfThere('later seeds')
  header.checkNothingLeft(game.components?.name)
  const seats = game.seats(options)
  const moves = lines.slice(firstMove, -1).map((line, index) => readMove(line, index + 1, game, seats))
  const end = readEnd(endLine, moves.length, seats)
  const laterSeeds = later === undefined ? {} : { laterSeeds: readLaterSeeds(later, moves.length) }
  return { game: game.name, rulesVersion, options, ...componentsOf(game), seed, seatSeeds, ...laterSeeds, moves, end }
}

const at = (line: Line): { line: number } => ({ line: line.number })

/** All lines except blank ones and comments. */
function meaningfulLines(text: string): Line[] {
  if (text.length > MAX_CHARACTERS) {
    const size = (text.length / 1e6).toFixed(1)
    throw new BadInput(
      'bad-record',
      `the text is ${size} million characters long; a record has at most ${MAX_CHARACTERS / 1e6} million`,
    )
  }
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
  if (lines.length === 0)
    throw new BadInput('cut-record', `the record is empty; it should start with "${RECORD_TITLE}"`, { line: 1 })
  return lines
}

function checkTitle(line: Line): void {
  if (line.text === RECORD_TITLE) return
  if (RECORD_TITLE.startsWith(line.text))
    throw new BadInput('cut-record', 'the record stops within its first line', at(line))
  throw new BadInput('bad-record', `this is not a record: it should start with "${RECORD_TITLE}"`, at(line))
}

/** The lines `key: value` between the title and the first move. */
class Header {
  readonly #entries = new Map<string, Entry>()
  readonly #after: Line

  constructor(after: Line) {
    this.#after = after
  }

  add(key: string, entry: Entry): void {
    if (this.#entries.has(key)) throw new BadInput('bad-record', `"${key}" is given twice`, at(entry))
    this.#entries.set(key, entry)
  }

  /** An entry that may have a file below it. */
  takeWithFile(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    this.#entries.delete(key)
    return entry
  }

  takeIfThere(key: string): Line | undefined {
    const entry = this.takeWithFile(key)
    if (entry !== undefined && entry.file.length > 0)
      throw new BadInput('bad-record', `there cannot be a file below "${key}: ..."`, at(entry.file[0]))
    return entry
  }

  take(key: string): Line {
    const entry = this.takeIfThere(key)
    if (entry === undefined)
      throw new BadInput('bad-record', `the line "${key}: ..." is missing above the moves`, at(this.#after))
    return entry
  }

  checkNothingLeft(componentsName: string | undefined): void {
    for (const [key, entry] of this.#entries) {
      const files = componentsName === undefined ? '' : `${componentsName}, `
      const known = `game, rules, options, ${files}seed, seat seeds, later seeds`
      throw new BadInput('bad-record', `a record has no "${key}" line; it has ${known}`, at(entry))
    }
  }
}

function readHeader(lines: readonly Line[], after: Line): Header {
  const header = new Header(after)
  let last: Entry | undefined
  for (const line of lines) {
    if (line.text.startsWith(COMPONENTS_MARGIN) && last !== undefined) {
      last.file.push({ number: line.number, text: line.text.slice(COMPONENTS_MARGIN.length) })
      continue
    }
    const entry = splitAt(':', line.text)
    if (entry === undefined) {
      throw new BadInput('bad-record', `"${shorten(line.text)}" is neither "key: value" nor a move`, at(line))
    }
    const [key, value] = entry
    last = { number: line.number, text: value, file: [] }
    header.add(key, last)
  }
  return header
}

/** The text before and after the first of these characters, trimmed. */
function splitAt(character: string, text: string): [string, string] | undefined {
  const index = text.indexOf(character)
  return index < 0 ? undefined : [text.slice(0, index).trim(), text.slice(index + 1).trim()]
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}...` : text)

function readGame(header: Header, findGame: (name: string) => AnyGame | undefined): AnyGame {
  const entry = header.take('game')
  const game = findGame(entry.text)
  if (game === undefined) throw new BadInput('unknown-game', `there is no game "${shorten(entry.text)}"`, at(entry))
  return game
}

function readRulesVersion(header: Header, game: AnyGame): number {
  const entry = header.take('rules')
  if (!/^\d{1,9}$/.test(entry.text)) {
    throw new BadInput('bad-record', `rules should be a whole number, not "${shorten(entry.text)}"`, at(entry))
  }
  const version = Number(entry.text)
  if (version !== game.rulesVersion) throw otherRulesVersion(game, version, at(entry))
  return version
}

export function otherRulesVersion(game: AnyGame, version: number, place: { line?: number } = {}): BadInput {
  const reason = `the game was played with version ${version} of the rules of ${game.name}; this program plays version ${game.rulesVersion}`
  return new BadInput('other-rules-version', reason, place)
}

/** The game with the components of the record. */
function readComponents(header: Header, game: AnyGame): AnyGame {
  const entry = game.components === undefined ? undefined : header.takeWithFile(game.components.name)
  if (entry === undefined || game.components === undefined) return game
  if (entry.file.length === 0) {
    inLines([entry], () => checkComponents(game, entry.text))
    return game
  }
  const { name } = game.components
  const own = inLines(entry.file, () => game.components!.with(entry.file.map(({ text }) => text).join('\n')))
  if (own.components?.hash !== entry.text) {
    const reason = `the ${name} below is ${own.components?.hash}, not "${shorten(entry.text)}"; it has been changed`
    throw new BadInput('bad-record', reason, at(entry))
  }
  return own
}

/** Parses the text of these lines. Errors refer to the line in the record. */
function inLines<T>(lines: readonly Line[], read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    throw new BadInput(error.kind, error.reason, at(lines[Math.min(error.line ?? 1, lines.length) - 1]))
  }
}

/** Checks that components with this hash are those of the game. A record without a hash means the standard ones. */
export function checkComponents({ name, components }: AnyGame, hash: string | undefined): void {
  if (components === undefined) {
    if (hash === undefined) return
    throw new BadInput('other-components', `${name} is always played with the same components, not with ${hash}`)
  }
  if (hash === components.hash || (hash === undefined && components.isStandard)) return
  const theirs = hash === undefined ? `the standard ${components.name}` : `${components.name} ${shorten(hash)}`
  throw new BadInput('other-components', `this was played with ${theirs}, not with ${components.hash}`)
}

/** The game for replaying a record, with the components of the record. */
export function gameOfRecord(record: GameRecord, findGame: (name: string) => AnyGame | undefined): AnyGame {
  const game = findGame(record.game)
  if (game === undefined) throw new BadInput('unknown-game', `there is no game "${shorten(record.game)}"`)
  const text = record.components?.text
  return text === undefined || game.components === undefined ? game : game.components.with(text)
}

function readOptions(header: Header, game: AnyGame): Options {
  const entry = header.takeIfThere('options')
  if (entry === undefined) return completeOptions(game, {})
  const given = new Map<string, string>()
  for (const part of entry.text.split(',')) {
    const option = splitAt('=', part)
    if (option === undefined) {
      throw new BadInput('bad-record', `"${shorten(part.trim())}" should be "option=value"`, at(entry))
    }
    const [name, value] = option
    if (given.has(name)) throw new BadInput('bad-record', `option "${shorten(name)}" is given twice`, at(entry))
    given.set(name, value)
  }
  try {
    return completeOptions(game, Object.fromEntries(given))
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(error.kind, error.message, at(entry)) : error
  }
}

function onlySeed(entry: Line): string {
  const seeds = readSeeds(entry)
  if (seeds.length !== 1)
    throw new BadInput('bad-record', `there should be one seed here, not ${seeds.length}`, at(entry))
  return seeds[0]
}

const readSeeds = (entry: Line | undefined): string[] =>
  entry === undefined ? [] : readSeedList(entry, '').map(({ seed }) => seed)

/** `17 abc`: the seed after move 17. */
function readLaterSeeds(entry: Line, moves: number): LaterSeed[] {
  const seeds = readSeedList(entry, '\\d+\\s+').map(({ before, seed }) => ({ after: Number(before), seed }))
  seeds.forEach(({ after }, index) => {
    if (after > moves || after <= (seeds[index - 1]?.after ?? -1))
      throw new BadInput('bad-record', `there is no seed after move ${after}`, at(entry))
  })
  return seeds
}

/** Seeds separated by commas, each with the text before it. */
function readSeedList(entry: Line, before: string): { before: string | undefined; seed: string }[] {
  const seeds: { before: string | undefined; seed: string }[] = []
  const seedText = `(?<quoted>"(?:[^"\\\\]|\\\\.)*")|(?<plain>[${SEED_LETTERS}]+)`
  const next = new RegExp(`\\s*${before && `(?<before>${before})`}(?:${seedText})\\s*(?<comma>,|$)`, 'y')
  for (;;) {
    const found = next.exec(entry.text)?.groups
    const seed = found?.plain ?? parseQuoted(found?.quoted)
    if (seed === undefined) {
      const where = before === '' ? '' : ', after the number of a move'
      const reason = `a seed should be letters, digits and _ . : + / = - or any text in "quotes"${where}`
      throw new BadInput('bad-record', reason, at(entry))
    }
    seeds.push({ before: found?.before?.trim(), seed })
    if (found?.comma === '') return seeds
  }
}

function parseQuoted(quoted: string | undefined): string | undefined {
  if (quoted === undefined) return undefined
  try {
    return JSON.parse(quoted)
  } catch {
    return undefined
  }
}

function readMove(line: Line, expected: number, game: AnyGame, seats: readonly string[]): RecordedMove {
  const number = /^(\d+)\./.exec(line.text)?.[1]
  const parts = number === undefined ? undefined : splitAt(':', line.text.slice(number.length + 1))
  if (parts === undefined || line.text.length > MAX_MOVE_LENGTH) {
    const example = `${expected}. ${seats[0]}: ...`
    throw new BadInput('bad-record', `"${shorten(line.text)}" is not a move; a move is written "${example}"`, at(line))
  }
  const [name, said] = parts
  if (Number(number) > expected)
    throw new BadInput('cut-record', `move ${expected} is missing; this is move ${number}`, at(line))
  if (Number(number) < expected) throw new BadInput('bad-record', `this is move ${expected}, not ${number}`, at(line))
  const seat = readSeat(name, line, seats)
  if (said === RESIGNS) return { seat, resigns: true, line: line.number }
  const move = game.notation.parse(said, seat)
  if (move === undefined) throw new BadInput('bad-record', `"${shorten(said)}" is not a move of ${game.name}`, at(line))
  return { seat, move, line: line.number }
}

function readSeat(name: string, line: Line, seats: readonly string[]): Seat {
  const seat = seats.indexOf(name)
  if (seat < 0)
    throw new BadInput('bad-record', `there is no seat "${shorten(name)}"; the seats are ${seats.join(', ')}`, at(line))
  return seat
}

function readEnd(line: Line, moves: number, seats: readonly string[]): RecordEnd {
  const [, many, outcome, position] = /^end:\s*(\d+) moves?, (.*), position ([0-9a-f]*)$/.exec(line.text) ?? []
  if (many === undefined || position.length < FINGERPRINT_DIGITS) {
    const whole = `end: ${moves} moves, ${formatOutcome([0], seats)}, position ${'0'.repeat(FINGERPRINT_DIGITS)}`
    throw new BadInput('cut-record', `the last line is incomplete; it should look like "${whole}"`, at(line))
  }
  if (Number(many) !== moves) {
    throw new BadInput('cut-record', `the record should have ${many} moves and has ${moves}`, at(line))
  }
  if (position.length > FINGERPRINT_DIGITS) {
    throw new BadInput('bad-record', `the position should have ${FINGERPRINT_DIGITS} digits`, at(line))
  }
  const winners = readWinners(outcome, line, seats)
  return winners === undefined ? { position, line: line.number } : { winners, position, line: line.number }
}

function readWinners(outcome: string, line: Line, seats: readonly string[]): readonly Seat[] | undefined {
  if (outcome === 'unfinished') return undefined
  if (outcome === 'drawn') return []
  const names = /^(.*) wins?$/.exec(outcome)?.[1].split(' and ')
  if (names === undefined) {
    throw new BadInput('bad-record', `"${shorten(outcome)}" should be "unfinished", "drawn" or who wins`, at(line))
  }
  return names.map((name) => readSeat(name, line, seats))
}
