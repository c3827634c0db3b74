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

/** Where a game differs from the default. */
const LEVELS_BY_GAME: Readonly<Record<string, Partial<Record<LevelName, Partial<Level>>>>> = {
  'cousins-war': { medium: { playouts: 15 }, hard: { playouts: 30_000 } },
  lancaster: {
    medium: { playouts: 20 },
    hard: {
      playouts: 12_000,
      settings: {
        // Rating all moves takes as long as many evaluations: worth it with few playouts, but not with thousands.
        expandsOnRevisit: true,
        mixesStrategies: true,
        // Thousands of playouts can look far ahead, but only along promising moves.
        bandit: { exploration: 0.12, priorBias: 0.3, widening: { first: 4, growth: 0.5 } },
      },
    },
  },
  richard3: {
    medium: { playouts: 20 },
    // In a few worlds, thousands of playouts would overfit to them; and there are too many enemy answers to search.
    hard: { playouts: 9000, settings: { sharedDeterminizations: 128, stopsAtOpponent: true } },
  },
}

export function levelOf(name: LevelName, game: string): Level {
  const own = Object.hasOwn(LEVELS_BY_GAME, game) ? LEVELS_BY_GAME[game][name] : undefined
  return { ...DEFAULT_LEVELS[name], ...own }
}
