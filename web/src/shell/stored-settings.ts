import type { Language } from '../texts/languages.ts'

/** The user's settings, as stored in this browser. */
export interface Settings {
  /** `auto` uses the browser's language. */
  readonly language: Language | 'auto'
  readonly theme: 'auto' | 'light' | 'dark'
  readonly motion: 'auto' | 'less'
  readonly sound: boolean
  /** Whether bots pause before they move. */
  readonly pace: 'calm' | 'quick'
  /** Whether moves that give something up for good must be confirmed. */
  readonly confirm: boolean
}

const STANDARD: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  pace: 'calm',
  confirm: true,
}
const KEY = 'tudor-rose.settings'

export function readSettings(): Settings {
  try {
    return { ...STANDARD, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return STANDARD
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage, settings last for this visit.
  }
}
