/** Finds the packages of games in this checkout, without loading them. The build of the web client uses it too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface GamePackage {
  /** The name of its folder, which is the name of the game. */
  readonly game: string
  /** The path of its folder. */
  readonly folder: string
  /** What to import it by. */
  readonly packageName: string
  /** Games are listed by this number, then by name. */
  readonly order: number
}

/** Fields of a game's package.json. */
interface PackageFile {
  readonly name: string
  readonly tudorRose?: { readonly order?: number }
}

/** The checkout; the same from `src` and from `dist`. */
export const ROOT = new URL('../../', import.meta.url)
const LAST = Number.MAX_SAFE_INTEGER

/** All games in these folders of the checkout, in listing order. */
export function findPackages(folders: readonly string[]): readonly GamePackage[] {
  return folders.flatMap((folder) => packagesIn(new URL(`${folder}/`, ROOT)))
}

function packagesIn(folder: URL): readonly GamePackage[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .filter((game) => existsSync(new URL(`${game}/package.json`, folder)))
    .map((game): GamePackage => {
      const file = new URL(`${game}/package.json`, folder)
      const { name, tudorRose }: PackageFile = JSON.parse(readFileSync(file, 'utf8'))
      return { game, folder: fileURLToPath(new URL('.', file)), packageName: name, order: tudorRose?.order ?? LAST }
    })
    .sort((a, b) => a.order - b.order)
}

/** The folders whose games are listed. TUDOR_EXAMPLES=1 adds the examples of how to write a game. */
export const listedFolders = (): readonly string[] =>
  process.env.TUDOR_EXAMPLES === '1' ? ['games', 'examples'] : ['games']
