/** Finds what bots know about the games of this checkout: the bots of a game are in the folder `bots/src/GAME`. */
import { existsSync, readFileSync } from 'node:fs'
import type { BotsByGame, GameBots } from '@tudor-rose/bots'
import type { LevelTexts } from '@tudor-rose/bots/levels/texts'
import { GAMES } from './games.ts'
import { ROOT } from './packages.ts'

async function findInBots<Module>(folder: string): Promise<readonly (readonly [game: string, module: Module])[]> {
  const found = GAMES.map(({ name }) => [name, folder === '' ? name : `${name}/${folder}`] as const).filter(
    ([, path]) => existsSync(new URL(`bots/src/${path}/index.ts`, ROOT)),
  )
  return Promise.all(
    found.map(async ([name, path]) => {
      const specifier = `@tudor-rose/bots/${path}`
      return [name, (await import(specifier)) as Module] as const
    }),
  )
}

/** The manifests, by the name of the game. */
export const BOTS: BotsByGame = Object.fromEntries(
  (await findInBots<{ readonly bots: GameBots }>('')).map(([name, { bots }]) => [name, bots]),
)

/** How the levels play each game, by the name of the game and by language. */
export const LEVEL_TEXTS: Readonly<Record<string, Readonly<Record<string, LevelTexts>>>> = Object.fromEntries(
  await findInBots<Readonly<Record<string, LevelTexts>>>('texts'),
)

/** The manifests, with the data file of each of these games that has one. */
export function botsWithData(games: readonly string[] = Object.keys(BOTS)): BotsByGame {
  const read = games.flatMap((name) => {
    const data = Object.hasOwn(BOTS, name) ? BOTS[name].data : undefined
    if (data === undefined) return []
    const bytes = readFileSync(new URL(`bots/data/${data.file}`, ROOT))
    return [[name, { ...BOTS[name], ...data.read(bytes) }] as const]
  })
  return { ...BOTS, ...Object.fromEntries(read) }
}
