/** How well bots play: three levels in every game, from one that a beginner beats to the best there is. */

import type { SearchSettings } from '../search/settings.ts'

/** From the weakest to the strongest. */
export const LEVELS = ['easy', 'medium', 'hard'] as const
export type LevelName = (typeof LEVELS)[number]

export const isLevel = (name: string): name is LevelName => (LEVELS as readonly string[]).includes(name)

/** What a level is made of: search that may take so long, and how often it does without. */
export interface Level {
  /** Playouts for a decision. */
  readonly playouts: number
  /** Time for a decision, however slow the machine and long the playouts. */
  readonly milliseconds: number
  /** Whether it uses all of its time, on a fast machine for more playouts than those above. */
  readonly usesAllTime: boolean
  /** The share of decisions in which it takes any move. */
  readonly careless: number
  /** How it searches, where that is not as usual in the game. */
  readonly settings?: Partial<SearchSettings>
}

/** What is promised is 0.3 s and 3 s; some of that goes by on the way. */
const EASY: Level = { playouts: 12, milliseconds: 200, usesAllTime: false, careless: 0.25 }
const MEDIUM: Level = { playouts: 400, milliseconds: 1000, usesAllTime: false, careless: 0 }
const HARD: Level = { playouts: 4000, milliseconds: 2800, usesAllTime: true, careless: 0 }

const USUAL: Readonly<Record<LevelName, Level>> = { easy: EASY, medium: MEDIUM, hard: HARD }

/** Where a game wants something else than usual. */
const BY_GAME: Readonly<Record<string, Partial<Record<LevelName, Partial<Level>>>>> = {
  'cousins-war': { medium: { playouts: 15 }, hard: { playouts: 30_000 } },
  lancaster: {
    medium: { playouts: 20 },
    hard: {
      playouts: 12_000,
      settings: {
        // To rate all moves takes as long as many evaluations: worth it for a few playouts, but not for thousands.
        endsBeforeNew: true,
        mixes: true,
        // Thousands of playouts are enough to look far ahead, but only along moves that look good.
        curiosity: { exploration: 0.12, bias: 0.3, width: { first: 4, growth: 0.5 } },
      },
    },
  },
  richard3: {
    medium: { playouts: 20 },
    // Thousands of playouts in a few worlds find what is good in those alone; and the enemy's answers are too many to learn about.
    hard: { playouts: 9000, settings: { worlds: 128, answersAtOnce: true } },
  },
}

export function levelOf(name: LevelName, game: string): Level {
  const own = Object.hasOwn(BY_GAME, game) ? BY_GAME[game][name] : undefined
  return { ...USUAL[name], ...own }
}
