/** The outcomes of a battle with their probabilities: calculated exactly where that is fast, otherwise simulated. */
import type { Chance } from '@tudor-rose/table'
import { Battle, type BattleTurn, type TurnAction } from './battle.ts'
import { ATTACKERS, type BattlePosition, DEFENDERS } from './battle-position.ts'
import { LAST_ROUND, MAX_STEPS } from './battle-side.ts'
import type { Outcomes } from './outcomes.ts'
import { StateDistribution } from './state-distribution.ts'

/**
 * With more fighters than this on both sides together, the exact calculation takes too long; nearly all battles are
 * smaller.
 */
const MAX_EXACT_FIGHTERS = 8
const CHANCE_STEPS = 2 ** 24
const MAX_STEPS_OF_A_SIDE = 256

/** The distribution with the initial roles, and the one with roles changed. */
type RoleDistributions = readonly [StateDistribution, StateDistribution]
const emptyDistributions = (): RoleDistributions => [new StateDistribution(), new StateDistribution()]

class ExactCalculation {
  readonly #battle: Battle
  #next: RoleDistributions = emptyDistributions()
  /** The number of state transitions. */
  work = 0

  constructor(battle: Battle) {
    this.#battle = battle
  }

  run(): void {
    const { position } = this.#battle
    const [attackers, defenders] = this.#battle.starts()
    this.#deliver([attackers, defenders], position.round, false, 1)
    let now = this.#next
    for (let { round } = position; round <= LAST_ROUND; round++) {
      if (round === position.round) {
        this.#play(now, round, false)
        now = this.#next
        continue
      }
      const after = emptyDistributions()
      // The order of turns depends on the roles, which no longer change.
      for (const isTurned of [false, true]) {
        this.#play(this.#atNextRound(now, isTurned), round, isTurned)
        this.#next[Number(isTurned)].each((a, d, chance) => after[Number(isTurned)].add(a, d, chance))
      }
      now = after
    }
  }

  #atNextRound(now: RoleDistributions, isTurned: boolean): RoleDistributions {
    const begun = emptyDistributions()
    const [attackers, defenders] = this.#battle.lines
    now[Number(isTurned)].each((a, d, chance) =>
      begun[Number(isTurned)].add(attackers.atNextRound(a), defenders.atNextRound(d), chance),
    )
    return begun
  }

  #play(start: RoleDistributions, round: number, isTurned: boolean): void {
    let now = start
    for (const turn of this.#battle.turns(round, isTurned)) {
      this.#next = emptyDistributions()
      for (const turned of [false, true]) {
        if (turn.side === ATTACKERS) this.#attackersAct(now[Number(turned)], turn, round, turned)
        else this.#defendersAct(now[Number(turned)], turn, round, turned)
      }
      now = this.#next
    }
    this.#next = now
  }

  #attackersAct(now: StateDistribution, turn: BattleTurn, round: number, isTurned: boolean): void {
    const [own, enemy] = this.#battle.lines
    const next = this.#next[Number(isTurned)]
    const room = this.#roomAfter(now, (d) => {
      for (let hits = 0; hits <= MAX_STEPS; hits++) enemy.withReserves(enemy.afterHits(d, hits))
    })
    for (let a = 0; a < now.rows.length; a++) {
      const row = now.rows[a]
      if (row === undefined) continue
      const stays = next.row(a, room)
      const isThere = own.stepsInFront(a, turn.index) > 0
      const actions: TurnAction[] = []
      for (let d = 0; d < row.length; d++) {
        const chance = row[d]
        if (chance === 0) continue
        this.work++
        if (!isThere) {
          stays[d] += chance
          continue
        }
        const facing = this.#battle.facing(ATTACKERS, a, d, round, isTurned)
        actions[facing] ??= this.#battle.action(turn, a, facing, round, isTurned)
        const { shot, after } = actions[facing]
        if (shot === undefined) this.#deliver([after, d], round, isTurned, chance)
        else
          for (let hits = 0; hits <= MAX_STEPS && shot[hits] > 0; hits++) {
            const hit = enemy.afterHits(d, hits)
            if (enemy.goesOn(hit)) stays[hit] += chance * shot[hits]
            else this.#deliver([a, hit], round, isTurned, chance * shot[hits])
          }
      }
    }
  }

  #defendersAct(now: StateDistribution, turn: BattleTurn, round: number, isTurned: boolean): void {
    const [enemy, own] = this.#battle.lines
    const next = this.#next[Number(isTurned)]
    const met = now.rows.flatMap((row, a) => (row === undefined ? [] : [a]))
    // Many enemy states are equivalent, so few actions per own state have to be computed.
    const kinds = new Map(met.map((a) => [enemy.taken(a) * MAX_STEPS_OF_A_SIDE + enemy.steps(a), a]))
    /** By state, then by what it faces; undefined if the fighter is not there. */
    const actions: TurnAction[][] = []
    const room = this.#roomAfter(now, (d) => {
      if (own.stepsInFront(d, turn.index) === 0) return
      actions[d] = []
      for (const a of kinds.values()) {
        const facing = this.#battle.facing(DEFENDERS, d, a, round, isTurned)
        if (actions[d][facing] !== undefined) continue
        actions[d][facing] = this.#battle.action(turn, d, facing, round, isTurned)
        own.withReserves(actions[d][facing].after)
      }
    })
    for (let a = 0; a < now.rows.length; a++) {
      const row = now.rows[a]
      if (row === undefined) continue
      const stays = next.row(a, room)
      const hitRows = Array.from({ length: MAX_STEPS + 1 }, (_, hits) => {
        const hit = enemy.afterHits(a, hits)
        return enemy.goesOn(hit) ? next.row(hit, room) : undefined
      })
      for (let d = 0; d < row.length; d++) {
        const chance = row[d]
        if (chance === 0) continue
        this.work++
        if (actions[d] === undefined) {
          stays[d] += chance
          continue
        }
        const { shot, after } = actions[d][this.#battle.facing(DEFENDERS, d, a, round, isTurned)]
        if (shot === undefined) {
          this.#deliver([a, after], round, isTurned, chance)
          continue
        }
        for (let hits = 0; hits <= MAX_STEPS && shot[hits] > 0; hits++) {
          const hitRow = hitRows[hits]
          if (hitRow !== undefined) hitRow[d] += chance * shot[hits]
          else this.#deliver([enemy.afterHits(a, hits), d], round, isTurned, chance * shot[hits])
        }
      }
    }
  }

  /** Visits every current state of the defenders; returns how many states they can be in afterwards. */
  #roomAfter({ rows }: StateDistribution, look: (defenders: number) => void): number {
    const line = this.#battle.lines[DEFENDERS]
    const known = line.states
    const isMet = new Uint8Array(known)
    for (let a = 0; a < rows.length; a++) {
      const row = rows[a]
      if (row !== undefined) for (let d = 0; d < known && d < row.length; d++) if (row[d] > 0) isMet[d] = 1
    }
    for (let d = 0; d < known; d++) if (isMet[d] === 1) look(d)
    // Rows are allocated long enough, so they are never moved while being written.
    return line.states
  }

  /**
   * A state in which a side may have lost its front line or last heirs: the battle ends, or its reserves come on (6.3).
   */
  #deliver(states: [number, number], round: number, isTurned: boolean, chance: number): void {
    const turned = resolveState(this.#battle, states, round, isTurned, chance)
    if (turned !== undefined) this.#next[Number(turned)].add(states[0], states[1], chance)
  }
}

