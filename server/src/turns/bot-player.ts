import type { Chance, Move } from '@tudor-rose/table'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Play } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import { type Bot, type BotTurn, randomBot, turnOf } from './bot.ts'
import { SetAside } from './set-aside.ts'

export interface BotPlayerSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly play: Play
  readonly bots: readonly Bot[]
  readonly now: () => number
  readonly chance: Chance
  readonly onFault: (error: unknown, tableId: string) => void
}

/** A bot that takes longer is taken for one whose server has died, and another server asks its own. */
const LEASE = 15_000
const AT_ONCE = 20

/**
 * Makes the moves of bots. A server leases a bot's turn before it thinks, so that the others do not think about the same;
 * should two make the move all the same, only one gets it into the log. If a server dies over it, the lease runs out.
 */
export class BotPlayer {
  readonly #settings: BotPlayerSettings
  readonly #busy = new Set<string>()
  readonly #setAside: SetAside

  constructor(settings: BotPlayerSettings) {
    this.#settings = settings
    this.#setAside = new SetAside(settings.now)
  }

  /** Plays at a table that this server has just seen come to a bot's turn. */
  notice(live: LiveTable): void {
    if (!live.awaited.some((seat) => live.isBot(seat))) return
    void this.#playAt(live.table.id)
  }

  /** Looks for turns that nobody has taken up; called every now and then. */
  async sweep(): Promise<void> {
    const { storage, now } = this.#settings
    const ids = await storage.standings.awaitingBots(now(), AT_ONCE + this.#setAside.size)
    const playable = ids.filter((id) => !this.#setAside.has(id)).slice(0, AT_ONCE)
    await Promise.all(playable.map((id) => this.#playAt(id)))
  }

  async #playAt(id: string): Promise<void> {
    if (this.#busy.has(id)) return
    this.#busy.add(id)
    try {
      while (await this.#playOnce(id)) {}
      this.#setAside.forgive(id)
    } catch (error) {
      // Another server may have been quicker; a table that cannot be played at is another matter.
      if (error instanceof Refusal && error.code !== 'bad-table') return
      this.#setAside.add(id)
      this.#settings.onFault(error, id)
    } finally {
      this.#busy.delete(id)
    }
  }

  /** Answers whether there may be more to do. */
  async #playOnce(id: string): Promise<boolean> {
    const { storage, tables, play, bots, now, chance } = this.#settings
    const asked = await tables.read(id, (live) => {
      const seat = live.awaited.find((each) => live.isBot(each))
      if (seat === undefined) return undefined
      const bot = bots.find(({ name }) => name === live.seats[seat].bot) ?? randomBot
      return { bot, seat, number: live.number, turn: turnOf(live.game, live.session!.state, seat, chance) }
    })
    if (asked === undefined) return false
    const { bot, seat, number, turn } = asked
    if (!(await storage.standings.lease(id, number, now(), now() + LEASE))) return false
    const move = await this.#choose(id, bot, turn)
    await play.move(id, { seat, personId: null }, number, turn.game.notation.format(move, seat))
    return true
  }

  /** A bot that fails, such as over cards that nobody has thought of, must not hold the table up. */
  async #choose(id: string, bot: Bot, turn: BotTurn): Promise<Move> {
    try {
      return await bot.choose(turn)
    } catch (error) {
      this.#settings.onFault(error, id)
      return randomBot.choose(turn)
    }
  }
}
