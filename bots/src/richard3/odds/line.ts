/** One side of a battle: everything that can become of it, each state as a number, and what leads from one to another. */
import { AT, DEAD, EXILES, firepower, MARKS, RESERVE } from '@tudor-rose/richard3/rules'
import { leavesEarly } from './conduct.ts'
import { type Encounter, type Fighter, isHeir, type Room, type WaysOut } from './encounter.ts'

export const MOST_STEPS = 4
/** 6.2 The round in which the attack is broken off. */
export const LAST_ROUND = 4
/** More than stand on one side of any battle. */
const MOST_FIGHTERS = 32

/** What has become of a fighter: 0 is dead; then its steps in the front line; in reserve; or as it left. */
const IN_RESERVE = MOST_STEPS
const AWAY = 2 * MOST_STEPS
const isInFront = (code: number): boolean => code > 0 && code <= MOST_STEPS
const isInReserve = (code: number): boolean => code > IN_RESERVE && code <= AWAY
const UNKNOWN = -1

export class Line {
  readonly fighters: readonly Fighter[]
  readonly #encounter: Encounter
  readonly #waysOut: WaysOut
  /** By state: what has become of each fighter; then, where that could matter, how many have left in this round, and which
   * of the areas open to both sides are taken, as bits. */
  readonly #codes: Uint8Array[] = []
  readonly #goesOn: boolean[] = []
  /** By house: where its last heirs stand in this line. */
  readonly #lastHeirs: readonly (readonly number[])[]
  /** Houses all of whose last heirs stand in this line. */
  readonly #endangered: readonly number[]
  readonly #steps: number[] = []
  readonly #numbers = new Map<string, number>()
  readonly #afterHits: number[] = []
  readonly #powers = new Map<number, number>()
  readonly #countsLeft: boolean
  readonly start: number

