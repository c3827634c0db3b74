import type { LevelTexts } from '@tudor-rose/bots/levels/texts'

/**
 * The texts about a game that are shown before it is opened: its name, its description, and how bots play it. `GAME/card`
 * has them by language, and they are part of the app's texts.
 */
export type CardTexts<Game extends string = string> = LevelTexts<Game> &
  Readonly<Record<`game.${Game}${'' | '.about' | '.facts'}`, string>>

/** The texts of all games in one record. */
export const joinCards = (cards: Readonly<Record<string, CardTexts>>): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(cards))
