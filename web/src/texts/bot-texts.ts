import { i18n, t } from './i18n.svelte.ts'

/** The name of a bot. */
export const botName = (bot: string): string => i18n.maySay(`bot.${bot}`) ?? t('bot.other', { name: bot })

/** How a bot plays a game, in a sentence, if there is one. */
export const botSentence = (bot: string, game: string): string | undefined =>
  i18n.maySay(`bot.${bot}.${game}`) ?? i18n.maySay(`bot.${bot}.about`)
