/**
 * What a world is worth to both houses. All is counted in peers who stand in England at the end of a campaign, which is what
 * the throne is decided by; a lead in peers is then turned into a chance to win.
 */
import {
  ACTIONS,
  ACTIVATED,
  AREA_COUNT,
  AREA_MARKS,
  AT,
  attackedBy,
  BEGIN_ACTIONS,
  BLOCK_COUNT,
  CAPTIVE,
  CHOOSE_BATTLE,
  DEAD,
  DISBAND,
  HEIRS,
  HENRY_VI,
  LAST_BLOCK,
  MARKS,
  MOVED,
  NEXT_BATTLE,
  POOL,
  PRESENT,
  STEPS,
  scenarioOf,
} from '@tudor-rose/richard3/rules'
import {
  APPROACHES,
  ATTACK,
  COUNTS_FOR_THRONE,
  CROWN_DEFENCE,
  DEFENCE,
  HAS_CROWN,
  IS_EXILE,
  IS_HEIR,
  IS_PEER,
  LONDON,
  RECRUITING_PLACES,
  SUPPLY_LIMIT,
  type World,
} from './board.ts'
import { winsAttack } from './rough-odds.ts'
import type { Weights } from './weights.ts'

const TURNS = 7
const PER_PEER = 0.03

const isPolitical = (world: World): boolean => world.step >= DISBAND

export class Evaluation {
  readonly #weights: Weights
  // By house and area, as house * AREA_COUNT + area.
  readonly #attack = new Float64Array(2 * AREA_COUNT)
  readonly #defence = new Float64Array(2 * AREA_COUNT)
  readonly #steps = new Float64Array(2 * AREA_COUNT)
  /** What its house would miss of those who stand there. */
  readonly #stake = new Float64Array(2 * AREA_COUNT)
  /** Those who could still join an attack this turn. */
  readonly #fresh = new Float64Array(2 * AREA_COUNT)
  readonly #freshSteps = new Float64Array(2 * AREA_COUNT)
  readonly #standing = [0, 0]
  readonly #waiting = [0, 0]
  readonly #living = [0, 0]

  constructor(weights: Weights) {
    this.#weights = weights
  }

