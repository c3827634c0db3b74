import type { TurnNotifier } from '../notifications/turn-notifier.ts'
import type { AccountDeletion } from '../people/account-deletion.ts'
import type { RatingUpdater } from '../results/rating-updater.ts'
import type { Storage } from '../storage/storage.ts'
import type { Attendance } from '../tables/attendance.ts'
import type { Play } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import type { BotPlayer } from './bot-player.ts'
import { DeferredTables } from './deferred-tables.ts'

export interface SweeperSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly play: Play
  readonly bots: BotPlayer
  readonly ratingUpdater: RatingUpdater
  readonly attendance: Attendance
  readonly turnNotifier: TurnNotifier
  readonly accountDeletion: AccountDeletion
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
}

const FLAGS_EVERY = 500
const BOTS_EVERY = 1000
const RESULTS_EVERY = 5000
const ATTENDANCE_EVERY = 5000
const NOTICES_EVERY = 2000
const ACCOUNT_DELETION_EVERY = 10_000
const CATCH_UP_EVERY = 3000
const FORGET_EVERY = 5000
const IDLE_AFTER = 15_000
const OLD_SESSIONS_EVERY = 60 * 60 * 1000
/** Far longer than any notice waits for others. */
const OLD_NOTICES_AFTER = 7 * 24 * 60 * 60 * 1000
const FLAGS_AT_ONCE = 100

/**
 * Tasks that run regularly without a request. Every server runs all of them; the log ensures that each takes effect only
 * once.
 */
export class Sweeper {
  readonly #settings: SweeperSettings
  readonly #setAside: DeferredTables
  readonly #timers = new Map<() => Promise<void>, NodeJS.Timeout>()
  #isClosed = false

  constructor(settings: SweeperSettings) {
    this.#settings = settings
    this.#setAside = new DeferredTables(settings.now)
  }

  start(): void {
    const { storage, tables, bots, ratingUpdater, attendance, turnNotifier, accountDeletion, now } = this.#settings
    this.#repeat(FLAGS_EVERY, () => this.sweepFlags())
    this.#repeat(BOTS_EVERY, () => bots.sweep())
    this.#repeat(RESULTS_EVERY, () => ratingUpdater.sweep())
    this.#repeat(ATTENDANCE_EVERY, () => attendance.write())
    this.#repeat(NOTICES_EVERY, () => turnNotifier.sweep())
    this.#repeat(ACCOUNT_DELETION_EVERY, () => accountDeletion.sweep())
    this.#repeat(CATCH_UP_EVERY, () => tables.catchUp())
    this.#repeat(FORGET_EVERY, async () => tables.forgetIdle(now() - IDLE_AFTER))
    this.#repeat(OLD_SESSIONS_EVERY, () => storage.people.endOldSessions(now()))
    this.#repeat(OLD_SESSIONS_EVERY, () => storage.contacts.endOldTokens(now()))
    this.#repeat(OLD_SESSIONS_EVERY, () => storage.notifications.dropOlderThan(now() - OLD_NOTICES_AFTER))
  }

  /** Lets every due flag fall, whether anybody has the table open or not. */
  async sweepFlags(): Promise<void> {
    const { storage, play, now, onFault } = this.#settings
    const overdue = await storage.waitStates.overdue(now(), FLAGS_AT_ONCE + this.#setAside.size)
    for (const id of overdue.filter((each) => !this.#setAside.has(each)).slice(0, FLAGS_AT_ONCE)) {
      try {
        await play.flag(id)
        this.#setAside.forgive(id)
      } catch (error) {
        // For example, a table with rules that this server does not know. Other flags must still fall.
        this.#setAside.add(id)
        onFault(error, id)
      }
    }
  }

  #repeat(every: number, act: () => Promise<void>): void {
    const run = async (): Promise<void> => {
      // A temporary failure of the database must not stop the sweeper.
      await act().catch((error) => this.#settings.onFault(error, ''))
      if (!this.#isClosed) this.#timers.set(run, setTimeout(run, every))
    }
    this.#timers.set(run, setTimeout(run, every))
  }

  close(): void {
    this.#isClosed = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }
}
