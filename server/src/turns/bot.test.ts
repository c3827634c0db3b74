import { fastChance, formatRecord, parseRecord, verifyRecord } from '@tudor-rose/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestHouse } from '../testing/house.ts'
import { allBots, type Bot, checkBot, offeredBy, turnOf } from './bot.ts'
import { BotPlayer } from './bot-player.ts'
import { ThinkingThread } from './thinking-thread.ts'

let house: TestHouse
let thread: ThinkingThread

beforeEach(async () => {
  house = await TestHouse.build()
  // How long a busy machine takes to start the thread is not what is tried here.
  thread = new ThinkingThread(50_000)
})

afterEach(async () => {
  await thread.close()
  await house.close()
})

const failing: Bot = {
  name: 'random',
  plays: () => true,
  choose: () => Promise.reject(new Error('lost the thread')),
}

/** Lets bots play for both seats until the table is finished. */
async function playOut(game: string, bots: readonly Bot[]): Promise<string> {
  const id = await house.opening.open('anna', {
    game,
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  })
  const { tables, play, storage } = house
  const onFault = (error: unknown) => house.faults.push(error)
  const player = new BotPlayer({ storage, tables, play, bots, now: () => house.time, chance: fastChance(5), onFault })
  await player.sweep()
  return id
}

test('bots are offered for the games that they have been taught', () => {
  const botsFor = offeredBy(allBots(thread))
  const offered = Object.fromEntries(house.games.all.map((game) => [game.name, botsFor(game)]))
  expect(offered).toEqual({
    duel: ['random'],
    richard3: ['random', 'greedy'],
    'cousins-war': ['random', 'greedy'],
    lancaster: ['random', 'greedy'],
  })
  expect(() => checkBot('greedy', house.games.find('duel'), botsFor)).toThrow(
    'there is no bot "greedy" for duel; there are random',
  )
  expect(() => checkBot('__proto__', house.games.find('lancaster'), botsFor)).toThrow('there is no bot')
})

test('the greedy bot plays a game to its end in its thread', async () => {
  const greedy = allBots(thread).find(({ name }) => name === 'greedy')!
  const id = await playOut('cousins-war', [{ ...greedy, name: 'random' }])
  expect(house.faults).toEqual([])
  const { game, session, outcome } = await house.look(id, (live) => live)
  expect(outcome?.kind).toBe('result')
  const record = parseRecord(formatRecord(game, session!.record()), () => game)
  expect(() => verifyRecord(game, record)).not.toThrow()
})

test('a bot that fails is reported, and the game goes on', async () => {
  const id = await playOut('duel', [failing])
  expect(house.faults[0]).toEqual(new Error('lost the thread'))
  expect(await house.look(id, (live) => live.outcome?.kind)).toBe('result')
})

describe('the thread', () => {
  const turn = async () => {
    const id = await house.opening.open('anna', { game: 'lancaster', seats: Array(4).fill({ kind: 'me' }) })
    return house.look(id, (live) => turnOf(live.game, live.session!.state, live.awaited[0], fastChance(3)))
  }

  test('chooses a legal move, many at a time', async () => {
    const asked = await turn()
    const chosen = await Promise.all(Array.from({ length: 20 }, () => thread.choose('greedy', asked)))
    for (const move of chosen) expect(asked.moves).toContain(move)
  })

  test('says so when a policy fails, and goes on', async () => {
    const asked = await turn()
    await expect(thread.choose('nobody', asked)).rejects.toThrow()
    expect(asked.moves).toContain(await thread.choose('greedy', asked))
  })

  test('that thinks for too long is given up for another', async () => {
    const hasty = new ThinkingThread(0)
    await expect(hasty.choose('greedy', await turn())).rejects.toThrow('a bot thought for 0 ms')
    await hasty.close()
  })
})