/**
 * 9.0 The game may end here. Otherwise brings on reserves where a front line is gone. Returns whether roles have
 * changed, or undefined if the battle is over.
 */
function resolveState(
  battle: Battle,
  states: [number, number],
  round: number,
  isTurned: boolean,
  chance: number,
): boolean | undefined {
  const { position, lines, totals } = battle
  for (const house of [0, 1]) {
    if (position.lastHeirs[house].length === 0) continue
    if (!lines.every((line, side) => line.hasLostLastHeirs(states[side], house))) continue
    totals.addEndOfGame(states, house, chance)
    return undefined
  }
  for (const side of [ATTACKERS, DEFENDERS])
    if (lines[side].isGone(states[side])) {
      totals.add(states, 1 - side, chance)
      return undefined
    }
  let turned = isTurned
  for (const side of [ATTACKERS, DEFENDERS]) {
    if (lines[side].hasFront(states[side])) continue
    states[side] = lines[side].withReserves(states[side])
    if (battle.turnsRoles(side, round, turned)) turned = !turned
  }
  return turned
}

function sampleHits(chances: Float64Array, chance: Chance): number {
  let left = chance.below(CHANCE_STEPS) / CHANCE_STEPS
  for (let hits = 0; hits < chances.length - 1; hits++) {
    left -= chances[hits]
    if (left < 0) return hits
  }
  return chances.length - 1
}

/** Simulates one battle with random dice. */
function simulateOnce(battle: Battle, chance: Chance): void {
  const { position, lines } = battle
  const states = battle.starts()
  let isTurned = resolveState(battle, states, position.round, false, 1)
  for (let { round } = position; round <= LAST_ROUND && isTurned !== undefined; round++) {
    if (round > position.round)
      for (const side of [ATTACKERS, DEFENDERS]) states[side] = lines[side].atNextRound(states[side])
    for (const turn of battle.turns(round, isTurned)) {
      const { side, index } = turn
      if (lines[side].stepsInFront(states[side], index) === 0) continue
      const facing = battle.facing(side, states[side], states[1 - side], round, isTurned)
      const { shot, after } = battle.action(turn, states[side], facing, round, isTurned)
      states[side] = after
      if (shot !== undefined) states[1 - side] = lines[1 - side].afterHits(states[1 - side], sampleHits(shot, chance))
      isTurned = resolveState(battle, states, round, isTurned, 1)
      if (isTurned === undefined) return
    }
  }
}

export const canCalculateExactly = ({ fighters }: BattlePosition): boolean => fighters.length <= MAX_EXACT_FIGHTERS

/** The exact outcomes of a battle under the default tactics, and the number of transitions it took. */
export function calculateExactly(position: BattlePosition): { readonly outcomes: Outcomes; readonly work: number } {
  const battle = new Battle(position)
  const calculation = new ExactCalculation(battle)
  calculation.run()
  return { outcomes: battle.totals.outcomes(), work: calculation.work }
}

/** Outcomes estimated by simulating battles. */
export class BattleSimulation {
  readonly #battle: Battle
  battles = 0

  constructor(position: BattlePosition) {
    this.#battle = new Battle(position)
  }

  run(battles: number, chance: Chance): void {
    for (let number = 0; number < battles; number++) simulateOnce(this.#battle, chance)
    this.battles += battles
  }

  outcomes(): Outcomes {
    return this.#battle.totals.outcomes()
  }
}
