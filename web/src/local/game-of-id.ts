import { GAME_NAMES, type GameName } from '../boards/games.ts'

/** Local games have their game in their id, so that the address of a table says what it is going to need. */
export const idWithGame = (game: GameName, id: string): string => `${game}-${id}`

/** The game of a local id; those that were given out by older versions do not tell. */
export const gameOfId = (id: string): GameName | undefined => GAME_NAMES.find((game) => id.startsWith(`${game}-`))
