import { i18n } from '../texts/i18n.svelte.ts'
import { ask } from './api.ts'

/**
 * Tells the server the language for mails and push messages: that of the page. Does nothing if the user is not logged in or
 * no server responds.
 */
export async function sendLanguage(): Promise<void> {
  await ask('POST', '/api/me/language', { language: i18n.language }).catch(() => {})
}
