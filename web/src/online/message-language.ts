import { i18n } from '../texts/i18n.svelte.ts'
import { api } from './api.ts'

/**
 * Tells the server the language for mails and push messages: that of the page. Does nothing if the user is not logged in or
 * no server responds.
 */
export async function sendLanguage(): Promise<void> {
  await api.post('/api/me/language', { body: { language: i18n.language } }).catch(() => {})
}
