/**
 * Evaluation of a world. The unit is a peer in England at the end of a campaign, which decides the throne; a lead in
 * peers is then converted into a winning chance.
 */
import { ACTIVATED, AREA_COUNT, AREA_MARKS, attackedBy, PRESENT, STEP, scenarioOf } from '@tudor-rose/richard3/rules'
import {
  APPROACH_FROM,
  APPROACH_LIMIT,
  APPROACH_OVER,
  DEPENDENTS,
  FIRST_APPROACH,
  IS_EXILE,
  LONDON,
  mercenariesAtHome,
  type RichardState,
  SUPPLY_LIMIT,
} from './board.ts'
import { EpochMarks } from './epoch-marks.ts'
import { lastHeirFalls } from './last-heir.ts'
import { EVERY_BLOCK, houseIn, isPolitical, PositionTotals } from './position-totals.ts'
import { winsAttack } from './rough-odds.ts'
import { type CampaignWeights, TURNS, type Weights, weightsByTurn } from './weights.ts'

const PER_PEER = 0.03

export class Evaluation {
  readonly #weights: CampaignWeights
  readonly #byTurn: readonly Weights[]
  readonly #totals: PositionTotals
  /** Totals of the base world that others are compared with, and the value of each area there for Lancaster. */
  readonly #base: PositionTotals
  #from: RichardState | undefined
  readonly #worths = new Float64Array(AREA_COUNT)
  #worthOfAreas = 0
  readonly #battleAreas = new Uint8Array(AREA_COUNT)
  #battles = 0
  /** 9.0 The chance that the last heir of each house dies, in the world that was fully evaluated last. */
  readonly #falls = new Float64Array(2)
  /** What an enemy who threatens an area could bring. */
  #comingPower = 0
  #comingSteps = 0
  /** Remaining action phases of each house: in the evaluated world, and in the base world. */
  readonly #phases = new Float64Array(2)
  readonly #phasesBefore = new Float64Array(2)
  readonly #touched = new Uint8Array(AREA_COUNT)
  readonly #affected = new Uint8Array(AREA_COUNT)
  readonly #seen: EpochMarks

  /** Tests can inject `seen` with earlier epochs. */
  constructor(weights: CampaignWeights, seen = new EpochMarks(AREA_COUNT)) {
    this.#weights = weights
    this.#seen = seen
    this.#byTurn = weightsByTurn(weights)
    this.#totals = new PositionTotals(this.#byTurn)
    this.#base = new PositionTotals(this.#byTurn)
  }

  /** Sets the base world for `leadAfter`. It must not change meanwhile. */
  setBase(world: RichardState): void {
    this.#from = world
    this.#base.count(world)
    this.#totals.count(world)
    this.#countPhases(world)
    this.#phasesBefore.set(this.#phases)
    this.#worthOfAreas = 0
    this.#battles = 0
    const { bytes } = world
    for (let area = 0; area < AREA_COUNT; area++) {
      this.#worths[area] = this.#worthOf(world, area)
      this.#worthOfAreas += this.#worths[area]
      const isBattle = bytes[PRESENT + area] > 0 && bytes[PRESENT + AREA_COUNT + area] > 0
      if (isBattle) this.#battleAreas[this.#battles++] = area
    }
  }

  /** Lancaster's lead over York, in peers. */
  lead(world: RichardState): number {
    this.#from = undefined
    return this.#leadOf(world)
  }

  /**
   * The lead in a world that differs little from the base world, which is faster to compute, especially if it is known
   * which single block has changed.
   */
  leadAfter(world: RichardState, block = EVERY_BLOCK): number {
    const from = this.#from
    if (from === undefined) return this.#leadOf(world)
    this.#countPhases(world)
    if (this.#isNear(from, world)) return this.#leadByChange(from, world, block)
    const lead = this.#leadOf(world)
    this.#totals.count(from)
    return lead
  }

  #leadOf(world: RichardState): number {
    this.#countPhases(world)
    this.#totals.count(world)
    this.#falls.fill(0)
    let lead = this.#leadOfHouses(world)
    for (let area = 0; area < AREA_COUNT; area++) lead += this.#worthOf(world, area)
    return lead
  }

