import { setImmediate } from 'node:timers/promises'
import { LEVELS } from '@tudor-rose/bots'
import { fastChance, formatRecord, parseRecord, verifyRecord } from '@tudor-rose/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Storage } from '../storage/storage.ts'
import { checkBot } from '../tables/offered-bots.ts'
import { databaseKinds } from '../testing/databases.ts'
import { TestHouse } from '../testing/house.ts'
import { TestServer } from '../testing/server.ts'
import { allBots, type Bot, botNamesFor, randomBot } from './bot.ts'
import { BotPlayer } from './bot-player.ts'
import { ThinkingPool } from './thinking-pool.ts'

let house: TestHouse
let pool: ThinkingPool

beforeEach(async () => {
  house = await TestHouse.build()
  // Long, because a busy machine may take long to start the thread, which is not tested here.
  pool = new ThinkingPool({ patience: 50_000 })
})

afterEach(async () => {
  await pool.close()
  await house.close()
})

const failing: Bot = {
  name: 'random',
  plays: () => true,
  choose: () => Promise.reject(new Error('lost the thread')),
}

/** Lets bots play against a player who makes any move, until the game is over. */
async function playOut(game: string, bots: readonly Bot[], howMany = 1): Promise<string> {
  const seats = Array.from({ length: howMany }, () => ({ kind: 'bot', bot: 'random' }) as const)
  const id = await house.opening.open('anna', { game, seats: [...seats, { kind: 'me' }] })
  const player = playerOf(bots)
  const pick = fastChance('anna')
  for (;;) {
    await player.sweep()
    await player.idle()
    const { outcome, awaited } = await house.look(id, (live) => live)
    if (outcome !== undefined) return id
    expect(awaited).toEqual([howMany])
    await house.step(id, (moves) => moves[pick.below(moves.length)])
  }
}

function playerOf(bots: readonly Bot[]): BotPlayer {
  const { tables, play, storage } = house
  const onFault = (error: unknown) => house.faults.push(error)
  return new BotPlayer({ storage, tables, play, bots, now: () => house.time, chance: fastChance(5), onFault })
}

test('bots are offered for the games that they support', () => {
  const botsFor = botNamesFor(allBots(pool))
  const offered = Object.fromEntries(house.games.all.map((game) => [game.name, botsFor(game)]))
  expect(offered).toMatchObject({
    duel: [...LEVELS, 'random'],
    richard3: [...LEVELS, 'random', 'greedy'],
    'cousins-war': [...LEVELS, 'random', 'greedy'],
    lancaster: [...LEVELS, 'random', 'greedy'],
  })
  expect(() => checkBot('greedy', house.games.find('duel'), botsFor)).toThrow(
    'there is no bot "greedy" for duel; there are easy, medium, hard, random',
  )
  expect(() => checkBot('__proto__', house.games.find('lancaster'), botsFor)).toThrow('there is no bot')
})

test('the greedy bot plays a game to its end in its thread', async () => {
  const greedy = allBots(pool).find(({ name }) => name === 'greedy')!
  const id = await playOut('cousins-war', [{ ...greedy, name: 'random' }])
  expect(house.faults).toEqual([])
  const { game, session, outcome } = await house.look(id, (live) => live)
  expect(outcome?.kind).toBe('result')
  const record = parseRecord(formatRecord(game, session!.record()), () => game)
  expect(() => verifyRecord(game, record)).not.toThrow()
})

test('a failing bot is reported, and the game continues', async () => {
  const id = await playOut('duel', [failing])
  expect(house.faults[0]).toEqual(new Error('lost the thread'))
  expect(await house.look(id, (live) => live.outcome?.kind)).toBe('result')
})

test('an illegal move of a bot is reported, and the game continues', async () => {
  const wilful: Bot = { name: 'random', plays: () => true, choose: ({ moves }) => Math.max(...moves) + 1 }
  const id = await playOut('duel', [wilful])
  expect(String(house.faults[0])).toMatch(/the bot random chose \d+, which is none of its \d+ moves$/)
  expect(await house.look(id, (live) => live.outcome?.kind)).toBe('result')
})

test('bots that decide simultaneously think at the same time', async () => {
  let thinking = 0
  let most = 0
  const pensive: Bot = {
    ...randomBot,
    async choose(turn) {
      most = Math.max(most, ++thinking)
      await setImmediate()
      thinking--
      return randomBot.choose(turn)
    },
  }
  const id = await playOut('lancaster', [pensive], 3)
  expect(most).toBe(3)
  expect(house.faults).toEqual([])
  expect(await house.look(id, (live) => live.outcome?.kind)).toBe('result')
})

test('a bot stops thinking when the table moves on without it', async () => {
  const stopped: unknown[] = []
  let begun = () => {}
  const isThinking = new Promise<void>((resolve) => {
    begun = resolve
  })
  const slow: Bot = {
    name: 'random',
    plays: () => true,
    choose: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => {
          stopped.push('stopped')
          reject(signal!.reason)
        })
        begun()
      }),
  }
  const id = await house.opening.open('anna', { game: 'duel', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] })
  const player = playerOf([slow])
  await player.sweep()
  await isThinking
  const at = await house.look(id, (live) => live.number)
  player.notice(await house.look(id, (live) => live))
  expect(stopped).toEqual([])
  await house.play.resign(id, { seat: 1, personId: 'anna' }, at)
  player.notice(await house.look(id, (live) => live))
  await player.idle()
  expect(stopped).toEqual(['stopped'])
  expect(house.faults).toEqual([])
  expect(await house.look(id, (live) => live.outcome?.kind)).toBe('result')
})

test('a server that closes leaves the turns of its bots to others', async () => {
  const [sqlite] = await databaseKinds()
  const { location, remove } = await sqlite.create()
  const stopped: unknown[] = []
  let isThinking = false
  const slow: Bot = {
    ...randomBot,
    choose: (_, signal) =>
      new Promise((_resolve, reject) => {
        isThinking = true
        signal!.addEventListener('abort', () => {
          stopped.push('stopped')
          reject(signal!.reason)
        })
      }),
  }
  const server = await TestServer.start({ location }, Date.now, undefined, { bots: [slow] })
  const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }]
  const { id } = await server.client().ask('POST', '/api/tables', { game: 'duel', seats })
  await expect.poll(() => isThinking).toBe(true)
  await server.close()
  expect(stopped).toEqual(['stopped'])
  const storage = await Storage.open(location)
  expect(await storage.waitStates.awaitingBots(Date.now(), 10)).toEqual([id])
  await storage.close()
  await remove()
})

test('a sweep does not wait for bots: the next one takes further tables, up to the limit', async () => {
  let asked = 0
  const slow: Bot = {
    name: 'random',
    plays: () => true,
    choose: () => {
      asked++
      return new Promise(() => {})
    },
  }
  const most = 100
  for (let i = 0; i < most + 5; i++)
    await house.opening.open('anna', { game: 'duel', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] })
  const player = playerOf([slow])
  await player.sweep()
  await expect.poll(() => asked).toBe(20)
  await player.sweep()
  await expect.poll(() => asked).toBe(40)
  for (let i = 0; i < 6; i++) await player.sweep()
  await expect.poll(() => asked).toBe(most)
})
