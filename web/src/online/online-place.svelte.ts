import type { ToldOdds } from '@tudor-rose/bots'
import { OBSERVER, type Options, type Seat } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import type { Place } from '../play/place.ts'
import type { Refusal } from '../play/refusal.ts'
import type { Clock, Proposal, Sight, Told } from '../play/sight.ts'
import type { Hint, OddsAsked } from '../worker/messages.ts'
import { keepsQuestion } from './keeps-question.ts'
import { patch } from './patch.ts'
import type { ChatLine, Face, SeatEntry, ServerMessage, TableFacts } from './types.ts'
import { Wire, type WireState } from './wire.ts'

/** A place at a table of the server: a seat of one's own, or a place among those who watch. */
export class OnlinePlace implements Place {
  readonly game: GameName
  readonly options: Options
  readonly components: string | undefined
  readonly seatNames: readonly string[]
  readonly facts: TableFacts
  readonly #invitation: string | undefined
  readonly #wantedSeat: Seat | undefined
  readonly #wire: Wire

  #face = $state.raw<Face>()
  #events: readonly Told[] = []
  #number = $state(-1)
  #askedSince = $state(-1)
  #viewer = $state<number>(OBSERVER)
  #seats = $state.raw<readonly SeatEntry[]>([])
  #present = $state.raw<readonly Seat[]>([])
  #watching = $state(0)
  #chat = $state.raw<readonly ChatLine[]>([])
  #state = $state<WireState>('connecting')
  #refusal = $state.raw<Refusal>()
  /** By how much the server's clock is ahead of ours. */
  #ahead = 0

  /** `seat` is for who has several. */
  constructor(facts: TableFacts, invitation: string | undefined, seat?: Seat) {
    this.facts = facts
    this.game = facts.game
    this.options = facts.options
    this.components = facts.components?.text
    this.seatNames = facts.seatNames
    this.#invitation = invitation
    this.#wantedSeat = seat
    this.#wire = new Wire({
      hello: () => this.#hello(),
      take: (message) => this.#take(message),
      stateChanged: (state) => {
        this.#state = state
      },
      refused: (refusal) => {
        this.#refusal = refusal
      },
    })
  }

  readonly #sight = $derived.by((): Sight | undefined => {
    const face = this.#face
    if (face === undefined || face.view === null) return undefined
    return {
      number: this.#number,
      viewer: this.#viewer,
      view: face.view,
      awaited: face.awaited,
      question: face.prompt ?? undefined,
      mayUndo: face.mayUndo,
      outcome: face.outcome ?? undefined,
      events: this.#events,
    }
  })

  get sight(): Sight | undefined {
    return this.#sight
  }

  /** The number since which this seat has been asked what it is asked now: another number, another question. */
  get askedSince(): number {
    return this.#askedSince
  }

  get face(): Face | undefined {
    return this.#face
  }

  get viewer(): number {
    return this.#viewer
  }

  get seats(): readonly SeatEntry[] {
    return this.#seats
  }

  get present(): readonly Seat[] {
    return this.#present
  }

  get watching(): number {
    return this.#watching
  }

  get chat(): readonly ChatLine[] {
    return this.#chat
  }

  get state(): WireState {
    return this.#state
  }

  /** Why this table cannot be seen at all. */
  get refusal(): Refusal | undefined {
    return this.#refusal
  }

  get clocks(): readonly Clock[] | undefined {
    return this.#face?.clocks ?? undefined
  }

  get proposal(): Proposal | undefined {
    return this.#face?.proposal ?? undefined
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.#ahead
  }

  play(line: string): Promise<void> {
    return this.#ask({ type: 'move', move: line })
  }

  undo(): Promise<void> {
    return this.#ask({ type: 'undo' })
  }

  resign(): Promise<void> {
    return this.#ask({ type: 'resign' })
  }

  /** An offer is to hand over one's own seat. */
  propose(what: Proposal['proposed']['what']): Promise<void> {
    return this.#ask({ type: 'propose', what, ...(what === 'undo' && { moves: 1 }) })
  }

  answer(agrees: boolean): Promise<void> {
    return this.#ask({ type: agrees ? 'agree' : 'decline' })
  }

  /** What a strong bot would do for this seat; nothing where the game has gone on meanwhile. */
  async hint(): Promise<readonly Hint[]> {
    return (await this.#ask<readonly Hint[] | null>({ type: 'hint' })) ?? []
  }

  async odds({ area, moves }: OddsAsked): Promise<ToldOdds | undefined> {
    return (await this.#ask<ToldOdds | null>({ type: 'odds', area, moves })) ?? undefined
  }

  say(text: string): Promise<void> {
    return this.#wire.ask({ type: 'chat', text })
  }

  close(): void {
    this.#wire.close()
  }

  #ask<T = void>(message: object): Promise<T> {
    return this.#wire.ask<T>({ at: this.#number, ...message })
  }

  #hello(): object {
    return {
      type: 'hello',
      table: this.facts.id,
      ...(this.#face !== undefined && { since: this.#number }),
      ...(this.#invitation !== undefined && { invitation: this.#invitation }),
      ...(this.#wantedSeat !== undefined && { seat: this.#wantedSeat }),
    }
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#ahead = message.now - Date.now()
        this.#viewer = message.viewer
        if (message.face !== undefined) {
          this.#shows(message.face, message)
          // What happened in between is not told.
          this.#askedSince = message.number
        }
        break
      case 'update':
        this.#ahead = message.now - Date.now()
        if (this.#face !== undefined) {
          this.#shows(patch(this.#face, message.changes), message)
          if (!keepsQuestion(message, this.#viewer)) this.#askedSince = message.number
        }
        break
      case 'seats':
        this.#seats = message.seats
        break
      case 'presence':
        this.#present = message.seats
        this.#watching = message.watching
        break
      case 'chat':
        this.#chat = joined(this.#chat, message.lines)
        break
    }
  }

  #shows(face: Face, { number, told, events }: { number: number; told?: number; events?: readonly Told[] }): void {
    this.#events = [...this.#events.slice(0, told ?? 0), ...(events ?? [])]
    this.#number = number
    this.#face = face
  }
}

/** After a new hello the latest lines come once more. */
function joined(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const first = lines[0]?.number ?? Number.POSITIVE_INFINITY
  return [...known.filter(({ number }) => number < first), ...lines]
}
