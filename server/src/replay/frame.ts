import type { ReplayFrame, VisibleEvent } from '@tudor-rose/protocol'
import { type Perspective, promptFor, visibleEvents } from '@tudor-rose/protocol/view'
import { exportPosition, type Texts } from '@tudor-rose/table'
import type { LiveTable } from '../tables/live-table.ts'

/** The game between two moves: the part of what this viewer saw that depends on the moves. */
export function frameOf(live: LiveTable, eyes: Perspective, texts: Texts | undefined): ReplayFrame {
  const { awaited, game } = live
  const { state } = live.session!
  return {
    view: eyes === 'all' ? everything(live) : game.view(state, eyes),
    awaited,
    asked: awaited
      .filter((seat) => eyes === 'all' || eyes === seat)
      .map((seat) => ({ seat, ...promptFor(game, state, seat, texts) })),
  }
}

/** What each seat saw, because boards are drawn from that, and the whole position, which includes what nobody saw. */
function everything({ game, session, seats }: LiveTable): unknown {
  const { state } = session!
  return { seats: seats.map(({ seat }) => game.view(state, seat)), position: exportPosition(game, state) }
}

/** The events from this one on. */
export const eventsFrom = (
  live: LiveTable,
  eyes: Perspective,
  from: number,
  texts: Texts | undefined,
): readonly VisibleEvent[] => visibleEvents(live.session!.events.slice(from), eyes, texts)
