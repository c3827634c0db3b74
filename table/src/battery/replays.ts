import type { Game } from '../game.ts'
import type { Log } from '../log.ts'
import { parseRecord } from '../parse-record.ts'
import { formatRecord, type GameRecord } from '../record.ts'
import { closeRecord, replay } from '../replay.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentField } from './differences.ts'
import { recordAtRandom } from './random-walk.ts'

const ONE_IN_SO_MANY_AS_TEXT = 10
const nobodyListens: Log = { tell() {}, reveal() {} }

/**
 * The record of a game replays to the same bytes, with a log where there was none, and also after being written and
 * parsed.
 */
export function recordsReplay<S>(trial: Trial<S>): void {
  const { game } = trial
  seedsOf(trial, trial.games).forEach((seed, index) => {
    const { record, state } = recordAtRandom(trial, seed)
    checkSame(game, state, replay(game, record, { log: nobodyListens }), `seed "${seed}", replayed`)
    if (index % ONE_IN_SO_MANY_AS_TEXT === 0) {
      checkSame(
        game,
        state,
        replay(game, throughText(game, record, seed)),
        `seed "${seed}", written, read and replayed`,
      )
    }
  })
}

function checkSame<S>(game: Game<S>, expected: S, actual: S, where: string): void {
  const difference = differentField(game, game.bytes(expected), game.bytes(actual))
  if (difference !== undefined) fail(where, `the end of the game is not the same: ${difference}`)
}

function throughText<S>(game: Game<S>, record: GameRecord, seed: string): GameRecord {
  const text = formatRecord(game, closeRecord(game, record))
  const read = parseRecord(text, (name) => (name === game.name ? game : undefined))
  if (formatRecord(game, read) !== text) fail(`seed "${seed}"`, 'the record, parsed and written again, differs')
  return read
}
