import { fingerprint } from './fingerprint.ts'
import type { AnyGame, Game, Move, Seat } from './game.ts'
import type { Options } from './options.ts'
import type { LaterSeed } from './seeds.ts'

/** Everything needed to replay a game. Nothing else about it is stored. */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  /** The components, if the game has any. */
  readonly components?: RecordedComponents
  readonly seed: string
  /** The contributions of the seats to the seed, in seat order; empty if the seed stands alone. */
  readonly seatSeeds: readonly string[]
  readonly laterSeeds?: readonly LaterSeed[]
  readonly moves: readonly RecordedMove[]
  /** The stated end, which a replay compares. */
  readonly end?: RecordEnd
}

export interface RecordedComponents {
  readonly hash: string
  /** The complete text, unless they are the standard ones. */
  readonly text?: string
}

/** How a record refers to the components of a game. */
export function componentsOf({ components }: AnyGame): Pick<GameRecord, 'components'> {
  if (components === undefined) return {}
  const { hash, text, isStandard } = components
  return { components: isStandard ? { hash } : { hash, text } }
}

/** A record that states its end, so that a truncated or changed one is detected. */
export interface ClosedRecord extends GameRecord {
  readonly end: RecordEnd
}

export type RecordedMove = MadeMove | Resignation

export interface MadeMove {
  readonly seat: Seat
  readonly move: Move
  /** The line in the text it was parsed from. */
  readonly line?: number
}

export interface Resignation {
  readonly seat: Seat
  readonly resigns: true
  readonly line?: number
}

export interface RecordEnd {
  /** Empty for a draw; absent while the game is unfinished. */
  readonly winners?: readonly Seat[]
  /** The fingerprint of the final state, without tracks. */
  readonly position: string
  readonly line?: number
}

/** The current end of a game, for the last line of its record. */
export function endOf<S>(game: Game<S>, state: S): RecordEnd {
  const result = game.result(state)
  const position = fingerprint(game.bytes(state).subarray(0, game.layout.inferencesStart))
  return result === undefined ? { position } : { winners: result.winners, position }
}

/** Written instead of a move when a seat resigns. */
export const RESIGNS = 'resigns'

/** The first line of every record. The number increases when old readers could not read a new record. */
export const RECORD_TITLE = 'Tudor Rose record 1'

/**
 * The record as readable text. `parseRecord` parses all of it except the remark, one line for people about what moves
 * cannot express.
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

/** The prefix of each line of components given in full. */
export const COMPONENTS_MARGIN = '|'

function formatRecordedComponents({ components }: AnyGame, record: GameRecord): string[] {
  if (components === undefined || record.components === undefined) return []
  const { hash, text } = record.components
  const lines = text === undefined ? [] : text.trimEnd().split('\n')
  return [`${components.name}: ${hash}`, ...lines.map((line) => `${COMPONENTS_MARGIN} ${line}`)]
}

const says = <S>(game: Game<S>, made: RecordedMove): string =>
  'resigns' in made ? RESIGNS : game.notation.format(made.move, made.seat)

/** A seed with other characters is quoted as JSON. */
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
