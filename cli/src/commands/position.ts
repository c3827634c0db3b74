import { BadInput, formatPosition, parsePosition, replay, Texts } from '@tudor-rose/table'
import type { Command, Given } from '../command.ts'
import { inFile, readTextFile } from '../files.ts'
import { AT_FLAG, moveAsked } from '../move-asked.ts'
import { choose, type Offer, OPTION_FLAG, offerNamed, optionsGiven } from '../offer.ts'
import { paintFor, widthFor } from '../paint.ts'
import { readRecordFile } from '../record-file.ts'
import { viewerNamed, viewerTitle } from '../seat-names.ts'
import { print, type Surroundings } from '../surroundings.ts'
import { WrongInput } from '../wrong-input.ts'

export const position: Command = {
  name: 'position',
  summary: 'Export a position of a record as JSON, or check such a JSON file.',
  details: [
    'Given a record, prints the position after move N, secrets included, as JSON to read and edit.',
    'Given a position in JSON, checks that it is possible and shows its board.',
  ],
  operands: [{ name: 'FILE', about: 'a record, or a position in JSON' }],
  flags: [
    AT_FLAG,
    { name: 'seat', value: 'X', about: 'show the board of a position as this seat sees it' },
    { ...OPTION_FLAG, about: 'a deck of your own that a position belongs to: deck=FILE' },
  ],
  examples: [
    ['tudor position game.record --at 12 > puzzle.json', 'the position after twelve moves'],
    ['tudor position puzzle.json --seat Lancaster', 'check it once it has been edited, and look at it'],
  ],

  run(given, around) {
    const path = given.operand(0)!
    // A record starts with its title, a position with a brace.
    if (readTextFile(path).trimStart().startsWith('{')) showPosition(path, given, around)
    else exportFromRecord(path, given, around)
  },
}

function exportFromRecord(path: string, given: Given, around: Surroundings): void {
  const { offer, record } = readRecordFile(path, around.offers)
  if (given.has(OPTION_FLAG.name))
    throw new WrongInput('--option is for positions; a record says what it was played with')
  if (given.has('seat')) throw new WrongInput('--seat is for showing a position, not for exporting one')
  inFile(path, () => replay(offer.game, record))
  const upTo = moveAsked(given, path, record)
  around.output.write(formatPosition(offer.game, replay(offer.game, record, { upTo })))
}

function showPosition(path: string, given: Given, around: Surroundings): void {
  if (given.has(AT_FLAG.name)) throw new WrongInput('--at is for records; a position is a single moment')
  const text = readTextFile(path)
  const { game, draw, colours } = choose(
    inFile(path, () => offerOfPosition(text, around.offers)),
    optionsGiven(given),
  ).offer
  const state = inFile(path, () => parsePosition(game, text))
  const options = game.optionsOf(state)
  const viewer = viewerNamed(game, options, given.text('seat'))
  const texts = new Texts(game, 'en')
  const paint = paintFor(around, colours)
  print(around, `${path}: a possible position of ${game.name}, ${viewerTitle(game, options, viewer, texts)}`)
  const lines = draw(game.view(state, viewer), { viewer, texts, paint, width: widthFor(around) })
  for (const line of lines) print(around, line)
}

/** The game that a position says it is of. */
function offerOfPosition(text: string, offers: readonly Offer[]): Offer {
  let named: unknown
  try {
    named = (JSON.parse(text) as { game?: unknown }).game
  } catch {
    // Whatever game reads it will say on which line the JSON is broken.
    return offers[0]
  }
  if (typeof named !== 'string') throw new BadInput('bad-position', '"game" is missing; it should name the game')
  return offerNamed(offers, named)
}
