/** A bluffing strategy for every situation of a battle, with its values. Made by `solveBattles`, stored in a file. */
import { READINGS, THROWS } from '../dice.ts'
import { type BluffStrategy, doubtIndex, TURN_INDICES, turnIndex, WIDTH } from './payoffs.ts'
import { type SituationValues, survivorValues, utilityValues, winValues } from './situation-values.ts'
import { inOrder, kindsOf, numberOf, SITUATIONS, type Sides } from './situations.ts'

/** Probabilities are stored in units of 1/1023, which fit into ten bits. */
export const PROBABILITY_UNITS = 1023

export class BattleTable {
  /** The maximum number of fighters on a side. */
  readonly mostFighters: number
  /** The value of a survivor, in battles. */
  readonly survivorWorth: number
  readonly worth: SituationValues
  readonly wins: SituationValues
  readonly survivors: SituationValues
  readonly #announceFrom = new Uint32Array(SITUATIONS)
  readonly #doubtFrom = new Uint32Array(SITUATIONS)
  /** By situation, kind of card, throw, and announcement minus one. */
  readonly announceParts: Uint16Array
  /** By situation, kind of card, and announcement minus one. */
  readonly doubtParts: Uint16Array

  constructor(mostFighters: number, survivorWorth: number) {
    if (!(survivorWorth > 0)) throw new RangeError('a survivor has to be worth something')
    this.mostFighters = mostFighters
    // Rounded as in the file, so that a table has the same values after reading.
    this.survivorWorth = Math.fround(survivorWorth)
    this.worth = utilityValues(this.survivorWorth)
    this.wins = winValues()
    this.survivors = survivorValues()
    let announce = 0
    let doubt = 0
    for (const sides of this.situations()) {
      this.#announceFrom[numberOf(sides)] = announce
      this.#doubtFrom[numberOf(sides)] = doubt
      announce += kindsOf(sides.attackerCard) * THROWS.length * READINGS
      doubt += kindsOf(sides.defenderCard) * READINGS
    }
    this.announceParts = new Uint16Array(announce)
    this.doubtParts = new Uint16Array(doubt)
  }

  *situations(): Generator<Sides> {
    for (const group of inOrder(this.mostFighters)) yield* group
  }

  /** Where the eighteen announcements of a throw begin (in the order of `THROWS`). */
  announceIndex(sides: Sides, kind: number, thrown: number): number {
    return this.#announceFrom[numberOf(sides)] + (kind * THROWS.length + thrown) * READINGS
  }

  doubtIndex(sides: Sides, kind: number): number {
    return this.#doubtFrom[numberOf(sides)] + kind * READINGS
  }

  announceChance(sides: Sides, kind: number, thrown: number, announced: number): number {
    return this.announceParts[this.announceIndex(sides, kind, thrown) + announced - 1] / PROBABILITY_UNITS
  }

  doubtChance(sides: Sides, kind: number, announced: number): number {
    return this.doubtParts[this.doubtIndex(sides, kind) + announced - 1] / PROBABILITY_UNITS
  }

  strategyIn(sides: Sides): BluffStrategy {
    const announce = new Float64Array(TURN_INDICES)
    const doubt = new Float64Array(3 * WIDTH)
    for (let announced = 1; announced <= READINGS; announced++) {
      for (let kind = 0; kind < kindsOf(sides.attackerCard); kind++)
        for (let thrown = 0; thrown < THROWS.length; thrown++)
          announce[turnIndex(kind, thrown, announced)] = this.announceChance(sides, kind, thrown, announced)
      for (let kind = 0; kind < kindsOf(sides.defenderCard); kind++)
        doubt[doubtIndex(kind, announced)] = this.doubtChance(sides, kind, announced)
    }
    return { announce, doubt }
  }
}
