import { fastChance } from '../fast-chance.ts'
import type { Seat } from '../game.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentField } from './differences.ts'
import { type Moment, seatsOf, walk } from './random-walk.ts'
import { imagine } from './secrets.ts'

const MOMENTS_PER_GAME = 12
const WORLDS = 3
const ANY_NUMBER = 2 ** 31

/**
 * What a seat imagines depends on what it may know, and on nothing else: in two worlds that it cannot tell apart the same chance leads to
 * the same imagined world, and is drawn from as often. Otherwise whoever searches in imagined worlds would learn of the real one.
 */
export function twinsAreImaginedAlike<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, MOMENTS_PER_GAME, (moment) => {
      for (const seat of seatsOf(trial)) for (let i = 0; i < WORLDS; i++) compareTwins(trial, moment, seat)
    })
  }
}

function compareTwins<S>(trial: Trial<S>, moment: Moment<S>, seat: Seat): void {
  const { game } = trial
  const { state, picks, where } = moment
  const twin = imagine(trial, moment, seat)
  const seed = picks.below(ANY_NUMBER)
  const [here, there] = [fastChance(seed), fastChance(seed)]
  const fromReal = game.imagine(state, seat, here)
  const fromTwin = game.imagine(twin, seat, there)
  const difference = differentField(game, game.bytes(fromReal), game.bytes(fromTwin))
  if (difference !== undefined)
    fail(
      where,
      `what seat ${seat} imagines tells it what it may not know: ${difference} where the real world is another`,
    )
  if (here.below(ANY_NUMBER) !== there.below(ANY_NUMBER))
    fail(where, `how much chance seat ${seat} needs to imagine a world depends on what it may not know`)
}
