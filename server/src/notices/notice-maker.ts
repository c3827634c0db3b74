import type { NoticesRow } from '../storage/schema.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { NoticesAfter } from '../tables/tables.ts'
import { waitOf } from './pace.ts'
import type { Subscribers, Wishes } from './subscribers.ts'

const NONE: readonly NoticesRow[] = []
const TELLS_NOBODY = (): readonly NoticesRow[] => NONE

/** Looks at a table before a row is applied; what comes back says, after that, who is to be told that it is their turn. */
export async function noticesAfterRow(subscribers: Subscribers, live: LiveTable): Promise<NoticesAfter> {
  const wishes = new Map<string, Wishes>()
  for (const { person_id } of live.seats) {
    if (person_id === null) continue
    const wanted = await subscribers.wishesOf(person_id)
    if (wanted.length > 0) wishes.set(person_id, wanted)
  }
  if (wishes.size === 0) return TELLS_NOBODY
  const before = new Set(peopleAwaited(live).keys())
  return (row) => {
    const notices: NoticesRow[] = []
    for (const [personId, seat] of peopleAwaited(live)) {
      // Who was awaited already has been told, and who did it knows.
      if (before.has(personId) || personId === live.personAt(row.seat)) continue
      for (const { channel, pace } of wishes.get(personId) ?? [])
        notices.push({
          person_id: personId,
          channel,
          table_id: row.table_id,
          seat,
          number: row.number,
          due_at: row.time + waitOf(pace),
        })
    }
    return notices
  }
}

/** Who owes a decision, and in which seat; of several seats of one person, the first. */
function peopleAwaited(live: LiveTable): Map<string, number> {
  const people = new Map<string, number>()
  for (const seat of live.awaited) {
    const personId = live.personAt(seat)
    if (personId !== null && !live.vacant.has(seat) && !people.has(personId)) people.set(personId, seat)
  }
  return people
}
