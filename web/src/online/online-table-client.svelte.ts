import {
  type Action,
  type ConnectionState,
  type ReceivedTable,
  type Refusal,
  TableConnection,
} from '@tudor-rose/client'
import type { ChatLine, Hint, SeatEntry, TableDescription } from '@tudor-rose/protocol'
import { OBSERVER, type Options, type Seat } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import type { TableClient } from '../play/table-client.ts'
import type { Clock, Proposal, TableView } from '../play/table-view.ts'
import { api } from './api.ts'

/** The client of a table on the server, for a player or an observer. */
export class OnlineTableClient implements TableClient {
  readonly game: GameName
  readonly options: Options
  readonly components: string | undefined
  readonly seatNames: readonly string[]
  readonly facts: TableDescription
  readonly #connection: TableConnection

  #view = $state.raw<TableView>()
  #seats = $state.raw<readonly SeatEntry[]>([])
  #present = $state.raw<readonly Seat[]>([])
  #watching = $state(0)
  #chat = $state.raw<readonly ChatLine[]>([])
  #connectionState = $state<ConnectionState>('connecting')
  #refusal = $state.raw<Refusal>()

  /** `seat` is for users with several seats. */
  constructor(facts: TableDescription, invitation: string | undefined, seat?: Seat) {
    this.facts = facts
    this.game = facts.game
    this.options = facts.options
    this.components = facts.components?.text
    this.seatNames = facts.seatNames
    this.#connection = new TableConnection(api, {
      table: facts.id,
      invitation,
      seat,
      onChange: (table) => this.#show(table),
      onState: (state) => {
        this.#connectionState = state
      },
      onRefused: (refusal) => {
        this.#refusal = refusal
      },
    })
    addEventListener('online', this.#reconnect)
    document.addEventListener('visibilitychange', this.#reconnect)
  }

  get table(): TableView | undefined {
    return this.#view?.view === null ? undefined : this.#view
  }

  /** What this viewer may know; available before the game starts. */
  get view(): TableView | undefined {
    return this.#view
  }

  get viewer(): number {
    return this.#view?.viewer ?? OBSERVER
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

  get connectionState(): ConnectionState {
    return this.#connectionState
  }

  /** Why this table cannot be seen at all. */
  get refusal(): Refusal | undefined {
    return this.#refusal
  }

  get clocks(): readonly Clock[] | undefined {
    return this.#view?.clocks ?? undefined
  }

  get proposal(): Proposal | undefined {
    return this.#view?.proposal ?? undefined
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.#connection.table.ahead
  }

  play(line: string): Promise<void> {
    return this.#act({ type: 'move', move: line })
  }

  undo(): Promise<void> {
    return this.#act({ type: 'undo' })
  }

  resign(): Promise<void> {
    return this.#act({ type: 'resign' })
  }

  /** An offer hands over the user's own seat. */
  propose(what: Proposal['proposed']['what']): Promise<void> {
    return this.#act({ type: 'propose', what, ...(what === 'undo' && { moves: 1 }) })
  }

  answer(agrees: boolean): Promise<void> {
    return this.#act({ type: agrees ? 'agree' : 'decline' })
  }

  /** What a strong bot would do for this seat; empty if the game has changed meanwhile. */
  async hint(): Promise<readonly Hint[]> {
    const { answer } = await this.#connection.act({ type: 'hint' })
    return (answer as readonly Hint[] | null | undefined) ?? []
  }

  async ask(topic: string, question: unknown): Promise<unknown> {
    const { answer } = await this.#connection.act({ type: 'ask', topic, question })
    return answer ?? undefined
  }

  async say(text: string): Promise<void> {
    await this.#connection.send({ type: 'chat', text })
  }

  close(): void {
    removeEventListener('online', this.#reconnect)
    document.removeEventListener('visibilitychange', this.#reconnect)
    this.#connection.close()
  }

  async #act(action: Action): Promise<void> {
    await this.#connection.act(action)
  }

  #show({ view, seats, present, watching, chat }: ReceivedTable): void {
    this.#view = view
    this.#seats = seats
    this.#present = present
    this.#watching = watching
    this.#chat = chat
  }

  /** The page is visible again, or the network is back: do not wait for the end of a long pause. */
  readonly #reconnect = (): void => {
    if (!document.hidden) this.#connection.reconnectNow()
  }
}
