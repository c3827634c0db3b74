import type { AnyGame, GameEvent } from '@tudor-rose/table'
import { Attempt } from './attempt.ts'
import type { Exercise } from './exercise.ts'
import { Reckoning, type Worth } from './reckoning.ts'

/** A decision of the best line. */
export interface Decision {
  /** What the line does here. */
  readonly line: string
  /** What it would accept. */
  readonly accepted: readonly string[]
  /** Every legal move with what it is worth. */
  readonly worths: readonly Worth[]
}

export interface Walk {
  readonly decisions: readonly Decision[]
  readonly told: readonly GameEvent[]
  /** How many states it took to reckon. */
  readonly states: number
}

/** Goes along the best line by the rules and reckons every decision on the way. */
export function walk(game: AnyGame, exercise: Exercise): Walk {
  const attempt = new Attempt(game, exercise)
  const reckoning = new Reckoning(game, exercise)
  const decisions: Decision[] = []
  for (let accepted = attempt.wanted; accepted.length > 0; accepted = attempt.wanted) {
    const [line] = accepted
    decisions.push({ line, accepted, worths: reckoning.worths(attempt.state) })
    attempt.take(line)
  }
  return { decisions, told: attempt.told, states: reckoning.states }
}
