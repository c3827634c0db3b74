/** A battle between two lines: whose turn comes when, what a turn brings, and when it is over. */
import { DICE, SHOTS } from './chances.ts'
import { isHopeless, turnRank } from './conduct.ts'
import { ATTACKERS, DEFENDERS, type Encounter, letterIn } from './encounter.ts'
import { LAST_ROUND, Line } from './line.ts'
import { Tally } from './outcomes.ts'

/** A fighter whose turn it is, by its place in its side's line. */
export interface Turn {
  readonly side: number
  readonly index: number
}

export interface Deed {
  /** The chances of its hits, or undefined where it leaves. */
  readonly shot: Float64Array | undefined
  /** The state of its own line after that. */
  readonly after: number
}

export class Battle {
  readonly encounter: Encounter
  readonly lines: readonly [Line, Line]
  readonly tally: Tally
  readonly #turns: (readonly Turn[])[] = []

  constructor(encounter: Encounter) {
    this.encounter = encounter
    this.lines = [new Line(encounter, ATTACKERS), new Line(encounter, DEFENDERS)]
    this.tally = new Tally(this.lines)
  }

  /** The lines at first, with hits taken that have been thrown already. */
  starts(): [number, number] {
    const { hits, hitSide } = this.encounter
    const start = (side: number): number =>
      side === hitSide ? this.lines[side].afterHits(this.lines[side].start, hits) : this.lines[side].start
    return [start(ATTACKERS), start(DEFENDERS)]
  }

  /** 6.3 Roles change when the defenders' line breaks in round 1; the sides keep their names. */
  attacks(side: number, isTurned: boolean): boolean {
    return (side === ATTACKERS) !== isTurned
  }

  /** 6.2 The order of turns in a round, or in what is left of the one that is being fought. */
  turns(round: number, isTurned: boolean): readonly Turn[] {
    const key = round * 2 + Number(isTurned)
    this.#turns[key] ??= this.#orderTurns(round, isTurned)
    return this.#turns[key]
  }

  #orderTurns(round: number, isTurned: boolean): readonly Turn[] {
    const isRunning = round === this.encounter.round
    const rank = ({ side, index }: Turn): number => {
      const { block } = this.lines[side].fighters[index]
      const attacks = this.attacks(side, isTurned)
      return (letterIn(block, round) * 2 + Number(attacks)) * 10_000 + turnRank(block, attacks && round === LAST_ROUND)
    }
    return this.lines
      .flatMap(({ fighters }, side) => fighters.map((fighter, index) => ({ side, index, fighter })))
      .filter(({ fighter }) => !(isRunning && (fighter.hasActed || fighter.isReserve)))
      .sort((a, b) => rank(a) - rank(b))
  }

  /** All that a side's turn depends on in the enemy's line, as a number: what it has taken, and whether it is far stronger. */
  facing(side: number, own: number, enemy: number, round: number, isTurned: boolean): number {
    const taken = this.lines[1 - side].taken(enemy) * 2
    if (round === 1) return taken
    const [steps, enemies] = [this.lines[side].steps(own), this.lines[1 - side].steps(enemy)]
    return isHopeless(steps, enemies, this.attacks(side, isTurned)) ? taken + 1 : taken
  }

  /** What a fighter in the front line does on its turn. */
  deed({ side, index }: Turn, state: number, facing: number, round: number, isTurned: boolean): Deed {
    const line = this.lines[side]
    const attacks = this.attacks(side, isTurned)
    const takenByEnemy = facing >> 1
    if (line.leaves(state, index, round, { attacks, isHopeless: (facing & 1) === 1, takenByEnemy }))
      return { shot: undefined, after: line.afterLeaving(state, index, round, takenByEnemy) }
    const power = Math.min(DICE, line.firepower(state, index, attacks))
    return { shot: SHOTS[line.stepsInFront(state, index)][power], after: state }
  }

  /** 6.3 Whether roles change because the reserves of this side had to make up its line. */
  turnsRoles(side: number, round: number, isTurned: boolean): boolean {
    return round === 1 && !this.attacks(side, isTurned)
  }
}