  #countPhases(world: RichardState): void {
    this.#phases[0] = this.phasesLeft(world, 0)
    this.#phases[1] = this.phasesLeft(world, 1)
  }

  /** Whether areas with the same blocks have the same value in both worlds. */
  #isNear(from: RichardState, world: RichardState): boolean {
    for (let house = 0; house < 2; house++) {
      const phases = this.#phases[house]
      const before = this.#phasesBefore[house]
      // Only fractions of a phase matter; more than one counts as one.
      if (phases !== before && (phases < 1 || before < 1)) return false
    }
    return from.active === world.active && this.#base.isLike(from, world)
  }

  #leadOfHouses(world: RichardState): number {
    const { standing, waiting } = this.#totals
    const lancaster = standing[0] + (this.#phases[0] > 0 ? waiting[0] : 0)
    const york = standing[1] + (this.#phases[1] > 0 ? waiting[1] : 0)
    // 8.2 A tie leaves the throne to the King.
    const { tie } = this.#byTurn[world.turn]
    return lancaster - york + (world.throne === 0 ? tie : -tie)
  }

  #leadByChange(from: RichardState, world: RichardState, block: number): number {
    const totals = this.#totals
    const touched = this.#touched
    const many = totals.change(from, world, touched, block)
    const affected = this.#affected
    const count = this.#findAffected(from, world, block, many)
    let lead = this.#leadOfHouses(world) + this.#worthOfAreas
    for (let i = 0; i < count; i++) lead += this.#worthOf(world, affected[i]) - this.#worths[affected[i]]
    totals.restore(this.#base, touched, many)
    return lead
  }

  /** Writes the areas whose value may have changed into `#affected`, and returns how many. */
  #findAffected(from: RichardState, world: RichardState, block: number, many: number): number {
    const touched = this.#touched
    const affected = this.#affected
    const seen = this.#seen
    seen.nextEpoch()
    const old = from.bytes
    const { bytes } = world
    const own = PRESENT + (block === EVERY_BLOCK ? 0 : houseIn(world, block) * AREA_COUNT)
    const enemy = 2 * PRESENT + AREA_COUNT - own
    let count = 0
    // Which blocks may still join a battle depends on more than on where blocks stand.
    for (let i = 0; i < this.#battles; i++) {
      affected[count++] = this.#battleAreas[i]
      seen.mark(this.#battleAreas[i])
    }
    for (let i = 0; i < many; i++) {
      const area = touched[i]
      if (!seen.isMarked(area)) {
        seen.mark(area)
        affected[count++] = area
      }
      // Blocks that come or go threaten enemies; for friends it only matters whether they bar the way.
      const isBarrier = block === EVERY_BLOCK || old[own + area] > 0 !== bytes[own + area] > 0
      const dependents = DEPENDENTS[area]
      for (let j = 0; j < dependents.length; j++) {
        const dependent = dependents[j]
        if (seen.isMarked(dependent) || (!isBarrier && bytes[enemy + dependent] === 0)) continue
        seen.mark(dependent)
        affected[count++] = dependent
      }
    }
    return count
  }

  /**
   * Lancaster's winning chance, from 0 to 1. A peer counts for something even far ahead or behind, so that a losing
   * house keeps playing well.
   */
  chanceOfLancaster(world: RichardState): number {
    const { beforeOthers, plainness } = this.#weights
    const w = this.#byTurn[world.turn]
    const total = this.lead(world)
    const [redFalls, whiteFalls] = this.#falls
    const lead = total - w.lastHeir * (whiteFalls - redFalls)
    const isLast = world.campaign === scenarioOf(world).lastCampaign
    const sureness = w.sureness * (isLast ? 1 : beforeOthers)
    const chance = 1 / (1 + Math.exp(-lead * sureness))
    const plain = Math.max(0.02, Math.min(0.98, 0.5 + PER_PEER * lead))
    const byThrone = plainness * plain + (1 - plainness) * chance
    // 9.0 The game ends as soon as a last heir dies; if both may die, either may be first.
    const byHeirs = whiteFalls * (1 - redFalls / 2)
    return byHeirs + (1 - whiteFalls) * (1 - redFalls) * byThrone
  }

  /** 9.0 The value of a last heir's death for the enemy, in peers. */
  lastHeirWorth(world: RichardState): number {
    return this.#byTurn[world.turn].lastHeir
  }

  /** Remaining action phases of a house in this campaign; the current one counts by its remaining points. */
  phasesLeft(world: RichardState, house: number): number {
    const later = TURNS - world.turn
    if (isPolitical(world)) return 0
    if (world.step < STEP.beginActions) return later + 1
    if (world.step >= STEP.nextBattle) return later
    if (world.active === house) return later + Math.min(1, (world.actionPoints + world.eventOpen) / 3)
    return world.active === world.playerOne ? later + 1 : later
  }

  /** What an area adds to Lancaster's lead, apart from the blocks there: London, hunger, danger, battles to come. */
  #worthOf(world: RichardState, area: number): number {
    const w = this.#byTurn[world.turn]
    const red = world.bytes[PRESENT + area]
    const white = world.bytes[PRESENT + AREA_COUNT + area]
    if (red === 0 && white === 0) return 0
    if (red > 0 && white > 0) return this.#battleWorth(world, area)
    const house = red > 0 ? 0 : 1
    let worth = area === LONDON ? w.london : 0
    const tooMany = red + white - SUPPLY_LIMIT[area]
    if (tooMany > 0) {
      const fed = Math.min(tooMany, mercenariesAtHome(world, area))
      worth -= (tooMany - fed) * w.hunger + fed * w.hungerAtHome
    }
    if (IS_EXILE[area] === 0) {
      const enemy = 1 - house
      const phases = this.#phases[enemy]
      if (phases > 0) {
        const risk = this.#threat(world, area, enemy) * w.risk * Math.min(1, phases)
        const totals = this.#totals
        worth -= risk * totals.stake[house * AREA_COUNT + area]
        const falls = lastHeirFalls(world, totals, area, house, this.#comingPower, this.#comingSteps, false)
        worth -= w.lastHeir * this.#noteFall(house, falls * w.lastHeirRisk * Math.min(1, phases))
      }
    }
    return house === 0 ? worth : -worth
  }

  /** The chance that an enemy who comes with everything nearby takes an area. */
  #threat(world: RichardState, area: number, enemy: number): number {
    const { bytes } = world
    const { attack, steps: hits, defence } = this.#totals
    const own = (1 - enemy) * AREA_COUNT
    const their = enemy * AREA_COUNT
    let power = 0
    let steps = 0
    for (let i = FIRST_APPROACH[area]; i < FIRST_APPROACH[area + 1]; i++) {
      const from = APPROACH_FROM[i]
      const many = bytes[PRESENT + their + from]
      if (many === 0) continue
      const over = APPROACH_OVER[i]
      // They cannot march through enemy blocks.
      if (over !== from && bytes[PRESENT + own + over] > 0) continue
      const limit = APPROACH_LIMIT[i]
      const share = (many > limit ? limit / many : 1) * (over === from ? 1 : 0.7)
      power += share * attack[their + from]
      steps += share * hits[their + from]
    }
    this.#comingPower = power
    this.#comingSteps = steps
    if (steps === 0) return 0
    return winsAttack(power, steps, defence[own + area], hits[own + area])
  }

  /** Records the chance that the last heir of a house dies somewhere, for the winning chance. */
  #noteFall(house: number, falls: number): number {
    this.#falls[house] += falls
    return falls
  }

  #battleWorth(world: RichardState, area: number): number {
    const w = this.#byTurn[world.turn]
    const totals = this.#totals
    const attacker = (world.bytes[AREA_MARKS + area] & attackedBy(0)) !== 0 ? 0 : 1
    const attackers = attacker * AREA_COUNT + area
    const defenders = (1 - attacker) * AREA_COUNT + area
    let power = totals.attack[attackers]
    let steps = totals.steps[attackers]
    if (world.step === STEP.actions && world.active === attacker) {
      const [more, moreSteps] = this.#followers(world, area, attacker)
      power += w.followers * more
      steps += w.followers * moreSteps
    }
    const wins = winsAttack(power, steps, totals.defence[defenders], totals.steps[defenders])
    const loses = 1 - wins
    let worth = area === LONDON ? w.london * (wins - loses) : 0
    worth -= totals.stake[attackers] * w.lostAttacking * loses * Math.sqrt(loses)
    worth += totals.stake[defenders] * w.lostDefending * wins
    const falls = lastHeirFalls(world, totals, area, 1 - attacker, power, steps, false)
    worth += w.lastHeir * this.#noteFall(1 - attacker, falls)
    const [enemy, enemySteps] = [totals.defence[defenders], totals.steps[defenders]]
    const attackerFalls = lastHeirFalls(world, totals, area, attacker, enemy, enemySteps, true)
    worth -= w.lastHeir * this.#noteFall(attacker, attackerFalls)
    return attacker === 0 ? worth : -worth
  }

  /** Blocks next to a battle that may still join it: from areas that are activated, or that can be. */
  #followers(world: RichardState, area: number, house: number): readonly [number, number] {
    const { bytes } = world
    const { fresh, freshSteps } = this.#totals
    let power = 0
    let steps = 0
    for (let i = FIRST_APPROACH[area]; i < FIRST_APPROACH[area + 1]; i++) {
      const from = APPROACH_FROM[i]
      const at = house * AREA_COUNT + from
      if (APPROACH_OVER[i] !== from || freshSteps[at] === 0) continue
      if ((bytes[AREA_MARKS + from] & ACTIVATED) === 0 && world.actionPoints === 0) continue
      const many = bytes[PRESENT + at]
      const limit = APPROACH_LIMIT[i]
      const share = many > limit ? limit / many : 1
      power += share * fresh[at]
      steps += share * freshSteps[at]
    }
    return [power, steps]
  }
}
