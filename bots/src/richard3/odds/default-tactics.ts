/**
 * The default tactics for which battle odds are calculated: everybody fires, those with the highest printed firepower
 * first; hits go to the least valuable block where the owner may choose; an heir on his last step retreats if he can,
 * and so does a side that is hopelessly weaker; nobody charges or attempts treachery.
 */
import {
  AREA_COUNT,
  BLOCK_COUNT,
  CHURCH,
  clearCrossings,
  DIES_FOR_GOOD,
  FIREPOWER_OF,
  firstOf,
  HEIR,
  HEIR_RANK_OF,
  houseOf,
  isItsTurn,
  KIND_OF,
  M_FIRE,
  M_RETREAT,
  M_TAKE_HITS,
  mustRetreat,
  NOBLE,
  other,
  placeOf,
  presentIn,
  retreatMoves,
  secondOf,
  stepsOf,
  verbOf,
} from '@tudor-rose/richard3/rules'
import { MoveList } from '@tudor-rose/table'
import type { RichardState } from '../board.ts'

/** An heir with this many steps or fewer retreats from round 2 on. */
const HEIR_LEAVES_AT = 1

/**
 * A side that faces at least this many times its own steps retreats from round 2 on. Defenders only have to hold out,
 * as the attack ends in round 4.
 */
const HOPELESS_ATTACK = 3
const HOPELESS_DEFENCE = 6

const BLOCK_SPAN = 64

/**
 * The value of a block to its house, as a strict order: heirs by seniority, blocks that die for good, peers, others.
 */
export const LOSS_COST: Float64Array = Float64Array.from(KIND_OF, (kind, block) => {
  const rank =
    kind === HEIR
      ? 10 - HEIR_RANK_OF[block]
      : DIES_FOR_GOOD[block] === 1
        ? 4
        : kind === NOBLE || kind === CHURCH
          ? 3
          : FIREPOWER_OF[block] > 2
            ? 2
            : 1
  return rank * BLOCK_SPAN + block
})

/**
 * Which block of one side and letter acts first: the one with the highest printed firepower; when retreating, the most
 * valuable. Lowest is first.
 */
export const turnRank = (block: number, leaves: boolean): number =>
  leaves ? -LOSS_COST[block] : (6 - FIREPOWER_OF[block]) * BLOCK_SPAN + block

export const leavesEarly = (block: number, steps: number, round: number): boolean =>
  round > 1 && KIND_OF[block] === HEIR && steps <= HEIR_LEAVES_AT

/** By steps alone, which both sides can see and count. */
export const isHopeless = (own: number, enemy: number, attacks: boolean): boolean =>
  enemy >= (attacks ? HOPELESS_ATTACK : HOPELESS_DEFENCE) * own

function isHopelessFor(world: RichardState, seat: number): boolean {
  const steps = [0, 0]
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (placeOf(world, block) === world.field) steps[houseOf(world, block)] += stepsOf(world, block)
  return world.round > 1 && isHopeless(steps[seat], steps[other(seat)], seat === world.attacker)
}

function nextToAct(world: RichardState, seat: number): number {
  const leaves = mustRetreat(world, seat)
  let next = -1
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isItsTurn(world, block) && (next < 0 || turnRank(block, leaves) < turnRank(next, leaves))) next = block
  return next
}

const retreats = new MoveList()

/** 6.6 Where a block could retreat in a round in which nobody of its side has retreated yet. */
export function retreatsOf(world: RichardState, block: number): readonly number[] {
  const fresh = world.copy()
  clearCrossings(fresh)
  retreats.clear()
  retreatMoves(fresh, block, retreats)
  return retreats.toArray().map(secondOf)
}

/** The preferred retreat: to friends, else where the enemy cannot follow, else anywhere. Lowest is best. */
function refuge(world: RichardState, house: number, area: number): number {
  if (presentIn(world, area, house) > 0) return area
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (placeOf(world, block) === world.field && houseOf(world, block) !== house)
      return AREA_COUNT * (retreatsOf(world, block).includes(area) ? 2 : 1) + area
  return area
}

/** The index of the move that these tactics make in a battle turn. */
export function defaultTurnMove(world: RichardState, seat: number, moves: MoveList): number {
  const block = nextToAct(world, seat)
  const leaves =
    mustRetreat(world, seat) || isHopelessFor(world, seat) || leavesEarly(block, stepsOf(world, block), world.round)
  let fires = 0
  let retreat = -1
  for (let i = 0; i < moves.length; i++) {
    const move = moves.at(i)
    if (firstOf(move) !== block) continue
    if (verbOf(move) === M_FIRE) fires = i
    if (!leaves || verbOf(move) !== M_RETREAT) continue
    const to = refuge(world, seat, secondOf(move))
    if (retreat < 0 || to < refuge(world, seat, secondOf(moves.at(retreat)))) retreat = i
  }
  return retreat < 0 ? fires : retreat
}

/** The index of the move by which the least valuable of the strongest blocks takes the hits. */
export function defaultHitMove(moves: MoveList): number {
  let best = 0
  for (let i = 1; i < moves.length; i++) {
    const move = moves.at(i)
    if (verbOf(move) === M_TAKE_HITS && LOSS_COST[firstOf(move)] < LOSS_COST[firstOf(moves.at(best))]) best = i
  }
  return best
}
