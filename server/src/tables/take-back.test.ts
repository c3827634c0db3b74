import { GAMES } from '@tudor-rose/registry'
import { fastChance, type Game } from '@tudor-rose/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { duel } from '../../../table/src/fixture/duel.ts'
import type { Duel } from '../../../table/src/fixture/duel-state.ts'
import type { FullTable } from '../storage/table-store.ts'
import { movesOf, TestHouse } from '../testing/house.ts'
import { LiveTable } from './live-table.ts'
import { maxRows } from './new-row.ts'

const RED = 0
const red = { seat: RED, personId: 'red' }

let house: TestHouse

beforeEach(async () => {
  house = await TestHouse.build()
})

afterEach(async () => {
  expect(house.faults).toEqual([])
  await house.close()
})

/** A duel of red against a bot, which agrees to everything. */
async function againstBot(): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  return house.opening.open('red', { game: 'duel', options: { length: 'long' }, seats: [...seats] })
}

/** No duel is over after this many moves. */
const FAR_ENOUGH = 8

/** Plays random moves for both seats, and sometimes takes some back. */
async function wander(id: string, steps: number, seed: string): Promise<void> {
  const chance = fastChance(seed)
  for (let step = 0; step < steps; step++) {
    const { number, made, asked } = await house.look(id, (live) => ({
      number: live.number,
      made: live.session!.moves.length,
      asked: live.awaited.map((seat) => ({ seat, personId: live.personAt(seat), moves: movesOf(live, seat) })),
    }))
    if (made === FAR_ENOUGH || (made > 0 && chance.below(3) === 0))
      await house.play.propose(id, red, number, { what: 'undo', moves: 1 + chance.below(made) })
    else {
      const { seat, personId, moves } = asked[chance.below(asked.length)]
      await house.play.move(id, { seat, personId }, number, moves[chance.below(moves.length)])
    }
  }
}

const shown = (live: LiveTable): unknown => ({
  bytes: [...live.game.bytes(live.session!.state)],
  record: live.session!.record(),
  events: live.session!.events,
  told: Array.from({ length: live.number + 1 }, (_, number) => live.toldUpTo(number)),
  mayUndo: [live.mayUndo(0), live.mayUndo(1)],
  asked: live.awaited.map((seat) => live.askedSince(seat)),
  clocks: live.clocks,
})

describe('a table with many moves taken back by agreement', () => {
  test('is rebuilt identically', async () => {
    const id = await againstBot()
    for (let part = 0; part < 20; part++) {
      await wander(id, 15, `part ${part}`)
      const full = (await house.storage.tables.load(id))!
      expect(shown(LiveTable.rebuild(full, duel))).toEqual(await house.look(id, shown))
    }
  })

  test('is rebuilt by playing every move of its log once', async () => {
    const id = await againstBot()
    await wander(id, 300, 'all')
    const full = (await house.storage.tables.load(id))!
    let played = 0
    const counting: Game<Duel> = {
      ...duel,
      apply(state, seat, move, chance, log) {
        played++
        duel.apply(state, seat, move, chance, log)
      },
    }
    LiveTable.rebuild(full, counting)
    expect(played).toBe(movesIn(full))
  })
})

const movesIn = ({ log }: FullTable): number => log.filter(({ kind }) => kind === 'move').length

describe('rows that do not advance the game are limited', () => {
  test('then only moves are accepted, and the game can still be finished', async () => {
    const id = await againstBot()
    let number = await house.play.move(id, red, 0, 'aim')
    while (number < maxRows(1)) {
      number = await house.play.undo(id, red, number)
      number = await house.play.move(id, red, number, 'aim')
    }
    expect(await house.look(id, (live) => [live.session!.mayUndo(RED), live.mayUndo(RED)])).toEqual([true, false])
    const refused = expect.objectContaining({ code: 'not-allowed' })
    await expect(house.play.undo(id, red, number)).rejects.toEqual(refused)
    await expect(house.play.propose(id, red, number, { what: 'undo', moves: 1 })).rejects.toEqual(refused)
    while (await house.look(id, (live) => live.outcome === undefined)) await house.step(id, (moves) => moves.at(-1)!)
    expect(await house.look(id, (live) => live.outcome?.kind)).toBe('result')
  })

  test.each([...GAMES])('of $name, before numbers get larger than a message may say', ({ moveBound }) => {
    expect(maxRows(moveBound) + moveBound).toBeLessThan(1_000_000)
  })
})
