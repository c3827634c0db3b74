import type { GameName } from '../boards/games.ts'
import { speech, t } from './speech.svelte.ts'

/** What a bot is called. */
export const botName = (bot: string): string => speech.maySay(`bot.${bot}`) ?? t('bot.other', { name: bot })

/** How a bot plays a game, in a sentence, where one has been written. */
export const botSentence = (bot: string, game: GameName): string | undefined =>
  speech.maySay(`bot.${bot}.${game}`) ?? speech.maySay(`bot.${bot}.about`)
