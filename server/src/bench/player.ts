import { type ApiClient, type Done, type Refusal, TableConnection } from '@tudor-rose/client'

/** A move that the server has acknowledged: it must stay in the log. */
export interface Acknowledged {
  readonly table: string
  readonly number: number
  readonly seat: number
  readonly move: string
}

export interface PlayerEvents {
  /** The server has stored the player's move. */
  acknowledged(move: Acknowledged): void
  /** The player's table has reached this number. */
  reached(player: Player, number: number): void
  refused(code: string): void
}

const AGAIN_AFTER = 200

/** One connection at one seat, which plays random legal moves on request. */
export class Player {
  readonly table: string
  readonly seat: number
  readonly #client: ApiClient
  readonly #events: PlayerEvents
  #connection: TableConnection | undefined
  #isWaiting = false

  constructor(client: ApiClient, table: string, seat: number, events: PlayerEvents) {
    this.#client = client
    this.table = table
    this.seat = seat
    this.#events = events
  }

  /** Resolves when the table has arrived for the first time. */
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#connection = new TableConnection(this.#client, {
        table: this.table,
        seat: this.seat,
        onRefused: reject,
        onChange: ({ view }, { type }) => {
          resolve()
          if (type === 'update') this.#events.reached(this, view!.number)
        },
      })
    })
  }

  /** Whether the player has left for good. */
  get isClosed(): boolean {
    return this.#connection?.state === 'closed'
  }

  get isOver(): boolean {
    return this.#view?.outcome !== null
  }

  get isAsked(): boolean {
    return this.#view?.prompt != null
  }

  get #view() {
    return this.#connection?.table.view
  }

  /**
   * Sends a random legal move. Returns the number that it answers, or `undefined` if no decision is due, a move is pending
   * or the server is away.
   */
  play(): number | undefined {
    const view = this.#view
    const moves = view?.prompt?.moves
    if (moves === undefined || this.#isWaiting || this.#connection?.state !== 'open') return undefined
    void this.#play(moves[Math.floor(Math.random() * moves.length)], view!.number)
    return view!.number
  }

  async #play(move: string, at: number): Promise<void> {
    this.#isWaiting = true
    const done = await this.#stored(move, at)
    this.#isWaiting = false
    if (done !== undefined)
      this.#events.acknowledged({ table: this.table, number: done.number!, seat: this.seat, move })
  }

  /** The answer to the move; `undefined` if it was refused. */
  async #stored(move: string, at: number): Promise<Done | undefined> {
    for (;;) {
      try {
        return await this.#connection!.act({ type: 'move', move }, at)
      } catch (error) {
        if (this.isClosed) return undefined
        const { code } = error as Refusal
        this.#events.refused(code)
        // After `unavailable`, the move may or may not be stored, so the same move is sent again.
        if (code !== 'unavailable') return undefined
        await new Promise((wait) => setTimeout(wait, AGAIN_AFTER))
      }
    }
  }

  close(): void {
    this.#connection?.close()
  }
}
