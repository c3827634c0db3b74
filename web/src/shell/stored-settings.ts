/** What people choose about the app, as it is kept in this browser. */
export interface Settings {
  /** `auto` takes what the browser asks for. */
  readonly language: 'auto' | 'en' | 'de' | 'pl'
  readonly theme: 'auto' | 'light' | 'dark'
  readonly motion: 'auto' | 'less'
  readonly sound: boolean
  /** Whether bots pause before they move. */
  readonly pace: 'calm' | 'quick'
  /** Whether moves that give something up for good are asked about once more. */
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

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still lets one choose for this visit.
  }
}
