/** Rates moves of Lancaster: by evaluating the world after them, and ballots by the value of the law. */
import type { AnyGame, Chance, Move, MoveList, Seat } from '@tudor-rose/table'
import type { MoveRater } from '../greedy.ts'
import { Ballots } from './ballots.ts'
import { Board, type LancasterGame, type LancasterState } from './board.ts'
import { Conflicts } from './conflicts.ts'
import { Evaluation } from './evaluation.ts'
import { Laws } from './laws.ts'
import { Rewards } from './rewards.ts'

/** The usual amount of each kind behind a screen. */
const USUAL_GOODS = 2
/**
 * Noise in the estimate of a move, in points. Without it, all players would judge every position the same, and every
 * game would have the same opening.
 */
const NOISE = 2.2
const NOISE_STEPS = 1000

/** Rates moves, in points; `noise` is its maximum random error. */
export type MoveRating = (
  world: LancasterState,
  seat: Seat,
  moves: MoveList,
  chance: Chance,
  ratings: Float64Array,
  noise: number,
) => void

export function lancasterMoveRater(game: AnyGame): MoveRater<LancasterState> {
  const rate = lancasterMoveRating(game)
  return {
    // Hidden goods are replaced by the usual amounts, so one world is as good as many.
    determinizations: 1,
    rate: (world, seat, moves, chance, ratings) => rate(world, seat, moves, chance, ratings, NOISE),
  }
}

export function lancasterMoveRating(game: LancasterGame): MoveRating {
  const board = new Board()
  const rewards = new Rewards(board)
  const laws = new Laws(board, rewards)
  const evaluation = new Evaluation(board, rewards, new Conflicts(board), laws)
  const ballots = new Ballots(board, laws)
  // Shame is not hidden: everybody sees who was absent from a lost conflict.
  const hidden = [board.gold, board.squires, board.seals]
  const decoded = new Map<Move, { readonly yes: boolean; readonly votes: number }>()
  let known: LancasterState | undefined
  let after: LancasterState | undefined

  function ballot(move: Move, seat: Seat) {
    let found = decoded.get(move)
    if (found === undefined) {
      const vote = game.notation.decode(move, seat)
      if (vote.verb !== 'vote') throw new Error(`a vote was asked for, not ${vote.verb}`)
      found = { yes: vote.ballot === 'yes', votes: vote.votes }
      decoded.set(move, found)
    }
    return found
  }

  /** As the seat sees it: hidden goods of the others are replaced by the usual amounts. */
  function asSeen(world: LancasterState, seat: Seat): LancasterState {
    known = game.copy(world, known) as LancasterState
    if (world.players > 2)
      for (let other = 0; other < world.players; other++)
        if (other !== seat) for (const what of hidden) known.bytes[what + other] = USUAL_GOODS
    return known
  }

  return (world, seat, moves, chance, ratings, noise) => {
    const seen = asSeen(world, seat)
    if (board.steps[seen.step] === 'vote') {
      const { playerStats, progress } = evaluation.prepare(seen)
      ballots.rate(seen, seat, moves, playerStats, progress, (move) => ballot(move, seat), ratings, chance)
      return
    }
    for (let i = 0; i < moves.length; i++) {
      after = game.copy(seen, after) as LancasterState
      game.apply(after, seat, moves.at(i), chance)
      ratings[i] += evaluation.value(after, seat) + (noise * chance.below(NOISE_STEPS)) / NOISE_STEPS
    }
  }
}
