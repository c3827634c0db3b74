import {
  type AnyGame,
  eventFor,
  MoveList,
  type Outcome,
  type Seat,
  type ToldEvent,
  type Viewer,
} from '@tudor-rose/table'
import type { Question, Sight } from '../play/sight.ts'

/** A moment of a game: its state and what had been told by then. */
export interface Moment {
  readonly number: number
  readonly state: unknown
  readonly events: readonly ToldEvent[]
  readonly mayUndo: boolean
  readonly resigned: Seat | undefined
  /** It went on for longer than any game that gets on. */
  readonly isStopped: boolean
  /** How the table ended, where somebody else has said so; otherwise the rules say. */
  readonly outcome?: Outcome
}

const legal = new MoveList()

/** The moment as this viewer may see it. */
export function sightOf(game: AnyGame, moment: Moment, viewer: Viewer): Sight {
  const { number, state, events, mayUndo } = moment
  const outcome = outcomeOf(game, moment)
  const awaited = outcome === undefined ? game.actors(state) : []
  return {
    number,
    viewer,
    view: game.view(state, viewer),
    awaited: [...awaited],
    question: awaited.includes(viewer) ? questionFor(game, state, viewer) : undefined,
    mayUndo,
    outcome,
    events: events.map(({ event }) => eventFor(event, viewer)),
  }
}

function questionFor(game: AnyGame, state: unknown, seat: Seat): Question {
  legal.clear()
  game.moves(state, seat, legal)
  const moves = legal.toArray().map((move) => game.notation.format(move, seat))
  const { key, section, params } = game.prompt(state, seat)
  return { key, section, params, moves }
}

function outcomeOf(game: AnyGame, { state, resigned, isStopped, outcome }: Moment): Outcome | undefined {
  if (outcome !== undefined) return outcome
  const result = game.result(state)
  if (result === undefined) return isStopped ? { kind: 'stopped' } : undefined
  const { winners, reason } = result
  return { kind: 'result', winners, reason, ...(resigned !== undefined && { resigned }) }
}
