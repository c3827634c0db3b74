/** What people choose about the app, kept in this browser. */
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

function read(): Settings {
  try {
    return { ...STANDARD, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return STANDARD
  }
}

class SettingsKeeper {
  #current = $state.raw<Settings>(read())

  get current(): Settings {
    return this.#current
  }

  change(change: Partial<Settings>): void {
    this.#current = { ...this.#current, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#current))
    } catch {
      // A browser that keeps nothing still lets one choose for this visit.
    }
    this.apply()
  }

  /** Styles read the choice from the root element. */
  apply(): void {
    const { dataset } = document.documentElement
    dataset.theme = this.#current.theme
    dataset.motion = this.#current.motion
  }

  /** How long a bot waits before it moves, in milliseconds. */
  get botPause(): number {
    return this.#current.pace === 'quick' ? 0 : 800
  }
}

export const settings = new SettingsKeeper()
