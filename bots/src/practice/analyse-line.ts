import type { AnyGame, GameEvent } from '@tudor-rose/table'
import { Attempt } from './attempt.ts'
import type { Exercise } from './exercise.ts'
import { ExhaustiveSearch, type MoveValue } from './exhaustive-search.ts'

/** A decision of the best line. */
export interface Decision {
  /** The move of the line. */
  readonly line: string
  /** All moves that the line accepts. */
  readonly accepted: readonly string[]
  /** Every legal move with its value. */
  readonly moveValues: readonly MoveValue[]
}

export interface LineAnalysis {
  readonly decisions: readonly Decision[]
  readonly events: readonly GameEvent[]
  /** The number of states searched. */
  readonly states: number
}

/** Follows the best line and evaluates every decision in it. */
export function analyseLine(game: AnyGame, exercise: Exercise): LineAnalysis {
  const attempt = new Attempt(game, exercise)
  const search = new ExhaustiveSearch(game, exercise)
  const decisions: Decision[] = []
  for (let accepted = attempt.acceptedMoves; accepted.length > 0; accepted = attempt.acceptedMoves) {
    const [line] = accepted
    decisions.push({ line, accepted, moveValues: search.moveValues(attempt.state) })
    attempt.tryMove(line)
  }
  return { decisions, events: attempt.events, states: search.states }
}
