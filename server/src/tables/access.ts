import { OBSERVER, type Viewer } from '@tudor-rose/table'
import { equalInConstantTime } from '../input/constant-time.ts'
import { Refusal } from '../refusal.ts'
import type { SeatEntry, TableEntry } from '../storage/schema.ts'

/** How a person may see a table: from their seat, or as an observer. Throws if they may not see it at all. */
export function viewerOf(
  live: { readonly table: TableEntry; readonly seats: readonly SeatEntry[] },
  personId: string | undefined,
  wanted: number | undefined,
  invitation: string | undefined,
): Viewer {
  const mine = personId === undefined ? [] : live.seats.filter((seat) => seat.person_id === personId)
  if (wanted !== undefined && wanted !== OBSERVER) {
    if (mine.some(({ seat }) => seat === wanted)) return wanted
    throw new Refusal('not-allowed', 'this is not your seat')
  }
  if (wanted === undefined && mine.length > 0) return mine[0].seat
  if (mine.length > 0 || mayWatch(live.table, personId, invitation)) return OBSERVER
  throw new Refusal('not-allowed', 'this table is not open to spectators')
}

/** Whether a person without a seat may watch: if the table allows observers and the person may find it. */
const mayWatch = (table: TableEntry, personId: string | undefined, invitation: string | undefined): boolean =>
  table.creator_id === personId || (table.watchers === 1 && mayFind(table, invitation))

/** Whether a person may know that a table exists, but not what happens at it. */
export const mayFind = (table: TableEntry, invitation: string | undefined): boolean =>
  table.visibility === 'public' || (invitation !== undefined && equalInConstantTime(invitation, table.invitation))
