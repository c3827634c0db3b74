/** The odds of several battles, one after another, from who reckons and may have too much to do. */
import type { ToldOdds } from '@tudor-rose/bots'
import { Refusal } from '../../play/refusal.ts'
import type { OddsAsked } from '../../worker/messages.ts'

export interface Reckoned {
  readonly asked: OddsAsked
  readonly told: ToldOdds
}

export interface Reckoning {
  readonly found: readonly Reckoned[]
  /** Some are missing, because too much was asked for. */
  readonly isRefused: boolean
}

/** A server that is asked too much answers a little more with every second. */
const WAIT = 1000
/** After so many refusals in a row the others are not even asked for. */
const TRIES = 6

const isTooMuch = (error: unknown): boolean => error instanceof Refusal && error.code === 'too-many-requests'

/** Nothing where it is over before all is said. */
export async function reckonAll(
  battles: readonly OddsAsked[],
  reckon: (asked: OddsAsked) => Promise<ToldOdds | undefined>,
  isOver: () => boolean,
): Promise<Reckoning | undefined> {
  const found: Reckoned[] = []
  for (const asked of battles) {
    for (let tries = 1; ; tries++) {
      const answer = await reckon(asked).catch((error) => (isTooMuch(error) ? 'too much' : undefined))
      if (isOver()) return undefined
      if (answer !== 'too much') {
        if (answer !== undefined) found.push({ asked, told: answer })
        break
      }
      if (tries === TRIES) return { found, isRefused: true }
      await new Promise((resolve) => setTimeout(resolve, WAIT))
      if (isOver()) return undefined
    }
  }
  return { found, isRefused: false }
}
