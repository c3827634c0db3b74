/** Encodes a move as one integer: the verb in the low six bits, then three numbers of eight bits. */
import { type Move, type Notation, type NumberCode, notationOf, numberedWords } from '@tudor-rose/table'
import type { LancasterComponents } from './components.ts'
import { CONFLICT_PLACES } from './data/names.ts'
import { type Knight, type KnightLocation, type LancasterMove, type MoveVerb, moveTexts } from './notation.ts'

const MOVE_VERBS = Object.keys(moveTexts.templates) as readonly MoveVerb[]
const verb = (name: MoveVerb): number => MOVE_VERBS.indexOf(name)

export const M_BUILD = verb('build')
export const M_COUNTY = verb('county')
export const M_CASTLE = verb('castle')
export const M_CONFLICT = verb('conflict')
export const M_FAVOUR = verb('favour')
export const M_DECLINE = verb('decline')
export const M_VOTE = verb('vote')
export const M_TRADE = verb('trade')
export const M_TAKE_NOBLE = verb('takeNoble')
export const M_TAKE_REWARD = verb('takeReward')
export const M_TAKE_BOTH = verb('takeBoth')
export const M_TAKE_NOTHING = verb('takeNothing')
export const M_NOBLE_FROM = verb('nobleFrom')
export const M_CROSS = verb('cross')
export const M_START = verb('start')
export const M_SCORE = verb('score')
export const M_UPGRADE = verb('upgrade')
export const M_RANSOM = verb('ransom')
export const M_TREASURY = verb('treasury')
export const M_APPLY = verb('apply')
export const M_ADD = verb('add')
export const M_BRING = verb('bring')
export const M_DONE = verb('done')
export const M_TAKE_BISHOP = verb('takeBishop')
export const M_KEEP_COUNTY = verb('keepCounty')
export const M_LEAVE_COUNTY = verb('leaveCounty')
export const M_KEEP_EXTENSION = verb('keepExtension')
export const M_TURN_EXTENSION = verb('turnExtension')
export const M_SWAP_GOLD = verb('swapGold')
export const M_SWAP_SQUIRES = verb('swapSquires')
export const M_SEND_SQUIRE = verb('sendSquire')
export const M_RETURN_SHAME = verb('returnShame')
export const M_TOWER = verb('tower')
export const M_TAKE_TILE = verb('takeTile')
export const M_TAKE_NOBLE_AND_TILE = verb('takeNobleAndTile')

export const move = (what: number, first = 0, second = 0, third = 0): Move =>
  what | (first << 6) | (second << 14) | (third << 22)
export const verbOf = (m: Move): number => m & 63
export const firstOf = (m: Move): number => (m >> 6) & 255
export const secondOf = (m: Move): number => (m >> 14) & 255
export const thirdOf = (m: Move): number => (m >> 22) & 255

/** A knight to be placed: his strength, plus this if he is the ally's. Strength 0 is a lord. */
const ALLYS = 8
export const piece = (strength: number, isAllys: boolean): number => strength + (isAllys ? ALLYS : 0)
export const strengthOfPiece = (of: number): number => of & (ALLYS - 1)
export const lordPiece = (isAllys: boolean): number => piece(0, isAllys)
export const isAllysPiece = (of: number): boolean => of >= ALLYS

const knight: NumberCode<Knight> = {
  encode: ({ strength, isAllys }) => piece(strength, isAllys),
  decode: (of) => ({ strength: strengthOfPiece(of), isAllys: isAllysPiece(of) }),
}
const lord: NumberCode<boolean> = { encode: lordPiece, decode: isAllysPiece }

/** In the order of the places in `upgrades.ts`. */
function locationCodes(counties: readonly string[], castle: readonly string[]): NumberCode<KnightLocation> {
  const locations: readonly KnightLocation[] = [
    { at: 'court' },
    ...counties.map((county) => ({ at: 'county', county }) as const),
    ...castle.map((space) => ({ at: 'castle', space }) as const),
    ...CONFLICT_PLACES.map((conflict) => ({ at: 'conflict', conflict }) as const),
    { at: 'tower' },
    { at: 'lord' },
  ]
  const { write } = moveTexts.fields.location
  const texts = locations.map(write)
  return { encode: (location) => texts.indexOf(write(location)), decode: (number) => locations[number] }
}

export function notationFor(components: LancasterComponents): Notation<LancasterMove> {
  const counties = components.counties.map(({ name }) => name)
  const castle = components.castle.map(({ id }) => id)
  return notationOf(
    moveTexts,
    { pack: move, verbOf, numbersOf: [firstOf, secondOf, thirdOf] },
    {
      knight,
      lord,
      county: numberedWords(counties),
      space: numberedWords(castle),
      favour: numberedWords(components.favours.map(({ id }) => id)),
      location: locationCodes(counties, castle),
    },
  )
}
