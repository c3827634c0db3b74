import { benchClient } from './client.ts'
import { type Percentiles, percentiles } from './percentiles.ts'
import { type Acknowledged, Player } from './player.ts'

export interface LoadSettings {
  readonly url: string
  readonly tables: number
  readonly seconds: number
  /**
   * Play before the measurement starts: V8 compiles the server while it runs, and this one has just opened all its
   * tables.
   */
  readonly warmUpSeconds: number
  /** The target rate for all tables together. */
  readonly movesPerSecond: number
  readonly games: readonly string[]
}

/** Times run from sending a move until the other seat has received its view. */
export interface LoadResult extends Percentiles {
  readonly sockets: number
  readonly tables: number
  readonly seconds: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly refused: Readonly<Record<string, number>>
}

const SET_UP_AT_ONCE = 20
const TICK = 5

/** Two thousand people at a thousand tables. */
export class Load {
  readonly acknowledged: Acknowledged[] = []
  readonly #settings: LoadSettings
  readonly #pairs: (readonly [Player, Player])[] = []
  readonly #sentAt = new Map<string, { at: number; seat: number; number: number }>()
  readonly #latencies: number[] = []
  readonly #refused: Record<string, number> = {}
  #isMeasuring = false
  #turn = 0

  constructor(settings: LoadSettings) {
    this.#settings = settings
  }

  /** Opens all tables and fills all seats. */
  async setUp(): Promise<void> {
    const { tables, games } = this.#settings
    let next = 0
    const worker = async (): Promise<void> => {
      while (next < tables) {
        const index = next++
        this.#pairs.push(await this.#openTable(games[index % games.length]))
      }
    }
    await Promise.all(Array.from({ length: SET_UP_AT_ONCE }, worker))
  }

  async #openTable(game: string): Promise<readonly [Player, Player]> {
    const clients = [benchClient(this.#settings.url), benchClient(this.#settings.url)]
    const { id } = await clients[0].post('/api/tables', {
      body: { game, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' },
    })
    await clients[1].post('/api/tables/:id/join', { params: { id } })
    const players = clients.map((client, seat) => new Player(client, id, seat, this.#events))
    await Promise.all(players.map((player) => player.connect()))
    return [players[0], players[1]]
  }

  readonly #events = {
    acknowledged: (move: Acknowledged): void => void this.acknowledged.push(move),
    reached: (player: Player, number: number): void => {
      const sent = this.#sentAt.get(player.table)
      if (sent === undefined || sent.seat === player.seat || number <= sent.number) return
      this.#sentAt.delete(player.table)
      if (this.#isMeasuring) this.#latencies.push(performance.now() - sent.at)
    },
    refused: (code: string): void => {
      this.#refused[code] = (this.#refused[code] ?? 0) + 1
    },
  }

  warmUp(): Promise<number> {
    return this.playFor(this.#settings.warmUpSeconds)
  }

  async run(): Promise<LoadResult> {
    this.#isMeasuring = true
    const before = this.acknowledged.length
    const took = await this.playFor(this.#settings.seconds)
    const moves = this.acknowledged.length - before
    this.#isMeasuring = false
    return {
      sockets: 2 * this.#pairs.length,
      tables: this.#pairs.length,
      seconds: Math.round(took),
      moves,
      movesPerSecond: Math.round(moves / took),
      ...percentiles(this.#latencies),
      refused: this.#refused,
    }
  }

  /** Plays at an even pace, one table after another. Returns how long it took. */
  async playFor(seconds: number): Promise<number> {
    const start = performance.now()
    for (let sent = 0; ; ) {
      const elapsed = (performance.now() - start) / 1000
      if (elapsed >= seconds) return elapsed
      for (const due = Math.floor(elapsed * this.#settings.movesPerSecond); sent < due; sent++) this.#playNext()
      await new Promise((wait) => setTimeout(wait, TICK))
    }
  }

  #playNext(): void {
    const pair = this.#pairs[this.#turn++ % this.#pairs.length]
    const player = pair.find((each) => each.isAsked)
    const number = player?.play()
    if (number !== undefined) this.#sentAt.set(player!.table, { at: performance.now(), seat: player!.seat, number })
  }

  close(): void {
    for (const player of this.#pairs.flat()) player.close()
  }
}
