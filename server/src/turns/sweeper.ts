import type { Herald } from '../notices/herald.ts'
import type { Departures } from '../people/departures.ts'
import type { Scorekeeper } from '../results/scorekeeper.ts'
import type { Storage } from '../storage/storage.ts'
import type { Attendance } from '../tables/attendance.ts'
import type { Play } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import type { BotPlayer } from './bot-player.ts'
import { SetAside } from './set-aside.ts'

export interface SweeperSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly play: Play
  readonly bots: BotPlayer
  readonly scorekeeper: Scorekeeper
  readonly attendance: Attendance
  readonly herald: Herald
  readonly departures: Departures
  readonly now: () => number
  readonly onFault: (error: unknown, tableId: string) => void
}

const FLAGS_EVERY = 500
const BOTS_EVERY = 1000
const RESULTS_EVERY = 5000
const ATTENDANCE_EVERY = 5000
const NOTICES_EVERY = 2000
const DEPARTURES_EVERY = 10_000
const CATCH_UP_EVERY = 3000
const FORGET_EVERY = 5000
const IDLE_AFTER = 15_000
const OLD_SESSIONS_EVERY = 60 * 60 * 1000
/** Far longer than any notice waits for others. */
const OLD_NOTICES_AFTER = 7 * 24 * 60 * 60 * 1000
const FLAGS_AT_ONCE = 100

/** What has to happen although nobody asks for it. Every server does all of it; the log sees to it that it happens once. */
export class Sweeper {
  readonly #settings: SweeperSettings
  readonly #setAside: SetAside
  readonly #timers = new Map<() => Promise<void>, NodeJS.Timeout>()
  #isClosed = false

  constructor(settings: SweeperSettings) {
    this.#settings = settings
    this.#setAside = new SetAside(settings.now)
  }

  start(): void {
    const { storage, tables, bots, scorekeeper, attendance, herald, departures, now } = this.#settings
    this.#repeat(FLAGS_EVERY, () => this.sweepFlags())
    this.#repeat(BOTS_EVERY, () => bots.sweep())
    this.#repeat(RESULTS_EVERY, () => scorekeeper.sweep())
    this.#repeat(ATTENDANCE_EVERY, () => attendance.write())
    this.#repeat(NOTICES_EVERY, () => herald.sweep())
    this.#repeat(DEPARTURES_EVERY, () => departures.sweep())
    this.#repeat(CATCH_UP_EVERY, () => tables.catchUp())
    this.#repeat(FORGET_EVERY, async () => tables.forgetIdle(now() - IDLE_AFTER))
    this.#repeat(OLD_SESSIONS_EVERY, () => storage.people.endOldSessions(now()))
    this.#repeat(OLD_SESSIONS_EVERY, () => storage.contacts.endOldTokens(now()))
    this.#repeat(OLD_SESSIONS_EVERY, () => storage.notices.dropOlderThan(now() - OLD_NOTICES_AFTER))
  }

  /** Lets every flag fall that is due, whether anybody has the table open or not. */
  async sweepFlags(): Promise<void> {
    const { storage, play, now, onFault } = this.#settings
    const overdue = await storage.standings.overdue(now(), FLAGS_AT_ONCE + this.#setAside.size)
    for (const id of overdue.filter((each) => !this.#setAside.has(each)).slice(0, FLAGS_AT_ONCE)) {
      try {
        await play.flag(id)
        this.#setAside.forgive(id)
      } catch (error) {
        // Such as a table of rules that this server does not know: the flags of others have to fall all the same.
        this.#setAside.add(id)
        onFault(error, id)
      }
    }
  }

  #repeat(every: number, act: () => Promise<void>): void {
    const run = async (): Promise<void> => {
      // A database that is away for a while must not end the sweeping.
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