  constructor(encounter: Encounter, side: number) {
    this.#encounter = encounter
    this.fighters = encounter.fighters.filter((fighter) => fighter.side === side)
    this.#waysOut = encounter.waysOut[side]
    const { safe, shared } = this.#waysOut
    this.#countsLeft = shared.length > 0 || Math.min(safe.whole, safe.now) < this.fighters.length
    this.#lastHeirs = encounter.lastHeirs.map((blocks) =>
      this.fighters.flatMap(({ block }, index) => (blocks.includes(block) ? [index] : [])),
    )
    this.#endangered = [0, 1].filter((house) => {
      const own = this.#lastHeirs[house].length
      return own > 0 && own === encounter.lastHeirs[house].length
    })
    const codes = this.fighters.map(({ steps, isReserve }) => steps + (isReserve ? IN_RESERVE : 0))
    this.start = this.#numberOf(Uint8Array.from([...codes, 0, 0]))
  }

  #numberOf(codes: Uint8Array): number {
    const key = String.fromCharCode(...codes)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#codes.length
    this.#codes.push(codes)
    this.#goesOn.push(
      this.#isInLine(codes) && !this.#lastHeirs.some((own) => own.length > 0 && own.every((i) => codes[i] === 0)),
    )
    this.#steps.push(this.#countSteps(codes))
    this.#numbers.set(key, number)
    for (let hits = 0; hits <= MOST_STEPS; hits++) this.#afterHits.push(UNKNOWN)
    return number
  }

  #countSteps(codes: Uint8Array): number {
    let steps = 0
    for (let i = 0; i < this.fighters.length; i++)
      if (isInFront(codes[i])) steps += codes[i]
      else if (isInReserve(codes[i])) steps += codes[i] - IN_RESERVE
    return steps
  }

  /** How many states have been met so far. */
  get states(): number {
    return this.#codes.length
  }

  #has(state: number, test: (code: number) => boolean): boolean {
    for (let i = 0; i < this.fighters.length; i++) if (test(this.#codes[state][i])) return true
    return false
  }

  /** How many steps it fights with; 0 unless it is in the front line. */
  stepsInFront(state: number, index: number): number {
    const code = this.#codes[state][index]
    return isInFront(code) ? code : 0
  }

  isDead(state: number, index: number): boolean {
    return this.#codes[state][index] === 0
  }

  hasLeft(state: number, index: number): boolean {
    return this.#codes[state][index] > AWAY
  }

  stepsLost(state: number, index: number): number {
    const code = this.#codes[state][index]
    return this.fighters[index].steps - (code === 0 ? 0 : ((code - 1) % MOST_STEPS) + 1)
  }

  /** All steps in the field, in front or in reserve. */
  steps(state: number): number {
    return this.#steps[state]
  }

  #isInLine(codes: Uint8Array): boolean {
    return codes.subarray(0, this.fighters.length).some(isInFront)
  }

  hasFront(state: number): boolean {
    return this.#isInLine(this.#codes[state])
  }

  /** Whether there is a line, and nothing has happened to it that could end the game. */
  goesOn(state: number): boolean {
    return this.#goesOn[state]
  }

  /** Whether those of a house's last heirs who stand here are dead. */
  hasLostLastHeirs(state: number, house: number): boolean {
    return this.#lastHeirs[house].every((index) => this.#codes[state][index] === 0)
  }

  isGone(state: number): boolean {
    return !this.#has(state, (code) => code > 0 && code <= AWAY)
  }

  /** 6.4 Hits go to the strongest in the front line, of equals to the one that is missed least. */
  afterHits(state: number, hits: number): number {
    const place = state * (MOST_STEPS + 1) + Math.min(hits, MOST_STEPS)
    if (hits <= MOST_STEPS && this.#afterHits[place] !== UNKNOWN) return this.#afterHits[place]
    const codes = this.#codes[state].slice()
    for (let left = hits; left > 0; ) {
      const target = this.#strongest(codes)
      if (target < 0) break
      const taken = Math.min(left, codes[target])
      codes[target] -= taken
      left -= taken
      // 9.0 The game is over, and what is left of the shot hits nobody.
      if (this.#endangered.some((house) => this.#lastHeirs[house].every((index) => codes[index] === 0))) break
    }
    const after = this.#numberOf(codes)
    if (hits <= MOST_STEPS) this.#afterHits[place] = after
    return after
  }

  #strongest(codes: Uint8Array): number {
    const { fighters } = this
    let best = -1
    for (let i = 0; i < fighters.length; i++) {
      if (!isInFront(codes[i])) continue
      const isStronger = best < 0 || codes[i] > codes[best]
      if (isStronger || (codes[i] === codes[best] && fighters[i].dearness < fighters[best].dearness)) best = i
    }
    return best
  }

  /** 6.3 The reserves come on. */
  withReserves(state: number): number {
    if (!this.#has(state, isInReserve)) return state
    const codes = this.#codes[state].slice()
    for (let i = 0; i < this.fighters.length; i++) if (isInReserve(codes[i])) codes[i] -= IN_RESERVE
    return this.#numberOf(codes)
  }

  /** 6.2 A round begins, from round 2 on with the reserves. */
  atNextRound(state: number): number {
    const on = this.withReserves(state)
    if (!this.#countsLeft) return on
    const codes = this.#codes[on].slice()
    codes[this.fighters.length] = 0
    return this.#numberOf(codes)
  }

  /** Which of the areas open to both sides this one has come to, as bits. */
  taken(state: number): number {
    return this.#codes[state][this.fighters.length + 1]
  }

  /** 6.6 How many can get away in a round, with these of the areas open to both sides. */
  #roomIn(round: number, areas: number): number {
    const { safe, shared } = this.#waysOut
    const of = ({ whole, now }: Room): number => (round === this.#encounter.round ? now : whole)
    return shared.reduce((all, room, area) => all + ((areas >> area) & 1) * of(room), of(safe))
  }

  #hasWayOut(state: number, round: number, takenByEnemy: number): boolean {
    return this.#codes[state][this.fighters.length] < this.#roomIn(round, ~takenByEnemy)
  }

  /** 6.2, 6.6 Whether a fighter leaves on its turn: attackers in the last round, heirs on their last step, a hopeless side. */
  leaves(
    state: number,
    index: number,
    round: number,
    { attacks, isHopeless, takenByEnemy }: { attacks: boolean; isHopeless: boolean; takenByEnemy: number },
  ): boolean {
    if (attacks && round === LAST_ROUND) return true
    const { block } = this.fighters[index]
    const wishesTo = isHopeless || leavesEarly(block, this.#codes[state][index], round)
    return wishesTo && this.#hasWayOut(state, round, takenByEnemy)
  }

  /** 6.6 Gets away, or with no way out is lost. */
  afterLeaving(state: number, index: number, round: number, takenByEnemy: number): number {
    const codes = this.#codes[state].slice()
    const count = this.fighters.length
    if (!this.#hasWayOut(state, round, takenByEnemy)) codes[index] = 0
    else {
      codes[index] += AWAY
      if (this.#countsLeft) {
        const taken = codes[count + 1]
        const free = ~(taken | takenByEnemy)
        // There is no room left but where the enemy could have come to; the lowest bit is the first such area.
        if (codes[count] >= this.#roomIn(round, taken)) codes[count + 1] |= free & -free
        codes[count]++
      }
    }
    return this.#numberOf(codes)
  }

  /** What a fighter hits with. It depends on its side's role, and for heirs on which of them are on the field or dead. */
  firepower(state: number, index: number, attacks: boolean): number {
    const heirs = isHeir(this.fighters[index].block) ? state + 1 : 0
    const key = (heirs * MOST_FIGHTERS + index) * 2 + Number(attacks)
    const known = this.#powers.get(key)
    if (known !== undefined) return known
    const power = this.#askRules(state, index, attacks)
    this.#powers.set(key, power)
    return power
  }

  #askRules(state: number, index: number, attacks: boolean): number {
    const { world } = this.#encounter
    const { bytes, attacker } = world
    const { house } = this.fighters[index]
    world.attacker = attacks ? house : 1 - house
    for (const [at, { block }] of this.fighters.entries()) {
      if (!isHeir(block)) continue
      const code = this.#codes[state][at]
      // Where those are who left does not matter, only that it is not here.
      bytes[AT + block] = code === 0 ? DEAD : code > AWAY ? EXILES[house][0] : world.field
      if (isInFront(code)) bytes[MARKS + block] &= ~RESERVE
      else bytes[MARKS + block] |= RESERVE
    }
    const power = firepower(world, this.fighters[index].block)
    world.attacker = attacker
    return power
  }
}
