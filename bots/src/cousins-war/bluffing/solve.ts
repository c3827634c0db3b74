/** Solves the bluffing battle from few fighters to many. */
import { READINGS, THROWS } from '../dice.ts'
import type { AttackRound } from './attack-round.ts'
import { BattleTable, PROBABILITY_UNITS } from './battle-table.ts'
import { BestResponse } from './best-response.ts'
import { type BluffStrategy, DOUBTED_STRIDE, turnIndex } from './payoffs.ts'
import { roundShares } from './rounding.ts'
import type { SideTraining } from './side-training.ts'
import { SituationSolver } from './situation-solver.ts'
import type { SituationValues } from './situation-values.ts'
import {
  inOrder,
  isPossible,
  kindsOf,
  MAX_FIGHTERS,
  numberOf,
  PAIRS,
  pairOf,
  type Sides,
  situation,
} from './situations.ts'

export interface SolveOptions {
  readonly mostFighters?: number
  /** Iterations in each situation. */
  readonly rounds?: number
  readonly survivorWorth?: number
  readonly onProgress?: (done: number, total: number) => void
}

export const DEFAULT_ROUNDS = 200
export const DEFAULT_SURVIVOR_WORTH = 0.02

/** The shares of the iterations that are spent while the value of an undecided round is still unknown. */
const FINDING_PASSES = [0.2]
/** The resolution of the opponent's beliefs about a hidden card during training. */
const BELIEF_STEPS = 6
const PRECISION = 1e-7
/** The precision of best-response values in payoffs. */
const PRICE_PRECISION = 1e-4
const MAX_PASSES = 60

export function solveBattles(options: SolveOptions = {}): BattleTable {
  const { mostFighters = MAX_FIGHTERS, rounds = DEFAULT_ROUNDS, survivorWorth = DEFAULT_SURVIVOR_WORTH } = options
  const table = new BattleTable(mostFighters, survivorWorth)
  const best = new BestResponse(table.worth, BELIEF_STEPS)
  const total = [...inOrder(mostFighters)].length
  let done = 0
  const warmStarts = new WarmStarts()
  for (const group of inOrder(mostFighters)) {
    solveGroup(table, best, warmStarts, group, rounds)
    options.onProgress?.(++done, total)
  }
  return table
}

/** A situation and its reverse: if nobody loses a troop, they alternate. */
function solveGroup(
  table: BattleTable,
  best: BestResponse,
  warmStarts: WarmStarts,
  group: readonly Sides[],
  rounds: number,
): void {
  const { worth } = table
  const solvers = group.map((sides) => new SituationSolver(sides, warmStarts.like(sides)))
  for (const { sides } of solvers) {
    guess(worth, sides)
    best.guess(sides)
  }
  for (const share of [...FINDING_PASSES, 1]) {
    for (const solver of solvers) {
      const { sides, attackRound } = solver
      keep(table, sides, solver.learn(worth, best, Math.ceil(share * rounds)))
      evaluate(table, attackRound, worth)
      best.improve(solver.responses(table.strategyIn(sides)))
    }
    converge(solvers, ({ sides, attackRound }) => {
      attackRound.decide(sides, worth)
      return evaluate(table, attackRound, worth)
    })
    best.converge(
      solvers.map((solver) => solver.responses(table.strategyIn(solver.sides))),
      PRICE_PRECISION,
    )
  }
  for (const measure of [table.wins, table.survivors])
    converge(solvers, ({ attackRound }) => {
      attackRound.measure(measure)
      return evaluate(table, attackRound, measure)
    })
  for (const solver of solvers) warmStarts.keep(solver)
}

/** The training of smaller situations, as a start for larger ones. */
class WarmStarts {
  readonly #trainings = new Map<number, readonly SideTraining[]>()

  keep({ sides, trainings }: SituationSolver): void {
    if (isPossible(sides.attackers + 1, sides.defenders + 1)) this.#trainings.set(numberOf(sides), trainings)
  }

  /**
   * With one fighter fewer on each side a battle is similar; if a side has only one, with one fewer on the other side.
   */
  like({ attackers, defenders, ...cards }: Sides): readonly SideTraining[] | undefined {
    const fewer = { attackers: Math.max(1, attackers - 1), defenders: Math.max(1, defenders - 1), ...cards }
    const trainings = this.#trainings.get(numberOf(fewer))
    // It is not needed again.
    if (attackers > 1 && defenders > 1) this.#trainings.delete(numberOf(fewer))
    return trainings
  }
}

function converge<T>(solvers: readonly T[], pass: (solver: T) => number): void {
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    let change = 0
    for (const solver of solvers) change = Math.max(change, pass(solver))
    if (change < PRECISION) return
  }
}

/** With one fighter fewer on each side a battle is similar. */
function guess(worth: SituationValues, sides: Sides): void {
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

function keep(table: BattleTable, sides: Sides, { announce, doubt }: BluffStrategy): void {
  for (let kind = 0; kind < kindsOf(sides.attackerCard); kind++) {
    const shares = announce.subarray(turnIndex(kind, 0, 1))
    roundShares(shares, READINGS + 1, table.announceParts.subarray(table.announceIndex(sides, kind, 0)))
  }
  for (let kind = 0; kind < kindsOf(sides.defenderCard); kind++) {
    const to = table.doubtIndex(sides, kind)
    for (let reading = 1; reading <= READINGS; reading++)
      table.doubtParts[to + reading - 1] = Math.round(PROBABILITY_UNITS * doubt[kind * (READINGS + 1) + reading])
  }
}

/** Evaluates a round as the table plays it, and returns by how much the values changed. */
export function evaluate(
  table: BattleTable,
  { sides, believed, doubted }: AttackRound,
  measure: SituationValues,
): number {
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
          const doubt = table.doubtParts[doubts + reading] / PROBABILITY_UNITS
          const ifBelieved = believed[reading * PAIRS + pairOf(attacker, defender)]
          const ifDoubted = doubted[turnIndex(attacker, thrown, reading) * DOUBTED_STRIDE + defender]
          ofThrow += part * (ifBelieved + doubt * (ifDoubted - ifBelieved))
        }
        value += THROWS[thrown].share * ofThrow
      }
      value = Math.fround(value / PROBABILITY_UNITS)
      const at = here + pairOf(attacker, defender)
      change = Math.max(change, Math.abs(value - measure.values[at]))
      measure.values[at] = value
    }
  }
  return change
}
