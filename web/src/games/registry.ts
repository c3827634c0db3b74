import type { AnyBoardKit } from '../boards/board.ts'
import type { GameManifest, GamePart, Sentences } from './manifest.ts'
import { PLAIN_GAMES } from './plain-games.ts'

/** The name of a game is that of its folder, in `games` and in `web/src`. */
export type GameName = string

const FOUND = import.meta.glob<GameManifest>('../*/index.ts', { eager: true, import: 'manifest' })

const MANIFESTS: ReadonlyMap<GameName, GameManifest> = new Map(
  [
    ...Object.entries(FOUND).map(([path, manifest]) => [path.split('/')[1], manifest] as const),
    ...Object.entries(PLAIN_GAMES),
  ].sort(([, a], [, b]) => a.order - b.order),
)

/** In display order. */
export const GAME_NAMES: readonly GameName[] = [...MANIFESTS.keys()]

export const isGameName = (name: string): name is GameName => MANIFESTS.has(name)

export function manifestOf(game: GameName): GameManifest {
  const manifest = MANIFESTS.get(game)
  if (manifest === undefined) throw new Error(`there is no game ${game}`)
  return manifest
}

export const hasPart = (game: GameName, part: GamePart): boolean => MANIFESTS.get(game)?.parts?.includes(part) ?? false

export const loadKit = async (game: GameName): Promise<AnyBoardKit> => (await manifestOf(game).loadBoard()).kit

/** Custom components are passed as JSON and have been checked by the rules. */
export const loadSentences = (game: GameName, language: string, components?: string): Promise<Sentences | undefined> =>
  manifestOf(game).loadTexts(language, components === undefined ? undefined : JSON.parse(components))
