import { fingerprint } from './fingerprint.ts'
import type { AnyGame, Game, Move, Seat } from './game.ts'
import type { LaterSeed } from './later-seeds.ts'
import type { Options } from './options.ts'

/** All that a game needs to be played again: nothing else about it is ever stored. */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  /** Where the game has components: which. */
  readonly components?: RecordedComponents
  readonly seed: string
  /** What each seat added to the seed, in the order of the seats; empty where the seed stands alone. */
  readonly seatSeeds: readonly string[]
  readonly laterSeeds?: readonly LaterSeed[]
  readonly moves: readonly RecordedMove[]
  /** What the moves are said to lead to, for whoever replays them to compare. */
  readonly end?: RecordEnd
}

export interface RecordedComponents {
  readonly hash: string
  /** All of them, unless they are the ones that come with the game. */
  readonly text?: string
}

/** How a record names what a game is played with. */
export function componentsOf({ components }: AnyGame): Pick<GameRecord, 'components'> {
  if (components === undefined) return {}
  const { hash, text, isStandard } = components
  return { components: isStandard ? { hash } : { hash, text } }
}

/** A record that says how it ends, so that a cut or a changed one is noticed. */
export interface ClosedRecord extends GameRecord {
  readonly end: RecordEnd
}

export type RecordedMove = MadeMove | Resignation

export interface MadeMove {
  readonly seat: Seat
  readonly move: Move
  /** Where it stood in the text that it was read from. */
  readonly line?: number
}

export interface Resignation {
  readonly seat: Seat
  readonly resigns: true
  readonly line?: number
}

export interface RecordEnd {
  /** Nobody for a drawn game; absent while the game is unfinished. */
  readonly winners?: readonly Seat[]
  /** The fingerprint of the final state, without tracks. */
  readonly position: string
  readonly line?: number
}

/** How a game stands, as the last line of its record says it. */
export function endOf<S>(game: Game<S>, state: S): RecordEnd {
  const result = game.result(state)
  const position = fingerprint(game.bytes(state).subarray(0, game.layout.tracksFrom))
  return result === undefined ? { position } : { winners: result.winners, position }
}

/** What a seat that gives up says in place of a move. */
export const RESIGNS = 'resigns'

/** The first line of every record; the number goes up when an old reader could not read a new record. */
export const RECORD_TITLE = 'Tudor Rose record 1'

/**
 * The record as a readable text. `parseRecord` reads it back, all but the remark: one line for people, about what moves cannot
 * tell.
 */
export function formatRecord<S>(game: Game<S>, record: ClosedRecord, remark?: string): string {
  const seats = game.seats(record.options)
  const options = Object.entries(record.options).map(([name, value]) => `${name}=${value}`)
  return [
    RECORD_TITLE,
    `game: ${record.game}`,
    `rules: ${record.rulesVersion}`,
    ...(options.length > 0 ? [`options: ${options.join(', ')}`] : []),
    ...formatRecordedComponents(game, record),
    `seed: ${formatSeed(record.seed)}`,
    ...(record.seatSeeds.length > 0 ? [`seat seeds: ${record.seatSeeds.map(formatSeed).join(', ')}`] : []),
    ...formatLaterSeeds(record),
    '',
    ...record.moves.map((made, index) => `${index + 1}. ${seats[made.seat]}: ${says(game, made)}`),
    '',
    ...(remark === undefined ? [] : [`# ${remark}`]),
    `end: ${formatEnd(record, seats)}`,
    '',
  ].join('\n')
}

/** What stands before each line of components that are given in full. */
export const COMPONENTS_MARGIN = '|'

function formatRecordedComponents({ components }: AnyGame, record: GameRecord): string[] {
  if (components === undefined || record.components === undefined) return []
  const { hash, text } = record.components
  const lines = text === undefined ? [] : text.trimEnd().split('\n')
  return [`${components.name}: ${hash}`, ...lines.map((line) => `${COMPONENTS_MARGIN} ${line}`)]
}

const says = <S>(game: Game<S>, made: RecordedMove): string =>
  'resigns' in made ? RESIGNS : game.notation.format(made.move, made.seat)

/** A seed of other letters than these stands in quotes, as JSON writes it. */
export const SEED_LETTERS = 'A-Za-z0-9_.:+/=-'
const PLAIN_SEED = new RegExp(`^[${SEED_LETTERS}]+$`)

const formatSeed = (seed: string): string => (PLAIN_SEED.test(seed) ? seed : JSON.stringify(seed))

const formatLaterSeeds = ({ laterSeeds = [] }: GameRecord): string[] =>
  laterSeeds.length === 0
    ? []
    : [`later seeds: ${laterSeeds.map(({ after, seed }) => `${after} ${formatSeed(seed)}`).join(', ')}`]

function formatEnd({ moves, end }: ClosedRecord, seats: readonly string[]): string {
  const many = moves.length === 1 ? '1 move' : `${moves.length} moves`
  return `${many}, ${formatOutcome(end.winners, seats)}, position ${end.position}`
}

/** `York wins`, `drawn` or `unfinished`. */
export function formatOutcome(winners: readonly Seat[] | undefined, seats: readonly string[]): string {
  if (winners === undefined) return 'unfinished'
  if (winners.length === 0) return 'drawn'
  return `${winners.map((seat) => seats[seat]).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`
}
