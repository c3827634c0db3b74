/** Encodes a move as one integer: the verb in the low five bits, then three numbers of seven bits. */
import { type Move, type Notation, type NumberCode, notationOf, numberedWords } from '@tudor-rose/table'
import type { Deck } from './deck.ts'
import {
  ANNOUNCEMENTS,
  type Announcement,
  type CousinsMove,
  type Dice,
  type MoveVerb,
  moveTexts,
  rankOf,
} from './notation.ts'

const MOVE_VERBS = Object.keys(moveTexts.templates) as readonly MoveVerb[]
const verb = (name: MoveVerb): number => MOVE_VERBS.indexOf(name)

export const M_GIVE = verb('give')
export const M_OFFER = verb('offer')
export const M_TAKE = verb('take')
export const M_EVENT = verb('event')
export const M_SIDE = verb('side')
export const M_MUSTER = verb('muster')
export const M_COMMIT = verb('commit')
export const M_MARCH = verb('march')
export const M_PLACE = verb('place')
export const M_REMOVE = verb('remove')
export const M_DISCARD = verb('discard')
export const M_FROM = verb('from')
export const M_TRY = verb('try')
export const M_SHIFT = verb('shift')
export const M_STOP = verb('stop')
export const M_ANNOUNCE = verb('announce')
export const M_BELIEVE = verb('believe')
export const M_DOUBT = verb('doubt')
export const M_TURN = verb('turn')
export const M_LEAVE = verb('leave')
export const M_SETTLE = verb('settle')
export const M_WITHDRAW = verb('withdraw')
export const M_KEEP = verb('keep')
export const M_DROP = verb('drop')

export const move = (what: number, first = 0, second = 0, third = 0): Move =>
  what | (first << 5) | (second << 12) | (third << 19)
export const verbOf = (m: Move): number => m & 31
export const firstOf = (m: Move): number => (m >> 5) & 127
export const secondOf = (m: Move): number => (m >> 12) & 127
export const thirdOf = (m: Move): number => (m >> 19) & 127

const announcement: NumberCode<Announcement> = { encode: rankOf, decode: (rank) => ANNOUNCEMENTS[rank - 1] }

/** Uses all three numbers of the move. */
const dice: NumberCode<Dice> = {
  encode: ([first, second, third]) => first | (second << 7) | (third << 14),
  decode: (number) => [number & 127, (number >> 7) & 127, (number >> 14) & 127],
}

/** Cards are written with their ids from the deck. */
export const notationFor = (deck: Deck): Notation<CousinsMove> =>
  notationOf(
    moveTexts,
    {
      pack: move,
      verbOf,
      numbersOf: [firstOf, secondOf, thirdOf],
      special: { turn: { pack: (dice) => M_TURN | (dice << 5), numbersOf: [(m) => m >> 5] } },
    },
    { card: numberedWords(deck.cards.map(({ id }) => id)), announcement, dice },
  )
