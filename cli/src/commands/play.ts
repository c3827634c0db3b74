import { BadInput, fastChance, Session } from '@tudor-rose/table'
import type { Command, Flag, Given } from '../command.ts'
import { inFile } from '../files.ts'
import { playHotSeat } from '../hot-seat/hot-seat.ts'
import { Lines } from '../hot-seat/lines.ts'
import {
  AGAINST_FLAG,
  botsOf,
  checkSeating,
  levelLine,
  levelNamed,
  OPPONENTS,
  SEAT_FLAG,
  type Seating,
  seatingGiven,
} from '../hot-seat/opponents.ts'
import { checkIsNew, Saver } from '../hot-seat/save.ts'
import { Screen } from '../hot-seat/screen.ts'
import { checkLanguage, LANGUAGE_FLAG, textsGiven } from '../language.ts'
import {
  type Choice,
  choiceGiven,
  choose,
  GAME_OPERAND,
  type Offer,
  OPTION_FLAG,
  offerNamed,
  optionsGiven,
} from '../offer.ts'
import { readRecordFile } from '../record-file.ts'
import { randomSeed, SEED_FLAG } from '../seed.ts'
import { print, type Surroundings } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

const ALONE_FLAG: Flag = {
  name: 'alone',
  about: 'one person plays every seat: the screen is not handed over',
}

export const play: Command = {
  name: 'play',
  summary: 'Play a game at one screen, handing it over between the seats, or against bots.',
  details: [
    'Every player sees only what that seat may know. Type a number or the start of a move; "help" lists the rest.',
    'A saved game is its record: a text file with the seed and every move, secret ones too.',
  ],
  operands: [{ ...GAME_OPERAND, optional: true }],
  flags: [
    OPTION_FLAG,
    SEED_FLAG,
    AGAINST_FLAG,
    SEAT_FLAG,
    { name: 'resume', value: 'FILE', about: 'go on with a saved game' },
    { name: 'save', value: 'FILE', about: 'keep the game in this file, up to date after every move' },
    ALONE_FLAG,
    LANGUAGE_FLAG,
  ],
  examples: [
    ['tudor play', 'asks which game; starts at once where there is only one'],
    ['tudor play richard3 --option scenario=kingmaker', 'one campaign'],
    ['tudor play cousins-war --against medium --seat York', 'you are York, a bot is Lancaster'],
    ['tudor play lancaster --language de', 'in German'],
    ['tudor play --resume richard3-1a2b3c4d.record', 'where you left off'],
  ],

  async run(given, around) {
    const resumed = resumedGame(given, around)
    checkSaveFile(given)
    checkSeating(given)
    // Bad options must be found before anything is asked or shown.
    const name = given.operand(0)
    const named = name === undefined ? undefined : choiceGiven(around.offers, given)
    const offer = resumed?.offer ?? named?.offer
    if (named !== undefined) seatingGiven(given, named.offer.game, named.options)
    checkLanguage(offer === undefined ? around.offers : [offer], given)
    const lines = new Lines(around)
    try {
      const started = resumed ?? (await newGame(given, lines, around))
      if (started !== undefined) await playTogether(started, given, lines, around)
    } finally {
      lines.close()
    }
  },
}

interface Started {
  readonly offer: Offer
  readonly session: Session<unknown>
  readonly seating: Seating
  /** The file that it came from. */
  readonly path?: string
}

function resumedGame(given: Given, around: Surroundings): Started | undefined {
  const path = given.text('resume')
  if (path === undefined) return undefined
  for (const flag of [OPTION_FLAG.name, SEED_FLAG.name]) {
    if (given.has(flag)) throw new WrongInput(`--${flag} is for new games; a resumed one keeps what it started with`)
  }
  const { offer, record } = readRecordFile(path, around.offers)
  const name = given.operand(0)
  if (name !== undefined && offerNamed(around.offers, name).game.name !== offer.game.name) {
    throw new WrongInput(`${path} is a game of ${record.game}, not of ${name}`)
  }
  const session = inFile(path, () => Session.resume(offer.game, record))
  return { offer, session, seating: seatingGiven(given, offer.game, session.options), path }
}

/** A file that is there already may be somebody's game: only that game itself may go on in it. */
function checkSaveFile(given: Given): void {
  const path = given.text('save')
  if (path !== undefined && path !== given.text('resume')) checkIsNew(path)
}

