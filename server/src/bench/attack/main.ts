import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { limitGarbageCollector } from '../../garbage-collector.ts'
import { Storage } from '../../storage/storage.ts'
import { compareWithLog } from '../acknowledged.ts'
import { Load } from '../load.ts'
import { type BenchLocation, createLocation, freePort } from '../location.ts'
import { ServerProcess } from '../process.ts'
import { ATTACKS, type AttackResult } from './attacks.ts'

const USAGE = `npm run bench:attack -- [--attacks pings,lobby] [--addresses 8] [--seconds 20] [--database sqlite|postgres]
While each attack comes from several addresses of this machine, innocent people play. Prints, one JSON object a line, how long
their moves took, the most memory that the server used, moves that were lost, and how often the attacker was cut off.
Attacks: ${Object.keys(ATTACKS).join(', ')}`

/** What has to hold under every attack. */
const LIMITS = { p99: 250, megabytes: 500 }
/** As a container or a login shell has them. */
const FILE_HANDLES = 1024
const INNOCENT = { tables: 10, movesPerSecond: 20, warmUpSeconds: 3, games: ['richard3', 'cousins-war'] }
const CHAT_LINES = 100_000
const ATTACKER = fileURLToPath(new URL('attacker.js', import.meta.url))

const { values } = parseArgs({
  options: {
    attacks: { type: 'string', default: Object.keys(ATTACKS).join(',') },
    addresses: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '20' },
    database: { type: 'string', default: 'sqlite' },
    help: { type: 'boolean', default: false },
  },
})
const addresses = Array.from({ length: Number(values.addresses) }, (_, i) => `127.0.1.${i + 1}`)
const seconds = Number(values.seconds)

// Garbage collection in the driver would affect the measurements of the server.
limitGarbageCollector()
if (values.help) console.log(USAGE)
else
  for (const name of values.attacks.split(',')) console.log(JSON.stringify({ attack: name, ...(await measure(name)) }))

async function measure(name: string): Promise<object> {
  if (!(name in ATTACKS)) throw new Error(`there is no attack ${name}; there are ${Object.keys(ATTACKS).join(', ')}`)
  const location = await createLocation(values.database)
  const server = new ServerProcess(await freePort(), location.environment)
  await server.start(FILE_HANDLES)
  try {
    return await attack(name, server, location)
  } finally {
    await server.end('SIGTERM')
    await location.remove()
  }
}

async function attack(name: string, server: ServerProcess, { location }: BenchLocation): Promise<object> {
  const load = new Load({ url: server.url, seconds: seconds - 1, ...INNOCENT })
  await load.setUp()
  await load.warmUp()
  const cookie = name === 'data-exports' ? await talkativeGuest(server, location) : ''
  const memoryBefore = server.memory()
  const [result, innocent] = await Promise.all([attackInOtherProcess(name, server, cookie), load.run()])
  const megabytes = server.peakMemory()
  load.close()
  const { lost } = await compareWithLog(location, load.acknowledged)
  const { p50, p99, worst, moves, refused } = innocent
  const holds =
    p99 <= LIMITS.p99 && (megabytes ?? 0) <= LIMITS.megabytes && lost === 0 && moves > 0 && result.cutOff > 0
  return { holds, p50, p99, worst, moves, refused, megabytesBefore: memoryBefore, megabytes, lost, ...result }
}

/** A guest who has said so much that an export of their data is large. Returns their cookie. */
async function talkativeGuest(server: ServerProcess, location: BenchLocation['location']): Promise<string> {
  const response = await fetch(`${server.url}/api/guest`, { method: 'POST' })
  const { id, name } = (await response.json()) as { id: string; name: string }
  const storage = await Storage.open(location)
  const line = { table_id: 'talk', person_id: id, name, seat: 0, text: 'x'.repeat(1000), time: 0 }
  await storage.chat.import(Array.from({ length: CHAT_LINES }, (_, i) => ({ ...line, number: i + 1 })))
  await storage.close()
  return response.headers.get('set-cookie')!.split(';')[0]
}

/** In another process, so that its work does not delay the innocent players. */
function attackInOtherProcess(name: string, { port }: ServerProcess, cookie: string): Promise<AttackResult> {
  const words = [ATTACKER, name, String(port), String(seconds), ...addresses]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ATTACKER_COOKIE: cookie },
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
    })
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(said) as AttackResult) : reject(new Error(`the attacker ended with ${code}`)),
    )
  })
}
