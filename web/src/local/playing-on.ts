import type { Seat } from '@tudor-rose/table'
import type { Player } from '../worker/messages.ts'
import type { SavedGame } from './saved-games.ts'

/** The bot that replaces people. */
const USUAL_BOT = 'medium'

/**
 * The players when someone continues this game from one of its positions in this seat. Bots keep their seats. Other people
 * are replaced by bots of the kind played against; online that may have been any.
 */
export function playersFrom({ players, online }: Pick<SavedGame, 'players' | 'online'>, mine: Seat): readonly Player[] {
  const bot = online === undefined ? players.find((player) => player !== 'human') : undefined
  return players.map((player, seat) => (seat === mine ? 'human' : player === 'human' ? (bot ?? USUAL_BOT) : player))
}
