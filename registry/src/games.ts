/**
 * Finds the games of this checkout for server and terminal: a game registers by having a folder below `games/`, an
 * example by having one below `examples/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AnyGame } from '@tudor-rose/table'

/** Fields of a game's package.json. */
interface GamePackage {
  readonly name: string
  /** Games are listed by this number, then by name. */
  readonly tudorRose?: { readonly order?: number }
}

/** The checkout; the same from `src` and from `dist`. */
export const ROOT = new URL('../../', import.meta.url)

/** All games in these folders of the checkout, in listing order. */
export async function findGames(folders: readonly string[]): Promise<readonly AnyGame[]> {
  const packages = folders.flatMap(packagesIn)
  return Promise.all(packages.map(async ({ name }) => (await import(name)).game as AnyGame))
}

function packagesIn(folder: string): readonly GamePackage[] {
  const path = new URL(`${folder}/`, ROOT)
  if (!existsSync(path)) return []
  const order = ({ tudorRose }: GamePackage): number => tudorRose?.order ?? Number.MAX_SAFE_INTEGER
  return readdirSync(path)
    .sort()
    .map((name) => new URL(`${name}/package.json`, path))
    .filter((file) => existsSync(file))
    .map((file): GamePackage => JSON.parse(readFileSync(file, 'utf8')))
    .sort((a, b) => order(a) - order(b))
}

/** The games on offer. TUDOR_EXAMPLES=1 adds the examples of how to write a game. */
export const GAMES: readonly AnyGame[] = await findGames(
  process.env.TUDOR_EXAMPLES === '1' ? ['games', 'examples'] : ['games'],
)
