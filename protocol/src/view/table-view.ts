import type { AnyGame, Seat, Texts, Viewer } from '@tudor-rose/table'
import type { SeatClock } from '../clocks/seat-clocks.ts'
import type { Outcome } from '../schemas/outcome.ts'
import type { Proposal } from '../schemas/proposal.ts'
import type { Seeds, TableStatus, TableView, VisibleState } from '../schemas/table-view.ts'
import type { TimeControl } from '../schemas/time-control.ts'
import { type LoggedEvent, visibleEvents } from './events.ts'
import { questionFor } from './question.ts'

/** A table on a server, in a local game, or in a replay. */
export interface ViewedTable {
  readonly game: AnyGame
  /** The game; absent before it begins. The seeds are shown when it is over. */
  readonly session: ({ readonly state: unknown } & Partial<Seeds>) | undefined
  readonly outcome: Outcome | undefined
  mayUndo(viewer: Viewer): boolean
  /** The number since which the seat's question has been the same. */
  askedSince(seat: Seat): number
  readonly proposal?: Proposal | undefined
  readonly vacant?: Iterable<Seat>
  readonly control?: TimeControl
  readonly clocks?: readonly SeatClock[]
}

export interface ViewSettings {
  /** Given if the viewer wants sentences in addition to message keys. */
  readonly texts?: Texts | undefined
}

/**
 * Everything about a table that changes and that this viewer may know. Nothing here depends on what is hidden from the
 * viewer.
 */
export function visibleState(table: ViewedTable, viewer: Viewer, { texts }: ViewSettings = {}): VisibleState {
  const { game, session, outcome, proposal, control, clocks } = table
  const awaited = awaitedSeats(table)
  const isAsked = awaited.includes(viewer)
  return {
    status: statusOf(table),
    view: session === undefined ? null : game.view(session.state, viewer),
    awaited,
    prompt: isAsked ? questionFor(game, session!.state, viewer, texts) : null,
    askedSince: isAsked ? table.askedSince(viewer) : null,
    mayUndo: table.mayUndo(viewer),
    proposal: proposal ?? null,
    outcome: outcome ?? null,
    vacant: [...(table.vacant ?? [])],
    clocks:
      control === undefined || control.kind === 'none'
        ? null
        : (clocks ?? []).map(({ bank, since }) => ({ bank, since: since ?? null })),
    seeds: outcome === undefined ? null : seedsOf(session),
  }
}

/** The table as this viewer sees it, with the events so far. */
export const tableView = (
  table: ViewedTable & { readonly number: number; readonly events: readonly LoggedEvent[] },
  viewer: Viewer,
  settings: ViewSettings = {},
): TableView => ({
  number: table.number,
  viewer,
  ...visibleState(table, viewer, settings),
  events: visibleEvents(table.events, viewer, settings.texts),
})

/** The seats that must decide. */
export const awaitedSeats = ({ game, session, outcome }: Pick<ViewedTable, 'game' | 'session' | 'outcome'>) =>
  session === undefined || outcome !== undefined ? [] : game.actors(session.state)

const statusOf = ({ outcome, session }: ViewedTable): TableStatus => {
  if (outcome !== undefined) return outcome.kind === 'abandoned' ? 'abandoned' : 'finished'
  return session === undefined ? 'open' : 'playing'
}

function seedsOf(session: ViewedTable['session']): Seeds | null {
  const { seed, seatSeeds } = session ?? {}
  return seed === undefined || seatSeeds === undefined ? null : { seed, seatSeeds }
}
