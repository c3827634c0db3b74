import type { SeatEntry } from '@tudor-rose/protocol'
import type { Viewer } from '@tudor-rose/table'
import type { SavedGame } from '../local/saved-games.ts'

/** The players by seat, as stored on this device with a game played online. */
export function storedSeats(
  seatNames: readonly string[],
  entries: readonly SeatEntry[],
  viewer: Viewer,
): Required<Pick<SavedGame, 'players' | 'online'>> {
  const sitters = seatNames.map((_, seat) => entries.find((entry) => entry.seat === seat))
  return {
    players: sitters.map((entry) => (entry?.kind === 'bot' ? (entry.name ?? 'random') : 'human')),
    online: {
      names: sitters.map((entry) => (entry?.kind === 'bot' ? undefined : (entry?.name ?? undefined))),
      seat: viewer,
    },
  }
}
