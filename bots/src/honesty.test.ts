import { readFileSync } from 'node:fs'
import { game as cousinsWar } from '@tudor-rose/cousins-war'
import { game as lancaster } from '@tudor-rose/lancaster'
import { game as richard3 } from '@tudor-rose/richard3'
import { AREAS } from '@tudor-rose/richard3/data'
import { AREA_COUNT, areaNamed, isContested, type State as World } from '@tudor-rose/richard3/rules'
import { type AnyGame, completeOptions, fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { fewOrMany } from '../../table/src/fixture/depth.ts'
import { botNamed, levelOf, levelPolicy, POLICIES, type Policy, searchPolicy } from './index.ts'
import { imagineLikely } from './richard3/beliefs.ts'
import { richardBattleOdds } from './richard3/odds/battle-odds.ts'
import { battlePositionIn } from './richard3/odds/battle-position.ts'
import { BOTS, botsWithTable } from './testing/bots.ts'
import { forksOf, playedIn, twinsOf } from './testing/twins.ts'

const TIMEOUT = 600_000
/** Only one in so many of the deep checks is run. */
const SKIPPED = fewOrMany(4, 1)
const withBattleTable = botsWithTable(readFileSync(new URL('../data/cousins-war-battle.bin', import.meta.url)))

const tables: readonly (readonly [
  name: string,
  game: AnyGame,
  options: Record<string, string>,
  games: number,
  gap: number,
])[] = [
  ["The Cousins' War", cousinsWar, {}, 2, 3],
  ["The Cousins' War with twists", cousinsWar, { twists: 'true' }, 2, 3],
  ['Richard III', richard3, { scenario: 'kingmaker' }, 3, 3],
  ['Richard III in edition 1.0', richard3, { scenario: 'richard-iii', edition: '1.0' }, 3, 3],
  ['Lancaster', lancaster, { players: '4' }, 4, 1],
  ['Lancaster with all modules', lancaster, { players: '3', court: 'true', displeasure: 'true', laws: 'king' }, 4, 1],
]

describe.each(tables)('%s: two worlds that a seat cannot tell apart', (_, game, options, games, gap) => {
  const bots: readonly Policy[] = [
    botNamed('search:12', BOTS, () => 0),
    levelPolicy('easy', 'counted', BOTS),
    levelPolicy('medium', 'counted', BOTS),
    // With the settings of the level and a small part of its playouts.
    searchPolicy({ playouts: 12 }, BOTS, { stopsEarly: true, ...levelOf('hard', game.name, BOTS).settings }),
    ...(game === cousinsWar ? [botNamed('search:13', withBattleTable, () => 0)] : []),
    POLICIES.random(BOTS),
    POLICIES.greedy(BOTS),
  ]

  test(
    'give the same move of every bot, and leave the real state as it was',
    () => {
      let compared = 0
      for (const twins of twinsOf(game, completeOptions(game, options), games, SKIPPED * gap)) {
        const before = game.bytes(twins.state).slice()
        for (const bot of bots) {
          const [here, there] = playedIn(bot, game, twins)
          expect(`${twins.where}, ${bot.name}: ${there}`).toBe(`${twins.where}, ${bot.name}: ${here}`)
        }
        expect(Buffer.compare(game.bytes(twins.state), before)).toBe(0)
        compared++
      }
      expect(compared).toBeGreaterThan(fewOrMany(10, 30))
    },
    TIMEOUT,
  )

  test(
    'both of them real, give the same move of every bot',
    () => {
      let compared = 0
      for (const fork of forksOf(game, completeOptions(game, options), 3 * games, SKIPPED * gap)) {
        for (const bot of bots) {
          const [here, there] = playedIn(bot, game, fork)
          expect(`${fork.where}, ${bot.name}: ${there}`).toBe(`${fork.where}, ${bot.name}: ${here}`)
        }
        compared++
      }
      expect(compared).toBeGreaterThan(fewOrMany(3, 8))
    },
    TIMEOUT,
  )
})

test.each([{}, { edition: '1.0' }])('Richard III: worlds that are both real are guessed at alike (%o)', (options) => {
  let compared = 0
  for (const { state, twin, seat, where } of forksOf(richard3, completeOptions(richard3, options), 8, SKIPPED * 2)) {
    const [here, there] = [state, twin].map((world) => imagineLikely(world, seat, fastChance(where)).bytes)
    expect(`${where} ${there}`).toBe(`${where} ${here}`)
    compared++
  }
  expect(compared).toBeGreaterThan(fewOrMany(15, 60))
})

const peeking: Policy = {
  name: 'peeking',
  choose(game, state, seat) {
    const sum = game.bytes(state).reduce((all: number, byte: number, index: number) => all + byte * (index + 1), 0)
    return POLICIES.random(BOTS).choose(game, state, seat, fastChance(sum))
  },
}

test.each(tables)('%s: a bot that reads the real world is detected', (_, game, options, games) => {
  let different = 0
  for (const twins of twinsOf(game, completeOptions(game, options), games, 1)) {
    const [here, there] = playedIn(peeking, game, twins)
    if (here !== there) different++
  }
  expect(different).toBeGreaterThan(0)
})

describe('odds of battles in Richard III', () => {
  const ODDS = fewOrMany(12, 40)

  /** The first battles of random games, each seen from one seat in two worlds that it cannot tell apart. */
  function* battles() {
    let asked = 0
    for (const twins of twinsOf(richard3, completeOptions(richard3, { scenario: 'kingmaker' }), 6, SKIPPED * 2)) {
      const area = Array.from({ length: AREA_COUNT }, (_, each) => each).find((each) => isContested(twins.state, each))
      if (area === undefined) continue
      yield { ...twins, area: AREAS[area].name }
      if (++asked === ODDS) return
    }
  }

  test('are the same in two worlds that the seat cannot tell apart', { timeout: TIMEOUT }, () => {
    const areas = new Set<string>()
    let [asked, unlike] = [0, 0]
    for (const { state, twin, seat, where, area } of battles()) {
      const oddsIn = (world: unknown) =>
        richardBattleOdds(richard3, world, seat, { area, worlds: 3 }, fastChance(where))
      const [here, there] = [oddsIn(state), oddsIn(twin)]
      expect([where, there]).toEqual([where, here])
      areas.add(area)
      asked++
      const fightersIn = (world: World) => JSON.stringify(battlePositionIn(world, areaNamed(area))?.fighters)
      if (fightersIn(state) !== fightersIn(twin)) unlike++
    }
    expect(asked).toBe(ODDS)
    // The odds of the real blocks would have been different.
    expect(unlike).toBeGreaterThan(0)
    expect(areas.size).toBeGreaterThan(3)
  })
})
