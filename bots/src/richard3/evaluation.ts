/**
 * What a world is worth to both houses. All is counted in peers who stand in England at the end of a campaign, which is what
 * the throne is decided by; a lead in peers is then turned into a chance to win.
 */
import {
  ACTIONS,
  ACTIVATED,
  AREA_COUNT,
  AREA_MARKS,
  attackedBy,
  BEGIN_ACTIONS,
  NEXT_BATTLE,
  PRESENT,
  scenarioOf,
} from '@tudor-rose/richard3/rules'
import {
  APPROACH_FROM,
  APPROACH_LIMIT,
  APPROACH_OVER,
  DEPENDENTS,
  FIRST_APPROACH,
  IS_EXILE,
  LONDON,
  mercenariesAtHome,
  SUPPLY_LIMIT,
  type World,
} from './board.ts'
import { lastHeirFalls } from './last-heir.ts'
import { LookMarks } from './look-marks.ts'
import { winsAttack } from './rough-odds.ts'
import { EVERY_BLOCK, houseIn, isPolitical, Tally } from './tally.ts'
import { type CampaignWeights, TURNS, type Weights, weightsByTurn } from './weights.ts'

const PER_PEER = 0.03

export class Evaluation {
  readonly #weights: CampaignWeights
  readonly #byTurn: readonly Weights[]
  readonly #tally: Tally
  /** What was counted of the world that others are compared with, and what each area was worth there, to Lancaster. */
  readonly #base: Tally
  #from: World | undefined
  readonly #worths = new Float64Array(AREA_COUNT)
  #worthOfAreas = 0
  readonly #battleAreas = new Uint8Array(AREA_COUNT)
  #battles = 0
  /** 9.0 How likely the last heir of each house falls, in the world that was weighed anew. */
  readonly #falls = new Float64Array(2)
  /** What an enemy could come with who threatens an area. */
  #comingPower = 0
  #comingSteps = 0
  /** Action phases that each house has left: in the world that is weighed, and in the one that was looked from. */
  readonly #phases = new Float64Array(2)
  readonly #phasesBefore = new Float64Array(2)
  readonly #touched = new Uint8Array(AREA_COUNT)
  readonly #affected = new Uint8Array(AREA_COUNT)
  readonly #seen: LookMarks

  /** `seen` may be handed in with looks behind it, for tests. */
  constructor(weights: CampaignWeights, seen = new LookMarks(AREA_COUNT)) {
    this.#weights = weights
    this.#seen = seen
    this.#byTurn = weightsByTurn(weights)
    this.#tally = new Tally(this.#byTurn)
    this.#base = new Tally(this.#byTurn)
  }

  /** Looks at a world from which moves are to be weighed by `leadAfter`. It must stay as it is for as long. */
  lookFrom(world: World): void {
    this.#from = world
    this.#base.count(world)
    this.#tally.count(world)
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

  /** By how many peers Lancaster is ahead of York. */
  lead(world: World): number {
    this.#from = undefined
    return this.#leadOf(world)
  }

  /**
   * The same for a world that differs little from the one that was looked from, which is quicker; most of all where it is
   * known which block alone has changed.
   */
  leadAfter(world: World, block = EVERY_BLOCK): number {
    const from = this.#from
    if (from === undefined) return this.#leadOf(world)
    this.#countPhases(world)
    if (this.#isNear(from, world)) return this.#leadByChange(from, world, block)
    const lead = this.#leadOf(world)
    this.#tally.count(from)
    return lead
  }

  #leadOf(world: World): number {
    this.#countPhases(world)
    this.#tally.count(world)
    this.#falls.fill(0)
    let lead = this.#leadOfHouses(world)
    for (let area = 0; area < AREA_COUNT; area++) lead += this.#worthOf(world, area)
    return lead
  }

  #countPhases(world: World): void {
    this.#phases[0] = this.phasesLeft(world, 0)
    this.#phases[1] = this.phasesLeft(world, 1)
  }

