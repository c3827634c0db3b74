/** Three levels of strength, from one that a beginner can beat to the strongest bot. */

import type { SearchSettings } from '../search/settings.ts'

/** From the weakest to the strongest. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type LevelName = (typeof LEVELS)[number]

export const isLevel = (name: string): name is LevelName => (LEVELS as readonly string[]).includes(name)

/** A level: the budget of its search, and how often it blunders. */
export interface Level {
  /** Playouts per decision. */
  readonly playouts: number
  /** Time limit per decision, on slow machines. */
  readonly milliseconds: number
  /** Whether it uses all of its time, for more playouts on a fast machine. */
  readonly usesAllTime: boolean
  /** The share of decisions in which it moves at random. */
  readonly blunderRate: number
  /** Search settings, where they differ from those of the game. */
  readonly settings?: Partial<SearchSettings>
}

/** The promise is 0.3 s and 3 s; some of that passes in transit. */
const EASY: Level = { playouts: 12, milliseconds: 200, usesAllTime: false, blunderRate: 0.25 }
const MEDIUM: Level = { playouts: 400, milliseconds: 1000, usesAllTime: false, blunderRate: 0 }
const HARD: Level = { playouts: 4000, milliseconds: 2800, usesAllTime: true, blunderRate: 0 }

const DEFAULT_LEVELS: Readonly<Record<LevelName, Level>> = { easy: EASY, medium: MEDIUM, hard: HARD }

/** Where the levels of a game differ from the default. */
export type GameLevels = Readonly<Partial<Record<LevelName, Partial<Level>>>>

/** The part of a game's manifest for levels. */
export interface Leveled {
  readonly levels?: GameLevels
}

/** By the name of the game. */
export type LevelsByGame = Readonly<Record<string, Leveled>>

export const levelOf = (name: LevelName, game: string, levels: LevelsByGame): Level => ({
  ...DEFAULT_LEVELS[name],
  ...(Object.hasOwn(levels, game) && levels[game].levels?.[name]),
})
