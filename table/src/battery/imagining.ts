import { fastChance } from '../fast-chance.ts'
import type { Seat } from '../game.ts'
import { eventFor } from '../log.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentField } from './differences.ts'
import { type Moment, type Outcome, outcomesOf, seatsOf, walk } from './random-walk.ts'
import { imagine } from './secrets.ts'

const MOMENTS_PER_GAME = 12
const FORKS_PER_GAME = 40
const MOVES_TRIED = 12
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

/**
 * The same of worlds that are both real: two moves that another seat sees and hears alike. A twin that was imagined has from the real
 * world whatever `imagine` takes for public; here the game itself must keep nothing but what is, also in the account of the past.
 */
export function forksAreImaginedAlike<S>(trial: Trial<S>): void {
  if (trial.nothingHidden) return
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, FORKS_PER_GAME, (moment) => compareForks(trial, moment))
  }
}

function compareForks<S>(trial: Trial<S>, moment: Moment<S>): void {
  const { game } = trial
  const { seat, where } = moment
  const forks = outcomesOf(game, moment, MOVES_TRIED)
  for (const viewer of seatsOf(trial)) {
    if (viewer === seat) continue
    const seen = new Map<string, Outcome<S>>()
    for (const fork of forks) {
      const heard = fork.told.map((event) => eventFor(event, viewer))
      const all = JSON.stringify([game.view(fork.state, viewer), heard, [...game.actors(fork.state)]])
      const other = seen.get(all)
      if (other === undefined) seen.set(all, fork)
      else checkImaginedAlike(trial, other, fork, seat, viewer, where)
    }
  }
}

function checkImaginedAlike<S>(
  { game }: Trial<S>,
  one: Outcome<S>,
  other: Outcome<S>,
  seat: Seat,
  viewer: Seat,
  where: string,
): void {
  const [here, there] = [fastChance(where), fastChance(where)]
  const [first, second] = [game.imagine(one.state, viewer, here), game.imagine(other.state, viewer, there)]
  const difference = differentField(game, game.bytes(first), game.bytes(second))
  if (difference === undefined && here.below(ANY_NUMBER) === there.below(ANY_NUMBER)) return
  const [a, b] = [one, other].map(({ move }) => game.notation.format(move, seat))
  fail(
    where,
    `"${a}" and "${b}" look and sound the same to seat ${viewer}, but it imagines another world: ${difference ?? 'as much chance is not needed'}`,
  )
}
