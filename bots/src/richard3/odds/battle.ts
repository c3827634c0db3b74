/** A battle between two sides: the order of turns, what a turn does, and when it ends. */

import { ATTACKERS, type BattlePosition, DEFENDERS, letterIn } from './battle-position.ts'
import { BattleSide, LAST_ROUND } from './battle-side.ts'
import { isHopeless, turnRank } from './default-tactics.ts'
import { DICE, SHOTS } from './hit-chances.ts'
import { OutcomeTotals } from './outcomes.ts'

/** A fighter whose turn it is, by side and index. */
export interface BattleTurn {
  readonly side: number
  readonly index: number
}

export interface TurnAction {
  /** The probabilities of its hits; undefined if it retreats. */
  readonly shot: Float64Array | undefined
  /** The state of its own side after that. */
  readonly after: number
}

export class Battle {
  readonly position: BattlePosition
  readonly lines: readonly [BattleSide, BattleSide]
  readonly totals: OutcomeTotals
  readonly #turns: (readonly BattleTurn[])[] = []

  constructor(position: BattlePosition) {
    this.position = position
    this.lines = [new BattleSide(position, ATTACKERS), new BattleSide(position, DEFENDERS)]
    this.totals = new OutcomeTotals(this.lines)
  }

  /** The initial states, with hits applied that were already scored. */
  starts(): [number, number] {
    const { hits, hitSide } = this.position
    const start = (side: number): number =>
      side === hitSide ? this.lines[side].afterHits(this.lines[side].start, hits) : this.lines[side].start
    return [start(ATTACKERS), start(DEFENDERS)]
  }

  /** 6.3 Roles change when the defenders' front line is gone in round 1; the sides keep their names. */
  attacks(side: number, isTurned: boolean): boolean {
    return (side === ATTACKERS) !== isTurned
  }

  /** 6.2 The order of turns in a round, or in the rest of the current one. */
  turns(round: number, isTurned: boolean): readonly BattleTurn[] {
    const key = round * 2 + Number(isTurned)
    this.#turns[key] ??= this.#orderTurns(round, isTurned)
    return this.#turns[key]
  }

  #orderTurns(round: number, isTurned: boolean): readonly BattleTurn[] {
    const isRunning = round === this.position.round
    const rank = ({ side, index }: BattleTurn): number => {
      const { block } = this.lines[side].fighters[index]
      const attacks = this.attacks(side, isTurned)
      return (letterIn(block, round) * 2 + Number(attacks)) * 10_000 + turnRank(block, attacks && round === LAST_ROUND)
    }
    return this.lines
      .flatMap(({ fighters }, side) => fighters.map((fighter, index) => ({ side, index, fighter })))
      .filter(({ fighter }) => !(isRunning && (fighter.hasActed || fighter.isReserve)))
      .sort((a, b) => rank(a) - rank(b))
  }

  /**
   * Everything that a turn depends on in the enemy's state, as a number: the shared areas it has taken, and whether it
   * is far stronger.
   */
  facing(side: number, own: number, enemy: number, round: number, isTurned: boolean): number {
    const taken = this.lines[1 - side].taken(enemy) * 2
    if (round === 1) return taken
    const [steps, enemies] = [this.lines[side].steps(own), this.lines[1 - side].steps(enemy)]
    return isHopeless(steps, enemies, this.attacks(side, isTurned)) ? taken + 1 : taken
  }

  /** What a fighter in the front line does on its turn. */
  action({ side, index }: BattleTurn, state: number, facing: number, round: number, isTurned: boolean): TurnAction {
    const line = this.lines[side]
    const attacks = this.attacks(side, isTurned)
    const takenByEnemy = facing >> 1
    if (line.leaves(state, index, round, { attacks, isHopeless: (facing & 1) === 1, takenByEnemy }))
      return { shot: undefined, after: line.afterLeaving(state, index, round, takenByEnemy) }
    const power = Math.min(DICE, line.firepower(state, index, attacks))
    return { shot: SHOTS[line.stepsInFront(state, index)][power], after: state }
  }

  /** 6.3 Whether roles change because the reserves of this side had to fill its front line. */
  turnsRoles(side: number, round: number, isTurned: boolean): boolean {
    return round === 1 && !this.attacks(side, isTurned)
  }
}
