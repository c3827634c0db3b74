import type { ToldOdds } from '@tudor-rose/bots'
import type { Chance } from '@tudor-rose/table'
import type { Limits } from '../input/rate.ts'
import { Refusal } from '../refusal.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { type Actor, isAsked } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import type { BattleAsked, Hint, Imaginable, ThinkingPool } from './thinking-pool.ts'

export interface AdviserSettings {
  readonly tables: Tables
  readonly thinking: Pick<ThinkingPool, 'advise' | 'odds'>
  readonly limits: Limits
  readonly chance: Chance
}

/** For each person; a hint takes a thread for up to three seconds, odds for a few hundredths of one. */
const HINTS_AT_ONCE = 6
const HINTS_A_SECOND = 0.1
const ODDS_AT_ONCE = 30
const ODDS_A_SECOND = 2
/** Of all people together, hints and odds each. Bots whose turn it is think in the same threads, and should have most of them. */
const MOST_AT_ONCE = 8

/** Where questions of one kind are asked. */
class Desk {
  readonly #rate: ReturnType<Limits>
  /** Of each person only the latest question is thought about. */
  readonly #underWay = new Map<string, AbortController>()

  constructor(rate: ReturnType<Limits>) {
    this.#rate = rate
  }

  async think<T>({ personId }: Actor, think: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const person = personId ?? ''
    if (!this.#rate.allows(person))
      throw new Refusal('too-many-requests', 'you ask for advice too often; please slow down')
    this.#underWay.get(person)?.abort(new Refusal('too-many-requests', 'you have asked for something else meanwhile'))
    // Its place is free for this question.
    this.#underWay.delete(person)
    if (this.#underWay.size >= MOST_AT_ONCE)
      throw new Refusal('too-many-requests', 'too many ask for advice at the moment; please try again')
    const stop = new AbortController()
    this.#underWay.set(person, stop)
    try {
      return await think(stop.signal)
    } finally {
      if (this.#underWay.get(person) === stop) this.#underWay.delete(person)
    }
  }
}

/**
 * Tells those who play what a bot would do in their place, and how battles would go: from what their seat may know, in the
 * threads of the bots, so that no move waits for it.
 */
export class Adviser {
  readonly #settings: AdviserSettings
  /** Apart from each other: boards ask for odds by themselves, while a person waits for a hint. */
  readonly #hints: Desk
  readonly #odds: Desk

  constructor(settings: AdviserSettings) {
    this.#settings = settings
    this.#hints = new Desk(settings.limits(HINTS_AT_ONCE, HINTS_A_SECOND))
    this.#odds = new Desk(settings.limits(ODDS_AT_ONCE, ODDS_A_SECOND))
  }

  /** What a bot would do, the best first; nothing where the table has gone on meanwhile. */
  async hint(id: string, actor: Actor, at: number): Promise<readonly Hint[] | null> {
    const turn = await this.#turn(id, actor, at, ({ table, awaited }) => {
      if (table.hints !== 1) throw new Refusal('not-allowed', 'this table was opened without hints')
      if (!awaited.includes(actor.seat)) throw new Refusal('not-allowed', 'you are not asked anything now')
    })
    if (turn === undefined) return null
    return this.#hints.think(actor, (signal) => this.#settings.thinking.advise(turn, signal))
  }

  /** How a battle would go; nothing where there is none, or the table has gone on meanwhile. */
  async odds(id: string, actor: Actor, at: number, { area, moves }: BattleAsked): Promise<ToldOdds | null> {
    const turn = await this.#turn(id, actor, at, () => {})
    if (turn === undefined) return null
    return this.#odds.think(actor, (signal) => this.#settings.thinking.odds({ area, moves }, turn, signal))
  }

  #turn(
    id: string,
    { seat, personId }: Actor,
    at: number,
    check: (live: LiveTable) => void,
  ): Promise<Imaginable | undefined> {
    const { tables, chance } = this.#settings
    return tables.read(id, (live) => {
      if (live.seats[seat]?.person_id !== personId) throw new Refusal('not-allowed', 'this is not your seat')
      if (live.session === undefined) throw new Refusal('not-started', 'the game has not begun yet')
      if (live.outcome !== undefined) throw new Refusal('game-over', 'the game is over')
      if (at > live.number || !isAsked(live, seat, at)) return undefined
      check(live)
      // The table may go on while it is thought about.
      const state = live.game.copy(live.session.state)
      return { game: live.game, seat, chance, imagine: () => live.game.imagine(state, seat, chance) }
    })
  }
}
