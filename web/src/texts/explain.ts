import { Refusal } from '../play/refusal.ts'
import { speech } from './speech.svelte.ts'

/** Whoever plays has nothing from the notation of a move or the name of a step: these have sentences of their own. */
const SAID_BY_US: readonly string[] = [
  'stale',
  'illegal-move',
  'nothing-to-undo',
  'game-over',
  'time-is-up',
  'offline',
  'unavailable',
]
/** What is wrong with a file, and in which line, only whoever has read it can say, and does so in English. */
const HAS_DETAILS: readonly string[] = ['bad-components', 'other-components', 'bad-record']

/** Why something was not done, in words. English mostly comes from whoever refused, which says more than a code. */
export function explain(error: unknown): string {
  if (!(error instanceof Refusal)) return speech.say('refusal.unavailable')
  const { code, message } = error
  if (speech.language === 'en' && message !== '' && !SAID_BY_US.includes(code)) return capitalised(message)
  const sentence = speech.maySay(`refusal.${code}`)
  if (sentence === undefined) return message === '' ? speech.say('refusal.unavailable') : capitalised(message)
  return HAS_DETAILS.includes(code) && message !== '' ? `${sentence} ${capitalised(message)}` : sentence
}

const capitalised = (text: string): string => {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
