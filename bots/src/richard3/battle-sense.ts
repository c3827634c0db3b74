/** Rules of thumb for a turn in battle: when to fire, to tempt, to charge, and when to leave. */
import {
  BLOCK_COUNT,
  firepower,
  firstOf,
  houseOf,
  LOYALTY_OF,
  loyaltyTo,
  M_CHARGE,
  M_FIRE,
  M_RETREAT,
  M_TREACHERY,
  M_TREASON,
  placeOf,
  presentIn,
  secondOf,
  stepsOf,
  verbOf,
  WARWICKS,
} from '@tudor-rose/richard3/rules'
import type { Move, Seat } from '@tudor-rose/table'
import { COUNTS_FOR_THRONE, IS_HEIR, IS_PEER, type World } from './board.ts'
import { winsAttack } from './rough-odds.ts'

/** A hit is the measure; what else a turn can bring is told in hits. */
const FIRST = 0.02
/** Taking a peer from the enemy and having him oneself. */
const A_PEER = 2
/** A whole fighter lost or saved, beside his steps. */
const A_LIFE = 1.2
const AN_HEIR = 3

/** How likely the side of this seat has the field in the end, roughly. */
function rightNow(world: World, seat: Seat): number {
  const power = [0, 0]
  const steps = [0, 0]
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (placeOf(world, block) !== world.field) continue
    const house = houseOf(world, block)
    steps[house] += stepsOf(world, block)
    power[house] += (stepsOf(world, block) * firepower(world, block)) / 6
  }
  const { attacker } = world
  const wins = winsAttack(power[attacker], steps[attacker], power[1 - attacker], steps[1 - attacker])
  return seat === attacker ? wins : 1 - wins
}

const worthOf = (block: number): number => (IS_HEIR[block] === 1 ? AN_HEIR : IS_PEER[block] === 1 ? A_LIFE : 0.5)

/** What a move of a battle turn brings, in hits. */
export function battleTurnRating(world: World, seat: Seat, move: Move): number {
  const block = firstOf(move)
  const hits = (stepsOf(world, block) * firepower(world, block)) / 6
  switch (verbOf(move)) {
    case M_FIRE:
      // Those who hit best go first.
      return hits + FIRST * firepower(world, block)
    case M_TREACHERY: {
      const target = secondOf(move)
      const dice = loyaltyTo(target, WARWICKS[seat] === block)
      return 0.5 ** dice * (A_PEER + 2 * stepsOf(world, target) * 0.8)
    }
    case M_CHARGE: {
      const target = secondOf(move)
      const steps = stepsOf(world, target)
      const answer = (Math.max(0, steps - hits) * firepower(world, target)) / 6
      const kills = Math.max(0, Math.min(1, (hits - steps + 1) / 2))
      return Math.min(hits, steps) + kills * worthOf(target) - answer * (stepsOf(world, block) <= 2 ? 2 : 1) - 0.2
    }
    case M_RETREAT:
      return leavingRating(world, seat, block, secondOf(move))
    default:
      return 0
  }
}

/** Leaving saves a life that would be lost, and gives up the field. */
function leavingRating(world: World, seat: Seat, block: number, area: number): number {
  const wins = rightNow(world, seat)
  const steps = stepsOf(world, block)
  const isNear = steps <= 1 ? 0.8 : steps === 2 ? 0.5 : 0.35
  const saved = (worthOf(block) + 0.3 * steps) * (1 - wins) * isNear
  const stays = COUNTS_FOR_THRONE[area] === 1 ? 0.1 : 0
  const company = presentIn(world, area, seat) > 0 ? 0.1 : 0
  return 1.6 * saved + stays + company - 0.3 * wins
}

export const treasonRating = (world: World, move: Move): number =>
  verbOf(move) === M_TREASON ? 0.5 ** LOYALTY_OF[firstOf(move)] * (1 + stepsOf(world, firstOf(move)) / 4) : 0.2
