import type { Chance, Log, Seat } from '@tudor-rose/table'
import { tinyGame } from './tiny-game.ts'

const told = (log: Log | undefined, key: string, params: Record<string, number>): void => log?.tell({ key, params })

const NOT_CHOSEN = 9
const chosenAtOnce = (state: Uint8Array): readonly Seat[] => [0, 1].filter((seat) => state[seat] === NOT_CHOSEN)

/** Both choose a side at once; the first wins if they match. Solution: each side half of the time. */
export const matchingPennies = tinyGame({
  name: 'pennies',
  seats: 2,
  start: () => [NOT_CHOSEN, NOT_CHOSEN],
  actors: chosenAtOnce,
  moves: () => [0, 1],
  apply(state, seat, move) {
    state[seat] = move
  },
  winners: (state) => (chosenAtOnce(state).length > 0 ? undefined : [state[0] === state[1] ? 0 : 1]),
  imagine(world, seat, chance) {
    if (world[1 - seat] !== NOT_CHOSEN) world[1 - seat] = chance.below(2)
  },
})

/**
 * Seat 0 hides in one of two places while seat 1 searches one; in the second place seat 0 is caught only half of the
 * time. Solution: both choose the first with probability 1/3.
 */
export const hideAndSeek = tinyGame({
  name: 'hide-and-seek',
  seats: 2,
  start: () => [NOT_CHOSEN, NOT_CHOSEN, 0],
  actors: chosenAtOnce,
  moves: () => [0, 1],
  apply(state, seat, move, chance) {
    state[seat] = move
    if (chosenAtOnce(state).length > 0) return
    const isFound = state[0] === state[1] && (state[0] === 0 || chance.below(2) === 0)
    state[2] = isFound ? 1 : 0
  },
  winners: (state) => (chosenAtOnce(state).length > 0 ? undefined : [state[2]]),
  imagine(world, seat, chance) {
    if (world[1 - seat] !== NOT_CHOSEN) world[1 - seat] = chance.below(2)
  },
})

/**
 * Seat 0 holds a high or a low card and folds for one unit or bets; seat 1 folds for one unit or calls for two. Units
 * are winning chances: a lead of one adds a quarter to one half. Solution: the low card bets with probability 1/3.
 */
export const FOLD = 0
export const BET = 1
export const CALL = 1
const [LOW, HIGH] = [0, 1]
const [CARD, FIRST, SECOND, WINNER] = [0, 1, 2, 3]
const LOTS = 4

const settleBluff = (state: Uint8Array, ahead: number, chance: Chance): void => {
  state[WINNER] = chance.below(LOTS) < LOTS / 2 + ahead ? 0 : 1
}

export const bluff = tinyGame({
  name: 'bluff',
  seats: 2,
  start: () => [LOW, NOT_CHOSEN, NOT_CHOSEN, NOT_CHOSEN],
  actors: (state) => [state[FIRST] === NOT_CHOSEN ? 0 : 1],
  moves: () => [FOLD, BET],
  apply(state, seat, move, chance, log) {
    state[seat === 0 ? FIRST : SECOND] = move
    told(log, seat === 0 ? 'first' : 'second', { move })
    if (seat === 0 && move === BET) return
    if (seat === 0) settleBluff(state, -1, chance)
    else if (move === FOLD) settleBluff(state, 1, chance)
    else settleBluff(state, state[CARD] === HIGH ? 2 : -2, chance)
  },
  winners: (state) => (state[WINNER] === NOT_CHOSEN ? undefined : [state[WINNER]]),
  imagine(world, seat, chance) {
    if (seat === 1) world[CARD] = chance.below(2)
  },
})
export const withCard = (state: Uint8Array, card: 'low' | 'high'): Uint8Array => {
  const dealt = state.slice()
  dealt[CARD] = card === 'low' ? LOW : HIGH
  return dealt
}
export const cardOf = (state: Uint8Array): number => state[CARD]

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const
const EMPTY = 9