async function newGame(given: Given, lines: Lines, around: Surroundings): Promise<Started | undefined> {
  const offer = await chosenOffer(given, lines, around)
  if (offer === undefined) return undefined
  const isBareStart = [OPTION_FLAG, SEED_FLAG, AGAINST_FLAG].every(({ name }) => !given.has(name))
  const wish = isBareStart && lines.isTerminal ? await wishes(offer, given, lines, around) : wishGiven(offer, given)
  if (wish === undefined) return undefined
  const { choice, seating } = wish
  const { options } = choice
  const session = new Session(choice.offer.game, { options, seed: given.text(SEED_FLAG.name) ?? randomSeed() })
  return { offer: choice.offer, session, seating }
}

/** What a new game is to be like, and who is to sit where. */
interface Wish {
  readonly choice: Choice
  readonly seating: Seating
}

function wishGiven(offer: Offer, given: Given): Wish {
  const choice = choose(offer, optionsGiven(given))
  return { choice, seating: seatingGiven(given, choice.offer.game, choice.options) }
}

async function chosenOffer(given: Given, lines: Lines, around: Surroundings): Promise<Offer | undefined> {
  const named = given.operand(0)
  if (named !== undefined) return offerNamed(around.offers, named)
  if (around.offers.length === 1) return around.offers[0]
  for (;;) {
    for (const [index, { game }] of around.offers.entries()) print(around, `  ${index + 1}  ${game.name}`)
    const answer = await lines.ask('Which game? ')
    if (answer === undefined || answer === 'quit') return undefined
    const offer = around.offers.find(({ game }, index) => answer === game.name || answer === String(index + 1))
    if (offer !== undefined) return offer
  }
}

/** Lets the players change options one by one before they begin. */
async function wishes(offer: Offer, given: Given, lines: Lines, around: Surroundings): Promise<Wish | undefined> {
  let asked: Readonly<Record<string, string>> = {}
  let opponents = OPPONENTS[0]
  const file = offer.game.components?.name
  const { language } = textsGiven(offer.game, given, around)
  for (;;) {
    const choice = choose(offer, asked)
    const { game } = choice.offer
    const level = levelNamed(opponents)
    print(around, `${game.name} with`)
    for (const { name, values } of game.options) print(around, optionLine(name, choice.options[name], values))
    if (file !== undefined) print(around, `  ${file}=${asked[file] ?? 'standard'}   (or a file)`)
    print(around, optionLine('opponents', opponents, OPPONENTS))
    if (level !== undefined) print(around, `    ${levelLine(level, game, language)}`)
    const answer = await lines.ask('Enter begins; NAME=VALUE changes an option: ')
    if (answer === undefined || answer === 'quit') return undefined
    if (answer === '') return { choice, seating: level === undefined ? { mine: 0 } : { level, mine: 0 } }
    try {
      const [name, value = ''] = answer.split('=').map((part) => part.trim())
      if (name === 'opponents') {
        levelNamed(value)
        opponents = value
        continue
      }
      const { [name]: _before, ...others } = asked
      const changed = name === file && value === 'standard' ? others : { ...asked, [name]: value }
      choose(offer, changed)
      asked = changed
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof WrongInput)) throw error
      print(around, error.message)
    }
  }
}

function optionLine(name: string, chosen: string, values: readonly string[]): string {
  const others = values.filter((value) => value !== chosen)
  return `  ${name}=${chosen}${others.length > 0 ? `   (or ${others.join(', ')})` : ''}`
}

async function playTogether(
  { offer, session, seating, path }: Started,
  given: Given,
  lines: Lines,
  around: Surroundings,
): Promise<void> {
  const saveAs = given.text('save')
  const texts = textsGiven(offer.game, given, around)
  await playHotSeat({
    session,
    lines,
    screen: new Screen(around, offer, session, texts, lines.isTerminal),
    saver: new Saver(session, saveAs ?? path, path !== undefined && (saveAs === undefined || saveAs === path)),
    savesAlways: saveAs !== undefined,
    handsOver: !given.has(ALONE_FLAG.name) && seating.level === undefined,
    bots: botsOf(seating, session.game, session.options),
    botChance: fastChance(randomSeed()),
    goOnFlags: goOnFlags(seating, session, given),
  })
}

/** A record does not say who sits where: without these flags, secrets of a bot would be shown. */
function goOnFlags({ level, mine }: Seating, { game, options }: Session<unknown>, given: Given): readonly string[] {
  const language = given.text(LANGUAGE_FLAG.name)
  return [
    ...(level === undefined
      ? []
      : [`--${AGAINST_FLAG.name} ${level}`, `--${SEAT_FLAG.name} ${game.seats(options)[mine]}`]),
    ...(given.has(ALONE_FLAG.name) ? [`--${ALONE_FLAG.name}`] : []),
    ...(language === undefined ? [] : [`--${LANGUAGE_FLAG.name} ${language}`]),
  ]
}
