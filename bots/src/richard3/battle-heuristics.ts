/** Rules of thumb for a turn in battle: when to fire, to attempt treachery, to charge, and to retreat. */
import {
  BLOCK_COUNT,
  firepower,
  firstOf,
  houseOf,
  isOnField,
  LOYALTY_OF,
  loyaltyTo,
  M_CHARGE,
  M_FIRE,
  M_RETREAT,
  M_TREACHERY,
  M_TREASON,
  NO_BLOCK,
  placeOf,
  presentIn,
  secondOf,
  stepsOf,
  verbOf,
  WARWICKS,
} from '@tudor-rose/richard3/rules'
import type { Move, Seat } from '@tudor-rose/table'
import { COUNTS_FOR_THRONE, IS_HEIR, IS_PEER, type RichardState } from './board.ts'
import { lastHeirOf } from './last-heir.ts'
import { atLeast, winsAttack } from './rough-odds.ts'

/** Ratings are measured in hits. */
const FIRST = 0.02
/** Winning over an enemy peer. */
const A_PEER = 2
/** Losing or saving a whole block, apart from its steps. */
const A_LIFE = 1.2
const AN_HEIR = 3

/** A rough estimate of the chance that this seat's side wins the field. */
function rightNow(world: RichardState, seat: Seat): number {
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

/**
 * A rough estimate of the chance that a block dies before its next turn, if `absent` does not fire. 6.4 Hits go to the
 * strongest block, so comrades that are as strong have to be weakened first.
 */
function fallsInARound(world: RichardState, block: number, absent = NO_BLOCK): number {
  const house = houseOf(world, block)
  const own = stepsOf(world, block)
  let cushion = own
  let hits = 0
  for (let other = 0; other < BLOCK_COUNT; other++) {
    if (other === block || other === absent || placeOf(world, other) !== world.field) continue
    const steps = stepsOf(world, other)
    if (houseOf(world, other) !== house) hits += (steps * firepower(world, other)) / 6
    else if (isOnField(world, other) && steps >= own) cushion += steps - own + 1
  }
  return atLeast(cushion, hits)
}

/** The chance that one block scores at least so many hits. */
function hitsAtLeast(world: RichardState, block: number, least: number): number {
  const hits = firepower(world, block) / 6
  const dice = stepsOf(world, block)
  let chance = 0
  for (let many = least, ways = choose(dice, least); many <= dice; ways = (ways * (dice - many)) / ++many)
    chance += ways * hits ** many * (1 - hits) ** (dice - many)
  return chance
}

function choose(all: number, some: number): number {
  let ways = 1
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1)
  return ways
}

/**
 * 6.4, 6.5 The chance that a shot kills an enemy: a charge targets it; ordinary fire hits it only if no comrade is as
 * strong.
 */
function kills(world: RichardState, move: Move, enemy: number): number {
  const steps = stepsOf(world, enemy)
  if (verbOf(move) === M_CHARGE ? secondOf(move) !== enemy : verbOf(move) !== M_FIRE) return 0
  if (verbOf(move) === M_FIRE)
    for (let other = 0; other < BLOCK_COUNT; other++)
      if (other !== enemy && houseOf(world, other) === houseOf(world, enemy) && isOnField(world, other))
        if (stepsOf(world, other) >= steps) return 0
  return hitsAtLeast(world, firstOf(move), steps)
}

/** 6.5 The chance that a charging block dies by the answer. */
function fallsByCharging(world: RichardState, block: number, target: number): number {
  const lives = 1 - hitsAtLeast(world, block, stepsOf(world, target))
  return lives * hitsAtLeast(world, target, stepsOf(world, block))
}

/**
 * 9.0 By how much a move raises the chance to win by the death of a last heir, of either house, before the block's next
 * turn.
 */
function lastHeirGain(world: RichardState, seat: Seat, move: Move): number {
  const block = firstOf(move)
  let gain = 0
  if (block === lastHeirOf(world, seat)) {
    if (verbOf(move) === M_RETREAT) gain += fallsInARound(world, block)
    if (verbOf(move) === M_CHARGE) gain -= fallsByCharging(world, block, secondOf(move))
  }
  const enemy = lastHeirOf(world, 1 - seat)
  if (enemy === NO_BLOCK || !isOnField(world, enemy)) return gain
  if (verbOf(move) === M_RETREAT) gain -= fallsInARound(world, enemy) - fallsInARound(world, enemy, block)
  return gain + kills(world, move, enemy)
}

/**
 * The rating of a move in a battle turn, in hits. `lastHeir` is the extra value of a house's last heir, whose death
 * ends the game.
 */
export function battleTurnRating(world: RichardState, seat: Seat, move: Move, lastHeir: number): number {
  const rating = plainRating(world, seat, move)
  return lastHeir === 0 ? rating : rating + lastHeir * lastHeirGain(world, seat, move)
}

function plainRating(world: RichardState, seat: Seat, move: Move): number {
  const block = firstOf(move)
  const hits = (stepsOf(world, block) * firepower(world, block)) / 6
  switch (verbOf(move)) {
    case M_FIRE:
      // The best shooters go first.
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

/** Retreating saves a block that would be lost, but gives up the field. */
function leavingRating(world: RichardState, seat: Seat, block: number, area: number): number {
  const wins = rightNow(world, seat)
  const steps = stepsOf(world, block)
  const isNear = steps <= 1 ? 0.8 : steps === 2 ? 0.5 : 0.35
  const saved = (worthOf(block) + 0.3 * steps) * (1 - wins) * isNear
  const stays = COUNTS_FOR_THRONE[area] === 1 ? 0.1 : 0
  const company = presentIn(world, area, seat) > 0 ? 0.1 : 0
  return 1.6 * saved + stays + company - 0.3 * wins
}

export const treasonRating = (world: RichardState, move: Move): number =>
  verbOf(move) === M_TREASON ? 0.5 ** LOYALTY_OF[firstOf(move)] * (1 + stepsOf(world, firstOf(move)) / 4) : 0.2
