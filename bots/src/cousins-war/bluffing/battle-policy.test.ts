/** Battles of the game, played by the table that comes with the program. */
import { readFileSync } from 'node:fs'
import { game } from '@tudor-rose/cousins-war'
import { BadInput, type Chance, fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { POLICIES } from '../../index.ts'
import { type Policy, randomPolicy } from '../../policy.ts'
import { BOTS } from '../../testing/bots.ts'
import { ATTACKER, announceLine, battle, board, DEFENDER, linesOf } from '../../testing/cousins-war-battle.ts'
import { bestReading } from '../dice.ts'
import { battlePolicy } from './battle-policy.ts'
import { BattleEndings, ENDINGS, endingOf } from './endings.ts'
import { battleOdds } from './odds.ts'
import { HIDDEN, HIDDEN_SHARES, kindsOf, pairOf, shareOf } from './situations.ts'
import { solveBattles } from './solve.ts'
import { readBattleTable } from './table-file.ts'

const table = readBattleTable(readFileSync(new URL('../../../data/cousins-war-battle.bin', import.meta.url)))
const byTable = battlePolicy(table, randomPolicy())

/** Announces as truthfully as possible, or uses its card at random; doubts by habit. */
function habit(name: string, doubts: boolean | undefined): Policy {
  const random = randomPolicy()
  return {
    name,
    choose(anyGame, state, seat, chance) {
      const lines = linesOf(state, seat)
      const pick = (line: string) => {
        const move = anyGame.notation.parse(line, seat)
        if (move === undefined || !lines.includes(line)) throw new Error(`${line} is not legal`)
        return move
      }
      if (board.step(state) === 'announce') return pick(announceLine(bestReading(board.attackDice(state))))
      if (board.step(state) === 'answer' && doubts !== undefined) return pick(doubts ? 'doubt' : 'believe')
      return random.choose(anyGame, state, seat, chance)
    },
  }
}

function pointsDrawn(chance: Chance): number {
  let drawn = chance.below(17)
  for (let kind = 0; kind < HIDDEN_SHARES.length; kind++) {
    drawn -= Math.round(17 * HIDDEN_SHARES[kind])
    if (drawn < 0) return kind + 1
  }
  throw new Error('the shares of hidden cards do not sum up')
}

/** The winner of a battle with hidden cards, the first player attacking, and the survivors. */
function fight(
  players: readonly [Policy, Policy],
  fighters: readonly [number, number],
  seed: string,
): { readonly winner: number; readonly left: number } {
  const chance = fastChance(seed)
  const dice = [1, 2, 3].map(() => chance.below(6) + 1)
  const state = battle({ fighters, points: [pointsDrawn(chance), pointsDrawn(chance)], dice })
  while (['announce', 'answer', 'attacker-card', 'defender-card'].includes(board.step(state))) {
    const seat = game.actors(state)[0]
    game.apply(state, seat, players[seat].choose(game, state, seat, chance), chance)
  }
  const winner = board.fighters(state, ATTACKER) > 0 ? ATTACKER : DEFENDER
  return { winner, left: board.fighters(state, winner) }
}

const FIELDS: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 3],
  [3, 2],
  [3, 3],
  [5, 4],
  [4, 5],
]

/** The confidence limit of a proportion measured in so many battles. */
const margin = (share: number, battles: number): number => 3.5 * Math.sqrt((share * (1 - share)) / battles)

describe('against', () => {
  const BATTLES = 40
  const all = 2 * BATTLES * FIELDS.length
  test.each([
    // The proportion in 6000 battles with other seeds.
    ['random', randomPolicy(), 0.9],
    ['greedy', POLICIES.greedy(BOTS), 0.58],
    ['always the truth, never a doubt', habit('honest and credulous', false), 0.805],
    ['always the truth and a doubt', habit('honest and distrustful', true), 0.738],
  ])('%s the table wins its share', (name, opponent, share) => {
    let won = 0
    for (const [own, enemy] of FIELDS)
      for (let number = 0; number < BATTLES; number++) {
        const seed = `${name}/${own}/${enemy}/${number}`
        if (fight([byTable, opponent], [own, enemy], `${seed}/attacks`).winner === ATTACKER) won++
        if (fight([opponent, byTable], [enemy, own], `${seed}/defends`).winner === DEFENDER) won++
      }
    expect(Math.abs(won / all - share)).toBeLessThan(margin(share, all))
  })
})

test.each([
  [3, 3],
  [2, 4],
] as const)('battles of %i against %i between tables end as its odds and endings say', (attackers, defenders) => {
  const battles = 500
  const sides = { attackers, defenders, attackerCard: HIDDEN, defenderCard: HIDDEN }
  const often = new Float64Array(ENDINGS)
  for (let number = 0; number < battles; number++) {
    const { winner, left } = fight(
      [byTable, byTable],
      [attackers, defenders],
      `odds/${attackers}/${defenders}/${number}`,
    )
    often[endingOf(winner === ATTACKER, left)]++
  }
  const won = often.subarray(endingOf(true, 1), endingOf(true, attackers) + 1).reduce((sum, count) => sum + count, 0)
  const odds = battleOdds(table, sides).attackerWins
  expect(Math.abs(won / battles - odds)).toBeLessThan(margin(odds, battles))

  const endings = new BattleEndings(table).of(sides)
  for (let ending = 0; ending < ENDINGS; ending++) {
    let chance = 0
    for (let attacker = 0; attacker < kindsOf(HIDDEN); attacker++)
      for (let defender = 0; defender < kindsOf(HIDDEN); defender++)
        chance +=
          shareOf(HIDDEN, attacker) * shareOf(HIDDEN, defender) * endings[pairOf(attacker, defender) * ENDINGS + ending]
    expect(Math.abs(often[ending] / battles - chance)).toBeLessThanOrEqual(margin(chance, battles))
  }
})

describe.each(['false', 'true'])('in whole games, twists=%s', (twists) => {
  test('plays the same move in two worlds that the seat cannot tell apart, and leaves the state unchanged', () => {
    const steps = new Set<string>()
    for (let number = 0; number < 8; number++) {
      const chance = fastChance(`twins/${twists}/${number}`)
      const picks = fastChance(`picks/${twists}/${number}`)
      const state = game.setup({ twists }, chance)
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        const seat = actors[picks.below(actors.length)]
        const before = state.bytes.slice()
        const twin = game.imagine(state, seat, picks)
        const seed = picks.below(1_000_000)
        const move = byTable.choose(game, state, seat, fastChance(seed))
        expect(byTable.choose(game, twin, seat, fastChance(seed))).toBe(move)
        expect(state.bytes).toEqual(before)
        steps.add(board.step(state))
        game.apply(state, seat, move, chance)
      }
    }
    for (const step of ['announce', 'answer', 'attacker-card', 'defender-card']) expect(steps).toContain(step)
  })
})

test('rejects a table for small battles only', () => {
  expect(() => battlePolicy(solveBattles({ mostFighters: 1, rounds: 1 }), randomPolicy())).toThrow(BadInput)
})
