import type { Limits } from '../input/rate.ts'
import { Refusal } from '../refusal.ts'

export interface LoginAttempt {
  /** The network that asks. */
  readonly caller: string
  /** The name as it is looked up, whether there is such an account or not. */
  readonly nameKey: string
  /** The device, if this account has been logged in there before. */
  readonly device: string | undefined
}

/** How long somebody waits who tries a name at which others have been guessing. */
const SLOWED_BY = 3000

/**
 * Slows down who guesses passwords. Ten wrong ones are a bad memory, a hundred are somebody else; but whoever guesses must
 * not be able to keep the owner out. So a caller is refused for what that caller did, never for what others did: those who
 * are many and try one name are made to wait, and a device where the owner has been before does not even wait.
 */
export class LoginGuard {
  readonly #pause: (milliseconds: number) => Promise<void>
  readonly #byCaller: ReturnType<Limits>
  readonly #byCallerAndName: ReturnType<Limits>
  readonly #byName: ReturnType<Limits>
  readonly #byDevice: ReturnType<Limits>

  constructor(limits: Limits, pause: (milliseconds: number) => Promise<void>) {
    this.#pause = pause
    this.#byCaller = limits(30, 1 / 10)
    this.#byCallerAndName = limits(10, 1 / 30)
    this.#byName = limits(10, 1 / 30)
    this.#byDevice = limits(10, 1 / 30)
  }

  /** Comes when the attempt may be made; throws where it may not. */
  async admit({ caller, nameKey, device }: LoginAttempt): Promise<void> {
    if (device !== undefined && this.#byDevice.allows(device)) return
    if (!this.#byCaller.allows(caller) || !this.#byCallerAndName.allows(`${caller} ${nameKey}`))
      throw new Refusal('too-many-requests', 'too many attempts; please wait a while')
    if (!this.#byName.allows(nameKey)) await this.#pause(SLOWED_BY)
  }
}
