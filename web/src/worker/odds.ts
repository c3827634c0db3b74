/** Battle odds for whoever looks, reckoned a little at a time. */
import { beginRichardOdds, type HouseName, type ToldOdds, tellRichardOdds } from '@tudor-rose/bots'
import { type AnyGame, BadInput, fastChance, type Seat } from '@tudor-rose/table'
import type { OddsAsked } from './messages.ts'

export interface Reckoning {
  goOn(mayGoOn: () => boolean): boolean
  told(): ToldOdds
}

/** Nothing where there is no such battle, or the game has none that can be reckoned. */
export function beginOdds(game: AnyGame, state: unknown, seat: Seat, asked: OddsAsked): Reckoning | undefined {
  if (game.name !== 'richard3') return undefined
  const own = game.seats(game.optionsOf(state))[seat] as HouseName
  try {
    // Always the same guesses: odds change when something happens, and not by themselves.
    const reckoning = beginRichardOdds(game, state, seat, asked, fastChance('odds'))
    return {
      goOn: (mayGoOn) => reckoning.goOn(mayGoOn),
      told: () => tellRichardOdds(reckoning.conclude(), own),
    }
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}
