import { commitment, eventFor, MoveList, OBSERVER, type Texts, type Viewer } from '@tudor-rose/table'
import { isSame } from '../input/same.ts'
import { Refusal } from '../refusal.ts'
import type { SeatEntry, TableEntry, TableStatus } from '../storage/schema.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { moveTexts } from './move-texts.ts'

const legal = new MoveList()

/**
 * A table as one viewer may see it: nothing in here depends on what this viewer must not know. Clients get it whole once
 * and then as changes.
 */
export interface Face {
  readonly status: TableStatus
  /** What the game shows this viewer; nothing before it begins. */
  readonly view: unknown
  /** The seats that owe a decision. */
  readonly awaited: readonly number[]
  /** What this viewer is asked, with every legal move; nothing for those who are not asked. */
  readonly prompt: unknown
  readonly mayUndo: boolean
  readonly proposal: unknown
  readonly outcome: unknown
  readonly vacant: readonly number[]
  readonly clocks: unknown
  /** Where the dice came from, once the game is over. */
  readonly seeds: unknown
}

export function faceOf(live: LiveTable, viewer: Viewer, texts: Texts | undefined): Face {
  const { session, game, awaited } = live
  return {
    status: statusOf(live),
    view: session === undefined ? null : game.view(session.state, viewer),
    awaited,
    prompt: promptFor(live, viewer, texts),
    mayUndo: live.mayUndo(viewer),
    proposal: live.proposal ?? null,
    outcome: live.outcome ?? null,
    vacant: [...live.vacant],
    clocks:
      live.control.kind === 'none' ? null : live.clocks.map(({ bank, since }) => ({ bank, since: since ?? null })),
    seeds:
      live.outcome === undefined || session === undefined ? null : { seed: session.seed, seatSeeds: session.seatSeeds },
  }
}

function promptFor({ session, game, awaited }: LiveTable, viewer: Viewer, texts: Texts | undefined): unknown {
  if (session === undefined || !awaited.includes(viewer)) return null
  const { key, section, params } = game.prompt(session.state, viewer)
  legal.clear()
  game.moves(session.state, viewer, legal)
  const moves = moveTexts(game, viewer, legal.toArray())
  return { key, section, params, ...(texts && { text: texts.say(key, params) }), moves }
}

/** What this viewer has been told, from this event on. */
export function eventsFor(live: LiveTable, viewer: Viewer, from: number, texts: Texts | undefined): unknown[] {
  const events = live.session?.events ?? []
  return events.slice(from).map(({ event }) => {
    const { key, params } = eventFor(event, viewer)
    return texts === undefined ? { key, params } : { key, params, text: texts.say(key, params) }
  })
}

/** What does not change about a table, as everybody may know it who may see it. */
export function descriptionOf({ table, game }: Pick<LiveTable, 'table' | 'game'>) {
  const options = JSON.parse(table.options) as Record<string, string>
  return {
    id: table.id,
    game: table.game,
    options,
    components: game.components === undefined ? null : { name: game.components.name, hash: game.components.hash },
    seatNames: game.seats(options),
    time: JSON.parse(table.time_control) as unknown,
    visibility: table.visibility,
    watchers: table.watchers === 1,
    hints: table.hints === 1,
    /** The SHA-256 of the seed, fixed when the table was opened. */
    commitment: commitment(table.seed),
  }
}

const statusOf = ({ outcome, hasStarted }: LiveTable): TableStatus =>
  outcome === undefined ? (hasStarted ? 'playing' : 'open') : outcome.kind === 'abandoned' ? 'abandoned' : 'finished'

/** As whom a person may see a table: a seat of theirs, or an observer. Throws where they may not see it at all. */
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
  throw new Refusal('not-allowed', 'this table is not open to watchers')
}

/** Whether somebody without a seat may look on: whoever may find the table, where watchers are welcome. */
const mayWatch = (table: TableEntry, personId: string | undefined, invitation: string | undefined): boolean =>
  table.creator_id === personId || (table.watchers === 1 && mayFind(table, invitation))

/** Whether somebody may know of a table: that it is there, not what happens on it. */
export const mayFind = (table: TableEntry, invitation: string | undefined): boolean =>
  table.visibility === 'public' || (invitation !== undefined && isSame(invitation, table.invitation))
