import { eventTextProblems } from '../event-texts.ts'
import { eventProblem } from '../events.ts'
import { OBSERVER } from '../game.ts'
import { eventFor, type GameEvent, type Log } from '../log.ts'
import { replay } from '../replay.ts'
import { type Message, missingKeys, textProblems } from '../texts.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { recordAtRandom, seatsOf, walk } from './random-walk.ts'

/**
 * Every message of a game (events for each viewer, prompts, results, seat names) has a sentence in all its languages.
 */
export function everythingHasText<S>(trial: Trial<S>): void {
  const { game, options } = trial
  const said = new Map<string, Message>()
  const hear = (key: string, params: Message['params'] = {}): unknown =>
    said.set(JSON.stringify([key, params]), { key, params })

  const viewers = [OBSERVER, ...seatsOf(trial)]
  const undeclared = new Set<string>()
  const tell = (event: GameEvent): void => {
    const problem = eventProblem(game.events, event)
    if (problem !== undefined) undeclared.add(problem)
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
  const problems = [
    ...undeclared,
    ...eventTextProblems(game),
    ...textProblems(game),
    ...missingKeys(game, said.values()),
  ]
  if (problems.length > 0) fail(`${problems.length} faults in the texts`, problems.join('\n'))
}
