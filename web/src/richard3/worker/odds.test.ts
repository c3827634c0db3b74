import type { BattleOddsReport } from '@tudor-rose/bots/richard3/odds'
import { game } from '@tudor-rose/richard3'
import { fastChance, formatRecord, MoveList, OBSERVER, Session } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { GameWorker } from '../../worker/game-worker.ts'
import type { TableUpdate } from '../../worker/messages.ts'
import type { OddsQuestion } from '../odds/odds-question.ts'
import { module } from './module.ts'

/** A random game that has reached a battle, with the deciding seat and the area. */
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

async function workerInBattle() {
  const { record, seat, area } = battle()
  const shown: TableUpdate[] = []
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve))
  const worker = new GameWorker(module, (each) => shown.push(each), { now: () => performance.now(), rest })
  const opening = { start: { record }, players: ['human', 'human'], viewer: seat, botSeed: 1, pause: 0 }
  await worker.answers.open(opening)
  const ask = async (question: OddsQuestion) =>
    (await worker.answers.ask({ topic: 'odds', question })) as BattleOddsReport | undefined
  return { worker, ask, shown, seat, asked: { area, moves: [] } }
}

test('odds use only what the seat may know, and are the same when requested again', async () => {
  const { ask, asked } = await workerInBattle()
  const odds = await ask(asked)
  expect(odds?.area).toBe(asked.area)
  expect(odds!.shares[0].wins + odds!.shares[1].wins).toBeCloseTo(1)
  expect(await ask(asked)).toEqual(odds)
})

test('odds are dropped when the game changes or other odds are requested', async () => {
  const { worker, ask, shown, asked } = await workerInBattle()
  const first = ask(asked)
  const second = ask(asked)
  expect(await first).toBeUndefined()
  expect(await second).toBeDefined()
  const third = ask(asked)
  worker.answers.play({ line: shown.at(-1)!.table.prompt!.moves[0] })
  expect(await third).toBeUndefined()
})

test('an observer, or a request for no real battle, gets no odds', async () => {
  const { worker, ask, asked } = await workerInBattle()
  expect(await ask({ area: 'Calais', moves: [] })).toBeUndefined()
  expect(await ask({ ...asked, moves: ['march Norfolk to Essex'] })).toBeUndefined()
  worker.answers.look({ viewer: OBSERVER })
  expect(await ask(asked)).toBeUndefined()
})

test('an unknown question has no answer', async () => {
  const { worker, asked } = await workerInBattle()
  expect(await worker.answers.ask({ topic: 'weather', question: asked })).toBeUndefined()
  expect(await worker.answers.ask({ topic: 'toString', question: asked })).toBeUndefined()
})
