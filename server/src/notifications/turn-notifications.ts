import type { NoticesRow } from '../storage/schema.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { NotificationsAfter } from '../tables/tables.ts'
import { delayOf } from './pace.ts'
import type { ChannelChoices, Subscribers } from './subscribers.ts'

const NONE: readonly NoticesRow[] = []
const NOBODY = (): readonly NoticesRow[] => NONE

/** Called before a row is applied. The function it returns is called after that and returns whom to notify of their turn. */
export async function notificationsAfterRow(subscribers: Subscribers, live: LiveTable): Promise<NotificationsAfter> {
  const choices = new Map<string, ChannelChoices>()
  for (const { person_id } of live.seats) {
    if (person_id === null) continue
    const chosen = await subscribers.choicesOf(person_id)
    if (chosen.length > 0) choices.set(person_id, chosen)
  }
  if (choices.size === 0) return NOBODY
  const before = new Set(peopleAwaited(live).keys())
  return (row) => {
    const notices: NoticesRow[] = []
    for (const [personId, seat] of peopleAwaited(live)) {
      // People who already had to decide before have been notified, and the person who moved knows.
      if (before.has(personId) || personId === live.personAt(row.seat)) continue
      for (const { channel, pace } of choices.get(personId) ?? [])
        notices.push({
          person_id: personId,
          channel,
          table_id: row.table_id,
          seat,
          number: row.number,
          due_at: row.time + delayOf(pace),
        })
    }
    return notices
  }
}

/** The people who must decide, each with their seat; the first one if a person has several. */
function peopleAwaited(live: LiveTable): Map<string, number> {
  const people = new Map<string, number>()
  for (const seat of live.awaited) {
    const personId = live.personAt(seat)
    if (personId !== null && !live.vacant.has(seat) && !people.has(personId)) people.set(personId, seat)
  }
  return people
}
