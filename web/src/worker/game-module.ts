import type { GameBots } from '@tudor-rose/bots'
import type { Practised } from '@tudor-rose/bots/practice'
import type { AnyGame } from '@tudor-rose/table'
import type { Lesson } from './lessons/lesson.ts'

/** The parts of a game's worker: its rules and optional extras. `web/src/GAME/worker/index.ts` serves one. */
export interface GameModule extends Practised {
  readonly game: AnyGame
  /** What bots know about the game; without it, they search with the rules alone. */
  loadBots?(): Promise<{ readonly bots: GameBots }>
  /** The `data` of its bots, which are too large to wait for; undefined if not available now. */
  loadBotData?(): Promise<Uint8Array | undefined>
  loadLesson?(): Promise<{ readonly lesson: Lesson }>
  /** The keys of the events that start a round. */
  readonly roundEvents?: readonly string[]
}

export const botsOf = async ({ loadBots }: GameModule): Promise<GameBots> => (await loadBots?.())?.bots ?? {}