  /** By how many peers Lancaster is ahead of York. */
  lead(world: World): number {
    const [lancaster, york] = this.standings(world)
    // 8.2 A tie leaves the throne to the King.
    return lancaster - york + (world.throne === 0 ? this.#weights.tie : -this.#weights.tie)
  }

  /**
   * From 0 to 1: how likely Lancaster is to win. Far ahead or behind, a peer more still counts for something, so that a
   * house that is losing goes on playing well.
   */
  chanceOfLancaster(world: World): number {
    const w = this.#weights
    const lead = this.lead(world)
    const passed = (world.turn - 1 + this.#partOfTurn(world)) / TURNS
    const isLast = world.campaign === scenarioOf(world).lastCampaign
    const sureness = (w.sureAtStart + (w.sureAtEnd - w.sureAtStart) * passed ** 2) * (isLast ? 1 : w.beforeOthers)
    const chance = 1 / (1 + Math.exp(-lead * sureness))
    const plain = Math.max(0.02, Math.min(0.98, 0.5 + PER_PEER * lead))
    return w.plainness * plain + (1 - w.plainness) * chance
  }

  #partOfTurn(world: World): number {
    if (world.step < BEGIN_ACTIONS) return 0
    if (world.step >= CHOOSE_BATTLE) return 1
    return world.active === world.playerOne ? 0.2 : 0.6
  }

  /** Action phases that a house has before the campaign is over, the one that it is in counted by the points left. */
  phasesLeft(world: World, house: number): number {
    const later = TURNS - world.turn
    if (isPolitical(world)) return 0
    if (world.step < BEGIN_ACTIONS) return later + 1
    if (world.step >= NEXT_BATTLE) return later
    if (world.active === house) return later + Math.min(1, (world.actionPoints + world.eventOpen) / 3)
    return world.active === world.playerOne ? later + 1 : later
  }

  /** What both houses have, in peers. */
  standings(world: World): readonly [number, number] {
    this.#gather(world)
    const w = this.#weights
    for (const house of [0, 1]) {
      if (this.phasesLeft(world, house) > 0) this.#standing[house] += this.#waiting[house]
      this.#standing[house] -= w.heirs / Math.max(1, this.#living[house])
    }
    for (let area = 0; area < AREA_COUNT; area++) this.#weigh(world, area)
    return [this.#standing[0], this.#standing[1]]
  }

  #gather(world: World): void {
    const w = this.#weights
    const { bytes, throne } = world
    this.#attack.fill(0)
    this.#defence.fill(0)
    this.#steps.fill(0)
    this.#stake.fill(0)
    this.#fresh.fill(0)
    this.#freshSteps.fill(0)
    for (const house of [0, 1]) {
      this.#standing[house] = 0
      this.#waiting[house] = 0
      let living = 0
      for (let i = 0; i < 5; i++) if (bytes[AT + HEIRS[house][i]] !== DEAD) living++
      this.#living[house] = living
    }
    // Kingmaker: a captive counts for his house.
    if (bytes[AT + HENRY_VI] === CAPTIVE) this.#standing[0] += 1
    const isFighting = world.step >= ACTIONS && !isPolitical(world)
    const heirStake = [0, 1].map((house) => w.heirs / Math.max(1, this.#living[house] * (this.#living[house] - 1)) + 1)
    const ofOthers = w.powerOfOthers * (TURNS + 1 - world.turn)
    for (let block = 0; block < BLOCK_COUNT; block++) {
      const place = bytes[AT + block]
      if (place > POOL) continue
      const house = block <= LAST_BLOCK[0] ? 0 : block <= LAST_BLOCK[1] ? 1 : 1 - throne
      if (place === POOL) {
        if (IS_PEER[block] === 1) this.#waiting[house] += w.pool * isCallable(world, block, house)
        continue
      }
      const steps = bytes[STEPS + block]
      const at = house * AREA_COUNT + place
      const power = steps * ATTACK[block]
      this.#steps[at] += steps
      this.#attack[at] += power
      let defence = DEFENCE[block * AREA_COUNT + place]
      if (IS_HEIR[block] === 1 && house === throne && HAS_CROWN[place] === 1) defence += CROWN_DEFENCE[block]
      this.#defence[at] += steps * defence
      this.#standing[house] += power * (IS_PEER[block] === 1 ? w.power : ofOthers)
      if (isFighting && (bytes[MARKS + block] & MOVED) === 0) {
        this.#fresh[at] += power
        this.#freshSteps[at] += steps
      }
      if (IS_PEER[block] === 0) {
        this.#stake[at] += power * ofOthers
        continue
      }
      if (COUNTS_FOR_THRONE[place] === 1) {
        this.#standing[house] += 1
        this.#stake[at] += (IS_HEIR[block] === 1 ? heirStake[house] : 1) + w.power * power
      } else this.#waiting[house] += w.exile
    }
  }

  #weigh(world: World, area: number): void {
    const w = this.#weights
    const red = world.bytes[PRESENT + area]
    const white = world.bytes[PRESENT + AREA_COUNT + area]
    if (red === 0 && white === 0) return
    if (red > 0 && white > 0) {
      this.#weighBattle(world, area)
      return
    }
    const house = red > 0 ? 0 : 1
    if (area === LONDON) this.#standing[house] += w.london
    const many = red + white
    if (many > SUPPLY_LIMIT[area]) this.#standing[house] -= (many - SUPPLY_LIMIT[area]) * w.hunger
    if (IS_EXILE[area] === 1) return
    const enemy = 1 - house
    const phases = this.phasesLeft(world, enemy)
    if (phases <= 0) return
    const risk = this.#threat(world, area, enemy) * w.risk * Math.min(1, phases)
    this.#standing[house] -= risk * this.#stake[house * AREA_COUNT + area]
  }

  /** How likely an enemy who comes with all he has nearby takes an area. */
  #threat(world: World, area: number, enemy: number): number {
    const approaches = APPROACHES[area]
    const { bytes } = world
    const own = (1 - enemy) * AREA_COUNT
    const their = enemy * AREA_COUNT
    let power = 0
    let steps = 0
    for (let i = 0; i < approaches.length; i++) {
      const { from, over, limit } = approaches[i]
      const many = bytes[PRESENT + their + from]
      if (many === 0) continue
      // They cannot march through us.
      if (over !== from && bytes[PRESENT + own + over] > 0) continue
      const share = (many > limit ? limit / many : 1) * (over === from ? 1 : 0.7)
      power += share * this.#attack[their + from]
      steps += share * this.#steps[their + from]
    }
    if (steps === 0) return 0
    return winsAttack(power, steps, this.#defence[own + area], this.#steps[own + area])
  }

  #weighBattle(world: World, area: number): void {
    const w = this.#weights
    const attacker = (world.bytes[AREA_MARKS + area] & attackedBy(0)) !== 0 ? 0 : 1
    const attackers = attacker * AREA_COUNT + area
    const defenders = (1 - attacker) * AREA_COUNT + area
    let power = this.#attack[attackers]
    let steps = this.#steps[attackers]
    if (world.step === ACTIONS && world.active === attacker) {
      const [more, moreSteps] = this.#followers(world, area, attacker)
      power += w.followers * more
      steps += w.followers * moreSteps
    }
    const wins = winsAttack(power, steps, this.#defence[defenders], this.#steps[defenders])
    if (area === LONDON) {
      this.#standing[attacker] += w.london * wins
      this.#standing[1 - attacker] += w.london * (1 - wins)
    }
    this.#standing[attacker] -= this.#stake[attackers] * w.lostAttacking * (1 - wins) ** 1.5
    this.#standing[1 - attacker] -= this.#stake[defenders] * w.lostDefending * wins
  }

  /** Those next to a battle who may still join it: from areas that are activated, or that can be. */
  #followers(world: World, area: number, house: number): readonly [number, number] {
    const { bytes } = world
    let power = 0
    let steps = 0
    const approaches = APPROACHES[area]
    for (let i = 0; i < approaches.length; i++) {
      const { from, over, limit } = approaches[i]
      const at = house * AREA_COUNT + from
      if (over !== from || this.#fresh[at] === 0) continue
      if ((bytes[AREA_MARKS + from] & ACTIVATED) === 0 && world.actionPoints === 0) continue
      const many = bytes[PRESENT + at]
      const share = many > limit ? limit / many : 1
      power += share * this.#fresh[at]
      steps += share * this.#freshSteps[at]
    }
    return [power, steps]
  }
}

/** 5.4 Whether a peer in the pool has an open place to come to. */
function isCallable(world: World, block: number, house: number): number {
  const places = RECRUITING_PLACES[block]
  if (places.length === 0) return 1
  const enemy = PRESENT + (1 - house) * AREA_COUNT
  for (let i = 0; i < places.length; i++) if (world.bytes[enemy + places[i]] === 0) return 1
  return 0
}
