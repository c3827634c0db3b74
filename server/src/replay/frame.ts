import { eventFor, exportPosition, type GameEvent, type Seat, type Texts, type Viewer } from '@tudor-rose/table'
import type { LiveTable } from '../tables/live-table.ts'

/** Through whose eyes a game is looked at again: a seat's, those of somebody who looked on, or with nothing hidden. */
export type Eyes = Viewer | 'all'

/** A moment of a game: of what those eyes were shown then, the part that belongs to the moves. */
export interface Frame {
  readonly view: unknown
  readonly awaited: readonly Seat[]
  /** What those were asked whose questions these eyes could read; without the legal moves. */
  readonly asked: readonly unknown[]
}

export function frameOf(live: LiveTable, eyes: Eyes, texts: Texts | undefined): Frame {
  const { awaited } = live
  return {
    view: eyes === 'all' ? everything(live) : live.game.view(live.session!.state, eyes),
    awaited,
    asked: awaited
      .filter((seat) => eyes === 'all' || eyes === seat)
      .map((seat) => {
        const { key, section, params } = live.game.prompt(live.session!.state, seat)
        return { seat, key, section, params, ...(texts && { text: texts.say(key, params) }) }
      }),
  }
}

/** What each seat saw, for boards are drawn from that, and the whole position, which has also what nobody saw. */
function everything({ game, session, seats }: LiveTable): unknown {
  const { state } = session!
  return { seats: seats.map(({ seat }) => game.view(state, seat)), position: exportPosition(game, state) }
}

/** What was told, from this event on. */
export function eventsSeen(live: LiveTable, eyes: Eyes, from: number, texts: Texts | undefined): unknown[] {
  return live.session!.events.slice(from).map(({ event }) => {
    const { key, params } = eyes === 'all' ? revealed(event) : eventFor(event, eyes)
    return texts === undefined ? { key, params } : { key, params, text: texts.say(key, params) }
  })
}

const revealed = ({ key, params, secret }: GameEvent) => ({ key, params: { ...params, ...secret?.params } })
