import { OBSERVER } from '../game.ts'
import { eventFor, type GameEvent, type Log } from '../log.ts'
import { replay } from '../replay.ts'
import { missingKeys, type Said, textFaults } from '../texts.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { recordAtRandom, seatsOf, walk } from './random-walk.ts'

/** All that a game says (events as each viewer may know them, prompts, results, names of seats) has a sentence in every language of the game. */
export function everythingHasText<S>(trial: Trial<S>): void {
  const { game, options } = trial
  const said = new Map<string, Said>()
  const hear = (key: string, params: Said['params'] = {}): unknown =>
    said.set(JSON.stringify([key, params]), { key, params })

  const viewers = [OBSERVER, ...seatsOf(trial)]
  const tell = (event: GameEvent): void => {
    for (const viewer of viewers) {
      const { key, params } = eventFor(event, viewer)
      hear(key, params)
    }
  }
  const log: Log = { tell, reveal() {} }

  for (const name of game.seats(options)) hear(`seat.${name}`)
  for (const seed of seedsOf(trial, trial.fewGames)) {
    replay(game, recordAtRandom(trial, seed).record, { log })
    const end = walk(trial, seed, 'all', ({ state }) => {
      for (const seat of seatsOf(trial)) {
        const { key, params } = game.prompt(state, seat)
        hear(key, params)
      }
    })
    hear(game.result(end)!.reason)
    for (const seat of seatsOf(trial)) {
      const { record } = recordAtRandom(trial, seed)
      const resigned = replay(game, { ...record, moves: [{ seat, resigns: true }] }, { log })
      const result = game.result(resigned)
      if (result !== undefined) hear(result.reason)
    }
  }
  const problems = [...textFaults(game), ...missingKeys(game, said.values())]
  if (problems.length > 0) fail(`${problems.length} faults in the texts`, problems.join('\n'))
}
