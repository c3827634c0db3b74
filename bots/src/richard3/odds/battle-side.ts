/** One side of a battle as a state machine: its reachable states, numbered, and the transitions between them. */
import { AT, DEAD, EXILES, firepower, MARKS, RESERVE } from '@tudor-rose/richard3/rules'
import { type BattlePosition, type ExitCapacity, type Fighter, isHeir, type RetreatRoutes } from './battle-position.ts'
import { leavesEarly } from './default-tactics.ts'

export const MAX_STEPS = 4
/** 6.2 The round in which the attackers must retreat. */
export const LAST_ROUND = 4
/** More than the blocks on one side of any battle. */
const MAX_FIGHTERS = 32

/** The state of a fighter: 0 is dead; then its steps in the front line; in reserve; or when it retreated. */
const IN_RESERVE = MAX_STEPS
const AWAY = 2 * MAX_STEPS
const isInFront = (code: number): boolean => code > 0 && code <= MAX_STEPS
const isInReserve = (code: number): boolean => code > IN_RESERVE && code <= AWAY
const UNKNOWN = -1

export class BattleSide {
  readonly fighters: readonly Fighter[]
  readonly #position: BattlePosition
  readonly #retreatRoutes: RetreatRoutes
  /**
   * By state: a code for each fighter; then, if needed, how many have retreated in this round, and the bits of the
   * shared areas that are taken.
   */
  readonly #codes: Uint8Array[] = []
  readonly #goesOn: boolean[] = []
  /** By house: the indices of its last heirs on this side. */
  readonly #lastHeirs: readonly (readonly number[])[]
  /** Houses whose last heirs are all on this side. */
  readonly #endangered: readonly number[]
  readonly #steps: number[] = []
  readonly #numbers = new Map<string, number>()
  readonly #afterHits: number[] = []
  readonly #powers = new Map<number, number>()
  readonly #countsLeft: boolean
  readonly start: number

