import { BadInput, Session } from '@tudor-rose/table'
import type { Command, Given } from '../command.ts'
import { inFile } from '../files.ts'
import { playHotSeat } from '../hot-seat/hot-seat.ts'
import { Lines } from '../hot-seat/lines.ts'
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

export const play: Command = {
  name: 'play',
  summary: 'Play a game at one screen, handing it over between the seats.',
  details: [
    'Every player sees only what that seat may know. Type a number or the start of a move; "help" lists the rest.',
    'A saved game is its record: a text file with the seed and every move, secret ones too.',
  ],
  operands: [{ ...GAME_OPERAND, optional: true }],
  flags: [
    OPTION_FLAG,
    SEED_FLAG,
    { name: 'resume', value: 'FILE', about: 'go on with a saved game' },
    { name: 'save', value: 'FILE', about: 'keep the game in this file, up to date after every move' },
    { name: 'alone', about: 'one person plays every seat: the screen is not handed over' },
    LANGUAGE_FLAG,
  ],
  examples: [
    ['tudor play', 'asks which game; starts at once where there is only one'],
    ['tudor play richard3 --option scenario=kingmaker', 'one campaign'],
    ['tudor play lancaster --language de', 'in German'],
    ['tudor play --resume richard3-1a2b3c4d.record', 'where you left off'],
  ],

  async run(given, around) {
    const resumed = resumedGame(given, around)
    checkSaveFile(given)
    // Bad options must be found before anything is asked or shown.
    const name = given.operand(0)
    const named = name === undefined ? undefined : choiceGiven(around.offers, given).offer
    const offer = resumed?.offer ?? named
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
  return { offer, session: inFile(path, () => Session.resume(offer.game, record)), path }
}

/** A file that is there already may be somebody's game: only that game itself may go on in it. */
function checkSaveFile(given: Given): void {
  const path = given.text('save')
  if (path !== undefined && path !== given.text('resume')) checkIsNew(path)
}

async function newGame(given: Given, lines: Lines, around: Surroundings): Promise<Started | undefined> {
  const offer = await chosenOffer(given, lines, around)
  if (offer === undefined) return undefined
  const isBareStart = !given.has(OPTION_FLAG.name) && !given.has(SEED_FLAG.name)
  const choice =
    isBareStart && lines.isTerminal ? await chosenOptions(offer, lines, around) : choose(offer, optionsGiven(given))
  if (choice === undefined) return undefined
  const { options } = choice
  const session = new Session(choice.offer.game, { options, seed: given.text(SEED_FLAG.name) ?? randomSeed() })
  return { offer: choice.offer, session }
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
async function chosenOptions(offer: Offer, lines: Lines, around: Surroundings): Promise<Choice | undefined> {
  let asked: Readonly<Record<string, string>> = {}
  for (;;) {
    const choice = choose(offer, asked)
    print(around, `${offer.game.name} with`)
    for (const { name, values } of choice.offer.game.options) {
      const others = values.filter((value) => value !== choice.options[name])
      print(around, `  ${name}=${choice.options[name]}${others.length > 0 ? `   (or ${others.join(', ')})` : ''}`)
    }
    const file = offer.game.components?.name
    if (file !== undefined) print(around, `  ${file}=${asked[file] ?? 'standard'}   (or a file)`)
    const answer = await lines.ask('Enter begins; NAME=VALUE changes an option: ')
    if (answer === undefined || answer === 'quit') return undefined
    if (answer === '') return choice
    try {
      const [name, value = ''] = answer.split('=').map((part) => part.trim())
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

async function playTogether(
  { offer, session, path }: Started,
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
    handsOver: !given.has('alone'),
  })
}
