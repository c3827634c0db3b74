import type { AnyGame, Seat } from '@tudor-rose/table'
import type { Outcome } from '../schemas/outcome.ts'

export interface Ending {
  readonly resigned?: Seat
  readonly flagged?: Seat
}

/** How a game has ended after this many moves, if it has: by its rules, or because it no longer makes progress. */
export function outcomeAfter(game: AnyGame, state: unknown, moves: number, ending: Ending = {}): Outcome | undefined {
  const result = game.result(state)
  if (result !== undefined) return { kind: 'result', ...result, ...ending }
  return moves >= game.moveBound ? { kind: 'stopped' } : undefined
}
