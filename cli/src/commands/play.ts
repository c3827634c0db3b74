import { BadInput, fastChance, Session } from '@tudor-rose/table'
import type { Command, Flag, ParsedArguments } from '../command.ts'
import { type Environment, print } from '../environment.ts'
import { withFileName } from '../files.ts'
import {
  chooseGame,
  chosenGame,
  findGame,
  GAME_OPERAND,
  type GameChoice,
  type GameEntry,
  gameOptions,
  OPTION_FLAG,
} from '../game-entry.ts'
import { playHotSeat } from '../hot-seat/hot-seat.ts'
import { LineReader } from '../hot-seat/line-reader.ts'
import {
  AGAINST_FLAG,
  botsOf,
  checkSeatFlags,
  describeLevel,
  levelNamed,
  OPPONENTS,
  SEAT_FLAG,
  type SeatAssignment,
  seatAssignment,
} from '../hot-seat/opponents.ts'
import { checkIsNew, RecordSaver } from '../hot-seat/record-saver.ts'
import { Screen } from '../hot-seat/screen.ts'
import { checkLanguage, LANGUAGE_FLAG, textsFor } from '../language.ts'
import { readRecordFile } from '../record-file.ts'
import { randomSeed, SEED_FLAG } from '../seed.ts'
import { UsageError } from '../usage-error.ts'

const ALONE_FLAG: Flag = {
  name: 'alone',
  about: 'one person plays every seat; the screen is not cleared between seats',
}

export const play: Command = {
  name: 'play',
  summary: 'Play a game at one screen, or against bots.',
  details: [
    'Every player sees only what their seat may know. Type a number or the start of a move; "help" lists all commands.',
    'A saved game is a record: a text file with the seed and every move, including secret ones.',
  ],
  operands: [{ ...GAME_OPERAND, optional: true }],
  flags: [
    OPTION_FLAG,
    SEED_FLAG,
    AGAINST_FLAG,
    SEAT_FLAG,
    { name: 'resume', value: 'FILE', about: 'continue a saved game' },
    { name: 'save', value: 'FILE', about: 'save to this file after every move' },
    ALONE_FLAG,
    LANGUAGE_FLAG,
  ],
  examples: [
    ['tudor play', 'choose a game and its options'],
    ['tudor play richard3 --option scenario=kingmaker', 'one campaign'],
    ['tudor play cousins-war --against medium --seat York', 'you play York, a bot plays Lancaster'],
    ['tudor play lancaster --language de', 'in German'],
    ['tudor play --resume richard3-1a2b3c4d.record', 'continue where you left off'],
  ],

  async run(args, environment) {
    const resumed = resumedGame(args, environment)
    checkSaveFile(args)
    checkSeatFlags(args)
    // Invalid options must be found before anything is asked or shown.
    const name = args.operand(0)
    const named = name === undefined ? undefined : chosenGame(environment.games, args)
    const entry = resumed?.entry ?? named?.entry
    if (named !== undefined) seatAssignment(args, named.entry.game, named.options)
    checkLanguage(entry === undefined ? environment.games : [entry], args)
    const reader = new LineReader(environment)
    try {
      const started = resumed ?? (await newGame(args, reader, environment))
      if (started !== undefined) await playGame(started, args, reader, environment)
    } finally {
      reader.close()
    }
  },
}

interface StartedGame {
  readonly entry: GameEntry
  readonly session: Session<unknown>
  readonly seating: SeatAssignment
  /** The file it was resumed from. */
  readonly path?: string
}

function resumedGame(args: ParsedArguments, environment: Environment): StartedGame | undefined {
  const path = args.text('resume')
  if (path === undefined) return undefined
  for (const flag of [OPTION_FLAG.name, SEED_FLAG.name]) {
    if (args.has(flag)) throw new UsageError(`--${flag} is for new games; a resumed game keeps its own`)
  }
  const { entry, record } = readRecordFile(path, environment.games)
  const name = args.operand(0)
  if (name !== undefined && findGame(environment.games, name).game.name !== entry.game.name) {
    throw new UsageError(`${path} is a game of ${record.game}, not ${name}`)
  }
  const session = withFileName(path, () => Session.resume(entry.game, record))
  return { entry, session, seating: seatAssignment(args, entry.game, session.options), path }
}

/** An existing file may be another game: only the resumed game itself may be saved to it. */
function checkSaveFile(args: ParsedArguments): void {
  const path = args.text('save')
  if (path !== undefined && path !== args.text('resume')) checkIsNew(path)
}

async function newGame(
  args: ParsedArguments,
  reader: LineReader,
  environment: Environment,
): Promise<StartedGame | undefined> {
  const entry = await chosenEntry(args, reader, environment)
  if (entry === undefined) return undefined
  const isBareStart = [OPTION_FLAG, SEED_FLAG, AGAINST_FLAG].every(({ name }) => !args.has(name))
  const settings =
    isBareStart && reader.isTerminal
      ? await askForSettings(entry, args, reader, environment)
      : settingsFromFlags(entry, args)
  if (settings === undefined) return undefined
  const { choice, seating } = settings
  const { options } = choice
  const session = new Session(choice.entry.game, { options, seed: args.text(SEED_FLAG.name) ?? randomSeed() })
  return { entry: choice.entry, session, seating }
}

