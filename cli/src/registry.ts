import { GAMES as FOUND } from '@tudor-rose/registry'
import type { AnyGame } from '@tudor-rose/table'
import { manifest as cousinsWar } from './cousins-war/index.ts'
import { drawOutline } from './draw-outline.ts'
import type { GameEntry, GameManifest } from './game-entry.ts'
import { manifest as lancaster } from './lancaster/index.ts'
import { manifest as richard3 } from './richard3/index.ts'

/** Manifests are optional: without one, the board of a game is drawn as an outline. */
const MANIFESTS: Readonly<Record<string, GameManifest>> = { richard3, 'cousins-war': cousinsWar, lancaster }

const entryOf = (game: AnyGame): GameEntry => ({
  draw: drawOutline,
  ...(Object.hasOwn(MANIFESTS, game.name) && MANIFESTS[game.name]),
  game,
})

/** All games, in the order in which they are listed. */
export const GAMES: readonly GameEntry[] = FOUND.map(entryOf)
