/** All the ways a battle can go, with their chances: added up exactly where that is quick, drawn by lot where it is not. */
import type { Chance } from '@tudor-rose/table'
import { Battle, type Deed, type Turn } from './battle.ts'
import { ATTACKERS, DEFENDERS, type Encounter } from './encounter.ts'
import { LAST_ROUND, MOST_STEPS } from './line.ts'
import type { Outcomes } from './outcomes.ts'
import { Spread } from './spread.ts'

/** More fighters than this on both sides together take too long to add up; nearly all battles are smaller. */
const MOST_ADDED_UP = 8
const FINENESS = 2 ** 24
const MOST_STEPS_OF_A_SIDE = 256

/** Moments in which roles are as at first, and those in which they have changed. */
type Moments = readonly [Spread, Spread]
const noMoments = (): Moments => [new Spread(), new Spread()]

class Reckoning {
  readonly #battle: Battle
  #next: Moments = noMoments()
  /** How many moments have been carried on from one turn to the next. */
  work = 0

  constructor(battle: Battle) {
    this.#battle = battle
  }

  run(): void {
    const { encounter } = this.#battle
    const [attackers, defenders] = this.#battle.starts()
    this.#deliver([attackers, defenders], encounter.round, false, 1)
    let now = this.#next
    for (let { round } = encounter; round <= LAST_ROUND; round++) {
      if (round === encounter.round) {
        this.#play(now, round, false)
        now = this.#next
        continue
      }
      const after = noMoments()
      // The order of turns depends on the roles, which do not change any more.
      for (const isTurned of [false, true]) {
        this.#play(this.#atNextRound(now, isTurned), round, isTurned)
        this.#next[Number(isTurned)].each((a, d, chance) => after[Number(isTurned)].add(a, d, chance))
      }
      now = after
    }
  }

  #atNextRound(now: Moments, isTurned: boolean): Moments {
    const begun = noMoments()
    const [attackers, defenders] = this.#battle.lines
    now[Number(isTurned)].each((a, d, chance) =>
      begun[Number(isTurned)].add(attackers.atNextRound(a), defenders.atNextRound(d), chance),
    )
    return begun
  }

  #play(start: Moments, round: number, isTurned: boolean): void {
    let now = start
    for (const turn of this.#battle.turns(round, isTurned)) {
      this.#next = noMoments()
      for (const turned of [false, true]) {
        if (turn.side === ATTACKERS) this.#attackersAct(now[Number(turned)], turn, round, turned)
        else this.#defendersAct(now[Number(turned)], turn, round, turned)
      }
      now = this.#next
    }
    this.#next = now
  }

  #attackersAct(now: Spread, turn: Turn, round: number, isTurned: boolean): void {
    const [own, enemy] = this.#battle.lines
    const next = this.#next[Number(isTurned)]
    const room = this.#roomAfter(now, (d) => {
      for (let hits = 0; hits <= MOST_STEPS; hits++) enemy.withReserves(enemy.afterHits(d, hits))
    })
    for (let a = 0; a < now.rows.length; a++) {
      const row = now.rows[a]
      if (row === undefined) continue
      const stays = next.row(a, room)
      const isThere = own.stepsInFront(a, turn.index) > 0
      const deeds: Deed[] = []
      for (let d = 0; d < row.length; d++) {
        const chance = row[d]
        if (chance === 0) continue
        this.work++
        if (!isThere) {
          stays[d] += chance
          continue
        }
        const facing = this.#battle.facing(ATTACKERS, a, d, round, isTurned)
        deeds[facing] ??= this.#battle.deed(turn, a, facing, round, isTurned)
        const { shot, after } = deeds[facing]
        if (shot === undefined) this.#deliver([after, d], round, isTurned, chance)
        else
          for (let hits = 0; hits <= MOST_STEPS && shot[hits] > 0; hits++) {
            const hit = enemy.afterHits(d, hits)
            if (enemy.goesOn(hit)) stays[hit] += chance * shot[hits]
            else this.#deliver([a, hit], round, isTurned, chance * shot[hits])
          }
      }
    }
  }

  #defendersAct(now: Spread, turn: Turn, round: number, isTurned: boolean): void {
    const [enemy, own] = this.#battle.lines
    const next = this.#next[Number(isTurned)]
    const met = now.rows.flatMap((row, a) => (row === undefined ? [] : [a]))
    // What matters in the enemy's line is the same for many of its states, so each of the own is looked at few times.
    const kinds = new Map(met.map((a) => [enemy.taken(a) * MOST_STEPS_OF_A_SIDE + enemy.steps(a), a]))
    /** By state, then by what is faced; nothing for those who are not there. */
    const deeds: Deed[][] = []
    const room = this.#roomAfter(now, (d) => {
      if (own.stepsInFront(d, turn.index) === 0) return
      deeds[d] = []
      for (const a of kinds.values()) {
        const facing = this.#battle.facing(DEFENDERS, d, a, round, isTurned)
        if (deeds[d][facing] !== undefined) continue
        deeds[d][facing] = this.#battle.deed(turn, d, facing, round, isTurned)
        own.withReserves(deeds[d][facing].after)
      }
    })
    for (let a = 0; a < now.rows.length; a++) {
      const row = now.rows[a]
      if (row === undefined) continue
      const stays = next.row(a, room)
      const hitRows = Array.from({ length: MOST_STEPS + 1 }, (_, hits) => {
        const hit = enemy.afterHits(a, hits)
        return enemy.goesOn(hit) ? next.row(hit, room) : undefined
      })
      for (let d = 0; d < row.length; d++) {
        const chance = row[d]
        if (chance === 0) continue
        this.work++
        if (deeds[d] === undefined) {
          stays[d] += chance
          continue
        }
        const { shot, after } = deeds[d][this.#battle.facing(DEFENDERS, d, a, round, isTurned)]
        if (shot === undefined) {
          this.#deliver([a, after], round, isTurned, chance)
          continue
        }
        for (let hits = 0; hits <= MOST_STEPS && shot[hits] > 0; hits++) {
          const hitRow = hitRows[hits]
          if (hitRow !== undefined) hitRow[d] += chance * shot[hits]
          else this.#deliver([enemy.afterHits(a, hits), d], round, isTurned, chance * shot[hits])
        }
      }
    }
  }

  /** Looks at every state of the defenders that there is now; answers how many they can be in after that. */
  #roomAfter({ rows }: Spread, look: (defenders: number) => void): number {
    const line = this.#battle.lines[DEFENDERS]
    const known = line.states
    const isMet = new Uint8Array(known)
    for (let a = 0; a < rows.length; a++) {
      const row = rows[a]
      if (row !== undefined) for (let d = 0; d < known && d < row.length; d++) if (row[d] > 0) isMet[d] = 1
    }
    for (let d = 0; d < known; d++) if (isMet[d] === 1) look(d)
    // Rows that are long enough from the start are never moved while somebody writes into them.
    return line.states
  }

  /** A moment in which a side may have lost its line or last heirs: the battle is over, or its reserves come on (6.3). */
  #deliver(states: [number, number], round: number, isTurned: boolean, chance: number): void {
    const turned = settle(this.#battle, states, round, isTurned, chance)
    if (turned !== undefined) this.#next[Number(turned)].add(states[0], states[1], chance)
  }
}

