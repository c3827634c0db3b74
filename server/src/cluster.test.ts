import { execFileSync } from 'node:child_process'
import type { ApiClient } from '@tudor-rose/client'
import type { TableRequest } from '@tudor-rose/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { benchClient } from './bench/client.ts'
import { type Acknowledged, Player } from './bench/player.ts'
import { ServerProcess } from './bench/process.ts'
import { GameRegistry } from './games.ts'
import { Storage } from './storage/storage.ts'
import { LiveTable } from './tables/live-table.ts'
import { TestClient } from './testing/client.ts'
import { whyMissing } from './testing/databases.ts'
import { freePort, ownPostgres, ownRedis, type Service } from './testing/services.ts'

const missing = await whyMissing('a PostgreSQL or Redis to start', async () => {
  for (const program of ['initdb', 'postgres', 'redis-server']) execFileSync(program, ['--version'])
})

const SERVERS = 3
const TABLES = 18
const PACE = 150

/** Three servers from the build, one PostgreSQL and one Redis, all of which fail at some point while people play. */
describe.skipIf(missing !== undefined)(
  missing === undefined ? 'three servers' : `three servers (skipped: ${missing})`,
  () => {
    let postgres: Service
    let redis: Service
    let servers: ServerProcess[]

    beforeAll(async () => {
      ;[postgres, redis] = await Promise.all([ownPostgres(), ownRedis()])
      await Promise.all([postgres.start(), redis.start()])
      const environment = {
        DATABASE_URL: postgres.url,
        REDIS_URL: redis.url,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        WARM_UP: 'off',
      }
      servers = []
      for (let i = 0; i < SERVERS; i++) servers.push(new ServerProcess(await freePort(), environment))
      // All at once: they must not conflict while they set up the database.
      await Promise.all(servers.map((server) => server.start()))
    })

    afterAll(async () => {
      await Promise.all((servers ?? []).map((server) => server.end('SIGKILL')))
      await redis?.remove()
      await postgres?.remove()
    })

    const acknowledged: Acknowledged[] = []
    const events = {
      acknowledged: (move: Acknowledged) => void acknowledged.push(move),
      reached: () => {},
      refused: () => {},
    }

    /** A client of this server, and of the others if it is down. */
    const clientOf = (first: number): ApiClient =>
      benchClient(...servers.map((_, i) => servers[(first + i) % SERVERS].url))

    async function seated(index: number, more: Partial<TableRequest>): Promise<{ id: string; players: Player[] }> {
      const [red, white] = [clientOf(index), clientOf(index + 1)]
      const { id, status } = await red.post('/api/tables', {
        body: {
          // The longest game: on a slow machine, a short one would be over before everything has failed once.
          game: 'richard3',
          seats: [{ kind: 'me' }, { kind: 'open' }],
          visibility: 'public',
          ...more,
        },
      })
      const isFull = status === 'playing'
      if (!isFull) await white.post('/api/tables/:id/join', { params: { id } })
      const players = (isFull ? [red] : [red, white]).map((client, seat) => new Player(client, id, seat, events))
      await Promise.all(players.map((player) => player.connect()))
      return { id, players }
    }

    test('continue when a server, Redis and PostgreSQL die; nothing is lost, duplicated or forgotten', async () => {
      const tables = await Promise.all(Array.from({ length: TABLES }, (_, i) => seated(i, {})))
      const withBot = await Promise.all(
        [0, 1].map((i) => seated(i, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })),
      )
      const time = { kind: 'live', bankSeconds: 10, incrementSeconds: 0, onFlag: 'lose' } as const
      const timed = await seated(0, { time })
      for (const player of timed.players) player.close()

      const playing = [...tables, ...withBot]
      const ticker = setInterval(() => {
        for (const { players } of playing)
          for (const player of players) if (!player.isOver && player.isAsked) player.play()
      }, PACE)
      const progress = async (after: string): Promise<void> => {
        const before = acknowledged.length
        await expect.poll(() => acknowledged.length - before, { timeout: 60_000, message: after }).toBeGreaterThan(30)
      }
      try {
        await progress('at first')
        await servers[0].end('SIGKILL')
        await progress('without a server')
        await servers[0].start()
        await redis.kill()
        await progress('without Redis')
        await redis.start()
        await progress('with Redis again')
        await postgres.kill()
        await postgres.start()
        await progress('with PostgreSQL again')
        for (const server of servers) await new TestClient(server.url).ask('GET', '/healthz')
      } finally {
        clearInterval(ticker)
      }

      const storage = await Storage.open({ url: postgres.url })
      await expect
        .poll(async () => (await storage.tables.find(timed.id))?.table.status, { timeout: 60_000 })
        .toBe('finished')
      expect((await storage.tables.logAfter(timed.id, -1)).filter((row) => row.kind === 'flag')).toHaveLength(1)

      // No bot's move stays open for long: another server takes it over if necessary.
      await expect
        .poll(() => storage.waitStates.awaitingBots(Number.MAX_SAFE_INTEGER, 10), { timeout: 60_000 })
        .toEqual([])

      const games = new GameRegistry()
      for (const { id, players } of playing) {
        for (const player of players) player.close()
        const full = (await storage.tables.load(id))!
        expect(full.log.map((row) => row.number)).toEqual(full.log.map((_, i) => i))
        const moves = full.log.filter((row) => row.kind === 'move')
        const answers = moves.map((row) => `${row.seat} answers ${row.answers}`)
        expect(new Set(answers).size, 'nothing is played twice').toBe(answers.length)
        const rows = new Map(full.log.map((row) => [row.number, `${row.seat} ${row.text}`]))
        for (const { number, seat, move } of acknowledged.filter(({ table }) => table === id))
          expect(rows.get(number), 'nothing acknowledged is lost').toBe(`${seat} ${move}`)
        expect(() => LiveTable.rebuild(full, games.find(full.table.game))).not.toThrow()
      }
      await storage.close()
    }, 400_000)

    test('a guest of one server is known on another, and sees who is present', async () => {
      const [here, there] = [new TestClient(servers[0].url), new TestClient(servers[1].url)]
      const opened = await here.ask('POST', '/api/tables', {
        game: 'cousins-war',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
      })
      there.cookie = here.cookie
      expect((await there.ask('GET', '/api/me/tables')).tables[0].id).toBe(opened.id)
      const mine = await here.sit(opened.id)
      const other = new TestClient(servers[2].url)
      await other.ask('POST', `/api/tables/${opened.id}/join`, {})
      await mine.until(() => mine.table.status === 'playing', 'the news that the game has begun, from another server')
      const theirs = await other.sit(opened.id)
      await mine.until(
        () => mine.received.findLast((each) => each.type === 'presence')?.seats.length === 2,
        'both to be present',
      )
      await theirs.ask({ type: 'chat', text: 'hello from afar' })
      await mine.until(() => mine.received.some((each) => each.type === 'chat'), 'what was said on another server')
      mine.close()
      theirs.close()
    })
  },
)
