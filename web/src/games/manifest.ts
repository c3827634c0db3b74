import type { AnyBoardKit } from '../boards/board.ts'
import type { Language } from '../texts/languages.ts'

/** Messages of a game by key. */
export type Sentences = Readonly<Record<string, string>>

/** The name and description of a game, shown before it is opened. */
export interface GameCard {
  readonly name: string
  readonly about: string
  readonly facts?: string
}

/**
 * Optional parts of a game besides its board, each found by its path: the `rulebook` in docs/rules, its `diagrams` in
 * `GAME/diagrams/drawings.ts`, `editor` in `GAME/editor/kit.ts`, the texts of its `lesson` in `GAME/lesson/texts`,
 * `practice` positions in the bots' folder of the game, and `reference` sheets in docs/reference.
 */
export type GamePart = 'rulebook' | 'diagrams' | 'editor' | 'lesson' | 'practice' | 'reference'

/**
 * A game in the page: `web/src/GAME/index.ts` exports one, and `registry.ts` finds it. Every page loads every manifest, so
 * it contains as little as possible. A game without one gets the one in `plain-manifest.ts`.
 */
export interface GameManifest {
  /** Games are listed in this order. */
  readonly order: number
  /** The messages of the game, without its rules; `undefined` if there is no translation. */
  loadTexts(language: string, components: unknown): Promise<Sentences | undefined>
  /**
   * A worker with the rules, bundled into one file: loading the rules from within the worker would mean a second wait.
   * Write it as `new Worker(new URL('./worker/index.ts', import.meta.url), { type: 'module' })`.
   */
  newWorker(): Worker
  /** The board; the one in `boards/plain` is for every game. */
  loadBoard(): Promise<{ readonly kit: AnyBoardKit }>
  readonly parts?: readonly GamePart[]
  /** For a game without a folder `card`: in this language, or else in English. */
  cardIn?(language: Language): GameCard
}
