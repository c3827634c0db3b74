import { BadInput, formatPosition, parsePosition, replay, Texts } from '@tudor-rose/table'
import type { Command, ParsedArguments } from '../command.ts'
import { type Environment, print } from '../environment.ts'
import { readTextFile, withFileName } from '../files.ts'
import { chooseGame, findGame, type GameEntry, gameOptions, OPTION_FLAG } from '../game-entry.ts'
import { AT_FLAG, moveNumber } from '../move-number.ts'
import { paintFor, widthFor } from '../paint.ts'
import { readRecordFile } from '../record-file.ts'
import { viewerNamed, viewerTitle } from '../seat-names.ts'
import { UsageError } from '../usage-error.ts'

export const position: Command = {
  name: 'position',
  summary: 'Export a position from a record as JSON, or check such a file.',
  details: [
    'With a record: prints the position after move N as JSON, including secrets.',
    'With a position: checks that it is possible and shows the board.',
  ],
  operands: [{ name: 'FILE', about: 'a record, or a position in JSON' }],
  flags: [
    AT_FLAG,
    { name: 'seat', value: 'X', about: 'show the board as this seat sees it' },
    { ...OPTION_FLAG, about: 'the deck that a position belongs to: deck=FILE' },
  ],
  examples: [
    ['tudor position game.record --at 12 > puzzle.json', 'the position after twelve moves'],
    ['tudor position puzzle.json --seat Lancaster', 'check an edited position and show it'],
  ],

  run(args, environment) {
    const path = args.operand(0)!
    // A record starts with its title, a position with a brace.
    if (readTextFile(path).trimStart().startsWith('{')) showPosition(path, args, environment)
    else exportFromRecord(path, args, environment)
  },
}

function exportFromRecord(path: string, args: ParsedArguments, environment: Environment): void {
  const { entry, record } = readRecordFile(path, environment.games)
  if (args.has(OPTION_FLAG.name)) throw new UsageError('--option is for positions; a record has its own options')
  if (args.has('seat')) throw new UsageError('--seat is for showing a position, not for exporting one')
  withFileName(path, () => replay(entry.game, record))
  const upTo = moveNumber(args, path, record)
  environment.output.write(formatPosition(entry.game, replay(entry.game, record, { upTo })))
}

function showPosition(path: string, args: ParsedArguments, environment: Environment): void {
  if (args.has(AT_FLAG.name)) throw new UsageError('--at is for records, not for positions')
  const text = readTextFile(path)
  const { game, draw, colours } = chooseGame(
    withFileName(path, () => offerOfPosition(text, environment.games)),
    gameOptions(args),
  ).entry
  const state = withFileName(path, () => parsePosition(game, text))
  const options = game.optionsOf(state)
  const viewer = viewerNamed(game, options, args.text('seat'))
  const texts = new Texts(game, 'en')
  const paint = paintFor(environment, colours)
  print(environment, `${path}: a valid position of ${game.name}, ${viewerTitle(game, options, viewer, texts)}`)
  const lines = draw(game.view(state, viewer), { viewer, texts, paint, width: widthFor(environment) })
  for (const line of lines) print(environment, line)
}

/** The game of a position. */
function offerOfPosition(text: string, games: readonly GameEntry[]): GameEntry {
  let named: unknown
  try {
    named = (JSON.parse(text) as { game?: unknown }).game
  } catch {
    // The parser of any game reports on which line the JSON is broken.
    return games[0]
  }
  if (typeof named !== 'string')
    throw new BadInput('bad-position', '"game" is missing; it must be the name of the game')
  return findGame(games, named)
}
