import { parseArgs } from 'node:util'
import { GameRegistry } from '../games.ts'
import { limitGarbageCollector } from '../garbage-collector.ts'
import { Storage } from '../storage/storage.ts'
import { renamed, tableOfMoves } from '../tables/played-table.ts'
import { store } from '../tables/store-played.ts'
import { measureBots } from './bots.ts'
import { measureIdle } from './idle.ts'
import { killUnderLoad } from './kills.ts'
import { Load } from './load.ts'
import { type BenchLocation, createLocation, freePort } from './location.ts'
import { measureOpening } from './opening.ts'
import { ServerProcess } from './process.ts'
import { measureSizes } from './sizes.ts'

const USAGE = `npm run bench:server -- [--database sqlite|postgres] [--tables 1000] [--rate 1100] [--seconds 30] [--warm-up 5]
npm run bench:server -- --bots 100 [--at-once 1,8]
                                      under half the load, how long people wait for so many answers of bots: with one table
                                      of bots at work at a time, then with eight
npm run bench:server -- --kills 30    kills the server under load and counts what was lost
npm run bench:server -- --open 100    how long the server takes to open so many tables that are not in memory
npm run bench:server -- --idle 1000   what so many tables cost while they are open, and when all have left
npm run bench:server -- --sizes 1000  what so many finished games of each kind take up in the database
PostgreSQL is the one that DATABASE_URL names, or the one at 127.0.0.1:5432; a database is made for the occasion.`

/** Newcomers open a table of this game, with the given number of moves. */
const OPENED = 'richard3'
const OPENED_BEFORE_LOAD = 30

const BOT_GAMES = { richard3: 1, 'cousins-war': 1, lancaster: 3 }
const BOT_LEVELS = ['easy', 'medium', 'hard']

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '1100' },
    seconds: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '5' },
    games: { type: 'string', default: 'richard3,cousins-war' },
    moves: { type: 'string', default: '400' },
    bots: { type: 'string', default: '0' },
    'at-once': { type: 'string', default: '1,8' },
    kills: { type: 'string', default: '0' },
    open: { type: 'string', default: '0' },
    idle: { type: 'string', default: '0' },
    sizes: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
})
const [bots, kills, open, idle, sizes, moves] = [
  values.bots,
  values.kills,
  values.open,
  values.idle,
  values.sizes,
  values.moves,
].map(Number)
// Garbage collection in the driver would affect the measurements of the server.
limitGarbageCollector()
if (values.help) console.log(USAGE)
else console.log(JSON.stringify({ database: values.database, ...(await measure()) }))

async function measure(): Promise<object> {
  const location = await createLocation(values.database)
  try {
    return sizes > 0 ? await measureSizes(location.location, sizes) : await measureServer(location)
  } finally {
    await location.remove()
  }
}

async function measureServer(location: BenchLocation): Promise<object> {
  const count = kills > 0 || bots > 0 ? 0 : idle || open || OPENED_BEFORE_LOAD
  const tables = await playedTables(location, count)
  const garbage = new URL('collect-garbage.js', import.meta.url).href
  const flags = ['--expose-gc', `--import=${garbage}`]
  const server = new ServerProcess(await freePort(), { RATE_LIMITS: 'off', ...location.environment }, flags)
  await server.start()
  try {
    if (idle > 0) return await measureIdle(server, tables)
    const opening = kills > 0 || bots > 0 ? {} : await measureOpening(server, tables, moves)
    return open > 0 ? opening : { ...(await measureLoad(server, location)), ...opening }
  } finally {
    await server.end('SIGTERM')
  }
}

/** Writes this many tables with the same moves to the database. Returns their ids. */
async function playedTables({ location }: BenchLocation, count: number): Promise<string[]> {
  if (count === 0) return []
  const table = tableOfMoves(new GameRegistry().find(OPENED), moves)
  const names = Array.from({ length: count }, (_, i) => `opened${i}`)
  const storage = await Storage.open(location)
  await store(
    storage,
    names.map((name) => renamed(table, name)),
  )
  await storage.close()
  return names
}

async function measureLoad(server: ServerProcess, { location }: BenchLocation): Promise<object> {
  const load = new Load({
    url: server.url,
    tables: Number(values.tables),
    seconds: Number(values.seconds),
    warmUpSeconds: Number(values['warm-up']),
    movesPerSecond: bots > 0 ? Number(values.rate) / 2 : Number(values.rate),
    games: values.games.split(','),
  })
  await load.setUp()
  if (kills > 0) return { games: values.games, ...(await killUnderLoad(server, load, location, kills)) }
  await load.warmUp()
  if (bots > 0) return await measureBotsUnder(load, server)
  const [serverBefore, driverBefore] = [server.computed(), process.cpuUsage()]
  const result = await load.run()
  const serverComputed = server.computed()
  const driver = process.cpuUsage(driverBefore)
  const round = (seconds: number): number => Math.round(seconds * 100) / 100
  const peakMemory = server.peakMemory()
  load.close()
  return {
    games: values.games,
    ...result,
    megabytes: peakMemory,
    serverSeconds: serverComputed === undefined ? undefined : round(serverComputed - (serverBefore ?? 0)),
    driverSeconds: round((driver.user + driver.system) / 1e6),
  }
}

/** The load continues until the bots have answered. */
async function measureBotsUnder(load: Load, server: ServerProcess): Promise<object> {
  let isOver = false
  const loaded = (async () => {
    while (!isOver) await load.playFor(1)
  })()
  const answers = await measureBots({
    url: server.url,
    games: BOT_GAMES,
    levels: BOT_LEVELS,
    atOnce: values['at-once'].split(',').map(Number),
    answers: bots,
  })
  isOver = true
  await loaded
  load.close()
  return { movesPerSecond: Number(values.rate) / 2, bots: answers }
}
