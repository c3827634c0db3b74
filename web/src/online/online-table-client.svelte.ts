import { applyChanges } from '@tudor-rose/protocol/changes'
import { OBSERVER, type Options, type Seat } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import type { Refusal } from '../play/refusal.ts'
import type { TableClient } from '../play/table-client.ts'
import type { Clock, Proposal, TableView, VisibleEvent } from '../play/table-view.ts'
import type { Hint } from '../worker/messages.ts'
import { type SocketState, TableSocket } from './table-socket.ts'
import type { ChatLine, SeatEntry, ServerMessage, TableDescription, VisibleState } from './types.ts'

/** The client of a table on the server, for a player or an observer. */
export class OnlineTableClient implements TableClient {
  readonly game: GameName
  readonly options: Options
  readonly components: string | undefined
  readonly seatNames: readonly string[]
  readonly facts: TableDescription
  readonly #invitation: string | undefined
  readonly #wantedSeat: Seat | undefined
  readonly #socket: TableSocket

  #state = $state.raw<VisibleState>()
  #events: readonly VisibleEvent[] = []
  #number = $state(-1)
  #viewer = $state<number>(OBSERVER)
  #seats = $state.raw<readonly SeatEntry[]>([])
  #present = $state.raw<readonly Seat[]>([])
  #watching = $state(0)
  #chat = $state.raw<readonly ChatLine[]>([])
  #socketState = $state<SocketState>('connecting')
  #refusal = $state.raw<Refusal>()
  /** How far the server's clock is ahead of ours. */
  #ahead = 0

  /** `seat` is for users with several seats. */
  constructor(facts: TableDescription, invitation: string | undefined, seat?: Seat) {
    this.facts = facts
    this.game = facts.game
    this.options = facts.options
    this.components = facts.components?.text
    this.seatNames = facts.seatNames
    this.#invitation = invitation
    this.#wantedSeat = seat
    this.#socket = new TableSocket({
      hello: () => this.#hello(),
      take: (message) => this.#take(message),
      stateChanged: (state) => {
        this.#socketState = state
      },
      refused: (refusal) => {
        this.#refusal = refusal
      },
    })
  }

  readonly #table = $derived.by((): TableView | undefined => {
    const state = this.#state
    if (state === undefined || state.view === null) return undefined
    return { ...state, number: this.#number, viewer: this.#viewer, events: this.#events }
  })

  get table(): TableView | undefined {
    return this.#table
  }

  /** What this viewer may know; available before the game starts. */
  get visibleState(): VisibleState | undefined {
    return this.#state
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

  get socketState(): SocketState {
    return this.#socketState
  }

  /** Why this table cannot be seen at all. */
  get refusal(): Refusal | undefined {
    return this.#refusal
  }

  get clocks(): readonly Clock[] | undefined {
    return this.#state?.clocks ?? undefined
  }

  get proposal(): Proposal | undefined {
    return this.#state?.proposal ?? undefined
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

  /** An offer hands over the user's own seat. */
  propose(what: Proposal['proposed']['what']): Promise<void> {
    return this.#ask({ type: 'propose', what, ...(what === 'undo' && { moves: 1 }) })
  }

  answer(agrees: boolean): Promise<void> {
    return this.#ask({ type: agrees ? 'agree' : 'decline' })
  }

  /** What a strong bot would do for this seat; empty if the game has changed meanwhile. */
  async hint(): Promise<readonly Hint[]> {
    return (await this.#ask<readonly Hint[] | null>({ type: 'hint' })) ?? []
  }

  async ask(topic: string, question: unknown): Promise<unknown> {
    return (await this.#ask<unknown>({ type: 'ask', topic, question })) ?? undefined
  }

  say(text: string): Promise<void> {
    return this.#socket.ask({ type: 'chat', text })
  }

  close(): void {
    this.#socket.close()
  }

  #ask<T = void>(message: object): Promise<T> {
    return this.#socket.ask<T>({ at: this.#number, ...message })
  }

  #hello(): object {
    return {
      type: 'hello',
      table: this.facts.id,
      ...(this.#state !== undefined && { since: this.#number }),
      ...(this.#invitation !== undefined && { invitation: this.#invitation }),
      ...(this.#wantedSeat !== undefined && { seat: this.#wantedSeat }),
    }
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#ahead = message.now - Date.now()
        this.#viewer = message.viewer
        if (message.face !== undefined) this.#shows(message.face, message)
        break
      case 'update':
        this.#ahead = message.now - Date.now()
        if (this.#state !== undefined) this.#shows(applyChanges(this.#state, message.changes), message)
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

  #shows(
    state: VisibleState,
    { number, told, events }: { number: number; told?: number; events?: readonly VisibleEvent[] },
  ): void {
    this.#events = [...this.#events.slice(0, told ?? 0), ...(events ?? [])]
    this.#number = number
    this.#state = state
  }
}

/** After a new hello, the server sends the latest lines again. */
function joined(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const first = lines[0]?.number ?? Number.POSITIVE_INFINITY
  return [...known.filter(({ number }) => number < first), ...lines]
}
