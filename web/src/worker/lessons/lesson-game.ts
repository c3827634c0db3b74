import type { Policy } from '@tudor-rose/bots'
import { type Deed, leftOf, startOf, wantedBy } from '@tudor-rose/bots/practice'
import {
  type AnyGame,
  BadInput,
  type Chance,
  type FairChance,
  fairChance,
  fastChance,
  type GameEvent,
  play,
  type Seat,
  type ToldEvent,
} from '@tudor-rose/table'
import type { Sight } from '../../play/sight.ts'
import { sightOf } from '../sight-of.ts'
import type { FreePlay, Lesson, Step } from './lesson.ts'

const isFree = (deed: Deed | FreePlay): deed is FreePlay => typeof deed === 'object' && 'until' in deed

/** Chance of the bots is no part of the game's own. */
const BOT_SEED = 1485

/** The game of a lesson: it begins at a position and goes on by what the steps want done. */
export class LessonGame {
  readonly #game: AnyGame
  readonly #seat: Seat
  readonly #newBot: () => Policy
  #state: unknown
  #events: ToldEvent[] = []
  #moves = 0
  #chance: FairChance = fairChance('')
  #botChance: Chance = fastChance(BOT_SEED)
  #bots = new Map<Seat, Policy>()
  #deeds: (Deed | FreePlay)[] = []
  /** What was told before this step. */
  #toldBefore = 0
  #told: string | undefined

  constructor(game: AnyGame, { seat }: Lesson, newBot: () => Policy) {
    this.#game = game
    this.#seat = seat
    this.#newBot = newBot
  }

  get state(): unknown {
    return this.#state
  }

  /** Sets the position of a step, if it has one, and its dice; answers what is seen as others move. */
  begin({ id, seed = id, position, past, deeds, told }: Step): readonly Sight[] {
    if (position !== undefined) this.#set(position, past)
    this.#chance = fairChance(seed)
    this.#botChance = fastChance(BOT_SEED)
    this.#bots.clear()
    this.#deeds = [...deeds]
    this.#toldBefore = this.#events.length
    this.#told = told
    return [this.#sight(), ...this.#letOthersMove()]
  }

  get isDone(): boolean {
    return this.#deeds.length === 0 && (this.#told === undefined || this.#hasTold(this.#told))
  }

  /** A move that leads on from here. */
  get next(): string | undefined {
    const [deed] = this.#deeds
    if (deed === undefined) return undefined
    if (typeof deed === 'string') return deed
    if ('all' in deed) return wantedBy(deed).find((line) => this.#isLegal(line))
    if ('oneOf' in deed) return deed.oneOf[0]
    if ('until' in deed) return this.#advice()
    return undefined
  }

  /** Makes a move of the learner if the step wants it, and what follows from it; `undefined` if it does not. */
  take(line: string): readonly Sight[] | undefined {
    const [deed, ...others] = this.#deeds
    const left = deed === undefined ? undefined : isFree(deed) ? [deed] : leftOf(deed, line)
    if (left === undefined) return undefined
    this.#play(this.#seat, line)
    this.#deeds = [...left, ...others]
    this.#endFreePlay()
    return [this.#sight(), ...this.#letOthersMove()]
  }

  #set(position: object, past: readonly GameEvent[] = []): void {
    this.#state = startOf(this.#game, { position })
    this.#events = past.map((event) => ({ event, moveNumber: 0 }))
    this.#moves = 0
  }

  #letOthersMove(): Sight[] {
    const sights: Sight[] = []
    for (;;) {
      const [deed] = this.#deeds
      if (deed === undefined || typeof deed === 'string') return sights
      if ('who' in deed) {
        this.#play(deed.who, deed.line)
        this.#deeds.shift()
      } else if ('until' in deed) {
        const bot = this.#awaitedBot()
        if (bot === undefined) return sights
        this.#apply(bot, this.#choiceOf(bot))
        this.#endFreePlay()
      } else return sights
      sights.push(this.#sight())
    }
  }

  #awaitedBot(): Seat | undefined {
    const actors = this.#game.actors(this.#state)
    return actors.includes(this.#seat) ? undefined : actors[0]
  }

  #choiceOf(seat: Seat): number {
    const bot = this.#bots.get(seat) ?? this.#newBot()
    this.#bots.set(seat, bot)
    return bot.choose(this.#game, this.#state, seat, this.#botChance)
  }

  /** What a bot would do in the learner's place; it draws from chance of its own, so that asking changes nothing. */
  #advice(): string {
    const move = this.#newBot().choose(this.#game, this.#state, this.#seat, fastChance(BOT_SEED))
    return this.#game.notation.format(move, this.#seat)
  }

  #endFreePlay(): void {
    const [deed] = this.#deeds
    if (deed !== undefined && isFree(deed) && this.#hasTold(deed.until)) this.#deeds.shift()
  }

  #hasTold = (key: string): boolean => this.#events.slice(this.#toldBefore).some(({ event }) => event.key === key)

  #play(seat: Seat, line: string): void {
    const move = this.#game.notation.parse(line, seat)
    if (move === undefined) throw new BadInput('illegal-move', `"${line}" is no move of this game`)
    this.#apply(seat, move)
  }

  #apply(seat: Seat, move: number): void {
    play(this.#game, this.#state, seat, move, this.#chance, {
      tell: (event) => this.#events.push({ event, moveNumber: this.#moves + 1 }),
      reveal: () => {},
    })
    this.#moves++
  }

  #isLegal(line: string): boolean {
    return this.#whole().question?.moves.includes(line) ?? false
  }

  /** Once the step is done nothing more is asked. */
  #sight(): Sight {
    const sight = this.#whole()
    if (!this.isDone) return sight
    return { ...sight, question: undefined, awaited: sight.awaited.filter((seat) => seat !== this.#seat) }
  }

  #whole(): Sight {
    const moment = {
      number: this.#moves,
      state: this.#state,
      events: this.#events,
      mayUndo: false,
      resigned: undefined,
      isStopped: false,
    }
    return sightOf(this.#game, moment, this.#seat)
  }
}
