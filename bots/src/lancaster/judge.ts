/** Good and bad moves of Lancaster: by what follows from them at once, and of ballots by what the law would bring. */
import type { AnyGame, Chance, Move, MoveList, Seat } from '@tudor-rose/table'
import type { Judge } from '../greedy.ts'
import { Ballots } from './ballots.ts'
import { Board, type World } from './board.ts'
import { Conflicts } from './conflicts.ts'
import { Evaluation } from './evaluation.ts'
import { Laws } from './laws.ts'
import { Rewards } from './rewards.ts'

/** How many of each kind a player usually has behind his screen. */
const USUAL_GOODS = 2
/**
 * How far the estimate of a move may be off, in points. Without doubt all players would judge every position alike and the
 * same openings would come up in every game.
 */
const DOUBT = 2.2
const DOUBTS = 1000

/** Rates moves, in points; `doubt` is how far an estimate may be off. */
export type Rating = (
  world: World,
  seat: Seat,
  moves: MoveList,
  chance: Chance,
  ratings: Float64Array,
  doubt: number,
) => void

export function lancasterJudge(game: AnyGame): Judge<World> {
  const rate = lancasterRating(game)
  return {
    // What is hidden is taken as usual, so one world tells as much as many.
    worlds: 1,
    rate: (world, seat, moves, chance, ratings) => rate(world, seat, moves, chance, ratings, DOUBT),
  }
}

export function lancasterRating(game: AnyGame): Rating {
  const board = new Board(game)
  const rewards = new Rewards(board)
  const laws = new Laws(board, rewards)
  const evaluation = new Evaluation(board, rewards, new Conflicts(board), laws)
  const ballots = new Ballots(board, laws)
  // Shame is none of it: who was absent from a lost conflict is plain to all, and easily kept count of.
  const hidden = [board.gold, board.squires, board.seals]
  const decoded = new Map<Move, { readonly yes: boolean; readonly votes: number }>()
  let known: World | undefined
  let after: World | undefined

  /** A ballot by its line, which is the one thing that is sure not to change. */
  function ballot(move: Move, seat: Seat) {
    let found = decoded.get(move)
    if (found === undefined) {
      const line = game.notation.format(move, seat)
      found = { yes: line.startsWith('vote yes'), votes: Number(/\d+/.exec(line)?.[0] ?? 0) }
      decoded.set(move, found)
    }
    return found
  }

  /** As the seat sees it: what is behind the screens of the others is nobody's guess but the usual. */
  function asSeen(world: World, seat: Seat): World {
    known = game.copy(world, known) as World
    if (world.players > 2)
      for (let other = 0; other < world.players; other++)
        if (other !== seat) for (const what of hidden) known.bytes[what + other] = USUAL_GOODS
    return known
  }

  return (world, seat, moves, chance, ratings, doubt) => {
    const seen = asSeen(world, seat)
    if (board.steps[seen.step] === 'vote') {
      const { standings, now } = evaluation.look(seen)
      ballots.rate(seen, seat, moves, standings, now, (move) => ballot(move, seat), ratings, chance)
      return
    }
    for (let i = 0; i < moves.length; i++) {
      after = game.copy(seen, after) as World
      game.apply(after, seat, moves.at(i), chance)
      ratings[i] += evaluation.value(after, seat) + (doubt * chance.below(DOUBTS)) / DOUBTS
    }
  }
}
