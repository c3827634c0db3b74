import type { Deed } from '@tudor-rose/bots/practice'
import type { GameEvent, Options, Seat } from '@tudor-rose/table'
import type { GameName } from '../../boards/games.ts'
import type { Target } from '../../play/picking.ts'
import type { Sight } from '../../play/sight.ts'

/** A game by its real rules, from positions that were chosen for what they show, one step after another. */
export interface Lesson {
  /** The seat of whoever learns. */
  readonly seat: Seat
  readonly steps: readonly Step[]
}

/** One thing to be done, and what the others do then. */
export interface Step {
  /** By this its words are found in `learn/texts`. */
  readonly id: string
  /** Where it begins, if not where the step before it ended: a position as `tudor position` writes it, without its title. */
  readonly position?: object
  /** What had been told when it stood like this. */
  readonly past?: readonly GameEvent[] | undefined
  /** Dice and cards come from this, so that a step is the same for everybody; the id, if nothing is said. */
  readonly seed?: string
  /** In order. A step without any is there to be read. */
  readonly deeds: readonly (Deed | FreePlay)[]
  /** An event by which the rules themselves say that the goal was reached; the step is not done without it. */
  readonly told?: string
  /** What the words speak of, to be lit up on the board. */
  readonly points?: readonly Target[]
  /** Where the rulebook tells more. */
  readonly section: string
}

/** Whatever the learner likes, the others played by bots, until this is told. The next step has a position of its own. */
export interface FreePlay {
  readonly until: string
}

export const until = (told: string): FreePlay => ({ until: told })

/** Where somebody is in a lesson: which step, and what they have done in it. It is all that has to be kept. */
export interface LessonPoint {
  readonly game: GameName
  /** Counted from 0. */
  readonly step: number
  readonly lines: readonly string[]
}

/** What is to be seen at such a point. */
export interface LessonMoment {
  /** After the learner's latest move and after each that others have made since; never empty. */
  readonly sights: readonly Sight[]
  /** The latest move was legal but leads elsewhere: everything is as it was before it. */
  readonly isWrong: boolean
  readonly isDone: boolean
  /** What could be done next, while there is something to be done. */
  readonly next: string | undefined
  readonly step: Pick<Step, 'id' | 'section'> & { readonly points: readonly Target[] }
  /** The ids of all steps, in order. */
  readonly steps: readonly string[]
  readonly options: Options
  readonly seatNames: readonly string[]
}
