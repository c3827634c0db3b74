import { game } from '@tudor-rose/richard3'
import { type AnyGame, fastChance, formatRecord, MoveList, OBSERVER, Session } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { Clerk } from './clerk.ts'
import type { Shown } from './messages.ts'

/** A game of random moves that has come to a battle, with who is asked there and where it is fought. */
function battle() {
  const session = new Session(game, { seed: 'Mortimer’s Cross' })
  const chance = fastChance('Mortimer’s Cross')
  const moves = new MoveList()
  for (;;) {
    const [seat] = game.actors(session.state)
    const { battle } = game.view(session.state, seat)
    if (battle !== null && battle.round > 0)
      return { record: formatRecord(game, session.record()), seat, area: battle.area }
    moves.clear()
    game.moves(session.state, seat, moves)
    session.play(seat, moves.at(chance.below(moves.length)))
  }
}

async function clerkInBattle() {
  const { record, seat, area } = battle()
  const shown: Shown[] = []
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve))
  const clerk = new Clerk(game as AnyGame, (each) => shown.push(each), { now: () => performance.now(), rest })
  const opening = { beginning: { record }, players: ['human', 'human'], viewer: seat, botSeed: 1, pause: 0 }
  await clerk.answers.open(opening)
  return { clerk, shown, seat, asked: { area, moves: [] } }
}

test('the odds of a battle are those that its seat may know, and the same when asked again', async () => {
  const { clerk, asked } = await clerkInBattle()
  const told = await clerk.answers.odds(asked)
  expect(told?.area).toBe(asked.area)
  expect(told!.shares[0].wins + told!.shares[1].wins).toBeCloseTo(1)
  expect(await clerk.answers.odds(asked)).toEqual(told)
})

test('odds are dropped when the game goes on, or other odds are asked for', async () => {
  const { clerk, shown, asked } = await clerkInBattle()
  const first = clerk.answers.odds(asked)
  const second = clerk.answers.odds(asked)
  expect(await first).toBeUndefined()
  expect(await second).toBeDefined()
  const third = clerk.answers.odds(asked)
  clerk.answers.play({ line: shown.at(-1)!.sight.question!.moves[0] })
  expect(await third).toBeUndefined()
})

test('who only looks on, or asks for a battle that is none, is told nothing', async () => {
  const { clerk, asked } = await clerkInBattle()
  expect(await clerk.answers.odds({ area: 'Calais', moves: [] })).toBeUndefined()
  expect(await clerk.answers.odds({ ...asked, moves: ['march Norfolk to Essex'] })).toBeUndefined()
  clerk.answers.look({ viewer: OBSERVER })
  expect(await clerk.answers.odds(asked)).toBeUndefined()
})
