/** Rates moves one move ahead: by evaluating the world after them, and by rules of thumb where dice or cards decide. */
import { CARDS, FORCE_MARCH, MUSTER, PIRACY, PLAGUE, SURPRISE, TREASON } from '@tudor-rose/richard3/data'
import {
  AREA_COUNT,
  BLOCK_COUNT,
  firstOf,
  M_MARCH,
  M_ONWARD,
  M_RAID,
  M_RECRUIT,
  M_REDEAL,
  M_SAIL,
  NO_BLOCK,
  onwardMoves,
  PRESENT,
  STEP,
  secondOf,
  verbOf,
} from '@tudor-rose/richard3/rules'
import { type AnyGame, type Chance, type Move, MoveList, type Seat } from '@tudor-rose/table'
import { battleTurnRating, treasonRating } from './battle-heuristics.ts'
import type { RichardState } from './board.ts'
import { EpochMarks } from './epoch-marks.ts'
import type { Evaluation } from './evaluation.ts'
import type { MovePruner } from './move-pruner.ts'
import { defaultHitMove } from './odds/default-tactics.ts'
import { EVERY_BLOCK } from './position-totals.ts'

/** The value of a card in hand, in action points. */
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
/** The rating of pruned moves: less than any lead. */
const PRUNED = -1000
/** With fewer moves than this, all are rated. */
const MIN_MOVES_TO_PRUNE = 24
/** The value of a hit in battle, in peers. */
const HIT = 0.5

const cardWorth = (card: number): number => EVENT_WORTH[card] ?? CARDS[card].actionPoints

export class MoveEvaluator {
  readonly #game: AnyGame
  readonly #evaluation: Evaluation
  readonly #onward = new MoveList()
  /** Where blocks were marched to in this call, as block * AREA_COUNT + area, with the value of that. */
  readonly #reached: EpochMarks
  readonly #values = new Float64Array(BLOCK_COUNT * AREA_COUNT)
  #after: RichardState | undefined
  #further: RichardState | undefined

  /** Tests can inject `reached` with earlier epochs. */
  constructor(game: AnyGame, evaluation: Evaluation, reached = new EpochMarks(BLOCK_COUNT * AREA_COUNT)) {
    this.#game = game
    this.#evaluation = evaluation
    this.#reached = reached
  }

  /** This seat's lead in peers; faster if it is known which single block has moved. */
  #lead(world: RichardState, seat: Seat, block = EVERY_BLOCK): number {
    const over = this.#game.result(world)
    if (over !== undefined) return over.winners.includes(seat) ? WON : -WON
    const lead = this.#evaluation.leadAfter(world, block)
    return seat === 0 ? lead : -lead
  }

  /** Adds the value of each move, in peers. Marches are followed to their end if `toTheEnd`. */
  rate(
    world: RichardState,
    seat: Seat,
    moves: MoveList,
    chance: Chance,
    ratings: Float64Array,
    toTheEnd: boolean,
  ): void {
    switch (world.step) {
      case STEP.mulligan:
      case STEP.answerMulligan:
        for (let i = 0; i < moves.length; i++) ratings[i] += verbOf(moves.at(i)) === M_REDEAL ? 1 : 0
        return
      case STEP.chooseCard:
        for (let i = 0; i < moves.length; i++) ratings[i] += cardWorth(firstOf(moves.at(i))) * POINT
        return
      case STEP.takeHits:
        ratings[defaultHitMove(moves)] += 1
        return
      case STEP.battleTurn: {
        const lastHeir = this.#evaluation.lastHeirWorth(world) / HIT
        for (let i = 0; i < moves.length; i++) ratings[i] += HIT * battleTurnRating(world, seat, moves.at(i), lastHeir)
        return
      }
      case STEP.treason:
        for (let i = 0; i < moves.length; i++) ratings[i] += HIT * treasonRating(world, moves.at(i))
        return
      default:
        this.#evaluation.setBase(world)
        this.#reached.nextEpoch()
        for (let i = 0; i < moves.length; i++)
          ratings[i] += this.#valueAfter(world, seat, moves.at(i), chance, toTheEnd && world.step === STEP.actions)
    }
  }

  /**
   * The same for actions that are rated again and again during a search: moves that never came close to the best are
   * pruned.
   */
  rateWithPruning(
    world: RichardState,
    seat: Seat,
    moves: MoveList,
    chance: Chance,
    ratings: Float64Array,
    pruner: MovePruner,
  ): void {
    if (world.step !== STEP.actions || moves.length < MIN_MOVES_TO_PRUNE) {
      this.rate(world, seat, moves, chance, ratings, true)
      return
    }
    const isFullLook = pruner.ratesAllMoves(seat)
    this.#evaluation.setBase(world)
    this.#reached.nextEpoch()
    for (let i = 0; i < moves.length; i++) {
      const move = moves.at(i)
      if (isFullLook || !pruner.isPrunable(seat, move) || joinsBattle(world, move))
        ratings[i] += this.#valueAfter(world, seat, move, chance, true)
      else ratings[i] = PRUNED
    }
    pruner.record(seat, moves, ratings, PRUNED)
  }

  #valueAfter(world: RichardState, seat: Seat, move: Move, chance: Chance, toTheEnd: boolean): number {
    const game = this.#game
    this.#after = game.copy(world, this.#after) as RichardState
    game.apply(this.#after, seat, move, chance)
    if (!toTheEnd || verbOf(move) !== M_MARCH) return this.#lead(this.#after, seat, blockMovedBy(world, move))
    const value = this.#valueThere(this.#after, seat, firstOf(move), secondOf(move))
    return this.#after.step === STEP.actions && this.#after.mover !== NO_BLOCK
      ? this.#bestOnward(this.#after, seat, chance, value)
      : value
  }

  /** 5.2 A block that has marched may march on; what counts is where it ends. */
  #bestOnward(world: RichardState, seat: Seat, chance: Chance, here: number): number {
    const game = this.#game
    const block = world.mover
    let best = here
    this.#onward.clear()
    onwardMoves(world, seat, this.#onward)
    for (let i = 0; i < this.#onward.length; i++) {
      const move = this.#onward.at(i)
      const place = block * AREA_COUNT + firstOf(move)
      if (!this.#reached.isMarked(place)) {
        this.#further = game.copy(world, this.#further) as RichardState
        game.apply(this.#further, seat, move, chance)
        this.#valueThere(this.#further, seat, block, firstOf(move))
      }
      best = Math.max(best, this.#values[place])
    }
    return best
  }

  /** The value of the world with this block in this area: independent of the way it came. */
  #valueThere(world: RichardState, seat: Seat, block: number, area: number): number {
    const place = block * AREA_COUNT + area
    if (!this.#reached.isMarked(place)) {
      this.#reached.mark(place)
      this.#values[place] = this.#lead(world, seat, block)
    }
    return this.#values[place]
  }
}

/** The only block that a move moves, if that is certain. */
export function blockMovedBy(world: RichardState, move: Move): number {
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

/** Joining a battle is another question than starting one. */
function joinsBattle(world: RichardState, move: Move): boolean {
  if (verbOf(move) !== M_MARCH) return false
  const present = PRESENT + secondOf(move)
  return world.bytes[present] > 0 && world.bytes[present + AREA_COUNT] > 0
}
