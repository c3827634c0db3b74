import { readConfiguration } from './configuration.ts'
import { createLogger, startServer } from './server.ts'
import { backup } from './storage/backup.ts'

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
    process.exitCode = 2
  }
}

/** How long a server that is told to stop has for what is under way. */
const PATIENCE = 10_000

async function serve(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const logger = createLogger(configuration.logLevel)
  const server = await startServer(configuration, { logger })
  process.stdout.write(`Tudor Rose is open at ${server.url}\n`)
  // A fault that nobody caught is for us to mend, not for all tables to end.
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a fault that nobody caught'))
  let isStopping = false
  const stop = (signal: string): void => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), PATIENCE).unref()
    server.close().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, 'could not close in good order')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
