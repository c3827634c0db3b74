/** Moves as lines of text, and back. Counties, castle spaces and favours go by the names of the component file. */
import type { Move, Notation } from '@tudor-rose/table'
import type { LancasterComponents } from './components.ts'
import { CONFLICT_PLACES, OFFICES, PARTY_NAMES, PRIVILEGES } from './layout.ts'
import {
  firstOf,
  isAllysPiece,
  lordPiece,
  MOVE_VERBS,
  type MoveVerb,
  move,
  piece,
  secondOf,
  strengthOfPiece,
  thirdOf,
  verbOf,
} from './move.ts'
import { GOODS } from './rules/court/lord.ts'

/** Something that stands in a line: how it is written, what it looks like, and which number it means. */
interface Slot {
  format(value: number): string
  /** A pattern without groups. */
  readonly pattern: string
  /** -1 for what means nothing. */
  parse(text: string): number
}

const oneOf = (names: readonly string[]): Slot => ({
  format: (value) => names[value] ?? '?',
  pattern: '.+?',
  parse: (text) => names.indexOf(text),
})

const number: Slot = {
  format: String,
  pattern: '\\d{1,3}',
  parse: (text) => (Number(text) <= 255 ? Number(text) : -1),
}

const knight: Slot = {
  format: (of) => `${isAllysPiece(of) ? "the ally's " : ''}${strengthOfPiece(of)}`,
  pattern: "(?:the ally's )?[1-4]",
  parse: (text) => piece(Number(text.at(-1)), text.length > 1),
}

const lord: Slot = {
  format: (of) => `the ${isAllysPiece(of) ? "ally's " : ''}lord`,
  pattern: "the (?:ally's )?lord",
  parse: (text) => lordPiece(text.includes('ally')),
}

/** Squires who go along, with what stands before them; nothing for none. */
const squires: Slot = {
  format: (many) => (many === 0 ? '' : ` with ${many} ${many === 1 ? 'squire' : 'squires'}`),
  pattern: '(?: with \\d{1,3} squires?)?',
  parse: (text) => (text === '' ? 0 : number.parse(text.split(' ')[2])),
}

const votes: Slot = {
  format: (many) => (many === 0 ? '' : ` with ${many} ${many === 1 ? 'vote' : 'votes'}`),
  pattern: '(?: with \\d{1,3} votes?)?',
  parse: (text) => (text === '' ? 0 : number.parse(text.split(' ')[2])),
}

/** What comes of a swap of two for one stands last. */
const goldForSquires: Slot = {
  format: (many) => `${2 * many} gold for ${many} ${many === 1 ? 'squire' : 'squires'}`,
  pattern: '\\d{1,3} gold for \\d{1,3} squires?',
  parse: (text) => number.parse(text.split(' ')[3]),
}
const squiresForGold: Slot = {
  format: (many) => `${2 * many} squires for ${many} gold`,
  pattern: '\\d{1,3} squires for \\d{1,3} gold',
  parse: (text) => number.parse(text.split(' ')[3]),
}

/** Markers of shame that go back to the supply. */
const markers: Slot = {
  format: (many) => (many === 0 ? '' : ` and return ${many} ${many === 1 ? 'marker' : 'markers'}`),
  pattern: '(?: and return \\d{1,3} markers?)?',
  parse: (text) => (text === '' ? 0 : number.parse(text.split(' ')[3])),
}

/** The line of each kind of move; what stands in braces is filled in, in the order of the move's numbers. */
const FORMS: Readonly<Record<MoveVerb, string>> = {
  build: 'build {space}',
  county: 'place {knight} in {county}{squires}',
  castle: 'place {knight} in the castle on {space}',
  conflict: 'place {knight} in the conflict {conflict}',
  favour: 'take the favour {favour}',
  decline: 'decline',
  vote: 'vote {ballot}{votes}',
  trade: 'trade {number}',
  'take-noble': 'take the noble',
  'take-reward': 'take the reward',
  'take-both': 'take both',
  'take-nothing': 'take nothing',
  'noble-from': 'take the noble of {county}',
  cross: 'cross over to the conflict {conflict}',
  start: 'name {player} start player',
  score: 'score {space}',
  upgrade: 'upgrade {knight} {upgraded}',
  ransom: 'ransom {knight}',
  treasury: 'send {lord} to the treasury for {goods}',
  apply: 'send {lord} to apply as {office}',
  add: 'add {towerPiece}',
  bring: 'bring the {privilege}',
  done: 'done',
  'take-bishop': 'take a bishop',
  'keep-county': 'pay for {county}',
  'leave-county': 'leave {county}',
  'keep-extension': 'pay for the extension {space}',
  'turn-extension': 'turn down the extension {space}',
  'swap-gold': 'swap {goldForSquires}',
  'swap-squires': 'swap {squiresForGold}',
  'send-squire': 'send a squire to the conflict {conflict}',
  'return-shame': 'return a marker of shame',
  tower: 'place {knight} in the Tower{markers}',
  'take-tile': 'take the tile',
  'take-noble-and-tile': 'take the noble and the tile',
}

const SLOT = /\{(\w+)\}/g
const slotsOf = (form: string): readonly string[] => [...form.matchAll(SLOT)].map(([, slot]) => slot)

export function notationFor(components: LancasterComponents): Notation {
  const counties = components.counties.map(({ name }) => name)
  const castle = components.castle.map(({ id }) => id)
  const slots: Readonly<Record<string, Slot>> = {
    number,
    knight,
    squires,
    votes,
    goldForSquires,
    squiresForGold,
    markers,
    county: oneOf(counties),
    space: oneOf(castle),
    favour: oneOf(components.favours.map(({ id }) => id)),
    conflict: oneOf(CONFLICT_PLACES),
    ballot: oneOf(['no', 'yes']),
    player: oneOf(PARTY_NAMES),
    lord,
    goods: oneOf(GOODS),
    office: oneOf(OFFICES),
    privilege: oneOf(PRIVILEGES),
    // In the order of `TOWER_PIECES`.
    towerPiece: oneOf(['a bishop', 'a 1', 'a 2', 'a 3', 'a 4', 'the Tudor knight']),
    // In the order of the places in `upgrades.ts`.
    upgraded: oneOf([
      'at court',
      ...counties.map((name) => `in ${name}`),
      ...castle.map((space) => `in the castle on ${space}`),
      ...CONFLICT_PLACES.map((place) => `in the conflict ${place}`),
      'in the Tower',
      'with the lord',
    ]),
  }
  const patterns = MOVE_VERBS.map(
    (kind) => new RegExp(`^${FORMS[kind].replace(SLOT, (_, slot: string) => `(${slots[slot].pattern})`)}$`),
  )

  function format(m: Move): string {
    const kind = MOVE_VERBS[verbOf(m)]
    if (kind === undefined) return `move ${m}`
    const numbers = [firstOf(m), secondOf(m), thirdOf(m)]
    let next = 0
    return FORMS[kind].replace(SLOT, (_, slot: string) => slots[slot].format(numbers[next++]))
  }

  function parse(text: string): Move | undefined {
    for (const [verb, kind] of MOVE_VERBS.entries()) {
      const found = patterns[verb].exec(text)
      if (found === null) continue
      const values = slotsOf(FORMS[kind]).map((slot, index) => slots[slot].parse(found[index + 1]))
      const m = move(verb, ...values)
      if (!values.includes(-1) && format(m) === text) return m
    }
    return undefined
  }

  return { format, parse }
}
