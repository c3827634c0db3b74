import { readFileSync } from 'node:fs'
import { BadInput } from '@tudor-rose/table'
import { type Command, HELP_FLAG, parseGiven } from './command.ts'
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
import { solve } from './commands/solve.ts'
import { verify } from './commands/verify.ts'
import { commandHelp, overallHelp } from './help.ts'
import { print, type Surroundings } from './surroundings.ts'
import { suggestion, WrongInput } from './wrong-input.ts'

const COMMANDS: readonly Command[] = [
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
  solve,
  cards,
  components,
  scenarios,
]

const EXIT_WRONG_INPUT = 2

/** Carries out one command line and answers the exit code. */
export async function tudor(words: readonly string[], around: Surroundings): Promise<number> {
  try {
    await dispatch(words, around)
    return 0
  } catch (error) {
    if (!(error instanceof WrongInput || error instanceof BadInput)) throw error
    // A message may quote what it complains of; that must neither break the line nor steer the terminal.
    around.errors.write(`tudor: ${error.message.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}\n`)
    return EXIT_WRONG_INPUT
  }
}

async function dispatch(words: readonly string[], around: Surroundings): Promise<void> {
  const [first, ...rest] = words
  if (first === undefined || first === '--help' || first === '-h' || (first === 'help' && rest.length === 0)) {
    print(around, overallHelp(COMMANDS))
    return
  }
  if (first === '--version') {
    print(around, version())
    return
  }
  if (first.startsWith('-')) throw new WrongInput(`tudor has no flag ${first}; see tudor --help`)
  if (first === 'help') {
    print(around, commandHelp(commandNamed(rest[0])))
    return
  }
  const command = commandNamed(first)
  const given = parseGiven(command, rest)
  if (given.has(HELP_FLAG.name)) print(around, commandHelp(command))
  else await command.run(given, around)
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (command !== undefined) return command
  const names = COMMANDS.map((candidate) => candidate.name)
  throw new WrongInput(`there is no command "${name}"; ${suggestion(name, names)} (tudor --help explains)`)
}

function version(): string {
  const description = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(description) as { version: string }).version
}
