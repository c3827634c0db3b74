import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'

/** A separate PostgreSQL or Redis server that a test may kill. */
export interface Service {
  readonly url: string
  start(): Promise<void>
  /** Ends it without a clean shutdown, as in a power cut. */
  kill(): Promise<void>
  remove(): Promise<void>
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** PostgreSQL refuses to run as root, so a test that runs as root starts it as the user `nobody`. */
const NOBODY = 65_534
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export async function ownPostgres(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  chmodSync(folder, 0o755)
  if ('uid' in asWhom) chownSync(data, NOBODY, NOBODY)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  execFileSync('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'], {
    stdio: 'ignore',
    cwd: '/',
    ...asWhom,
  })
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    `unix_socket_directories=${data}`,
    '-c',
    'listen_addresses=127.0.0.1',
  ]
  return processService(
    folder,
    url,
    () => spawn('postgres', options, { stdio: 'ignore', cwd: '/', ...asWhom }),
    async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.end()
    },
  )
}

export async function ownRedis(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  return processService(
    folder,
    url,
    () => spawn('redis-server', options, { stdio: 'ignore' }),
    async () => {
      const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
      redis.on('error', () => {})
      try {
        await redis.connect()
      } finally {
        redis.disconnect()
      }
    },
  )
}

function processService(folder: string, url: string, spawnIt: () => ChildProcess, check: () => Promise<void>): Service {
  let child: ChildProcess | undefined
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    await new Promise<void>((resolve) => {
      running.once('exit', () => resolve())
      running.kill(signal)
    })
  }
  return {
    url,
    async start() {
      child = spawnIt()
      for (let attempt = 0; ; attempt++) {
        try {
          return await check()
        } catch (error) {
          if (attempt > 1000) throw error
          await new Promise((wait) => setTimeout(wait, 50))
        }
      }
    },
    // SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, and recovery at the next start. SIGKILL would leave
    // child processes.
    kill: () => kill('SIGQUIT'),
    async remove() {
      await kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
