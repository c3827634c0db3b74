import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TestServer } from '../testing/server.ts'
import { type Bot, randomBot } from '../turns/bot.ts'
import { measureBots } from './bots.ts'

test('bots are measured at as many tables at once as one wants, each level in each game', async () => {
  let thinking = 0
  let most = 0
  const slow: Bot = {
    ...randomBot,
    async choose(turn) {
      most = Math.max(most, ++thinking)
      await sleep(50)
      thinking--
      return randomBot.choose(turn)
    },
  }
  const server = await TestServer.start({}, Date.now, undefined, { bots: [slow, { ...slow, name: 'easy' }] })
  try {
    const usual = { url: server.server.url, games: { duel: 1 }, levels: ['random', 'easy'], answers: 20 }
    const alone = await measureBots({ ...usual, atOnce: [1] })
    // The bot of the previous table may still have to decide together with the player who has left.
    expect(most).toBeLessThanOrEqual(2)
    expect(alone.map(({ level, atOnce, answers }) => [level, atOnce, answers])).toEqual([
      ['random', 1, 20],
      ['easy', 1, 20],
    ])
    for (const { p50, worst } of alone) {
      expect(p50).toBeGreaterThanOrEqual(45)
      expect(worst).toBeGreaterThanOrEqual(p50)
    }
    const together = await measureBots({ ...usual, levels: ['easy'], atOnce: [1, 3] })
    expect(together.map(({ atOnce, answers }) => [atOnce, answers])).toEqual([
      [1, 20],
      [3, 20],
    ])
    expect(most).toBeGreaterThanOrEqual(3)
  } finally {
    await server.close()
  }
})
