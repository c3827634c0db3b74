import { GAMES } from './registry.ts'
import { tudor } from './tudor.ts'

/** Runs the program with the streams of this process. */
export async function runInProcess(): Promise<void> {
  // `tudor games | head -1`: the reader has what it wanted, so this is not an error.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0)
      throw error
    })
  }
  process.exitCode = await tudor(process.argv.slice(2), {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    variables: process.env,
    games: GAMES,
  })
}
