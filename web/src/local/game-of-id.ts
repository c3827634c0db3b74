import { GAME_NAMES, type GameName } from '../games/registry.ts'

/** The id of a local game contains the game, so that the URL of a table tells what to load. */
export const idWithGame = (game: GameName, id: string): string => `${game}-${id}`

/** The game of a local id; ids from older versions do not contain it. */
export const gameOfId = (id: string): GameName | undefined => GAME_NAMES.find((game) => id.startsWith(`${game}-`))
