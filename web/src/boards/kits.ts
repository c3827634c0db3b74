import type { AnyBoardKit } from './board.ts'
import type { GameName } from './games.ts'

/** The board of each game, loaded when somebody sits down at it. */
const KITS: Readonly<Record<GameName, () => Promise<{ readonly kit: AnyBoardKit }>>> = {
  richard3: () => import('../richard3/kit.ts'),
  'cousins-war': () => import('../cousins-war/kit.ts'),
  lancaster: () => import('../lancaster/kit.ts'),
}

export const loadKit = async (game: GameName): Promise<AnyBoardKit> => (await KITS[game]()).kit
