/** How good each move looks at once: by what the world is worth after it, and by rules of thumb where dice or cards decide. */
import { CARDS, FORCE_MARCH, MUSTER, PIRACY, PLAGUE, SURPRISE, TREASON } from '@tudor-rose/richard3/data'
import {
  ACTIONS,
  ANSWER_MULLIGAN,
  BATTLE_TURN,
  CHOOSE_CARD,
  firstOf,
  M_ONWARD,
  M_REDEAL,
  MULLIGAN,
  NO_BLOCK,
  TAKE_HITS,
  TREASON_ROLL,
  verbOf,
} from '@tudor-rose/richard3/rules'
import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { battleTurnRating, treasonRating } from './battle-sense.ts'
import type { World } from './board.ts'
import type { Evaluation } from './evaluation.ts'
import { hitsByConduct } from './odds/conduct.ts'

/** How a card looks in hand, in action points. */
const EVENT_WORTH: Readonly<Record<number, number>> = {
  [SURPRISE]: 2.6,
  [FORCE_MARCH]: 2.6,
  [TREASON]: 2.4,
  [PIRACY]: 2.2,
  [PLAGUE]: 2,
  [MUSTER]: 1.6,
}
const POINT = 0.2
/** More than any lead. */
const WON = 30
/** What a hit in battle is worth, in peers. */
const HIT = 0.5

const cardWorth = (card: number): number => EVENT_WORTH[card] ?? CARDS[card].actionPoints
const isOnward = (move: Move): boolean => verbOf(move) === M_ONWARD

export class Judgement {
  readonly #game: AnyGame
  readonly #evaluation: Evaluation
  readonly #onward = new MoveList()
  #after: World | undefined
  #further: World | undefined

  constructor(game: AnyGame, evaluation: Evaluation) {
    this.#game = game
    this.#evaluation = evaluation
  }

  /** By how many peers this seat is ahead. */
  #lead(world: World, seat: Seat): number {
    const over = this.#game.result(world)
    if (over !== undefined) return over.winners.includes(seat) ? WON : -WON
    const lead = this.#evaluation.lead(world)
    return seat === 0 ? lead : -lead
  }

  /** Adds to each rating what the move is worth, in peers. A march is followed to its end where that is asked. */
  rate(world: World, seat: Seat, moves: MoveList, chance: Chance, ratings: Float64Array, toTheEnd: boolean): void {
    switch (world.step) {
      case MULLIGAN:
      case ANSWER_MULLIGAN:
        for (let i = 0; i < moves.length; i++) ratings[i] += verbOf(moves.at(i)) === M_REDEAL ? 1 : 0
        return
      case CHOOSE_CARD:
        for (let i = 0; i < moves.length; i++) ratings[i] += cardWorth(firstOf(moves.at(i))) * POINT
        return
      case TAKE_HITS:
        ratings[hitsByConduct(moves)] += 1
        return
      case BATTLE_TURN:
        for (let i = 0; i < moves.length; i++) ratings[i] += HIT * battleTurnRating(world, seat, moves.at(i))
        return
      case TREASON_ROLL:
        for (let i = 0; i < moves.length; i++) ratings[i] += HIT * treasonRating(world, moves.at(i))
        return
      default:
        for (let i = 0; i < moves.length; i++)
          ratings[i] += this.#valueAfter(world, seat, moves.at(i), chance, toTheEnd && world.step === ACTIONS)
    }
  }

  #valueAfter(world: World, seat: Seat, move: Move, chance: Chance, toTheEnd: boolean): number {
    const game = this.#game
    this.#after = game.copy(world, this.#after) as World
    game.apply(this.#after, seat, move, chance)
    const value = this.#lead(this.#after, seat)
    return toTheEnd && this.#after.step === ACTIONS && this.#after.mover !== NO_BLOCK
      ? this.#bestOnward(this.#after, seat, chance, value)
      : value
  }

  /** 5.2 A block that has marched may go on; what counts is where it gets to. */
  #bestOnward(world: World, seat: Seat, chance: Chance, here: number): number {
    const game = this.#game
    let best = here
    this.#onward.clear()
    game.moves(world, seat, this.#onward)
    for (let i = 0; i < this.#onward.length; i++) {
      const move = this.#onward.at(i)
      if (!isOnward(move)) break
      this.#further = game.copy(world, this.#further) as World
      game.apply(this.#further, seat, move, chance)
      best = Math.max(best, this.#lead(this.#further, seat))
    }
    return best
  }
}
