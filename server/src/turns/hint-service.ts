import type { Chance } from '@tudor-rose/table'
import type { Limits, RateLimit } from '../limits/rate-limits.ts'
import { Refusal } from '../refusal.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { type Actor, isAsked } from '../tables/play.ts'
import type { Tables } from '../tables/tables.ts'
import type { Hint, SeatContext, ThinkingPool, TopicQuestion } from './thinking-pool.ts'

export interface HintServiceSettings {
  readonly tables: Tables
  readonly thinking: Pick<ThinkingPool, 'advise' | 'ask'>
  readonly limits: Limits
  readonly chance: Chance
}

/** Per person. A hint uses a thread for up to three seconds, a question for a few hundredths of a second. */
const HINTS_A_MINUTE = 6
const QUESTIONS_A_MINUTE = 120
/** For all people together, hints and questions each. Bots use the same threads for their turns and should get most of them. */
const MAX_AT_ONCE = 8

/** The requests of one kind. */
class AdviceQueue {
  readonly #rate: RateLimit
  /** Only the latest request of each person is computed. */
  readonly #underWay = new Map<string, AbortController>()

  constructor(rate: RateLimit) {
    this.#rate = rate
  }

  async think<T>({ personId }: Actor, think: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const person = personId ?? ''
    if (!(await this.#rate.allows(person)))
      throw new Refusal('too-many-requests', 'you ask for hints too often; please slow down')
    this.#underWay.get(person)?.abort(new Refusal('too-many-requests', 'you have asked for something else meanwhile'))
    // The cancelled request frees its place for this one.
    this.#underWay.delete(person)
    if (this.#underWay.size >= MAX_AT_ONCE)
      throw new Refusal('too-many-requests', 'too many players are asking for hints; please try again')
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
 * Tells players what a bot would do in their position, and answers questions that a game has, such as the odds of a
 * battle. It uses only what their seat may know, and runs in the threads of the bots, so that moves do not wait for it.
 */
export class HintService {
  readonly #settings: HintServiceSettings
  /** Separate, because boards ask questions by themselves while a person waits for a hint. */
  readonly #hints: AdviceQueue
  readonly #questions: AdviceQueue

  constructor(settings: HintServiceSettings) {
    this.#settings = settings
    this.#hints = new AdviceQueue(settings.limits('hints', HINTS_A_MINUTE, 60))
    this.#questions = new AdviceQueue(settings.limits('questions', QUESTIONS_A_MINUTE, 60))
  }

  /** The moves a bot would consider, best first; `null` if the table has moved on in the meantime. */
  async hint(id: string, actor: Actor, at: number): Promise<readonly Hint[] | null> {
    const turn = await this.#turn(id, actor, at, ({ table, awaited }) => {
      if (table.hints !== 1) throw new Refusal('not-allowed', 'this table was opened without hints')
      if (!awaited.includes(actor.seat)) throw new Refusal('not-allowed', 'you have no decision to make now')
    })
    if (turn === undefined) return null
    return this.#hints.think(actor, (signal) => this.#settings.thinking.advise(turn, signal))
  }

  /** The answer to a question of the game; `null` if it has none, or if the table has moved on in the meantime. */
  async ask(id: string, actor: Actor, at: number, { topic, question }: TopicQuestion): Promise<unknown> {
    const turn = await this.#turn(id, actor, at, () => {})
    if (turn === undefined) return null
    return this.#questions.think(actor, (signal) => this.#settings.thinking.ask({ topic, question }, turn, signal))
  }

  #turn(
    id: string,
    { seat, personId }: Actor,
    at: number,
    check: (live: LiveTable) => void,
  ): Promise<SeatContext | undefined> {
    const { tables, chance } = this.#settings
    return tables.read(id, (live) => {
      if (live.seats[seat]?.person_id !== personId) throw new Refusal('not-allowed', 'this is not your seat')
      if (live.session === undefined) throw new Refusal('not-started', 'the game has not begun yet')
      if (live.outcome !== undefined) throw new Refusal('game-over', 'the game is over')
      if (at > live.number || !isAsked(live, seat, at)) return undefined
      check(live)
      // The table may change during the computation.
      const state = live.game.copy(live.session.state)
      return { game: live.game, seat, chance, imagine: () => live.game.imagine(state, seat, chance) }
    })
  }
}
