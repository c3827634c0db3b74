import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { killUnderLoad } from './kills.ts'
import { Load } from './load.ts'
import { ServerProcess } from './process.ts'

const USAGE = `npm run bench:server -- [--database sqlite|postgres] [--tables 1000] [--rate 1100] [--seconds 30] [--warm-up 5]
npm run bench:server -- --kills 30   kills the server under load and counts what was lost
PostgreSQL is the one that DATABASE_URL names, or the one at 127.0.0.1:5432; a database is made for the occasion.`

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '1100' },
    seconds: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '5' },
    games: { type: 'string', default: 'richard3,cousins-war' },
    kills: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else console.log(JSON.stringify(await measure()))

async function measure(): Promise<object> {
  const place = values.database === 'postgres' ? await ofPostgres() : ofSqlite()
  const server = new ServerProcess(await freePort(), { RATE_LIMITS: 'off', ...place.environment })
  try {
    await server.start()
    const load = new Load({
      url: server.url,
      tables: Number(values.tables),
      seconds: Number(values.seconds),
      warmUpSeconds: Number(values['warm-up']),
      movesPerSecond: Number(values.rate),
      games: values.games.split(','),
    })
    await load.setUp()
    if (Number(values.kills) > 0) {
      const killed = await killUnderLoad(server, load, place.place, Number(values.kills))
      return { database: values.database, games: values.games, ...killed }
    }
    await load.warmUp()
    const [serverBefore, driverBefore] = [server.computed(), process.cpuUsage()]
    const result = await load.run()
    const serverComputed = server.computed()
    const driver = process.cpuUsage(driverBefore)
    const round = (seconds: number): number => Math.round(seconds * 100) / 100
    const peakMemory = server.peakMemory()
    load.close()
    return {
      database: values.database,
      games: values.games,
      ...result,
      megabytes: peakMemory,
      serverSeconds: serverComputed === undefined ? undefined : round(serverComputed - (serverBefore ?? 0)),
      driverSeconds: round((driver.user + driver.system) / 1e6),
    }
  } finally {
    await server.end('SIGTERM')
    await place.remove()
  }
}

function ofSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-bench-'))
  return {
    place: { file: join(folder, 'tudor-rose.sqlite') },
    environment: { TUDOR_DATA: folder, DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

async function ofPostgres() {
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test')
  const name = `tudor_bench_${process.pid}`
  const command = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await command(`create database ${name}`)
  const own = new URL(url.href)
  own.pathname = `/${name}`
  return {
    place: { url: own.href },
    environment: { DATABASE_URL: own.href },
    remove: () => command(`drop database ${name} with (force)`),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
