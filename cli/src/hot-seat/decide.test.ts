import { beginDecision, searchPolicy } from '@tudor-rose/bots'
import { type AnyGame, fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../../../table/src/fixture/duel.ts'
import { decide } from './decide.ts'

const game = duel as AnyGame

describe('a decision in slices', () => {
  const bot = searchPolicy({ playouts: 6000 })
  const state = game.setup({ length: 'long', scouting: 'yes' }, fastChance('duel'))
  const [seat] = game.actors(state)

  test('is the same as in one go', async () => {
    for (let seed = 0; seed < 3; seed++) {
      let looks = 0
      const pondering = beginDecision(bot, game, state, seat, fastChance(seed))
      const move = await decide(pondering, () => ++looks > 1_000_000)
      expect(move).toBe(bot.choose(game, state, seat, fastChance(seed)))
      expect(looks).toBeGreaterThan(1)
    }
  })

  test('is abandoned when the player has left', async () => {
    let looks = 0
    const pondering = beginDecision(bot, game, state, seat, fastChance(1))
    expect(await decide(pondering, () => ++looks === 2)).toBeUndefined()
    expect(looks).toBe(2)
  })
})
