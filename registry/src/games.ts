/**
 * Loads the games of this checkout for server and terminal: a game registers by having a folder below `games/`, an
 * example by having one below `examples/`.
 */
import type { AnyGame } from '@tudor-rose/table'
import { findPackages, listedFolders } from './packages.ts'

/** All games in these folders of the checkout, in listing order. */
export const findGames = (folders: readonly string[]): Promise<readonly AnyGame[]> =>
  Promise.all(findPackages(folders).map(async ({ packageName }) => (await import(packageName)).game as AnyGame))

/** The games on offer. */
export const GAMES: readonly AnyGame[] = await findGames(listedFolders())