export const noughtsAndCrosses = tinyGame({
  name: 'noughts-and-crosses',
  seats: 2,
  start: () => new Array<number>(9).fill(EMPTY),
  actors: (state) => [state.filter((cell) => cell === EMPTY).length % 2 === 1 ? 0 : 1],
  moves: (state) => [...state.keys()].filter((cell) => state[cell] === EMPTY),
  apply(state, seat, move, _chance, log) {
    state[move] = seat
    told(log, 'put', { move })
  },
  winners(state) {
    for (const [a, b, c] of LINES)
      if (state[a] !== EMPTY && state[a] === state[b] && state[b] === state[c]) return [state[a]]
    return state.includes(EMPTY) ? undefined : []
  },
})

/**
 * Three seats in turn go left or right; several may win. Indexed by the three choices, the first as the highest bit. If
 * every seat plays for itself, left ends shared by 1 and 2, right by all three. Random opponents would make left better
 * for seat 0, and opponents that all play against seat 0 would make both lost.
 */
const WINNERS_BY_PATH = [[1], [0, 2], [1, 2], [0], [0, 2], [1], [0, 1, 2], [0, 1]] as const

export const threeInTurn = tinyGame({
  name: 'three-in-turn',
  seats: 3,
  start: () => [0, 0],
  actors: (state) => [state[0]],
  moves: () => [0, 1],
  apply(state, _seat, move, _chance, log) {
    state[0]++
    state[1] = 2 * state[1] + move
    told(log, 'goes', { move })
  },
  winners: (state) => (state[0] < 3 ? undefined : WINNERS_BY_PATH[state[1]]),
})

/**
 * Four seats in turn give a point to themselves or to the seat so many places further. The most points win. Solution:
 * all keep theirs.
 */
export const KEEP = 0
export const fourGifts = tinyGame({
  name: 'four-gifts',
  seats: 4,
  start: () => [0, 0, 0, 0, 0],
  actors: (state) => [state[4]],
  moves: () => [KEEP, 1, 2, 3],
  apply(state, seat, move, _chance, log) {
    state[(seat + move) % 4]++
    state[4]++
    told(log, 'gives', { move })
  },
  winners(state) {
    if (state[4] < 4) return undefined
    const points = [...state.subarray(0, 4)]
    return [0, 1, 2, 3].filter((seat) => points[seat] === Math.max(...points))
  },
})

/**
 * A single throw with a hundred faces decides: one move wins on half of them, another on the other half, a third on
 * seven tenths.
 */
export const LOWER_HALF = 0
export const UPPER_HALF = 1
export const SEVEN_TENTHS = 2

export const oneThrow = tinyGame({
  name: 'one-throw',
  seats: 2,
  start: () => [NOT_CHOSEN],
  actors: () => [0],
  moves: () => [LOWER_HALF, UPPER_HALF, SEVEN_TENTHS],
  apply(state, _seat, move, chance) {
    const face = chance.below(100)
    const wins = move === LOWER_HALF ? face < 50 : move === UPPER_HALF ? face >= 50 : face % 10 < 7
    state[0] = wins ? 0 : 1
  },
  winners: (state) => (state[0] === NOT_CHOSEN ? undefined : [state[0]]),
})

/**
 * Seat 0 may take a winning chance of 0.7, or throw a die, see it, and say high or low; one and two are low. Solution:
 * throw.
 */
const [STAGE, DIE] = [0, 1]
const TAKE = 0
export const THROW = 1
export const SAY_LOW = 2
export const SAY_HIGH = 3

export const highOrLow = tinyGame({
  name: 'high-or-low',
  seats: 2,
  start: () => [0, 0, NOT_CHOSEN],
  actors: () => [0],
  moves: (state) => (state[STAGE] === 0 ? [TAKE, THROW] : [SAY_LOW, SAY_HIGH]),
  apply(state, _seat, move, chance, log) {
    if (move === THROW) {
      state[STAGE] = 1
      state[DIE] = chance.below(6)
      told(log, 'throws', { die: state[DIE] })
    } else if (move === TAKE) state[2] = chance.below(10) < 7 ? 0 : 1
    else state[2] = (move === SAY_LOW) === state[DIE] < 2 ? 0 : 1
  },
  winners: (state) => (state[2] === NOT_CHOSEN ? undefined : [state[2]]),
})
