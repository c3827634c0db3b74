import { game, STANDARD_DECK } from '@tudor-rose/cousins-war'
import type { AnyGame } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../registry.ts'
import { proportionOf } from '../simulation-statistics.ts'
import { run } from '../testing/run.ts'
import { CousinsWarStatistics } from './statistics.ts'

const GAME_COUNT = 20

async function sim(...words: string[]): Promise<string> {
  const { code, out, err } = await run(['sim', 'cousins-war', '--games', `${GAME_COUNT}`, ...words], { games: GAMES })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

interface Figures {
  readonly wins: Record<string, { share: number; low: number; high: number }>
  readonly averageRounds: number
  readonly battlefields: Record<string, { fought: number; ownedByLancaster: number; wonByLancaster: number }>
  readonly cards: Record<string, { uses: Record<string, number>; played: number; triggered: number }>
}

describe('tudor sim cousins-war', () => {
  test.each(['random', 'greedy'])('figures of the %s policy add up', async (policy) => {
    const line = JSON.parse(await sim('--policy', policy, '--json'))
    expect(line.policy).toBe(policy)
    const figures: Figures = line.figures
    expect(figures.wins.Lancaster.share + figures.wins.York.share).toBeCloseTo(1)
    const fought = Object.values(figures.battlefields).reduce((sum, field) => sum + field.fought, 0)
    expect(fought).toBe(Math.round(figures.averageRounds * GAME_COUNT))
    // Each house plays four cards in every round.
    const played = Object.values(figures.cards).reduce((sum, card) => sum + card.played, 0)
    expect(played).toBe(8 * fought)
    for (const card of Object.values(figures.cards)) {
      expect(Object.values(card.uses).reduce((sum, count) => sum + count, 0)).toBe(card.played)
      expect(card.triggered).toBeLessThanOrEqual(card.played)
    }
  })

  test('battlefields have neither events nor side events', async () => {
    const { figures } = JSON.parse(await sim('--option', 'twists=true', '--json')) as { figures: Figures }
    for (const { id, kind } of STANDARD_DECK.cards) {
      const card = figures.cards[id]
      expect(card).toBeDefined()
      if (kind === 'battlefield') expect([card.uses.event, card.uses.side, card.triggered]).toEqual([0, 0, 0])
    }
  })

  test('a table for people', async () => {
    const text = await sim()
    expect(text).toMatch(/Lancaster wins \d+\.\d % \(\d+\.\d % to \d+\.\d %\)\n/)
    expect(text).toMatch(/Average length: \d+\.\d moves, \d\.\d\d rounds/)
    for (const { id } of STANDARD_DECK.cards) expect(text).toMatch(new RegExp(`^  ${id} +\\d+ +\\d`, 'm'))
  })
})

test('a side event is counted once, and only if it was carried out by the other house', () => {
  const statistics = new CousinsWarStatistics(game as AnyGame)
  const shift = (house: string) => statistics.event({ key: 'log.shift', params: { house: `seat.${house}` } })
  statistics.begin()
  const play = () => statistics.event({ key: 'log.use.event', params: { house: 'seat.York', card: 'card.array' } })
  play()
  shift('York')
  expect((statistics.json() as unknown as Figures).cards.array.triggered).toBe(0)
  play()
  shift('Lancaster')
  shift('Lancaster')
  expect((statistics.json() as unknown as Figures).cards.array).toMatchObject({ played: 2, triggered: 1 })
})

test('an interval contains its share, is within 0 and 1, and narrows with more cases', () => {
  expect(proportionOf(0, 10)).toMatchObject({ share: 0, low: 0 })
  expect(proportionOf(10, 10)).toMatchObject({ share: 1, high: 1 })
  expect(proportionOf(50, 100)).toEqual({ share: 0.5, low: 0.40383, high: 0.59617 })
  expect(proportionOf(10_000, 20_000)).toEqual({ share: 0.5, low: 0.493071, high: 0.506929 })
})