  constructor(position: BattlePosition, side: number) {
    this.#position = position
    this.fighters = position.fighters.filter((fighter) => fighter.side === side)
    this.#retreatRoutes = position.retreatRoutes[side]
    const { safe, shared } = this.#retreatRoutes
    this.#countsLeft = shared.length > 0 || Math.min(safe.perRound, safe.thisRound) < this.fighters.length
    this.#lastHeirs = position.lastHeirs.map((blocks) =>
      this.fighters.flatMap(({ block }, index) => (blocks.includes(block) ? [index] : [])),
    )
    this.#endangered = [0, 1].filter((house) => {
      const own = this.#lastHeirs[house].length
      return own > 0 && own === position.lastHeirs[house].length
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
    for (let hits = 0; hits <= MAX_STEPS; hits++) this.#afterHits.push(UNKNOWN)
    return number
  }

  #countSteps(codes: Uint8Array): number {
    let steps = 0
    for (let i = 0; i < this.fighters.length; i++)
      if (isInFront(codes[i])) steps += codes[i]
      else if (isInReserve(codes[i])) steps += codes[i] - IN_RESERVE
    return steps
  }

  /** The number of states found so far. */
  get states(): number {
    return this.#codes.length
  }

  #has(state: number, test: (code: number) => boolean): boolean {
    for (let i = 0; i < this.fighters.length; i++) if (test(this.#codes[state][i])) return true
    return false
  }

  /** The steps of a fighter in the front line; otherwise 0. */
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
    return this.fighters[index].steps - (code === 0 ? 0 : ((code - 1) % MAX_STEPS) + 1)
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

  /** Whether there is a front line, and nothing has happened that could end the game. */
  goesOn(state: number): boolean {
    return this.#goesOn[state]
  }

  /** Whether the last heirs of a house on this side are dead. */
  hasLostLastHeirs(state: number, house: number): boolean {
    return this.#lastHeirs[house].every((index) => this.#codes[state][index] === 0)
  }

  isGone(state: number): boolean {
    return !this.#has(state, (code) => code > 0 && code <= AWAY)
  }

  /** 6.4 Hits go to the strongest in the front line; of equals, to the least valuable. */
  afterHits(state: number, hits: number): number {
    const place = state * (MAX_STEPS + 1) + Math.min(hits, MAX_STEPS)
    if (hits <= MAX_STEPS && this.#afterHits[place] !== UNKNOWN) return this.#afterHits[place]
    const codes = this.#codes[state].slice()
    for (let left = hits; left > 0; ) {
      const target = this.#strongest(codes)
      if (target < 0) break
      const taken = Math.min(left, codes[target])
      codes[target] -= taken
      left -= taken
      // 9.0 The game is over; the remaining hits have no effect.
      if (this.#endangered.some((house) => this.#lastHeirs[house].every((index) => codes[index] === 0))) break
    }
    const after = this.#numberOf(codes)
    if (hits <= MAX_STEPS) this.#afterHits[place] = after
    return after
  }

  #strongest(codes: Uint8Array): number {
    const { fighters } = this
    let best = -1
    for (let i = 0; i < fighters.length; i++) {
      if (!isInFront(codes[i])) continue
      const isStronger = best < 0 || codes[i] > codes[best]
      if (isStronger || (codes[i] === codes[best] && fighters[i].lossCost < fighters[best].lossCost)) best = i
    }
    return best
  }

  /** 6.3 The reserves join the front line. */
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

  /** The shared areas that this side has entered, as bits. */
  taken(state: number): number {
    return this.#codes[state][this.fighters.length + 1]
  }

  /** 6.6 How many can retreat in a round, including these shared areas. */
  #roomIn(round: number, areas: number): number {
    const { safe, shared } = this.#retreatRoutes
    const of = ({ perRound, thisRound }: ExitCapacity): number =>
      round === this.#position.round ? thisRound : perRound
    return shared.reduce((all, room, area) => all + ((areas >> area) & 1) * of(room), of(safe))
  }

  #hasWayOut(state: number, round: number, takenByEnemy: number): boolean {
    return this.#codes[state][this.fighters.length] < this.#roomIn(round, ~takenByEnemy)
  }

  /**
   * 6.2, 6.6 Whether a fighter retreats on its turn: attackers in the last round, heirs on their last step, a hopeless
   * side.
   */
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

  /** 6.6 A fighter retreats, or is lost if it cannot. */
  afterLeaving(state: number, index: number, round: number, takenByEnemy: number): number {
    const codes = this.#codes[state].slice()
    const count = this.fighters.length
    if (!this.#hasWayOut(state, round, takenByEnemy)) codes[index] = 0
    else {
      codes[index] += AWAY
      if (this.#countsLeft) {
        const taken = codes[count + 1]
        const free = ~(taken | takenByEnemy)
        // Only shared areas have capacity left; the lowest free bit is the first of them.
        if (codes[count] >= this.#roomIn(round, taken)) codes[count + 1] |= free & -free
        codes[count]++
      }
    }
    return this.#numberOf(codes)
  }

  /**
   * The firepower of a fighter. It depends on the role of its side, and for heirs on which of them are on the field or
   * dead.
   */
  firepower(state: number, index: number, attacks: boolean): number {
    const heirs = isHeir(this.fighters[index].block) ? state + 1 : 0
    const key = (heirs * MAX_FIGHTERS + index) * 2 + Number(attacks)
    const known = this.#powers.get(key)
    if (known !== undefined) return known
    const power = this.#askRules(state, index, attacks)
    this.#powers.set(key, power)
    return power
  }

  #askRules(state: number, index: number, attacks: boolean): number {
    const { world } = this.#position
    const { bytes, attacker } = world
    const { house } = this.fighters[index]
    world.attacker = attacks ? house : 1 - house
    for (const [at, { block }] of this.fighters.entries()) {
      if (!isHeir(block)) continue
      const code = this.#codes[state][at]
      // It only matters that retreated blocks are not here.
      bytes[AT + block] = code === 0 ? DEAD : code > AWAY ? EXILES[house][0] : world.field
      if (isInFront(code)) bytes[MARKS + block] &= ~RESERVE
      else bytes[MARKS + block] |= RESERVE
    }
    const power = firepower(world, this.fighters[index].block)
    world.attacker = attacker
    return power
  }
}
