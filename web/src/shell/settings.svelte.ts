import { readSettings, type Settings, saveSettings } from './stored-settings.ts'

class SettingsKeeper {
  #current = $state.raw<Settings>(readSettings())

  get current(): Settings {
    return this.#current
  }

  change(change: Partial<Settings>): void {
    this.#current = { ...this.#current, ...change }
    saveSettings(this.#current)
    this.apply()
  }

  /** Styles read the settings from the root element. */
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