/** 9.0 The game may end here. Else brings on reserves where a line is gone. Answers whether roles have changed, or undefined where the battle is over. */
function settle(
  battle: Battle,
  states: [number, number],
  round: number,
  isTurned: boolean,
  chance: number,
): boolean | undefined {
  const { encounter, lines, tally } = battle
  for (const house of [0, 1]) {
    if (encounter.lastHeirs[house].length === 0) continue
    if (!lines.every((line, side) => line.hasLostLastHeirs(states[side], house))) continue
    tally.addEndOfGame(states, house, chance)
    return undefined
  }
  for (const side of [ATTACKERS, DEFENDERS])
    if (lines[side].isGone(states[side])) {
      tally.add(states, 1 - side, chance)
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

function drawn(chances: Float64Array, chance: Chance): number {
  let left = chance.below(FINENESS) / FINENESS
  for (let hits = 0; hits < chances.length - 1; hits++) {
    left -= chances[hits]
    if (left < 0) return hits
  }
  return chances.length - 1
}

/** One battle, fought with drawn dice. */
function fightOnce(battle: Battle, chance: Chance): void {
  const { encounter, lines } = battle
  const states = battle.starts()
  let isTurned = settle(battle, states, encounter.round, false, 1)
  for (let { round } = encounter; round <= LAST_ROUND && isTurned !== undefined; round++) {
    if (round > encounter.round)
      for (const side of [ATTACKERS, DEFENDERS]) states[side] = lines[side].atNextRound(states[side])
    for (const turn of battle.turns(round, isTurned)) {
      const { side, index } = turn
      if (lines[side].stepsInFront(states[side], index) === 0) continue
      const facing = battle.facing(side, states[side], states[1 - side], round, isTurned)
      const { shot, after } = battle.deed(turn, states[side], facing, round, isTurned)
      states[side] = after
      if (shot !== undefined) states[1 - side] = lines[1 - side].afterHits(states[1 - side], drawn(shot, chance))
      isTurned = settle(battle, states, round, isTurned, 1)
      if (isTurned === undefined) return
    }
  }
}

export const canBeAddedUp = ({ fighters }: Encounter): boolean => fighters.length <= MOST_ADDED_UP

/** How a battle goes under the usual conduct: every way it can go, added up; and how much work that was, in moments. */
export function addUp(encounter: Encounter): { readonly outcomes: Outcomes; readonly work: number } {
  const battle = new Battle(encounter)
  const reckoning = new Reckoning(battle)
  reckoning.run()
  return { outcomes: battle.tally.outcomes(), work: reckoning.work }
}

/** The same as seen in battles that are drawn by lot, as many as one likes. */
export class Lots {
  readonly #battle: Battle
  battles = 0

  constructor(encounter: Encounter) {
    this.#battle = new Battle(encounter)
  }

  draw(battles: number, chance: Chance): void {
    for (let number = 0; number < battles; number++) fightOnce(this.#battle, chance)
    this.battles += battles
  }

  outcomes(): Outcomes {
    return this.#battle.tally.outcomes()
  }
}
