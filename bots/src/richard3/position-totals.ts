/** Totals over the blocks of a world, by house and area, which `evaluation.ts` uses. */
import {
  AREA_COUNT,
  AT,
  BLOCK_COUNT,
  CAPTIVE,
  DEAD,
  HEIRS,
  HENRY_VI,
  LAST_BLOCK,
  MARKS,
  MOVED,
  NO_BLOCK,
  POOL,
  PRESENT,
  STEP,
  STEPS,
} from '@tudor-rose/richard3/rules'
import {
  ATTACK,
  COUNTS_FOR_THRONE,
  CROWN_DEFENCE,
  DEFENCE,
  HAS_CROWN,
  IS_HEIR,
  IS_PEER,
  RECRUITED_AT,
  RECRUITING_PLACES,
  type RichardState,
} from './board.ts'
import { lastHeirOf, livingHeirs } from './last-heir.ts'
import type { Weights } from './weights.ts'

/** Instead of a block: any block may have changed. */
export const EVERY_BLOCK = -1

export const isPolitical = (world: RichardState): boolean => world.step >= STEP.disband
const isFighting = (world: RichardState): boolean => world.step >= STEP.actions && !isPolitical(world)

export const houseIn = (world: RichardState, block: number): number =>
  block <= LAST_BLOCK[0] ? 0 : block <= LAST_BLOCK[1] ? 1 : 1 - world.throne

export class PositionTotals {
  readonly #byTurn: readonly Weights[]
  #weights: Weights
  // By house and area, as house * AREA_COUNT + area.
  readonly attack = new Float64Array(2 * AREA_COUNT)
  readonly defence = new Float64Array(2 * AREA_COUNT)
  readonly steps = new Float64Array(2 * AREA_COUNT)
  /** What the house would lose with the blocks there. */
  readonly stake = new Float64Array(2 * AREA_COUNT)
  /** Blocks that could still join an attack this turn. */
  readonly fresh = new Float64Array(2 * AREA_COUNT)
  readonly freshSteps = new Float64Array(2 * AREA_COUNT)
  // By house.
  readonly standing = new Float64Array(2)
  readonly waiting = new Float64Array(2)
  readonly living = new Uint8Array(2)
  /** 9.0 The heir whose death ends the game, if the weights consider him. */
  readonly lastHeir = new Uint8Array(2)
  readonly #heirStake = new Float64Array(2)
  #isFighting = false

  constructor(byTurn: readonly Weights[]) {
    this.#byTurn = byTurn
    this.#weights = byTurn[1]
  }

  /** Computes all totals from scratch. */
  count(world: RichardState): void {
    const w = this.#byTurn[world.turn]
    this.#weights = w
    const { bytes } = world
    this.attack.fill(0)
    this.defence.fill(0)
    this.steps.fill(0)
    this.stake.fill(0)
    this.fresh.fill(0)
    this.freshSteps.fill(0)
    this.waiting.fill(0)
    for (let house = 0; house < 2; house++) {
      const living = this.#livingHeirs(world, house)
      this.living[house] = living
      this.lastHeir[house] = w.lastHeir > 0 ? lastHeirOf(world, house) : NO_BLOCK
      this.standing[house] = -w.heirs / Math.max(1, living)
      this.#heirStake[house] = w.heirs / Math.max(1, living * (living - 1)) + w.peer
      // The death of the last heir is evaluated separately.
      if (this.lastHeir[house] !== NO_BLOCK) this.#heirStake[house] = w.peer
    }
    // Kingmaker: a captive counts for his house.
    if (bytes[AT + HENRY_VI] === CAPTIVE) this.standing[0] += w.peer
    this.#isFighting = isFighting(world)
    for (let block = 0; block < BLOCK_COUNT; block++) if (bytes[AT + block] <= POOL) this.#add(world, block, 1)
  }

  /** Whether the totals of another world can be reached by `change`. */
  isLike(counted: RichardState, other: RichardState): boolean {
    return (
      counted.turn === other.turn &&
      counted.throne === other.throne &&
      isFighting(counted) === isFighting(other) &&
      (counted.bytes[AT + HENRY_VI] === CAPTIVE) === (other.bytes[AT + HENRY_VI] === CAPTIVE) &&
      this.#livingHeirs(other, 0) === this.living[0] &&
      this.#livingHeirs(other, 1) === this.living[1]
    )
  }

