import { ApiClient, TableConnection } from '@tudor-rose/client'
import { parseRecord } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { duel } from '../../table/src/fixture/duel.ts'
import { TestServer } from './testing/server.ts'

/** A player whose network fails: at `cut`, the socket is gone at once. */
class UnluckyPlayer {
  readonly client: ApiClient
  connection: TableConnection | undefined
  breaks = 0
  #socket: WebSocket | undefined

  constructor(url: string) {
    this.client = new ApiClient({
      url,
      openSocket: (address, headers) => {
        this.#socket = new WebSocket(address, { headers })
        return this.#socket
      },
    })
  }

  sit(table: string): void {
    this.connection = new TableConnection(this.client, {
      table,
      onState: (state) => {
        if (state === 'reconnecting') this.breaks++
      },
    })
  }

  get view() {
    return this.connection?.table.view
  }

  /** Whatever was written so far may still arrive at the server, but nothing comes back. */
  cut(): void {
    this.#socket?.terminate()
  }

  /** Moves while the network is away, or loses it right after the move was sent. */
  async move(when: 'before' | 'after'): Promise<void> {
    const { connection } = this
    if (when === 'before') this.cut()
    await expect.poll(() => connection?.state).toBe(when === 'before' ? 'reconnecting' : 'open')
    const stored = connection!.move(this.view!.prompt!.moves[0])
    if (when === 'after') setImmediate(() => this.cut())
    // There is no need to wait for the end of the pause.
    const hurry = setInterval(() => connection!.reconnectNow(), 20)
    expect((await stored).number).toBeGreaterThan(0)
    clearInterval(hurry)
  }
}

test('a game over a network that fails at every move loses and doubles nothing', async () => {
  const server = await TestServer.start()
  const players = [0, 1].map(() => new UnluckyPlayer(server.server.url))
  const [red, white] = players
  const { id, invitation } = await red.client.post('/api/tables', {
    body: { game: 'duel', seats: [{ kind: 'me' }, { kind: 'invited' }] },
  })
  await white.client.post('/api/tables/:id/join', { params: { id }, body: { invitation } })
  for (const player of players) player.sit(id)

  let moves = 0
  while (red.view?.outcome == null) {
    await expect.poll(() => red.view?.outcome != null || players.some(({ view }) => view?.prompt)).toBe(true)
    const mover = players.find(({ view }) => view?.prompt)
    if (mover === undefined) continue
    await mover.move(moves % 2 === 0 ? 'before' : 'after')
    moves++
    // Both are told, the one who was not cut off as well.
    await expect.poll(() => players.map(({ view }) => view!.number)).toEqual([moves, moves])
  }

  expect(players.reduce((sum, { breaks }) => sum + breaks, 0)).toBeGreaterThanOrEqual(moves / 2)
  for (const { client, view } of players) {
    const fresh = new TableConnection(client, { table: id })
    await expect.poll(() => fresh.table.view).toEqual(view)
    fresh.close()
  }
  const record = await red.client.get('/api/tables/:id/record', { params: { id } })
  expect(parseRecord(record, () => duel).moves).toHaveLength(moves)
  for (const { connection } of players) connection!.close()
  await server.close()
})
