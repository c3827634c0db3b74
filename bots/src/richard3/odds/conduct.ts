/**
 * How a battle is fought when nobody has a better idea. Battle odds are the odds under this conduct of both sides: everybody
 * fires, those with the highest printed firepower first; hits that an owner may place go to the block he misses least; an heir on his last step
 * leaves if he can, and so does a side that is hopelessly weaker; nobody charges or tries treachery.
 */
import type { game as richard3 } from '@tudor-rose/richard3'
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

export type World = ReturnType<typeof richard3.setup>

/** An heir with so many steps or fewer leaves the battle from round 2 on. */
const HEIR_LEAVES_AT = 1

/**
 * A side that faces so many times its own steps, or more, leaves from round 2 on. Defenders have only to hold out, as the
 * attack is broken off in round 4.
 */
const HOPELESS_ATTACK = 3
const HOPELESS_DEFENCE = 6

const BLOCK_SPAN = 64

/** How much its house misses a block, as a strict order: heirs by seniority, those who never come back, peers, others. */
export const DEARNESS: Float64Array = Float64Array.from(KIND_OF, (kind, block) => {
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

/** Who of one side and letter acts first: whose printed firepower is highest; on the way out, who is dearest. Lowest is first. */
export const turnRank = (block: number, leaves: boolean): number =>
  leaves ? -DEARNESS[block] : (6 - FIREPOWER_OF[block]) * BLOCK_SPAN + block

export const leavesEarly = (block: number, steps: number, round: number): boolean =>
  round > 1 && KIND_OF[block] === HEIR && steps <= HEIR_LEAVES_AT

/** By steps alone, which both sides see on the field and can count. */
export const isHopeless = (own: number, enemy: number, attacks: boolean): boolean =>
  enemy >= (attacks ? HOPELESS_ATTACK : HOPELESS_DEFENCE) * own

function isHopelessFor(world: World, seat: number): boolean {
  const steps = [0, 0]
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (placeOf(world, block) === world.field) steps[houseOf(world, block)] += stepsOf(world, block)
  return world.round > 1 && isHopeless(steps[seat], steps[other(seat)], seat === world.attacker)
}

function nextToAct(world: World, seat: number): number {
  const leaves = mustRetreat(world, seat)
  let next = -1
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isItsTurn(world, block) && (next < 0 || turnRank(block, leaves) < turnRank(next, leaves))) next = block
  return next
}

const retreats = new MoveList()

/** 6.6 Where a block could go in a round in which nobody of its side has left yet. */
export function retreatsOf(world: World, block: number): readonly number[] {
  const fresh = world.copy()
  clearCrossings(fresh)
  retreats.clear()
  retreatMoves(fresh, block, retreats)
  return retreats.toArray().map(secondOf)
}

/** Where to go: to friends, else where the enemy cannot come, else to where he cannot come any more then. Lowest is best. */
function refuge(world: World, house: number, area: number): number {
  if (presentIn(world, area, house) > 0) return area
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (placeOf(world, block) === world.field && houseOf(world, block) !== house)
      return AREA_COUNT * (retreatsOf(world, block).includes(area) ? 2 : 1) + area
  return area
}

/** The index of the move by which this conduct takes a turn in battle. */
export function turnByConduct(world: World, seat: number, moves: MoveList): number {
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

/** The index of the move by which the least dear of the strongest takes the hits. */
export function hitsByConduct(moves: MoveList): number {
  let best = 0
  for (let i = 1; i < moves.length; i++) {
    const move = moves.at(i)
    if (verbOf(move) === M_TAKE_HITS && DEARNESS[firstOf(move)] < DEARNESS[firstOf(moves.at(best))]) best = i
  }
  return best
}
