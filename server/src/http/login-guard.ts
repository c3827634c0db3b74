import type { Limits, RateLimit } from '../limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'

export interface LoginAttempt {
  readonly network: string
  /** The name as it is compared, whether there is such an account or not. */
  readonly nameKey: string
  /** The device, if this account has logged in there before. */
  readonly device: string | undefined
}

/** How long a log-in waits, in milliseconds, if others have been guessing at the same name. */
const DELAY = 3000

/**
 * Slows down people who guess passwords, without letting them lock out the owner. So a network is refused only for its own
 * attempts. If many networks try one name, all attempts are delayed, except on a device where the owner has logged in before.
 */
export class LoginGuard {
  readonly #pause: (milliseconds: number) => Promise<void>
  readonly #byNetwork: RateLimit
  readonly #byNetworkAndName: RateLimit
  readonly #byName: RateLimit
  readonly #byDevice: RateLimit

  constructor(limits: Limits, pause: (milliseconds: number) => Promise<void>) {
    this.#pause = pause
    this.#byNetwork = limits('log-ins by network', 30, 5 * 60)
    this.#byNetworkAndName = limits('log-ins by network and name', 10, 5 * 60)
    this.#byName = limits('log-ins by name', 10, 5 * 60)
    this.#byDevice = limits('log-ins by device', 10, 5 * 60)
  }

  /** Resolves when the attempt may be made; rejects if it may not. */
  async admit({ network, nameKey, device }: LoginAttempt): Promise<void> {
    if (device !== undefined && (await this.#byDevice.allows(device))) return
    if (!(await this.#byNetwork.allows(network)) || !(await this.#byNetworkAndName.allows(`${network} ${nameKey}`)))
      throw new Refusal('too-many-requests', 'too many attempts; please try again later')
    if (!(await this.#byName.allows(nameKey))) await this.#pause(DELAY)
  }
}
