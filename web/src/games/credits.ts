import type { GameName } from './registry.ts'

/** The creators of a game, from `web/src/GAME/credits.ts`. */
export interface Credits {
  readonly designers: readonly string[]
  readonly publishers: readonly string[]
  /** A German edition with its own name. */
  readonly german?: { readonly title: string; readonly publisher: string }
}

const FOUND = import.meta.glob<Credits>('../*/credits.ts', { eager: true, import: 'credits' })

export const creditsOf = (game: GameName): Credits | undefined => FOUND[`../${game}/credits.ts`]
