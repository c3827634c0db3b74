import { existsSync } from 'node:fs'
import { GAMES as FOUND } from '@tudor-rose/registry'
import type { AnyGame } from '@tudor-rose/table'
import { drawOutline } from './draw-outline.ts'
import type { GameEntry, GameManifest } from './game-entry.ts'

/** A game may have a folder here, with a manifest. Without one, its board is drawn as an outline. */
async function entryOf(game: AnyGame): Promise<GameEntry> {
  const hasManifest = existsSync(new URL(`${game.name}/`, import.meta.url))
  const manifest: GameManifest = hasManifest ? (await import(`./${game.name}/index.ts`)).manifest : {}
  return { draw: drawOutline, ...manifest, game }
}

/** All games, in the order in which they are listed. */
export const GAMES: readonly GameEntry[] = await Promise.all(FOUND.map(entryOf))
