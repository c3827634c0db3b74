import { readFileSync } from 'node:fs'
import { BadInput } from '@tudor-rose/table'
import { type Command, HELP_FLAG, parseArguments } from './command.ts'
import { analyse } from './commands/analyse.ts'
import { bench } from './commands/bench.ts'
import { cards } from './commands/cards.ts'
import { components } from './commands/components.ts'
import { games } from './commands/games.ts'
import { league } from './commands/league.ts'
import { perft } from './commands/perft.ts'
import { play } from './commands/play.ts'
import { position } from './commands/position.ts'
import { practice } from './commands/practice.ts'
import { record } from './commands/record.ts'
import { replay } from './commands/replay.ts'
import { scenarios } from './commands/scenarios.ts'
import { sim } from './commands/sim.ts'
import { verify } from './commands/verify.ts'
import { type Environment, print } from './environment.ts'
import { commandHelp, overallHelp } from './help.ts'
import { suggestion, UsageError } from './usage-error.ts'

const GENERAL_COMMANDS: readonly Command[] = [
  games,
  play,
  practice,
  sim,
  league,
  record,
  replay,
  verify,
  analyse,
  position,
  perft,
  bench,
  cards,
  components,
  scenarios,
]

const commandsOf = ({ games }: Environment): readonly Command[] => [
  ...GENERAL_COMMANDS,
  ...games.flatMap((entry) => entry.commands ?? []),
]

const EXIT_WRONG_INPUT = 2

/** Runs one command line and returns the exit code. */
export async function tudor(words: readonly string[], environment: Environment): Promise<number> {
  try {
    await dispatch(words, environment)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof BadInput)) throw error
    // A message may quote invalid input; that must not break the line or control the terminal.
    environment.errors.write(`tudor: ${error.message.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}\n`)
    return EXIT_WRONG_INPUT
  }
}

async function dispatch(words: readonly string[], environment: Environment): Promise<void> {
  const [first, ...rest] = words
  if (first === undefined || first === '--help' || first === '-h' || (first === 'help' && rest.length === 0)) {
    print(environment, overallHelp(commandsOf(environment)))
    return
  }
  if (first === '--version') {
    print(environment, version())
    return
  }
  if (first.startsWith('-')) throw new UsageError(`tudor has no option ${first}; see tudor --help`)
  if (first === 'help') {
    print(environment, commandHelp(commandNamed(rest[0], environment)))
    return
  }
  const command = commandNamed(first, environment)
  const args = parseArguments(command, rest)
  if (args.has(HELP_FLAG.name)) print(environment, commandHelp(command))
  else await command.run(args, environment)
}

function commandNamed(name: string, environment: Environment): Command {
  const commands = commandsOf(environment)
  const command = commands.find((candidate) => candidate.name === name)
  if (command !== undefined) return command
  const names = commands.map((candidate) => candidate.name)
  throw new UsageError(`there is no command "${name}"; ${suggestion(name, names)} (see tudor --help)`)
}

function version(): string {
  const description = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(description) as { version: string }).version
}
