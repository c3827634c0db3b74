/** How good each move looks at once: by what the world is worth after it, and by rules of thumb where dice or cards decide. */
import { CARDS, FORCE_MARCH, MUSTER, PIRACY, PLAGUE, SURPRISE, TREASON } from '@tudor-rose/richard3/data'
import {
  ACTIONS,
  ANSWER_MULLIGAN,
  AREA_COUNT,
  BATTLE_TURN,
  BLOCK_COUNT,
  CHOOSE_CARD,
  firstOf,
  M_MARCH,
  M_ONWARD,
  M_RAID,
  M_RECRUIT,
  M_REDEAL,
  M_SAIL,
  MULLIGAN,
  NO_BLOCK,
  onwardMoves,
  PRESENT,
  secondOf,
  TAKE_HITS,
  TREASON_ROLL,
  verbOf,
} from '@tudor-rose/richard3/rules'
import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { battleTurnRating, treasonRating } from './battle-sense.ts'
import type { World } from './board.ts'
import type { Evaluation } from './evaluation.ts'
import type { FamiliarMoves } from './familiar-moves.ts'
import { LookMarks } from './look-marks.ts'
import { hitsByConduct } from './odds/conduct.ts'
import { EVERY_BLOCK } from './tally.ts'

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
/** Less than any lead: of moves that were not weighed. */
const NOT_WEIGHED = -1000
/** With fewer moves than this all are weighed. */
const MANY_MOVES = 24
/** What a hit in battle is worth, in peers. */
const HIT = 0.5

const cardWorth = (card: number): number => EVENT_WORTH[card] ?? CARDS[card].actionPoints

export class Judgement {
  readonly #game: AnyGame
  readonly #evaluation: Evaluation
  readonly #onward = new MoveList()
  /** Where blocks were marched to in this look, as block * AREA_COUNT + area, and what that is worth. */
  readonly #reached: LookMarks
  readonly #values = new Float64Array(BLOCK_COUNT * AREA_COUNT)
  #after: World | undefined
  #further: World | undefined

  /** `reached` may be handed in with looks behind it, for tests. */
  constructor(game: AnyGame, evaluation: Evaluation, reached = new LookMarks(BLOCK_COUNT * AREA_COUNT)) {
    this.#game = game
    this.#evaluation = evaluation
    this.#reached = reached
  }

  /** By how many peers this seat is ahead; quicker where it is known which block alone has moved. */
  #lead(world: World, seat: Seat, block = EVERY_BLOCK): number {
    const over = this.#game.result(world)
    if (over !== undefined) return over.winners.includes(seat) ? WON : -WON
    const lead = this.#evaluation.leadAfter(world, block)
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
      case BATTLE_TURN: {
        const lastHeir = this.#evaluation.lastHeirWorth(world) / HIT
        for (let i = 0; i < moves.length; i++) ratings[i] += HIT * battleTurnRating(world, seat, moves.at(i), lastHeir)
        return
      }
      case TREASON_ROLL:
        for (let i = 0; i < moves.length; i++) ratings[i] += HIT * treasonRating(world, moves.at(i))
        return
      default:
        this.#evaluation.lookFrom(world)
        this.#reached.beginLook()
        for (let i = 0; i < moves.length; i++)
          ratings[i] += this.#valueAfter(world, seat, moves.at(i), chance, toTheEnd && world.step === ACTIONS)
    }
  }

  /** The same for actions that are thought through again and again: moves that never came near the best are left out. */
  rateFamiliar(
    world: World,
    seat: Seat,
    moves: MoveList,
    chance: Chance,
    ratings: Float64Array,
    familiar: FamiliarMoves,
  ): void {
    if (world.step !== ACTIONS || moves.length < MANY_MOVES) {
      this.rate(world, seat, moves, chance, ratings, true)
      return
    }
    const isFullLook = familiar.isFullLook(seat)
    this.#evaluation.lookFrom(world)
    this.#reached.beginLook()
    for (let i = 0; i < moves.length; i++) {
      const move = moves.at(i)
      if (isFullLook || !familiar.isFar(seat, move) || joinsBattle(world, move))
        ratings[i] += this.#valueAfter(world, seat, move, chance, true)
      else ratings[i] = NOT_WEIGHED
    }
    familiar.notice(seat, moves, ratings, NOT_WEIGHED)
  }

  #valueAfter(world: World, seat: Seat, move: Move, chance: Chance, toTheEnd: boolean): number {
    const game = this.#game
    this.#after = game.copy(world, this.#after) as World
    game.apply(this.#after, seat, move, chance)
    if (!toTheEnd || verbOf(move) !== M_MARCH) return this.#lead(this.#after, seat, blockMovedBy(world, move))
    const value = this.#valueThere(this.#after, seat, firstOf(move), secondOf(move))
    return this.#after.step === ACTIONS && this.#after.mover !== NO_BLOCK
      ? this.#bestOnward(this.#after, seat, chance, value)
      : value
  }

  /** 5.2 A block that has marched may go on; what counts is where it gets to. */
  #bestOnward(world: World, seat: Seat, chance: Chance, here: number): number {
    const game = this.#game
    const block = world.mover
    let best = here
    this.#onward.clear()
    onwardMoves(world, seat, this.#onward)
    for (let i = 0; i < this.#onward.length; i++) {
      const move = this.#onward.at(i)
      const place = block * AREA_COUNT + firstOf(move)
      if (!this.#reached.isMarked(place)) {
        this.#further = game.copy(world, this.#further) as World
        game.apply(this.#further, seat, move, chance)
        this.#valueThere(this.#further, seat, block, firstOf(move))
      }
      best = Math.max(best, this.#values[place])
    }
    return best
  }

  /** What the world is worth with a block that has marched so far: the same on whatever way it came. */
  #valueThere(world: World, seat: Seat, block: number, area: number): number {
    const place = block * AREA_COUNT + area
    if (!this.#reached.isMarked(place)) {
      this.#reached.mark(place)
      this.#values[place] = this.#lead(world, seat, block)
    }
    return this.#values[place]
  }
}

/** The block that alone stands elsewhere after a move, where that is certain. */
export function blockMovedBy(world: World, move: Move): number {
  switch (verbOf(move)) {
    case M_MARCH:
    case M_SAIL:
    case M_RAID:
    case M_RECRUIT:
      return firstOf(move)
    case M_ONWARD:
      return world.mover
    default:
      return EVERY_BLOCK
  }
}

/** Who else comes to a battle is another question than who begins it. */
function joinsBattle(world: World, move: Move): boolean {
  if (verbOf(move) !== M_MARCH) return false
  const present = PRESENT + secondOf(move)
  return world.bytes[present] > 0 && world.bytes[present + AREA_COUNT] > 0
}
