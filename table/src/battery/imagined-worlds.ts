import { fastChance } from '../fast-chance.ts'
import type { Seat } from '../game.ts'
import { eventFor } from '../log.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentField } from './differences.ts'
import { type MoveOutcome, outcomesOf, type SampledDecision, seatsOf, walk } from './random-walk.ts'
import { imagine } from './secrets.ts'

const DECISIONS_PER_GAME = 12
const FORKS_PER_GAME = 40
const MOVES_TRIED = 12
const WORLDS = 3
const ANY_NUMBER = 2 ** 31

/**
 * An imagined world depends only on what the seat may know: in two worlds that it cannot tell apart, the same chance
 * gives the same imagined world and is used equally often. Otherwise search in imagined worlds would leak the real one.
 */
export function twinsAreImaginedAlike<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, DECISIONS_PER_GAME, (decision) => {
      for (const seat of seatsOf(trial)) for (let i = 0; i < WORLDS; i++) compareTwins(trial, decision, seat)
    })
  }
}

function compareTwins<S>(trial: Trial<S>, decision: SampledDecision<S>, seat: Seat): void {
  const { game } = trial
  const { state, picks, where } = decision
  const twin = imagine(trial, decision, seat)
  const seed = picks.below(ANY_NUMBER)
  const [here, there] = [fastChance(seed), fastChance(seed)]
  const fromReal = game.imagine(state, seat, here)
  const fromTwin = game.imagine(twin, seat, there)
  const difference = differentField(game, game.bytes(fromReal), game.bytes(fromTwin))
  if (difference !== undefined)
    fail(where, `what seat ${seat} imagines tells it what it may not know: ${difference} if the real world differs`)
  if (here.below(ANY_NUMBER) !== there.below(ANY_NUMBER))
    fail(where, `how much chance seat ${seat} needs to imagine a world depends on what it may not know`)
}

/**
 * The same for two real worlds: two moves that look the same to another seat. An imagined twin copies from the real
 * world whatever `imagine` treats as public; here the game itself must keep only what is public, including its record
 * of the past.
 */
export function forksAreImaginedAlike<S>(trial: Trial<S>): void {
  if (trial.nothingHidden) return
  for (const seed of seedsOf(trial, trial.fewGames)) {
    walk(trial, seed, FORKS_PER_GAME, (decision) => compareForks(trial, decision))
  }
}

function compareForks<S>(trial: Trial<S>, decision: SampledDecision<S>): void {
  const { game } = trial
  const { seat, where } = decision
  const forks = outcomesOf(game, decision, MOVES_TRIED)
  for (const viewer of seatsOf(trial)) {
    if (viewer === seat) continue
    const seen = new Map<string, MoveOutcome<S>>()
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
  one: MoveOutcome<S>,
  other: MoveOutcome<S>,
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
    `"${a}" and "${b}" look the same to seat ${viewer}, but it imagines another world: ${difference ?? 'another amount of chance is used'}`,
  )
}
