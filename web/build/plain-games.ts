import { existsSync, readdirSync } from 'node:fs'
import { findPackages, type GamePackage, listedFolders } from '@tudor-rose/registry/packages'
import type { Plugin } from 'vite'

const MANIFESTS = /\/web\/src\/games\/plain-games\.ts$/
const WORKER = /\/src\/([\w-]+)\/worker\/index\.ts(\?.*)?$/

const hasManifest = ({ game }: GamePackage): boolean => existsSync(new URL(`../src/${game}/index.ts`, import.meta.url))

/** The languages of a game: `src/texts/de.ts` exports `de`. */
const languagesOf = ({ folder }: GamePackage): readonly string[] =>
  readdirSync(`${folder}src/texts`).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])

/** The one part that needs no code. */
const partsOf = ({ game }: GamePackage): readonly string[] =>
  existsSync(new URL(`../../docs/rules/${game}/en.md`, import.meta.url)) ? ['rulebook'] : []

/**
 * Adds the games that have no manifest in web/src: it writes `src/games/plain-games.ts`, and for each game a worker with
 * its rules. They are played on the plain board. Read at the start of a build, so that a game needs no registration.
 */
export function plainGames(): Plugin {
  const found = findPackages(listedFolders()).filter((game) => !hasManifest(game))
  const gameAt = (id: string): GamePackage | undefined => found.find(({ game }) => game === WORKER.exec(id)?.[1])
  return {
    name: 'plain-games',
    enforce: 'pre',
    resolveId: (id) => (gameAt(id) === undefined ? undefined : id),
    load(id) {
      if (MANIFESTS.test(id)) return manifestsOf(found)
      const game = gameAt(id)
      return game && workerOf(game)
    },
  }
}

function manifestsOf(games: readonly GamePackage[]): string {
  if (games.length === 0) return 'export const PLAIN_GAMES = {}'
  const imports = games.flatMap((game, index) =>
    languagesOf(game).map(
      (language) => `import { ${language} as ${language}${index} } from '${game.packageName}/texts/${language}'`,
    ),
  )
  const entries = games.map((game, index) => {
    const texts = languagesOf(game).map((language) => `${language}: ${language}${index}`)
    const worker = `new Worker(new URL('../${game.game}/worker/index.ts', import.meta.url), { type: 'module' })`
    return `'${game.game}': plainManifest(${game.order}, ${JSON.stringify(partsOf(game))}, { ${texts.join(', ')} }, () => ${worker}),`
  })
  return [
    `import { plainManifest } from './plain-manifest.ts'`,
    ...imports,
    'export const PLAIN_GAMES = {',
    ...entries,
    '}',
  ].join('\n')
}

const workerOf = ({ packageName }: GamePackage): string =>
  [`import { game } from '${packageName}'`, `import { serve } from '/src/worker/serve.ts'`, 'serve({ game })'].join(
    '\n',
  )
