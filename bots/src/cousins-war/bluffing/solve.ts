/** Solves the bluffing battle from few fighters to many. */
import { READINGS, THROWS } from '../dice.ts'
import { BattleTable, PARTS } from './battle-table.ts'
import { BestResponse } from './best-response.ts'
import type { Exchange } from './exchange.ts'
import { Learner } from './learner.ts'
import type { Lesson } from './lesson.ts'
import type { Measure } from './measure.ts'
import { roundShares } from './rounding.ts'
import {
  inOrder,
  isPossible,
  kindsOf,
  MOST_FIGHTERS,
  numberOf,
  PAIRS,
  pairOf,
  type Sides,
  situation,
} from './situations.ts'
import { type Bluffing, DOUBTED_STRIDE, turnIndex } from './stakes.ts'

export interface SolveOptions {
  readonly mostFighters?: number
  /** Rounds of learning in each situation. */
  readonly rounds?: number
  readonly survivorWorth?: number
  readonly onProgress?: (done: number, total: number) => void
}

export const USUAL_ROUNDS = 200
export const USUAL_SURVIVOR_WORTH = 0.02

/** Shares of the rounds that are spent while the value of an undecided exchange is still being found. */
const FINDING_PASSES = [0.2]
/** How finely the opponent weighs what a hidden card may be while the table is learnt. */
const BELIEF_STEPS = 6
const PRECISION = 1e-7
/** Of what a best response gets, by which hidden cards are priced. */
const PRICE_PRECISION = 1e-4
const MOST_PASSES = 60

export function solveBattles(options: SolveOptions = {}): BattleTable {
  const { mostFighters = MOST_FIGHTERS, rounds = USUAL_ROUNDS, survivorWorth = USUAL_SURVIVOR_WORTH } = options
  const table = new BattleTable(mostFighters, survivorWorth)
  const best = new BestResponse(table.worth, BELIEF_STEPS)
  const total = [...inOrder(mostFighters)].length
  let done = 0
  const notes = new Notes()
  for (const group of inOrder(mostFighters)) {
    solveGroup(table, best, notes, group, rounds)
    options.onProgress?.(++done, total)
  }
  return table
}

/** A situation and its reverse: if nobody loses a troop, one follows the other. */
function solveGroup(
  table: BattleTable,
  best: BestResponse,
  notes: Notes,
  group: readonly Sides[],
  rounds: number,
): void {
  const { worth } = table
  const learners = group.map((sides) => new Learner(sides, notes.like(sides)))
  for (const { sides } of learners) {
    guess(worth, sides)
    best.guess(sides)
  }
  for (const share of [...FINDING_PASSES, 1]) {
    for (const learner of learners) {
      const { sides, exchange } = learner
      keep(table, sides, learner.learn(worth, best, Math.ceil(share * rounds)))
      evaluate(table, exchange, worth)
      best.improve(learner.responses(table.bluffingIn(sides)))
    }
    settle(learners, ({ sides, exchange }) => {
      exchange.decide(sides, worth)
      return evaluate(table, exchange, worth)
    })
    best.settle(
      learners.map((learner) => learner.responses(table.bluffingIn(learner.sides))),
      PRICE_PRECISION,
    )
  }
  for (const measure of [table.wins, table.survivors])
    settle(learners, ({ exchange }) => {
      exchange.measure(measure)
      return evaluate(table, exchange, measure)
    })
  for (const learner of learners) notes.keep(learner)
}

/** What was learnt in smaller situations, to begin with in larger ones. */
class Notes {
  readonly #lessons = new Map<number, readonly Lesson[]>()

  keep({ sides, lessons }: Learner): void {
    if (isPossible(sides.attackers + 1, sides.defenders + 1)) this.#lessons.set(numberOf(sides), lessons)
  }

  /** With one fighter fewer on each side a battle is much the same; where there is but one, with one fewer of the others. */
  like({ attackers, defenders, ...cards }: Sides): readonly Lesson[] | undefined {
    const fewer = { attackers: Math.max(1, attackers - 1), defenders: Math.max(1, defenders - 1), ...cards }
    const lessons = this.#lessons.get(numberOf(fewer))
    // Nobody asks for it again.
    if (attackers > 1 && defenders > 1) this.#lessons.delete(numberOf(fewer))
    return lessons
  }
}

function settle<T>(learners: readonly T[], pass: (learner: T) => number): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    let change = 0
    for (const learner of learners) change = Math.max(change, pass(learner))
    if (change < PRECISION) return
  }
}

/** With one fighter fewer on each side a battle is much the same. */
function guess(worth: Measure, sides: Sides): void {
  const { attackers, defenders, attackerCard, defenderCard } = sides
  const here = situation(attackers, defenders, attackerCard, defenderCard) * PAIRS
  const isSmall = attackers === 1 || defenders === 1
  const like = situation(attackers - 1, defenders - 1, attackerCard, defenderCard) * PAIRS
  for (let attacker = 0; attacker < kindsOf(attackerCard); attacker++)
    for (let defender = 0; defender < kindsOf(defenderCard); defender++) {
      const pair = pairOf(attacker, defender)
      worth.values[here + pair] = isSmall ? 0.5 : worth.values[like + pair]
    }
}

function keep(table: BattleTable, sides: Sides, { announce, doubt }: Bluffing): void {
  for (let kind = 0; kind < kindsOf(sides.attackerCard); kind++) {
    const shares = announce.subarray(turnIndex(kind, 0, 1))
    roundShares(shares, READINGS + 1, table.announceParts.subarray(table.announceIndex(sides, kind, 0)))
  }
  for (let kind = 0; kind < kindsOf(sides.defenderCard); kind++) {
    const to = table.doubtIndex(sides, kind)
    for (let reading = 1; reading <= READINGS; reading++)
      table.doubtParts[to + reading - 1] = Math.round(PARTS * doubt[kind * (READINGS + 1) + reading])
  }
}

/** Measures an exchange as the table plays it, and answers by how much that changed. */
export function evaluate(table: BattleTable, { sides, believed, doubted }: Exchange, measure: Measure): number {
  const here = situation(sides.attackers, sides.defenders, sides.attackerCard, sides.defenderCard) * PAIRS
  let change = 0
  for (let defender = 0; defender < kindsOf(sides.defenderCard); defender++) {
    const doubts = table.doubtIndex(sides, defender) - 1
    for (let attacker = 0; attacker < kindsOf(sides.attackerCard); attacker++) {
      let value = 0
      for (let thrown = 0; thrown < THROWS.length; thrown++) {
        const parts = table.announceIndex(sides, attacker, thrown) - 1
        let ofThrow = 0
        for (let reading = 1; reading <= READINGS; reading++) {
          const part = table.announceParts[parts + reading]
          if (part === 0) continue
          const doubt = table.doubtParts[doubts + reading] / PARTS
          const ifBelieved = believed[reading * PAIRS + pairOf(attacker, defender)]
          const ifDoubted = doubted[turnIndex(attacker, thrown, reading) * DOUBTED_STRIDE + defender]
          ofThrow += part * (ifBelieved + doubt * (ifDoubted - ifBelieved))
        }
        value += THROWS[thrown].share * ofThrow
      }
      value = Math.fround(value / PARTS)
      const at = here + pairOf(attacker, defender)
      change = Math.max(change, Math.abs(value - measure.values[at]))
      measure.values[at] = value
    }
  }
  return change
}
