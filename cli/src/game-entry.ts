import { type AnyGame, BadInput, completeOptions, type GameEvent, type Options } from '@tudor-rose/table'
import type { Command, Flag, ParsedArguments } from './command.ts'
import type { DrawBoard, DrawLegend, QuestionCommand } from './draw-board.ts'
import { readTextFile, withFileName } from './files.ts'
import type { Colour } from './paint.ts'
import type { SimulationStatistics } from './simulation-statistics.ts'
import { suggestion, UsageError } from './usage-error.ts'

/** A game of the command line. Everything but the game itself is optional in its manifest. */
export interface GameEntry<E extends GameEvent = GameEvent> {
  readonly game: AnyGame
  readonly draw: DrawBoard
  /** Explains the symbols of the board. */
  readonly legend?: DrawLegend
  /** What players can ask besides hints, such as battle odds. */
  readonly questions?: readonly QuestionCommand[]
  /** Shows the components as a table with sources, if a file can replace them. */
  readonly componentTable?: (game: AnyGame) => string[]
  /** The colours of the seats, if they are named after colours. */
  readonly colours?: readonly Colour[]
  /** The message keys of the events that begin a round. */
  readonly rounds?: readonly E['key'][]
  /** Statistics of `tudor sim` besides the winners. */
  readonly statistics?: (game: AnyGame) => SimulationStatistics
  /** Commands of `tudor` that are about this game alone. */
  readonly commands?: readonly Command[]
}

/** What `cli/src/GAME/index.ts` adds to a game; every part is optional. */
export type GameManifest<E extends GameEvent = GameEvent> = Partial<Omit<GameEntry<E>, 'game'>>

export const GAME_OPERAND = { name: 'GAME', about: 'a name from `tudor games`' }

export const OPTION_FLAG: Flag = {
  name: 'option',
  value: 'NAME=VALUE',
  many: true,
  about: 'set an option; others keep their default; deck, components and scenarios are files',
}

export function findGame(games: readonly GameEntry[], name: string): GameEntry {
  const entry = games.find((candidate) => candidate.game.name === name)
  if (entry !== undefined) return entry
  const names = games.map((candidate) => candidate.game.name)
  throw new BadInput('unknown-game', `there is no game "${name}"; ${suggestion(name, names)}`)
}

/** The game options on the command line. */
export function gameOptions(args: ParsedArguments): Record<string, string> {
  const options: Record<string, string> = Object.create(null)
  for (const text of args.all(OPTION_FLAG.name)) {
    const [name, ...value] = text.split('=')
    if (name === '' || value.length === 0) throw new UsageError(`--option takes NAME=VALUE, not "${text}"`)
    if (name in options) throw new UsageError(`--option ${name} is given more than once`)
    options[name] = value.join('=')
  }
  return options
}

/** A game and its options. */
export interface GameChoice {
  readonly entry: GameEntry
  readonly options: Options
}

/** Applies options to a game. The option named after its components is a file, and makes another game object. */
export function chooseGame(entry: GameEntry, asked: Readonly<Record<string, string>>): GameChoice {
  const { components } = entry.game
  if (components === undefined || asked[components.name] === undefined)
    return { entry, options: completeOptions(entry.game, asked) }
  const { [components.name]: path, ...others } = asked
  if (path === '') throw new UsageError(`${components.name}= needs a file name`)
  const game = withFileName(path, () => components.with(readTextFile(path)))
  return { entry: { ...entry, game }, options: completeOptions(game, others) }
}

/** The game and options of a command line with a GAME operand. */
export const chosenGame = (games: readonly GameEntry[], args: ParsedArguments): GameChoice =>
  chooseGame(findGame(games, args.operand(0)!), gameOptions(args))
