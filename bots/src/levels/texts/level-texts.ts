import type { LevelName } from '../level.ts'

/** How each level plays a game: sentences in `GAME/texts`. */
export type LevelTexts<Game extends string = string> = Readonly<Record<`bot.${LevelName}.${Game}`, string>>
