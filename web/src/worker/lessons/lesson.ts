import type { LineStep } from '@tudor-rose/bots/practice'
import type { GameEvent, Options, Seat } from '@tudor-rose/table'
import type { GameName } from '../../games/registry.ts'
import type { Target } from '../../play/picking.ts'
import type { TableView } from '../../play/table-view.ts'

/** A game by its real rules, step by step, from positions chosen for what they show. */
export interface Lesson<E extends GameEvent = GameEvent> {
  /** The learner's seat. */
  readonly seat: Seat
  /** The policy for moves of others that no step prescribes; by default one that looks one move ahead. */
  readonly opponent?: 'random' | 'greedy'
  readonly steps: readonly Step<E>[]
}

/** One task, and what the others do then. */
export interface Step<E extends GameEvent = GameEvent> {
  /** The key of its texts in the lesson. */
  readonly id: string
  /**
   * The start position, if it is not the end of the previous step: in the format of `tudor position`, without its title.
   */
  readonly position?: object
  /** The events before this position. */
  readonly past?: readonly E[] | undefined
  /** Seeds dice and cards, so that a step is the same for everyone; the id by default. */
  readonly seed?: string
  /** In order. A step without moves is only read. */
  readonly moves: readonly (LineStep | FreePlay<E['key']>)[]
  /** The event that shows that the goal was reached; the step is not done without it. */
  readonly event?: E['key']
  /** The targets its texts mention, to be highlighted on the board. */
  readonly points?: readonly Target[]
  /** The rulebook section with more details. */
  readonly section: string
}

/** Any moves of the learner, with bots for the others, until this event. The next step has its own position. */
export interface FreePlay<Key extends string = string> {
  readonly until: Key
}

export const playUntil = <const Key extends string>(event: Key): FreePlay<Key> => ({ until: event })

/** A point in a lesson: the step, and the moves made in it. Nothing else needs to be saved. */
export interface LessonPoint {
  readonly game: GameName
  /** Counted from 0. */
  readonly step: number
  readonly lines: readonly string[]
}

/** What to show at such a point. */
export interface LessonState {
  /** After the learner's latest move and after each move of the others since; never empty. */
  readonly tableViews: readonly TableView[]
  /** The latest move was legal but not wanted: everything is as it was before it. */
  readonly isWrong: boolean
  readonly isDone: boolean
  /** A possible next move, while there is something to do. */
  readonly next: string | undefined
  readonly step: Pick<Step, 'id' | 'section'> & { readonly points: readonly Target[] }
  /** The ids of all steps, in order. */
  readonly steps: readonly string[]
  readonly options: Options
  readonly seatNames: readonly string[]
}
