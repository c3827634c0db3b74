import { fastChance } from '../fast-chance.ts'
import { MoveList } from '../move-list.ts'
import { playAtRandom } from '../random-play.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentField } from './differences.ts'
import { type SampledDecision, walk } from './random-walk.ts'

/**
 * A copy starts equal and can be played on without changing the original, which then plays out in the same way: no part
 * of a state is kept outside its bytes. The same holds for a copy written over another state and for one built from a
 * copy of the bytes.
 */
export function copiesAreApart<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) walk(trial, seed, 6, (decision) => checkDecision(trial, decision))
}

function checkDecision<S>({ game }: Trial<S>, { state, picks, where }: SampledDecision<S>): void {
  const before = game.bytes(state).slice()
  const seed = `${where}/${picks.below(1_000_000)}`
  const playOn = (played: S): Uint8Array => {
    playAtRandom(game, played, fastChance(`${seed}/chance`), fastChance(`${seed}/picks`), new MoveList())
    return game.bytes(played).slice()
  }
  const check = (expected: Uint8Array, actual: Uint8Array, what: string): void => {
    const difference = differentField(game, expected, actual)
    if (difference !== undefined) fail(where, `${what}: ${difference}`)
  }

  const copy = game.copy(state)
  check(before, game.bytes(copy), 'a copy is not equal')
  const end = playOn(copy)
  check(before, game.bytes(state), 'playing on with a copy has changed the original')

  const over = game.copy(state, copy)
  if (over !== copy) fail(where, 'copy(state, into) does not return the state that it should overwrite')
  check(before, game.bytes(over), 'a copy written over another state is not equal')
  check(end, playOn(over), 'a copy written over another state plays out differently')
  check(before, game.bytes(state), 'playing on with a copy written over another state has changed the original')

  check(end, playOn(game.fromBytes(before.slice())), 'a state built around the bytes plays out differently')
  check(before, game.bytes(state), 'playing on with a state built around the bytes has changed the original')

  const last = game.copy(state)
  check(end, playOn(last), 'a second copy plays out differently')
}
