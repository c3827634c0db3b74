/** Random games in which both houses prefer to attack, since uniformly random moves hardly ever lead to a large battle. */
import { type Chance, completeOptions, fastChance, type Log, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { game } from '../game.ts'
import {
  firstOf,
  M_CHARGE,
  M_END_ACTIONS,
  M_END_REGROUP,
  M_FIRE,
  M_GROUP,
  M_MARCH,
  M_ONWARD,
  M_RAID,
  M_RECRUIT,
  M_TREACHERY,
  M_TREASON,
  secondOf,
  verbOf,
} from '../move.ts'
import { other, presentIn, type State } from '../state.ts'

const attacks = (s: State, seat: Seat, move: Move): boolean => {
  if (verbOf(move) === M_RAID) return true
  const to = verbOf(move) === M_MARCH ? secondOf(move) : verbOf(move) === M_ONWARD ? firstOf(move) : -1
  return to >= 0 && presentIn(s, to, other(seat)) > 0
}

/** The weight of a move for this house; 1 is neutral. */
function appeal(s: State, seat: Seat, move: Move): number {
  if (attacks(s, seat, move)) return 40
  switch (verbOf(move)) {
    case M_FIRE:
      return 12
    case M_TREACHERY:
      return 10
    case M_CHARGE:
    case M_TREASON:
    case M_RECRUIT:
    case M_GROUP:
      return 3
    case M_END_ACTIONS:
    case M_END_REGROUP:
      return 0.5
    default:
      return 1
  }
}

function pick(s: State, seat: Seat, moves: readonly Move[], picks: Chance): Move {
  const appeals = moves.map((move) => appeal(s, seat, move))
  const precision = 1_000_000
  let point = (picks.below(precision) / precision) * appeals.reduce((sum, value) => sum + value, 0)
  for (const [i, value] of appeals.entries()) {
    point -= value
    if (point < 0) return moves[i]
  }
  return moves[moves.length - 1]
}

export interface AggressiveGame {
  readonly options?: Readonly<Record<string, string>>
  readonly seed: string
  /** The log of the game. */
  readonly log?: (state: State) => Log
  /** Called before each move, with all legal moves of the seat. */
  readonly before?: (state: State, seat: Seat, move: Move, moves: readonly Move[]) => void
  readonly after?: (state: State, seat: Seat, move: Move) => void
}

/** Plays a whole game and returns its result. */
export function playAggressively({ options = {}, seed, log, before, after }: AggressiveGame): State {
  const chance = fastChance(`${seed}/chance`)
  const picks = fastChance(`${seed}/picks`)
  const state = game.setup(completeOptions(game, options), chance)
  const told = log?.(state)
  const list = new MoveList()
  for (let played = 0; played < game.moveBound; played++) {
    const actors = game.actors(state)
    if (actors.length === 0) return state
    const seat = actors[picks.below(actors.length)]
    game.moves(state, seat, list)
    const moves = list.toArray()
    const move = pick(state, seat, moves, picks)
    before?.(state, seat, move, moves)
    game.apply(state, seat, move, chance, told)
    after?.(state, seat, move)
  }
  throw new Error(`${seed}: the game does not end`)
}
