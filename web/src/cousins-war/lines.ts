/** Moves as the game writes them, taken apart. */

export type Colour = 'red' | 'white' | 'blue'
export const REGIONS = ['north', 'centre', 'south'] as const
export type Region = (typeof REGIONS)[number]
/** Where a colour of troops can be; the halves of the battlefield are those of the houses. */
export type Place = Region | 'reserve' | 'supply' | 'red-half' | 'white-half'
export const KINDS = ['single', 'pair', 'triple'] as const
export type Kind = (typeof KINDS)[number]

/** The uses of a card that need nothing more to be said. */
export const PLAIN_USES = ['event', 'side', 'muster', 'place', 'remove', 'discard'] as const
export type PlainUse = (typeof PLAIN_USES)[number]
export type Use = PlainUse | 'commit' | 'march'
/** Moves of one word, as it were. */
export const WORDS = ['stop', 'believe', 'doubt', 'leave', 'withdraw', 'keep', 'drop'] as const
export type Word = (typeof WORDS)[number]

export type Move =
  | { readonly verb: 'give' | 'offer'; readonly card: string }
  | { readonly verb: 'take'; readonly from: Place }
  | { readonly verb: 'use'; readonly use: PlainUse; readonly card: string }
  | { readonly verb: 'commit'; readonly card: string; readonly count: number }
  | { readonly verb: 'march'; readonly card: string; readonly region: Region }
  | { readonly verb: 'from' | 'try'; readonly region: Region }
  | { readonly verb: 'shift'; readonly colour: Colour; readonly from: Place; readonly to: Place }
  | { readonly verb: 'announce'; readonly kind: Kind; readonly number: number }
  | { readonly verb: 'turn'; readonly dice: readonly number[] }
  | { readonly verb: 'settle'; readonly count: number; readonly region: Region }
  | { readonly verb: 'word'; readonly word: Word }

const PLACES: Readonly<Record<string, Place>> = {
  'the North': 'north',
  'the Centre': 'centre',
  'the South': 'south',
  'the reserve': 'reserve',
  'the supply': 'supply',
  "Lancaster's half": 'red-half',
  "York's half": 'white-half',
}
const USES: Readonly<Record<string, PlainUse>> = {
  'for its event': 'event',
  'for its side event': 'side',
  'to fill the reserve': 'muster',
  'to place troops': 'place',
  'to remove troops': 'remove',
  'for nothing': 'discard',
}
const KINDS_WRITTEN: Readonly<Record<string, Kind>> = { single: 'single', 'pair of': 'pair', 'triple of': 'triple' }
const WORDS_WRITTEN: Readonly<Record<string, Word>> = {
  stop: 'stop',
  believe: 'believe',
  doubt: 'doubt',
  'leave the dice': 'leave',
  'withdraw to the reserve': 'withdraw',
  'keep the card': 'keep',
  'drop the card': 'drop',
}

const region = (written: string): Region => PLACES[written] as Region

/** The forms of lines with something in them, and what becomes of it. */
const FORMS: readonly (readonly [RegExp, (...parts: string[]) => Move])[] = [
  [/^(give|offer) (\S+)$/, (verb, card) => ({ verb: verb as 'give' | 'offer', card })],
  [/^take one from (.+)$/, (from) => ({ verb: 'take', from: PLACES[from] })],
  [/^play (\S+) to commit (\d+)$/, (card, count) => ({ verb: 'commit', card, count: Number(count) })],
  [/^play (\S+) to move into (.+)$/, (card, into) => ({ verb: 'march', card, region: region(into) })],
  [/^play (\S+) (.+)$/, (card, use) => ({ verb: 'use', use: USES[use], card })],
  [/^move one from (.+)$/, (from) => ({ verb: 'from', region: region(from) })],
  [/^try (.+)$/, (where) => ({ verb: 'try', region: region(where) })],
  [
    /^shift (\w+) from (.+) to (.+)$/,
    (colour, from, to) => ({ verb: 'shift', colour: colour as Colour, from: PLACES[from], to: PLACES[to] }),
  ],
  [/^announce (.+) (\d)$/, (kind, number) => ({ verb: 'announce', kind: KINDS_WRITTEN[kind], number: Number(number) })],
  [/^turn the dice to (.+)$/, (dice) => ({ verb: 'turn', dice: dice.split(' ').map(Number) })],
  [/^settle (\d+) in (.+)$/, (count, where) => ({ verb: 'settle', count: Number(count), region: region(where) })],
]

export function readLine(line: string): Move {
  if (Object.hasOwn(WORDS_WRITTEN, line)) return { verb: 'word', word: WORDS_WRITTEN[line] }
  for (const [form, made] of FORMS) {
    const found = form.exec(line)
    if (found !== null) return made(...found.slice(1))
  }
  throw new Error(`no move of this game is written like this: ${line}`)
}
