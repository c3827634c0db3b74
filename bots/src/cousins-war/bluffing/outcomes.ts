/** How a last card can change three dice, and what an answer leads to. */
import { bestReading, containsReading, lossesBetween, READINGS, THROWS } from '../dice.ts'

/** A card has 1 to 3 command points; 0 stands for no card. */
export const MAX_POINTS = 3

/** Outcomes of a comparison: 0 to 2, the attacker loses 3, 2 or 1; 3, nobody; 4 to 6, the defender loses 1, 2 or 3. */
export const OUTCOMES = 7
const NOBODY_LOSES = 3
export const attackerLoses = (outcome: number): number => Math.max(0, NOBODY_LOSES - outcome)
export const defenderLoses = (outcome: number): number => Math.max(0, outcome - NOBODY_LOSES)

export function outcomeOf(result: number, answer: number): number {
  if (result > answer) return NOBODY_LOSES + lossesBetween(result, answer)
  return answer > result ? NOBODY_LOSES - lossesBetween(answer, result) : NOBODY_LOSES
}

/** Every result of using a card of so many points on three dice: at least one die is turned. */
export function turnedDice([a, b, c]: readonly [number, number, number], points: number): [number, number, number][] {
  const turned: [number, number, number][] = []
  for (const x of [-1, 0, 1])
    for (const y of [-1, 0, 1])
      for (const z of [-1, 0, 1]) {
        const used = Math.abs(x) + Math.abs(y) + Math.abs(z)
        const dice: [number, number, number] = [a + x, b + y, c + z]
        if (used > 0 && used <= points && dice.every((die) => die >= 1 && die <= 6)) turned.push(dice)
      }
  return turned
}

/**
 * What an attacker whose lie was doubted can turn the dice into: readings that make the announcement true, and others.
 */
export interface Turns {
  readonly good: readonly number[]
  readonly bad: readonly number[]
}

const distinct = (readings: readonly number[]): number[] => [...new Set(readings)].sort((a, b) => b - a)

/** By points, throw (in the order of `THROWS`) and announcement. */
export const TURNS: readonly (readonly (readonly Turns[])[])[] = Array.from({ length: MAX_POINTS + 1 }, (_, points) =>
  THROWS.map(({ dice }) => {
    const turned = turnedDice([...dice], points)
    return Array.from({ length: READINGS + 1 }, (_, announced) => {
      if (announced === 0) return { good: [], bad: [] }
      const isGood = (z: readonly number[]) => containsReading(z, announced)
      return {
        good: distinct(turned.filter(isGood).map(bestReading)),
        bad: distinct(turned.filter((z) => !isGood(z)).map(bestReading)),
      }
    })
  }),
)

/** Equivalent throws of the defender: their outcome as they lie, and all outcomes within reach of a card. */
export interface AnswerGroup {
  readonly share: number
  readonly asItLies: number
  /** By points of the card: a bit for each outcome. */
  readonly reach: readonly number[]
}

function answersTo(result: number): AnswerGroup[] {
  const groups = new Map<string, { share: number; asItLies: number; reach: number[] }>()
  for (const { dice, best, share } of THROWS) {
    const reach = Array.from({ length: MAX_POINTS + 1 }, (_, points) =>
      turnedDice([...dice], points).reduce((mask, z) => mask | (1 << outcomeOf(result, bestReading(z))), 0),
    )
    const asItLies = outcomeOf(result, best)
    const key = `${asItLies} ${reach}`
    const group = groups.get(key) ?? { share: 0, asItLies, reach }
    group.share += share
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** By the attacker's result. */
export const ANSWERS: readonly (readonly AnswerGroup[])[] = Array.from({ length: READINGS + 1 }, (_, result) =>
  result === 0 ? [] : answersTo(result),
)
