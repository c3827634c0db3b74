import { game } from '@tudor-rose/cousins-war'
import { expect, test } from 'vitest'
import { LocalGame } from './local-game.ts'

const [LANCASTER, YORK] = [0, 1]
const newGame = () =>
  new LocalGame({ game, begin: { options: {}, seed: 'white and red' }, players: ['human', 'human'], botSeed: 1 })
const playFirst = (local: LocalGame, seat: number) => local.play(seat, local.table(seat).prompt!.moves[0])

test('another player’s secret choice does not change the question', () => {
  const local = newGame()
  expect([LANCASTER, YORK].map((seat) => local.askedSince(seat))).toEqual([0, 0])
  playFirst(local, YORK)
  expect([LANCASTER, YORK].map((seat) => local.askedSince(seat))).toEqual([0, undefined])
})

test('after a move a seat has a new question, even if it looks the same', () => {
  const local = newGame()
  for (let moves = 0; moves < 40; moves++) {
    const [seat] = local.table(LANCASTER).awaited
    playFirst(local, seat)
    const { number } = local.table(seat)
    expect([number, undefined]).toContain(local.askedSince(seat))
  }
})

test('after an undo a seat has a new question', () => {
  const local = newGame()
  playFirst(local, LANCASTER)
  local.undo(LANCASTER)
  expect(local.askedSince(LANCASTER)).toBe(2)
})
