import type { Chance, Move } from '@tudor-rose/table'
import { Refusal, type RefusalCode } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { isAsked, type Play } from '../tables/play.ts'
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
/** So many tables are taken up by one sweep: each may have to be read and played again first, and moves of people want their turn. */
const TAKEN_UP_AT_ONCE = 20
/** With so many tables under way the bots of each have hardly any time left; others wait, or another server takes them up. */
const MOST_UNDER_WAY = 100

/** What is refused for these reasons will be refused again. */
const UNPLAYABLE: readonly RefusalCode[] = ['bad-table', 'illegal-move']

/** A turn that a bot thinks about. */
interface Thinking {
  readonly bot: Bot
  readonly turn: BotTurn
  /** The row that it answers. */
  readonly number: number
  readonly stop: AbortController
}

/**
 * Makes the moves of bots. A server leases a bot's turn before it thinks, so that the others do not think about the same;
 * should two make the move all the same, only one gets it into the log. If a server dies over it, the lease runs out.
 */
export class BotPlayer {
  readonly #settings: BotPlayerSettings
  /** By table: comes when no bot owes a move there any more. */
  readonly #underWay = new Map<string, Promise<void>>()
  /** By table: those who are asked now. */
  readonly #thinking = new Map<string, readonly Thinking[]>()
  readonly #setAside: SetAside
  #isClosed = false

  constructor(settings: BotPlayerSettings) {
    this.#settings = settings
    this.#setAside = new SetAside(settings.now)
  }

  /** Plays at a table that this server has just seen come to a bot's turn, and stops thinking about what is no longer asked. */
  notice(live: LiveTable): void {
    for (const { turn, number, stop } of this.#thinking.get(live.table.id) ?? [])
      if (!isAsked(live, turn.seat, number)) stop.abort()
    if (live.awaited.some((seat) => live.isBot(seat))) this.#playAt(live.table.id)
  }

  /** Looks for turns that nobody has taken up; called every now and then. It waits for no bot: other tables may come meanwhile. */
  async sweep(): Promise<void> {
    const { storage, now } = this.#settings
    const most = Math.min(TAKEN_UP_AT_ONCE, MOST_UNDER_WAY - this.#underWay.size)
    if (most <= 0) return
    const ids = await storage.standings.awaitingBots(now(), most + this.#setAside.size + this.#underWay.size)
    const isFree = (id: string): boolean => !this.#setAside.has(id) && !this.#underWay.has(id)
    for (const id of ids.filter(isFree).slice(0, most)) this.#playAt(id)
  }

  /** Comes when no bot thinks or plays any more. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values())
  }

  /** Stops thinking, and leaves the turns to other servers, or to this one when it is back. */
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
      // Another server may have been quicker; a table that cannot be played at is another matter.
      if (error instanceof Refusal && !UNPLAYABLE.includes(error.code)) return
      this.#setAside.add(id)
      this.#settings.onFault(error, id)
    }
  }

  /** Answers whether there may be more to do. */
  async #playOnce(id: string): Promise<boolean> {
    const { storage, tables, play, now } = this.#settings
    const asked = await tables.read(id, (live) => this.#asked(live))
    if (asked.length === 0) return false
    const [{ number }] = asked
    const until = now() + LEASE
    if (!(await storage.standings.lease(id, number, now(), until))) return false
    const chosen = this.#isClosed ? [] : await this.#think(id, asked)
    for (const { turn, move } of chosen) {
      // The table has gone on without this one; perhaps to another turn of a bot.
      if (move === undefined) continue
      await play.move(id, { seat: turn.seat, personId: null }, number, turn.game.notation.format(move, turn.seat))
    }
    if (this.#isClosed) await storage.standings.release(id, number, until)
    return !this.#isClosed
  }

  /** The turns of all bots that this table waits for: several where choices are secret and made at once. */
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

  /** Lets all of them think at the same time, so that people wait no longer for four than for one; answers what they choose. */
  async #think(id: string, asked: readonly Thinking[]): Promise<{ turn: BotTurn; move: Move | undefined }[]> {
    this.#thinking.set(id, asked)
    try {
      return await Promise.all(asked.map(async (each) => ({ turn: each.turn, move: await this.#choose(id, each) })))
    } finally {
      this.#thinking.delete(id)
    }
  }

  /** What a bot chooses; nothing if the table goes on meanwhile. */
  async #choose(id: string, { bot, turn, stop }: Thinking): Promise<Move | undefined> {
    try {
      const move = await bot.choose(turn, stop.signal)
      if (turn.moves.includes(move)) return move
      throw new Error(`the bot ${bot.name} chose ${move}, which is none of its ${turn.moves.length} moves`)
    } catch (error) {
      if (stop.signal.aborted) return undefined
      // A bot that fails, such as over cards that nobody has thought of, must not hold the table up.
      this.#settings.onFault(error, id)
      return randomBot.choose(turn)
    }
  }
}
