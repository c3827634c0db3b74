import { BadInput } from './errors.ts'
import type { Game } from './game.ts'
import type { Log } from './log.ts'
import { completeOptions } from './options.ts'
import { checkComponents, otherRulesVersion } from './parse-record.ts'
import { play, resign } from './play.ts'
import {
  type ClosedRecord,
  endOf,
  formatOutcome,
  type GameRecord,
  type RecordEnd,
  type RecordedMove,
} from './record.ts'
import { GameChance } from './seeds.ts'

export interface ReplaySettings {
  /** Stop after this many moves; 0 is the position before the first. */
  readonly upTo?: number
  readonly log?: Log
}

/** Rebuilds the final state of a record and checks every move. Bad input throws; a partial replay is never returned. */
export function replay<S>(game: Game<S>, record: GameRecord, { upTo, log }: ReplaySettings = {}): S {
  checkFits(game, record)
  const last = upTo ?? record.moves.length
  if (!Number.isInteger(last) || last < 0 || last > record.moves.length) {
    throw new BadInput('bad-record', `there is no move ${last}; the record has moves 0 to ${record.moves.length}`)
  }
  const chances = new GameChance(record)
  const state = game.setup(completeOptions(game, record.options), chances.setup, log)
  replayMoves(record.moves.slice(0, last), (made, index) => {
    if ('resigns' in made) resign(game, state, made.seat, log)
    else play(game, state, made.seat, made.move, chances.after(index), log)
  })
  if (last === record.moves.length) checkEnd(game, state, record)
  return state
}

/**
 * Replays a whole record and returns its end. Throws if a move, the result or the final position contradicts the
 * record.
 */
export const verifyRecord = <S>(game: Game<S>, record: GameRecord): RecordEnd => endOf(game, replay(game, record))

/** The record with its last line filled in by replay. */
export const closeRecord = <S>(game: Game<S>, record: GameRecord): ClosedRecord => ({
  ...record,
  end: verifyRecord(game, record),
})

/** Checks that the record is of this game and of the current rules version. */
export function checkFits<S>(game: Game<S>, record: GameRecord): void {
  if (record.game !== game.name)
    throw new BadInput('bad-record', `this is a record of ${record.game}, not of ${game.name}`)
  if (record.rulesVersion !== game.rulesVersion) throw otherRulesVersion(game, record.rulesVersion)
  checkComponents(game, record.components?.hash)
}

/** Makes the moves one by one. An error names the move and its line. */
export function replayMoves(moves: readonly RecordedMove[], make: (made: RecordedMove, index: number) => void): void {
  moves.forEach((made, index) => {
    try {
      make(made, index)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      throw new BadInput(
        error.kind,
        `move ${index + 1}: ${error.message}`,
        made.line === undefined ? {} : { line: made.line },
      )
    }
  })
}

/** Checks that the game ends as the record states, if it does. */
export function checkEnd<S>(game: Game<S>, state: S, { end, options }: GameRecord): void {
  if (end === undefined) return
  const place = end.line === undefined ? {} : { line: end.line }
  const actual = endOf(game, state)
  const seats = game.seats(completeOptions(game, options))
  const said = formatOutcome(end.winners, seats)
  const happened = formatOutcome(actual.winners, seats)
  if (said !== happened) {
    throw new BadInput('bad-record', `the record says "${said}", but its moves lead to "${happened}"`, place)
  }
  if (end.position !== actual.position) {
    const reason = `the record says position ${end.position}, but its moves lead to ${actual.position}; a move or the seed has been changed`
    throw new BadInput('bad-record', reason, place)
  }
}
