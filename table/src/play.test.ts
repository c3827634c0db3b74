import { beforeEach, describe, expect, it } from 'vitest'
import { fastChance } from './fast-chance.ts'
import { badInput } from './fixture/bad-input.ts'
import { duel } from './fixture/duel.ts'
import { AIM_BETTER, CHOOSE_WEAPON, LOOK, READY } from './fixture/duel-notation.ts'
import { AIM, type Duel } from './fixture/duel-state.ts'
import type { Move, Seat } from './game.ts'
import { play, resign } from './play.ts'

const RED = 0
const WHITE = 1
let state: Duel
const chance = fastChance('play')
const make = (seat: Seat, move: Move): void => play(duel, state, seat, move, chance)

beforeEach(() => {
  state = duel.setup({ length: 'short', scouting: 'no' }, fastChance('setup'))
})

/** The reason for the rejection. Fails if anything has changed. */
function refusal(action: () => void): string {
  const before = state.bytes.slice()
  const error = badInput(action)
  expect(error.kind).toBe('illegal-move')
  expect(state.bytes).toEqual(before)
  return error.message
}

describe('play', () => {
  it('makes a legal move', () => {
    make(RED, AIM_BETTER)
    expect(state.get(AIM)).toBe(1)
  })

  it('names the seats that have to move', () => {
    expect(refusal(() => make(WHITE, READY))).toBe("it is not White's turn; the game waits for Red")
  })

  it('says what is not possible, with an example of what is', () => {
    expect(refusal(() => make(RED, LOOK))).toBe('Red cannot play "look" now; 2 moves are possible ("aim" would be)')
    make(RED, AIM_BETTER)
    make(RED, AIM_BETTER)
    expect(refusal(() => make(RED, AIM_BETTER))).toBe(
      'Red cannot play "aim" now; one move is possible ("ready" would be)',
    )
  })

  it('rejects a second secret choice', () => {
    make(RED, READY)
    const [weapon] = state.weaponsIn(1)
    make(RED, CHOOSE_WEAPON + weapon)
    expect(refusal(() => make(RED, CHOOSE_WEAPON + weapon))).toContain('waits for White')
  })

  it.each([-1, 3, 15, 24, 99, 1e9, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d, which is no move',
    (move) => {
      expect(refusal(() => make(RED, move))).toContain(`Red cannot play move ${move} now`)
    },
  )

  it.each([-1, 2, 0.5, Number.NaN])('rejects seat %d, which does not exist', (seat) => {
    expect(refusal(() => make(seat, READY))).toBe(`there is no seat ${seat}; the seats are 0 (Red), 1 (White)`)
  })

  it('rejects everything once the game is over', () => {
    resign(duel, state, WHITE)
    expect(refusal(() => make(RED, READY))).toBe('the game is over; there are no more moves')
    expect(refusal(() => resign(duel, state, RED))).toBe('the game is over; there are no more moves')
  })
})

describe('resign', () => {
  it('ends the game, whichever seat is asked', () => {
    resign(duel, state, WHITE)
    expect(duel.result(state)).toEqual({ winners: [RED], reason: 'result.resigned' })
  })

  it('rejects a seat that does not exist', () => {
    expect(refusal(() => resign(duel, state, 2))).toContain('there is no seat 2')
  })
})
