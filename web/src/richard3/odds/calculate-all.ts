/** The odds of several battles, one after another, from a calculator that may be overloaded. */
import type { BattleOddsReport } from '@tudor-rose/bots/richard3/odds'
import { Refusal } from '@tudor-rose/client'
import type { OddsQuestion } from './odds-question.ts'

export interface BattleOdds {
  readonly asked: OddsQuestion
  readonly odds: BattleOddsReport
}

export interface OddsResult {
  readonly found: readonly BattleOdds[]
  /** Some are missing because of too many requests. */
  readonly isRefused: boolean
}

/** The server's request limit recovers every second. */
const WAIT = 1000
/** After this many refusals in a row the rest are not requested. */
const TRIES = 6

const isTooMuch = (error: unknown): boolean => error instanceof Refusal && error.code === 'too-many-requests'

/** Returns undefined if it is cancelled before all are calculated. */
export async function calculateAll(
  battles: readonly OddsQuestion[],
  calculate: (asked: OddsQuestion) => Promise<BattleOddsReport | undefined>,
  isOver: () => boolean,
): Promise<OddsResult | undefined> {
  const found: BattleOdds[] = []
  for (const asked of battles) {
    for (let tries = 1; ; tries++) {
      const answer = await calculate(asked).catch((error) => (isTooMuch(error) ? 'too much' : undefined))
      if (isOver()) return undefined
      if (answer !== 'too much') {
        if (answer !== undefined) found.push({ asked, odds: answer })
        break
      }
      if (tries === TRIES) return { found, isRefused: true }
      await new Promise((resolve) => setTimeout(resolve, WAIT))
      if (isOver()) return undefined
    }
  }
  return { found, isRefused: false }
}
