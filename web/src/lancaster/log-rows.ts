/** The rows of the log: that a player has voted is left out once the vote itself is shown. */
import type { VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { eventIs } from '../play/event-keys.ts'

export const isBallot = eventIs<VisibleLancasterEvent>()('log.ballot.yes', 'log.ballot.no')

export function logRows(events: readonly VisibleLancasterEvent[]): readonly VisibleLancasterEvent[] {
  const opened = events.findLastIndex(isBallot)
  return events.filter(({ key }, index) => key !== 'log.voted' || index > opened)
}