  /** The greedy policy counts a defector as alive in every edition; it is kept unchanged for comparisons. */
  #livingHeirs(world: RichardState, house: number): number {
    return this.#weights.lastHeir > 0 ? livingHeirs(world, house) : HEIRS[house].length - deadHeirs(world, house)
  }

  /**
   * Updates the totals from one world to another in which one block, or any, has changed; writes the affected areas
   * into `touched` and returns how many.
   */
  change(from: RichardState, to: RichardState, touched: Uint8Array, block: number): number {
    const old = from.bytes
    const { bytes } = to
    let many = 0
    if (block !== EVERY_BLOCK) many = this.#changeBlock(from, to, block, touched, many)
    else
      for (let each = 0; each < BLOCK_COUNT; each++)
        if (
          old[AT + each] !== bytes[AT + each] ||
          old[STEPS + each] !== bytes[STEPS + each] ||
          ((old[MARKS + each] ^ bytes[MARKS + each]) & MOVED) !== 0
        )
          many = this.#changeBlock(from, to, each, touched, many)
    for (let i = 0; i < many; i++) this.#changeRecruits(from, to, touched, i)
    return many
  }

  #changeBlock(from: RichardState, to: RichardState, block: number, touched: Uint8Array, many: number): number {
    const before = from.bytes[AT + block]
    const after = to.bytes[AT + block]
    if (before <= POOL) this.#add(from, block, -1)
    if (after <= POOL) this.#add(to, block, 1)
    const more = before < AREA_COUNT ? addArea(touched, many, before) : many
    return after < AREA_COUNT ? addArea(touched, more, after) : more
  }

  /** Restores the totals from `other`, for the first `many` of these areas. */
  restore(other: PositionTotals, touched: Uint8Array, many: number): void {
    this.standing.set(other.standing)
    this.waiting.set(other.waiting)
    for (let i = 0; i < many; i++)
      for (let at = touched[i]; at < 2 * AREA_COUNT; at += AREA_COUNT) {
        this.attack[at] = other.attack[at]
        this.defence[at] = other.defence[at]
        this.steps[at] = other.steps[at]
        this.stake[at] = other.stake[at]
        this.fresh[at] = other.fresh[at]
        this.freshSteps[at] = other.freshSteps[at]
      }
  }

  #add(world: RichardState, block: number, sign: number): void {
    const w = this.#weights
    const { bytes } = world
    const place = bytes[AT + block]
    const house = houseIn(world, block)
    const isPeer = IS_PEER[block] === 1
    if (place === POOL) {
      if (isPeer) this.waiting[house] += sign * w.pool * isCallable(world, block, house)
      return
    }
    const steps = sign * bytes[STEPS + block]
    const at = house * AREA_COUNT + place
    const power = steps * ATTACK[block]
    this.steps[at] += steps
    this.attack[at] += power
    let defence = DEFENCE[block * AREA_COUNT + place]
    if (IS_HEIR[block] === 1 && house === world.throne && HAS_CROWN[place] === 1) defence += CROWN_DEFENCE[block]
    this.defence[at] += steps * defence
    this.standing[house] += power * (isPeer ? w.power : w.powerOfOthers)
    if (this.#isFighting && (bytes[MARKS + block] & MOVED) === 0) {
      this.fresh[at] += power
      this.freshSteps[at] += steps
    }
    if (!isPeer) this.stake[at] += power * w.powerOfOthers
    else if (COUNTS_FOR_THRONE[place] === 1) {
      this.standing[house] += sign * w.peer
      this.stake[at] += sign * (IS_HEIR[block] === 1 ? this.#heirStake[house] : w.peer) + w.power * power
    } else this.waiting[house] += sign * w.exile
  }

  /** 5.4 Updates peers in the pool whose recruitment depends on this area; each only once. */
  #changeRecruits(from: RichardState, to: RichardState, touched: Uint8Array, place: number): void {
    const area = touched[place]
    for (let house = 0; house < 2; house++) {
      const held = PRESENT + (1 - house) * AREA_COUNT + area
      if (from.bytes[held] > 0 === to.bytes[held] > 0) continue
      const recruits = RECRUITED_AT[house][area]
      for (let i = 0; i < recruits.length; i++) {
        const block = recruits[i]
        if (from.bytes[AT + block] !== POOL || to.bytes[AT + block] !== POOL) continue
        if (isCountedBefore(from, to, block, house, touched, place)) continue
        const more = isCallable(to, block, house) - isCallable(from, block, house)
        this.waiting[house] += this.#weights.pool * more
      }
    }
  }
}

function deadHeirs(world: RichardState, house: number): number {
  const heirs = HEIRS[house]
  let dead = 0
  for (let i = 0; i < heirs.length; i++) if (world.bytes[AT + heirs[i]] === DEAD) dead++
  return dead
}

function addArea(touched: Uint8Array, many: number, area: number): number {
  for (let i = 0; i < many; i++) if (touched[i] === area) return many
  touched[many] = area
  return many + 1
}

/** Whether an earlier one of the touched areas has changed hands and this block could be recruited there too. */
function isCountedBefore(
  from: RichardState,
  to: RichardState,
  block: number,
  house: number,
  touched: Uint8Array,
  place: number,
): boolean {
  const places = RECRUITING_PLACES[block]
  if (places.length === 1) return false
  const held = PRESENT + (1 - house) * AREA_COUNT
  for (let i = 0; i < place; i++) {
    const area = held + touched[i]
    if (from.bytes[area] > 0 !== to.bytes[area] > 0 && places.includes(touched[i])) return true
  }
  return false
}

/** 5.4 Whether a peer in the pool can be recruited somewhere. */
function isCallable(world: RichardState, block: number, house: number): number {
  const places = RECRUITING_PLACES[block]
  if (places.length === 0) return 1
  const enemy = PRESENT + (1 - house) * AREA_COUNT
  for (let i = 0; i < places.length; i++) if (world.bytes[enemy + places[i]] === 0) return 1
  return 0
}
