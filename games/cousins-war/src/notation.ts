/** Moves as lines of text, and back. */
import type { Notation } from '@tudor-rose/table'
import type { Deck } from './deck.ts'
import { firstOf, MOVE_VERBS, type MoveVerb, move, secondOf, thirdOf, verbOf } from './move.ts'

type Slot = 'card' | 'region' | 'place' | 'colour' | 'number' | 'announcement' | 'die'

const REGIONS = ['the North', 'the Centre', 'the South']
const PLACES = [...REGIONS, 'the reserve', 'the supply', "Lancaster's half", "York's half"]
const COLOURS = ['red', 'white', 'blue']
const ANNOUNCEMENTS = ['single', 'pair of', 'triple of'].flatMap((kind) =>
  [1, 2, 3, 4, 5, 6].map((n) => `${kind} ${n}`),
)

/** What may stand in a slot, by the number that it stands for. */
const VALUES: Readonly<Record<Exclude<Slot, 'card'>, (text: string) => number>> = {
  region: (text) => REGIONS.indexOf(text),
  place: (text) => PLACES.indexOf(text),
  colour: (text) => COLOURS.indexOf(text),
  number: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : -1),
  announcement: (text) => (ANNOUNCEMENTS.includes(text) ? ANNOUNCEMENTS.indexOf(text) + 1 : -1),
  die: (text) => (/^[1-6]$/.test(text) ? Number(text) : -1),
}
const NAMES: Readonly<Record<Exclude<Slot, 'card'>, (value: number) => string>> = {
  region: (value) => REGIONS[value],
  place: (value) => PLACES[value],
  colour: (value) => COLOURS[value],
  number: (value) => `${value}`,
  announcement: (value) => ANNOUNCEMENTS[value - 1],
  die: (value) => `${value}`,
}

/** The line of each kind of move; what stands in braces is filled in, in the order of the move's numbers. */
const FORMS: Readonly<Record<MoveVerb, string>> = {
  give: 'give {card}',
  offer: 'offer {card}',
  take: 'take one from {place}',
  event: 'play {card} for its event',
  side: 'play {card} for its side event',
  muster: 'play {card} to fill the reserve',
  commit: 'play {card} to commit {number}',
  march: 'play {card} to move into {region}',
  place: 'play {card} to place troops',
  remove: 'play {card} to remove troops',
  discard: 'play {card} for nothing',
  from: 'move one from {region}',
  try: 'try {region}',
  shift: 'shift {colour} from {place} to {place}',
  stop: 'stop',
  announce: 'announce {announcement}',
  believe: 'believe',
  doubt: 'doubt',
  turn: 'turn the dice to {die} {die} {die}',
  leave: 'leave the dice',
  settle: 'settle {number} in {region}',
  withdraw: 'withdraw to the reserve',
  keep: 'keep the card',
  drop: 'drop the card',
}

const SLOT = /\{(\w+)\}/g
const slotsOf = (form: string): readonly Slot[] => [...form.matchAll(SLOT)].map(([, slot]) => slot as Slot)
const PATTERNS = MOVE_VERBS.map((kind) => new RegExp(`^${FORMS[kind].replace(SLOT, '(.+?)')}$`))

/** Cards go by the ids that the deck gives them. */
export function notationFor(deck: Deck): Notation {
  const ids = deck.cards.map((card) => card.id)
  const nameOf = (slot: Slot, value: number): string => (slot === 'card' ? ids[value] : NAMES[slot](value))
  const numberOf = (slot: Slot, text: string): number => (slot === 'card' ? ids.indexOf(text) : VALUES[slot](text))
  return {
    format(m) {
      const kind = MOVE_VERBS[verbOf(m)]
      if (kind === undefined) return `move ${m}`
      const numbers = [firstOf(m), secondOf(m), thirdOf(m)]
      let next = 0
      return FORMS[kind].replace(SLOT, (_, slot: Slot) => nameOf(slot, numbers[next++]) ?? '?')
    },
    parse(text) {
      for (const [verb, kind] of MOVE_VERBS.entries()) {
        const found = PATTERNS[verb].exec(text)
        if (found === null) continue
        const values = slotsOf(FORMS[kind]).map((slot, index) => numberOf(slot, found[index + 1]))
        if (!values.includes(-1)) return move(verb, ...values)
      }
      return undefined
    },
  }
}
