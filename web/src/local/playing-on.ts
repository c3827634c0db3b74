import type { Seat } from '@tudor-rose/table'
import type { Player } from '../worker/messages.ts'
import type { SavedGame } from './saved-games.ts'

/** Who takes the place of people. */
const USUAL_BOT = 'medium'

/**
 * Who plays on from a moment of this game, when somebody takes this seat: bots stay where they are. In place of other people
 * there are bots of the kind that was played against; online that may have been anybody.
 */
export function playersFrom({ players, online }: Pick<SavedGame, 'players' | 'online'>, mine: Seat): readonly Player[] {
  const bot = online === undefined ? players.find((player) => player !== 'human') : undefined
  return players.map((player, seat) => (seat === mine ? 'human' : player === 'human' ? (bot ?? USUAL_BOT) : player))
}
