import { game, STANDARD_COMPONENTS } from '@tudor-rose/lancaster'
import { type AnyGame, completeOptions } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../registry.ts'
import { run } from '../testing/run.ts'
import { LancasterStatistics } from './statistics.ts'

const GAME_COUNT = 12

interface Figures {
  readonly startingPlaces: readonly { place: string; share: number; ofFairShare: number; averagePoints: number }[]
  readonly averagePoints: Readonly<Record<string, number>>
  readonly county: Readonly<Record<string, Record<string, { share: number }>>>
  readonly castle: Readonly<Record<string, Record<string, { share: number }>>>
  readonly favour: Readonly<Record<string, unknown>>
  readonly law: Readonly<Record<string, Record<string, { share: number }>>>
  readonly hardlyUsed: readonly string[]
}

async function sim(...words: string[]): Promise<string> {
  const { code, out, err } = await run(['sim', 'lancaster', '--games', `${GAME_COUNT}`, ...words], { games: GAMES })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe('tudor sim lancaster', () => {
  test.each(['2', '3', '4', '5'])('figures with %s players add up', async (players) => {
    const { figures } = JSON.parse(await sim('--option', `players=${players}`, '--json')) as { figures: Figures }
    expect(figures.startingPlaces).toHaveLength(Number(players))
    expect(sum(figures.startingPlaces.map(({ share }) => share))).toBeCloseTo(1, 2)
    expect(sum(figures.startingPlaces.map(({ ofFairShare }) => ofFairShare))).toBeCloseTo(Number(players), 1)
    // The log accounts for every point, so none is left over.
    expect(figures.averagePoints).not.toHaveProperty('untold')
    const average = sum(figures.startingPlaces.map(({ averagePoints }) => averagePoints)) / Number(players)
    expect(sum(Object.values(figures.averagePoints))).toBeCloseTo(average, 1)
  })

  test('every county, castle space, favour and law in play has a row', async () => {
    const { figures } = JSON.parse(await sim('--option', 'players=3', '--json')) as { figures: Figures }
    expect(Object.keys(figures.county)).toEqual(STANDARD_COMPONENTS.counties.map(({ letter }) => letter))
    expect(Object.keys(figures.castle)).toEqual(STANDARD_COMPONENTS.castle.map(({ id }) => id))
    expect(Object.keys(figures.favour)).not.toContain('upgrade')
    expect(Object.keys(figures.favour)).toContain('noble')
    for (const row of Object.values(figures.county)) expect(row.used.share).toBeGreaterThanOrEqual(row.noble.share)
    for (const row of Object.values(figures.law)) expect(row['in force'].share).toBeGreaterThanOrEqual(row.used.share)
  })

  test('a table for people', async () => {
    const text = await sim('--policy', 'greedy')
    expect(text).toMatch(/Starting place +wins +95 % interval +of fair share +points\n {2}first +\d/)
    expect(text).toMatch(/\n {2}conflicts +\d+\.\d\d +\d+\.\d %\n/)
    expect(text).toMatch(/\n {2}A Northumberland +\d+\.\d %/)
    expect(text).toContain('Used in fewer than 5 % of the games: ')
  })
})

describe('what is counted', () => {
  const statistics = () => {
    const made = new LancasterStatistics(game as AnyGame)
    made.begin()
    return made
  }
  const points = (made: LancasterStatistics) => (made.json() as unknown as Figures).averagePoints

  test('points belong to what is being scored', () => {
    const made = statistics()
    const gain = (count: number) => made.event({ key: 'log.gains.points', params: { party: 'seat.Blue', count } })
    made.event({ key: 'log.law', params: { law: 'law.points-3-per-conflict' } })
    gain(3)
    made.event({ key: 'log.conflict.won', params: { conflict: 'conflict.upper-left', england: 5, france: 5 } })
    gain(4)
    made.event({ key: 'log.final.nobles', params: { seat: 'seat.Blue', count: 3, points: 3 } })
    made.event({ key: 'log.final.shame', params: { seat: 'seat.Blue', count: 2, points: 5 } })
    expect(Object.keys(points(made))).toEqual(['conflicts', 'laws', 'nobles', 'shame'])
    // No game has ended, so averages are undefined; only the counts matter.
    expect(points(made).shame).toBe(Number.NEGATIVE_INFINITY)
    expect(points(made).laws).toBe(Number.POSITIVE_INFINITY)
  })

  test('a law counts as used if it has any effect', () => {
    const made = statistics()
    const state = game.setup(completeOptions(game, { players: '3' }), { below: () => 0 } as never)
    const law = (id: string) => made.event({ key: 'log.law', params: { law: `law.${id}` } })
    law('gold-for-vote')
    made.event({ key: 'log.trades', params: { party: 'seat.Blue', count: 0 } })
    law('gold-for-1-point')
    made.event({ key: 'log.trades', params: { party: 'seat.Blue', count: 2 } })
    law('counties-cost-1-gold')
    made.event({ key: 'log.county.kept', params: { party: 'seat.Blue', county: 'county.B' } })
    law('points-3-per-conflict')
    made.event({ key: 'log.county.noble', params: { party: 'seat.Blue', county: 'county.A' } })
    made.end(state)
    const { law: laws, county } = made.json() as unknown as Figures
    // Paying for a county does not count as using it.
    expect([county.A.used.share, county.B.used.share]).toEqual([1, 0])
    const used = Object.entries(laws).map(([id, row]) => [id, row['in force'].share, row.used.share])
    expect(used).toEqual([
      ['counties-cost-1-gold', 1, 1],
      ['gold-for-1-point', 1, 1],
      ['gold-for-vote', 1, 0],
      ['points-3-per-conflict', 1, 0],
    ])
  })
})
