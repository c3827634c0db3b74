/** The outcomes of a battle, summed over its ends. */
import { ATTACKERS, DEFENDERS, type Fighter } from './battle-position.ts'
import type { BattleSide } from './battle-side.ts'

/** Probabilities are from 0 to 1. */
export interface FighterOutcome {
  readonly fighter: Fighter
  readonly dies: number
  readonly leaves: number
  readonly meanStepsLost: number
}

export interface Outcomes {
  /** By house: it has no heirs left, and the game ends. */
  readonly diesOut: readonly number[]
  /** By side. */
  readonly wins: readonly number[]
  /** By side, by total steps lost. */
  readonly stepsLost: readonly (readonly number[])[]
  readonly fighters: readonly FighterOutcome[]
}

export class OutcomeTotals {
  readonly #lines: readonly BattleSide[]
  readonly #wins = [0, 0]
  readonly #diesOut = [0, 0]
  #sum = 0
  /** By side and final state: its probability. */
  readonly #ends = [new Map<number, number>(), new Map<number, number>()]

  constructor(lines: readonly BattleSide[]) {
    this.#lines = lines
  }

  /** Adds an end of the battle with its probability, or one simulated battle. */
  add(states: readonly number[], winner: number, chance: number): void {
    this.#sum += chance
    this.#wins[winner] += chance
    for (const side of [ATTACKERS, DEFENDERS])
      this.#ends[side].set(states[side], (this.#ends[side].get(states[side]) ?? 0) + chance)
  }

  /** 9.0 The battle is broken off, and the winner of the game has the field. */
  addEndOfGame(states: readonly number[], diesOut: number, chance: number): void {
    this.#diesOut[diesOut] += chance
    const isWinners = (line: BattleSide): boolean => line.fighters.some(({ house }) => house !== diesOut)
    this.add(states, this.#lines.findIndex(isWinners), chance)
  }

  outcomes(): Outcomes {
    const fighters: FighterOutcome[] = []
    const stepsLost: number[][] = []
    for (const [side, line] of this.#lines.entries()) {
      const own = line.fighters.map((fighter) => ({ fighter, dies: 0, leaves: 0, meanStepsLost: 0 }))
      const lost = new Array<number>(line.fighters.reduce((all, { steps }) => all + steps, 1)).fill(0)
      for (const [state, weight] of this.#ends[side]) {
        const chance = weight / this.#sum
        let all = 0
        for (const [index, outcome] of own.entries()) {
          const steps = line.stepsLost(state, index)
          all += steps
          outcome.meanStepsLost += chance * steps
          if (line.isDead(state, index)) outcome.dies += chance
          else if (line.hasLeft(state, index)) outcome.leaves += chance
        }
        lost[all] += chance
      }
      fighters.push(...own)
      stepsLost.push(lost)
    }
    return {
      diesOut: this.#diesOut.map((weight) => weight / this.#sum),
      wins: this.#wins.map((weight) => weight / this.#sum),
      stepsLost,
      fighters,
    }
  }
}
