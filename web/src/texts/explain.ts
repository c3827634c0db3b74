import { Refusal } from '@tudor-rose/client'
import { i18n } from './i18n.svelte.ts'
import { refusalDetails } from './refusal-details.ts'

/** Codes whose message says no more than our text, or contains moves in notation. */
const SAID_BY_US: readonly string[] = [
  'stale',
  'illegal-move',
  'nothing-to-undo',
  'game-over',
  'time-is-up',
  'offline',
  'unavailable',
  'not-logged-in',
  'not-started',
  'already-started',
  'nothing-proposed',
  'no-push',
  'push-forbidden',
  'seat-taken',
]
/** Codes whose message says what is wrong with a file, and in which line. */
const HAS_DETAILS: readonly string[] = ['bad-components', 'other-components', 'bad-record']

/** Why an action failed. In English usually the message itself, which says more than its code. */
export function explain(error: unknown): string {
  if (!(error instanceof Refusal)) return i18n.say('refusal.unavailable')
  const { code, message } = error
  if (i18n.language === 'en' && message !== '' && !SAID_BY_US.includes(code)) return capitalised(message)
  const sentence = i18n.maySay(`refusal.${code}`)
  if (sentence === undefined) return message === '' ? i18n.say('refusal.unavailable') : capitalised(message)
  if (!HAS_DETAILS.includes(code)) return sentence
  const { text, line } = refusalDetails(error, i18n.language)
  if (text !== undefined) return `${sentence} ${capitalised(text)}`
  return line === undefined ? sentence : `${sentence} ${i18n.say('refusal.line', { line })}`
}

const capitalised = (text: string): string => {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
