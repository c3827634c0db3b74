import type { GameBots, Guides, IncrementalTask } from '@tudor-rose/bots'
import type { AnyGame, Seat } from '@tudor-rose/table'
import type { Lesson } from './lessons/lesson.ts'

/** A game-specific kind of question, such as the odds of a battle, answered incrementally. */
export interface Topic {
  /** Undefined if the question does not apply to this state. */
  begin(game: AnyGame, state: unknown, seat: Seat, question: unknown): IncrementalTask<unknown> | undefined
}

/** The parts of a game's worker: its rules and optional extras. `web/src/GAME/worker/index.ts` serves one. */
export interface GameModule {
  readonly game: AnyGame
  /** What bots need to play the game well; without it, they search with the rules alone. */
  loadBots?(): Promise<{ readonly bots: GameBots }>
  /** Further data that improve the bots but are too large to wait for; undefined if not available now. */
  loadMoreGuides?(): Promise<Guides | undefined>
  loadLesson?(): Promise<{ readonly lesson: Lesson }>
  /** The keys of the events that start a round. */
  readonly roundEvents?: readonly string[]
  /** Further questions about a game in progress, by topic. */
  readonly topics?: Readonly<Record<string, () => Promise<{ readonly topic: Topic }>>>
}

const NO_BOTS: GameBots = { moveRaters: {}, guides: {} }

export const botsOf = async ({ loadBots }: GameModule): Promise<GameBots> => (await loadBots?.())?.bots ?? NO_BOTS
