import { setFlagsFromString } from 'node:v8'
import { GAMES } from '@tudor-rose/registry'
import { readConfiguration } from './configuration.ts'
import { limitGarbageCollector } from './garbage-collector.ts'
import { Lifetime } from './lifetime.ts'
import { createLogger } from './log.ts'
import { startServer } from './server.ts'
import { backup } from './storage/backup.ts'
import { ThinkingPool } from './turns/thinking-pool.ts'
import { warmUp, warmUpBots } from './warm-up.ts'

const USAGE = `tudor-server               run the server; docs/operations.md lists the settings
tudor-server backup FILE   copy the embedded database, which may be in use
`

/** The `tudor-server` command. */
export async function runInProcess(words: readonly string[]): Promise<void> {
  try {
    const [command, ...rest] = words
    if (command === undefined) await serve()
    else if (command === 'backup' && rest.length === 1) await backup(readConfiguration(process.env).location, rest[0])
    else {
      const isHelp = command === '--help' || command === 'help'
      ;(isHelp ? process.stdout : process.stderr).write(USAGE)
      process.exitCode = isHelp ? 0 : 2
    }
  } catch (error) {
    process.stderr.write(`tudor-server: ${error instanceof Error ? error.message : error}\n`)
    // Threads that have been started would keep the process alive.
    process.exit(2)
  }
}

/**
 * By how much the heap may grow, in percent of what is in use, before a full collection. By default V8 lets it grow to three
 * times that, to save ten or twenty milliseconds per collection.
 */
const HEAP_GROWTH = 100

async function serve(): Promise<void> {
  limitGarbageCollector()
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  const configuration = readConfiguration(process.env)
  const logger = createLogger(configuration.logLevel)
  const lifetime = new Lifetime({ process, logger, writeError: (line) => process.stderr.write(line) })
  // The reader of the output may have gone, which is no reason to end.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  // Tests start servers that live for seconds, and do not mind a slow first answer.
  const warmsUp = process.env.WARM_UP !== 'off'
  if (warmsUp) await warmUp(GAMES)
  const thinking = new ThinkingPool()
  const server = await startServer(configuration, { logger, thinking })
  lifetime.closeOnSignal(() => server.close())
  process.stdout.write(`Tudor Rose is open at ${server.url}\n`)
  // In the background: until it is done, bots answer more slowly.
  if (warmsUp)
    void warmUpBots(thinking, GAMES).catch((error) => logger.warn({ err: error }, 'bots could not be warmed up'))
}
