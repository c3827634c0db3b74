import type { Chance, Move } from '@tudor-rose/table'
import { Refusal, type RefusalCode } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { isAsked, type Play } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import { type Bot, type BotTurn, randomBot, turnOf } from './bot.ts'
import { DeferredTables } from './deferred-tables.ts'

export interface BotPlayerSettings {
  readonly storage: Storage
  readonly tables: Tables
  readonly play: Play
  readonly bots: readonly Bot[]
  readonly now: () => number
  readonly chance: Chance
  readonly onFault: (error: unknown, tableId: string) => void
}

/** In milliseconds. If a bot takes longer, its server is assumed to have crashed, and another server makes the move. */
const LEASE = 15_000
/** The most tables per sweep: each may have to be loaded and replayed first, and people's moves must not wait for that. */
const TAKEN_UP_AT_ONCE = 20
/**
 * With this many tables in progress, each bot gets hardly any computing time. Other tables wait, or another server takes
 * them.
 */
const MAX_UNDER_WAY = 100

/** Refusals that a retry would get again. */
const UNPLAYABLE: readonly RefusalCode[] = ['bad-table', 'illegal-move']

/** A bot's turn that is being computed. */
interface Thinking {
  readonly bot: Bot
  readonly turn: BotTurn
  /** The row that the move answers. */
  readonly number: number
  readonly stop: AbortController
}

/**
 * Makes the moves of bots. A server leases a bot's turn before computing it, so that other servers do not compute the
 * same. If two make the move anyway, only one gets it into the log. If a server crashes, its lease expires.
 */
export class BotPlayer {
  readonly #settings: BotPlayerSettings
  /** By table: resolves when no bot has to move there any more. */
  readonly #underWay = new Map<string, Promise<void>>()
  /** By table: the turns being computed. */
  readonly #thinking = new Map<string, readonly Thinking[]>()
  readonly #setAside: DeferredTables
  #isClosed = false

  constructor(settings: BotPlayerSettings) {
    this.#settings = settings
    this.#setAside = new DeferredTables(settings.now)
  }

  /** Called when a table has changed on this server: plays if it is a bot's turn, and stops computing outdated turns. */
  notice(live: LiveTable): void {
    for (const { turn, number, stop } of this.#thinking.get(live.table.id) ?? [])
      if (!isAsked(live, turn.seat, number)) stop.abort()
    if (live.awaited.some((seat) => live.isBot(seat))) this.#playAt(live.table.id)
  }

  /**
   * Looks for turns that no server has taken; called regularly. It does not wait for bots, so that other tables are not
   * delayed.
   */
  async sweep(): Promise<void> {
    const { storage, now } = this.#settings
    const most = Math.min(TAKEN_UP_AT_ONCE, MAX_UNDER_WAY - this.#underWay.size)
    if (most <= 0) return
    const ids = await storage.waitStates.awaitingBots(now(), most + this.#setAside.size + this.#underWay.size)
    const isFree = (id: string): boolean => !this.#setAside.has(id) && !this.#underWay.has(id)
    for (const id of ids.filter(isFree).slice(0, most)) this.#playAt(id)
  }

  /** Resolves when no bot is computing or moving any more. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values())
  }

  /** Stops computing, and leaves the turns to other servers, or to this one after a restart. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { stop } of [...this.#thinking.values()].flat()) stop.abort()
    await this.idle()
  }

  #playAt(id: string): void {
    if (this.#isClosed || this.#underWay.has(id)) return
    this.#underWay.set(
      id,
      this.#playOn(id).finally(() => this.#underWay.delete(id)),
    )
  }

  /** Plays until it is no bot's turn. */
  async #playOn(id: string): Promise<void> {
    try {
      while (await this.#playOnce(id)) {}
      this.#setAside.forgive(id)
    } catch (error) {
      // Another server may have moved first, which is fine; an unplayable table is a fault.
      if (error instanceof Refusal && !UNPLAYABLE.includes(error.code)) return
      this.#setAside.add(id)
      this.#settings.onFault(error, id)
    }
  }

  /** Returns whether there may be more to do. */
  async #playOnce(id: string): Promise<boolean> {
    const { storage, tables, play, now } = this.#settings
    const asked = await tables.read(id, (live) => this.#asked(live))
    if (asked.length === 0) return false
    const [{ number }] = asked
    const until = now() + LEASE
    if (!(await storage.waitStates.lease(id, number, now(), until))) return false
    const chosen = this.#isClosed ? [] : await this.#think(id, asked)
    for (const { turn, move } of chosen) {
      // The table has moved on without this move, perhaps to another bot's turn.
      if (move === undefined) continue
      await play.move(id, { seat: turn.seat, personId: null }, number, turn.game.notation.format(move, turn.seat))
    }
    if (this.#isClosed) await storage.waitStates.release(id, number, until)
    return !this.#isClosed
  }

  /** The turns of all bots that must decide: several if choices are secret and simultaneous. */
  #asked(live: LiveTable): Thinking[] {
    const { bots, chance } = this.#settings
    return live.awaited
      .filter((seat) => live.isBot(seat))
      .map((seat) => ({
        bot: bots.find(({ name }) => name === live.seats[seat].bot) ?? randomBot,
        turn: turnOf(live.game, live.session!.state, seat, chance),
        number: live.number,
        stop: new AbortController(),
      }))
  }

  /** Computes all turns at the same time, so that four bots take no longer than one. Returns their moves. */
  async #think(id: string, asked: readonly Thinking[]): Promise<{ turn: BotTurn; move: Move | undefined }[]> {
    this.#thinking.set(id, asked)
    try {
      return await Promise.all(asked.map(async (each) => ({ turn: each.turn, move: await this.#choose(id, each) })))
    } finally {
      this.#thinking.delete(id)
    }
  }

  /** The bot's move; `undefined` if the table moves on in the meantime. */
  async #choose(id: string, { bot, turn, stop }: Thinking): Promise<Move | undefined> {
    try {
      const move = await bot.choose(turn, stop.signal)
      if (turn.moves.includes(move)) return move
      throw new Error(`the bot ${bot.name} chose ${move}, which is none of its ${turn.moves.length} moves`)
    } catch (error) {
      if (stop.signal.aborted) return undefined
      // A bot that fails, for example because of unusual custom cards, must not block the table.
      this.#settings.onFault(error, id)
      return randomBot.choose(turn)
    }
  }
}