/** The settings of a new game. */
interface NewGameSettings {
  readonly choice: GameChoice
  readonly seating: SeatAssignment
}

function settingsFromFlags(entry: GameEntry, args: ParsedArguments): NewGameSettings {
  const choice = chooseGame(entry, gameOptions(args))
  return { choice, seating: seatAssignment(args, choice.entry.game, choice.options) }
}

async function chosenEntry(
  args: ParsedArguments,
  reader: LineReader,
  environment: Environment,
): Promise<GameEntry | undefined> {
  const named = args.operand(0)
  if (named !== undefined) return findGame(environment.games, named)
  if (environment.games.length === 1) return environment.games[0]
  for (;;) {
    for (const [index, { game }] of environment.games.entries()) print(environment, `  ${index + 1}  ${game.name}`)
    const answer = await reader.ask('Which game? ')
    if (answer === undefined || answer === 'quit') return undefined
    const entry = environment.games.find(({ game }, index) => answer === game.name || answer === String(index + 1))
    if (entry !== undefined) return entry
  }
}

/** Lets players change options one by one before the game begins. */
async function askForSettings(
  entry: GameEntry,
  args: ParsedArguments,
  reader: LineReader,
  environment: Environment,
): Promise<NewGameSettings | undefined> {
  let asked: Readonly<Record<string, string>> = {}
  let opponents = OPPONENTS[0]
  const file = entry.game.components?.name
  const { language } = textsFor(entry.game, args, environment)
  for (;;) {
    const choice = chooseGame(entry, asked)
    const { game } = choice.entry
    const level = levelNamed(opponents)
    print(environment, `${game.name} with`)
    for (const { name, values } of game.options) print(environment, optionLine(name, choice.options[name], values))
    if (file !== undefined) print(environment, `  ${file}=${asked[file] ?? 'standard'}   (or a file)`)
    print(environment, optionLine('opponents', opponents, OPPONENTS))
    if (level !== undefined) print(environment, `    ${describeLevel(level, game, language)}`)
    const answer = await reader.ask('Press Enter to start, or change an option with NAME=VALUE: ')
    if (answer === undefined || answer === 'quit') return undefined
    if (answer === '') return { choice, seating: level === undefined ? { humanSeat: 0 } : { level, humanSeat: 0 } }
    try {
      const [name, value = ''] = answer.split('=').map((part) => part.trim())
      if (name === 'opponents') {
        levelNamed(value)
        opponents = value
        continue
      }
      const { [name]: _before, ...others } = asked
      const changed = name === file && value === 'standard' ? others : { ...asked, [name]: value }
      chooseGame(entry, changed)
      asked = changed
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof UsageError)) throw error
      print(environment, error.message)
    }
  }
}

function optionLine(name: string, chosen: string, values: readonly string[]): string {
  const others = values.filter((value) => value !== chosen)
  return `  ${name}=${chosen}${others.length > 0 ? `   (or ${others.join(', ')})` : ''}`
}

async function playGame(
  { entry, session, seating, path }: StartedGame,
  args: ParsedArguments,
  reader: LineReader,
  environment: Environment,
): Promise<void> {
  const saveAs = args.text('save')
  const texts = textsFor(entry.game, args, environment)
  await playHotSeat({
    session,
    reader,
    screen: new Screen(environment, entry, session, texts, reader.isTerminal),
    recordSaver: new RecordSaver(
      session,
      saveAs ?? path,
      path !== undefined && (saveAs === undefined || saveAs === path),
    ),
    savesAlways: saveAs !== undefined,
    handsOver: !args.has(ALONE_FLAG.name) && seating.level === undefined,
    bots: botsOf(seating, session.game, session.options),
    botChance: fastChance(randomSeed()),
    resumeFlags: resumeFlags(seating, session, args),
  })
}

/** A record does not say who plays which seat: without these flags, a bot's secrets would be shown. */
function resumeFlags(
  { level, humanSeat }: SeatAssignment,
  { game, options }: Session<unknown>,
  args: ParsedArguments,
): readonly string[] {
  const language = args.text(LANGUAGE_FLAG.name)
  return [
    ...(level === undefined
      ? []
      : [`--${AGAINST_FLAG.name} ${level}`, `--${SEAT_FLAG.name} ${game.seats(options)[humanSeat]}`]),
    ...(args.has(ALONE_FLAG.name) ? [`--${ALONE_FLAG.name}`] : []),
    ...(language === undefined ? [] : [`--${LANGUAGE_FLAG.name} ${language}`]),
  ]
}
