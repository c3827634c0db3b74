/** Moves as text and as integers. A page imports this without the rules. */
import { defineMoves, type Move, nameField, notationOf } from '@tudor-rose/table'
import { POINTS } from './data/board.ts'

// Records contain these texts, and their order numbers the verbs: append new ones, but do not change these.
const moveTexts = defineMoves(
  { point: nameField(POINTS) },
  {
    place: 'place {point}',
    move: 'move {from:point} to {to:point}',
    take: 'take {point}',
  },
)

/** `{ verb: 'move', from: 'a1', to: 'a4' }` and the like. */
export type MorrisMove = ReturnType<typeof moveTexts.readKnown>

const VERBS = Object.keys(moveTexts.templates) as readonly MorrisMove['verb'][]
export const PLACE = VERBS.indexOf('place')
export const MOVE = VERBS.indexOf('move')
export const TAKE = VERBS.indexOf('take')

/** The verb in the lowest two bits, then two points of five bits each. */
export const packMove = (verb: number, first: number, second = 0): Move => verb | (first << 2) | (second << 7)
export const firstPoint = (move: Move): number => (move >> 2) & 31
export const secondPoint = (move: Move): number => move >> 7

export const notation = notationOf(
  moveTexts,
  { pack: packMove, verbOf: (move) => move & 3, numbersOf: [firstPoint, secondPoint] },
  {},
)
