import type { AnyGame } from '@tudor-rose/table'
import type { Command } from '../command.ts'
import { print } from '../environment.ts'
import { chosenGame, findGame, GAME_OPERAND, type GameEntry, OPTION_FLAG } from '../game-entry.ts'
import { UsageError } from '../usage-error.ts'

/** A kind of components that a command prints. */
interface Kind {
  /** The name of the option that takes a file. */
  readonly name: string
  /** Its name in a sentence. */
  readonly title: string
  readonly command: string
}

export const DECK: Kind = { name: 'deck', title: 'a deck', command: 'cards' }
export const COMPONENTS: Kind = { name: 'components', title: 'components', command: 'components' }
export const SCENARIOS: Kind = { name: 'scenarios', title: 'scenarios', command: 'scenarios' }
const KINDS: readonly Kind[] = [DECK, COMPONENTS, SCENARIOS]

/** Prints the components of a game: as a table with sources, or as the file that its option takes. */
export function printingCommand(kind: Kind, about: Pick<Command, 'name' | 'summary' | 'examples'>): Command {
  const option = `${kind.name}=FILE`
  return {
    ...about,
    operands: [GAME_OPERAND],
    flags: [
      { name: 'file', about: `print a file to edit, for --option ${option}` },
      { ...OPTION_FLAG, about: `use a file: ${option}` },
    ],
    run(args, environment) {
      // Check for components first: an error about an option of a game without any would not help.
      checkHas(kind, findGame(environment.games, args.operand(0)!), environment.games)
      const { entry } = chosenGame(environment.games, args)
      if (args.has('file')) environment.output.write(entry.game.components!.text)
      else for (const line of entry.componentTable!(entry.game)) print(environment, line)
    },
  }
}

const hasSheet = ({ game, componentTable: sheet }: GameEntry, { name }: Kind): boolean =>
  sheet !== undefined && game.components?.name === name

function checkHas(kind: Kind, entry: GameEntry, games: readonly GameEntry[]): void {
  if (hasSheet(entry, kind)) return
  const { name } = entry.game
  const other = KINDS.find((candidate) => hasSheet(entry, candidate))
  if (other !== undefined)
    throw new UsageError(`${name} has no ${kind.command}, but ${other.title}; see tudor ${other.command} ${name}`)
  const those = games.filter((candidate) => hasSheet(candidate, kind)).map(({ game }: { game: AnyGame }) => game.name)
  throw new UsageError(`${name} has no ${kind.name} to print${those.length > 0 ? `; try ${those.join(', ')}` : ''}`)
}
