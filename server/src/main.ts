import { setFlagsFromString } from 'node:v8'
import { restrainCollector } from './collector.ts'
import { readConfiguration } from './configuration.ts'
import { GAMES } from './games.ts'
import { Lifetime } from './lifetime.ts'
import { createLogger } from './log.ts'
import { startServer } from './server.ts'
import { backup } from './storage/backup.ts'
import { ThinkingPool } from './turns/thinking-pool.ts'
import { warmUp, warmUpBots } from './warm-up.ts'

const USAGE = `tudor-server               serve; docs/operations.md tells what can be set
tudor-server backup FILE   write a copy of the embedded database, also while it is in use
`

/** The program itself. Answers the exit code, or nothing while it goes on. */
export async function runInProcess(words: readonly string[]): Promise<void> {
  try {
    const [command, ...rest] = words
    if (command === undefined) await serve()
    else if (command === 'backup' && rest.length === 1) await backup(readConfiguration(process.env).place, rest[0])
    else {
      const isHelp = command === '--help' || command === 'help'
      ;(isHelp ? process.stdout : process.stderr).write(USAGE)
      process.exitCode = isHelp ? 0 : 2
    }
  } catch (error) {
    process.stderr.write(`tudor-server: ${error instanceof Error ? error.message : error}\n`)
    // Threads that have been started would go on for ever.
    process.exit(2)
  }
}

/**
 * By how much, in percent of what is in use, the heap may grow before all of it is collected. Left to itself V8 lets three
 * times as much pile up, on the chance that memory is worth less than the ten or twenty milliseconds of a collection.
 */
const HEAP_GROWTH = 100

async function serve(): Promise<void> {
  restrainCollector()
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  const configuration = readConfiguration(process.env)
  const logger = createLogger(configuration.logLevel)
  const lifetime = new Lifetime({ process, logger, say: (line) => process.stderr.write(line) })
  // Whoever started it may have stopped reading, which is no reason to end.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  await warmUp(GAMES)
  const thinking = new ThinkingPool()
  const server = await startServer(configuration, { logger, thinking })
  lifetime.closeOnSignal(() => server.close())
  process.stdout.write(`Tudor Rose is open at ${server.url}\n`)
  // Nobody waits for this: bots that are asked meanwhile answer, only not as quickly as later.
  void warmUpBots(thinking, GAMES).catch((error) => logger.warn({ err: error }, 'bots were not warmed up'))
}