  /** Whether areas are worth the same in both worlds where the same blocks stand. */
  #isNear(from: World, world: World): boolean {
    for (let house = 0; house < 2; house++) {
      const phases = this.#phases[house]
      const before = this.#phasesBefore[house]
      // More than one phase is as good as one; less is not.
      if (phases !== before && (phases < 1 || before < 1)) return false
    }
    return from.active === world.active && this.#base.isLike(from, world)
  }

  #leadOfHouses(world: World): number {
    const { standing, waiting } = this.#tally
    const lancaster = standing[0] + (this.#phases[0] > 0 ? waiting[0] : 0)
    const york = standing[1] + (this.#phases[1] > 0 ? waiting[1] : 0)
    // 8.2 A tie leaves the throne to the King.
    const { tie } = this.#byTurn[world.turn]
    return lancaster - york + (world.throne === 0 ? tie : -tie)
  }

  #leadByChange(from: World, world: World, block: number): number {
    const tally = this.#tally
    const touched = this.#touched
    const many = tally.change(from, world, touched, block)
    const affected = this.#affected
    const count = this.#findAffected(from, world, block, many)
    let lead = this.#leadOfHouses(world) + this.#worthOfAreas
    for (let i = 0; i < count; i++) lead += this.#worthOf(world, affected[i]) - this.#worths[affected[i]]
    tally.restore(this.#base, touched, many)
    return lead
  }

  /** Writes into `#affected` the areas that may be worth something else now, and answers how many. */
  #findAffected(from: World, world: World, block: number, many: number): number {
    const touched = this.#touched
    const affected = this.#affected
    const seen = this.#seen
    seen.beginLook()
    const old = from.bytes
    const { bytes } = world
    const own = PRESENT + (block === EVERY_BLOCK ? 0 : houseIn(world, block) * AREA_COUNT)
    const enemy = 2 * PRESENT + AREA_COUNT - own
    let count = 0
    // Who may still join a battle depends on more than on who stands where.
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
      // Those who come or go threaten the enemy; friends notice only whether the way is barred to him.
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
   * From 0 to 1: how likely Lancaster is to win. Far ahead or behind, a peer more still counts for something, so that a
   * house that is losing goes on playing well.
   */
  chanceOfLancaster(world: World): number {
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
    // 9.0 The game is over as soon as a last heir falls; if both might, either may be the first.
    const byHeirs = whiteFalls * (1 - redFalls / 2)
    return byHeirs + (1 - whiteFalls) * (1 - redFalls) * byThrone
  }

  /** 9.0 What the death of a last heir is worth to his enemies, in peers. */
  lastHeirWorth(world: World): number {
    return this.#byTurn[world.turn].lastHeir
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

  /** What an area adds to the lead of Lancaster, beside those who stand there: London, hunger, danger, battles to come. */
  #worthOf(world: World, area: number): number {
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
        const tally = this.#tally
        worth -= risk * tally.stake[house * AREA_COUNT + area]
        const falls = lastHeirFalls(world, tally, area, house, this.#comingPower, this.#comingSteps, false)
        worth -= w.lastHeir * this.#noteFall(house, falls * w.lastHeirRisk * Math.min(1, phases))
      }
    }
    return house === 0 ? worth : -worth
  }

  /** How likely an enemy who comes with all he has nearby takes an area. */
  #threat(world: World, area: number, enemy: number): number {
    const { bytes } = world
    const { attack, steps: hits, defence } = this.#tally
    const own = (1 - enemy) * AREA_COUNT
    const their = enemy * AREA_COUNT
    let power = 0
    let steps = 0
    for (let i = FIRST_APPROACH[area]; i < FIRST_APPROACH[area + 1]; i++) {
      const from = APPROACH_FROM[i]
      const many = bytes[PRESENT + their + from]
      if (many === 0) continue
      const over = APPROACH_OVER[i]
      // They cannot march through us.
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

  /** Takes down how likely the last heir of a house falls somewhere, for the chance to win. */
  #noteFall(house: number, falls: number): number {
    this.#falls[house] += falls
    return falls
  }

  #battleWorth(world: World, area: number): number {
    const w = this.#byTurn[world.turn]
    const tally = this.#tally
    const attacker = (world.bytes[AREA_MARKS + area] & attackedBy(0)) !== 0 ? 0 : 1
    const attackers = attacker * AREA_COUNT + area
    const defenders = (1 - attacker) * AREA_COUNT + area
    let power = tally.attack[attackers]
    let steps = tally.steps[attackers]
    if (world.step === ACTIONS && world.active === attacker) {
      const [more, moreSteps] = this.#followers(world, area, attacker)
      power += w.followers * more
      steps += w.followers * moreSteps
    }
    const wins = winsAttack(power, steps, tally.defence[defenders], tally.steps[defenders])
    const loses = 1 - wins
    let worth = area === LONDON ? w.london * (wins - loses) : 0
    worth -= tally.stake[attackers] * w.lostAttacking * loses * Math.sqrt(loses)
    worth += tally.stake[defenders] * w.lostDefending * wins
    const falls = lastHeirFalls(world, tally, area, 1 - attacker, power, steps, false)
    worth += w.lastHeir * this.#noteFall(1 - attacker, falls)
    const [enemy, enemySteps] = [tally.defence[defenders], tally.steps[defenders]]
    const attackerFalls = lastHeirFalls(world, tally, area, attacker, enemy, enemySteps, true)
    worth -= w.lastHeir * this.#noteFall(attacker, attackerFalls)
    return attacker === 0 ? worth : -worth
  }

  /** Those next to a battle who may still join it: from areas that are activated, or that can be. */
  #followers(world: World, area: number, house: number): readonly [number, number] {
    const { bytes } = world
    const { fresh, freshSteps } = this.#tally
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
