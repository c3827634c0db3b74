import { readFileSync } from 'node:fs'
import { game } from '@tudor-rose/cousins-war'
import { fastChance, MoveList } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { randomPolicy } from '../../policy.ts'
import {
  ATTACKER,
  announceLine,
  type BattleSetup,
  battle,
  board,
  DEFENDER,
  play,
} from '../../testing/cousins-war-battle.ts'
import type { CousinsState } from '../board.ts'
import { THROWS } from '../dice.ts'
import { BattleMoveRater } from './battle-move-rater.ts'
import { battlePolicy } from './battle-policy.ts'
import { battleOdds } from './odds.ts'
import { HIDDEN, HIDDEN_SHARES, NO_CARD } from './situations.ts'
import { readBattleTable } from './table-file.ts'

const table = readBattleTable(readFileSync(new URL('../../../data/cousins-war-battle.bin', import.meta.url)))
const byTable = battlePolicy(table, randomPolicy())
const IN_BATTLE = ['announce', 'answer', 'attacker-card', 'defender-card']

/** As if the battle were the whole game. */
const rater = new BattleMoveRater(game, board, table, (world, values) => {
  values[0] = board.fighters(world, 0) > 0 ? 1 : 0
  values[1] = 1 - values[0]
})

const moves = new MoveList()
function weighed(state: CousinsState, seat: number) {
  moves.clear()
  game.moves(state, seat, moves)
  return rater
    .rateMoves(state, seat, moves.toArray())
    ?.map(({ move, ...rest }) => ({ line: game.notation.format(move, seat), move, ...rest }))
}
const chanceOf = (state: CousinsState, seat: number, line: string): number =>
  weighed(state, seat)!.find((each) => each.line === line)!.chance

/** Dice for an answer, and for the attack that may follow at once. */
const anyDice = (seed: string): number[] => {
  const chance = fastChance(seed)
  return Array.from({ length: 6 }, () => chance.below(6) + 1)
}

/** Whether the first attacker wins if both sides continue by the table. */
function attackerWins(state: CousinsState, seed: string): boolean {
  const chance = fastChance(seed)
  while (IN_BATTLE.includes(board.step(state))) {
    const [seat] = game.actors(state)
    game.apply(state, seat, byTable.choose(game, state, seat, chance), chance)
  }
  return board.fighters(state, ATTACKER) > 0
}

/** Four standard errors, and what survivors may weigh in a comparison. */
const near = (won: number, of: number, chance: number): boolean =>
  Math.abs(won / of - chance) < 4 * Math.sqrt(0.25 / of) + 0.02

const BATTLES = 1500
const TIMEOUT = 120_000

describe('its ratings are the results of battles by the real rules', { timeout: TIMEOUT }, () => {
  test.each([
    ['single 6', { fighters: [3, 3], points: [0, 0], dice: [6, 4, 3] }, 6],
    ['a bluff', { fighters: [3, 3], points: [0, 0], dice: [1, 2, 3] }, 12],
    ['a pair with a card', { fighters: [2, 3], points: [3, 0], isKnown: [true, false], dice: [5, 5, 2] }, 11],
  ] as readonly (readonly [string, BattleSetup, number])[])('announcing %s', (_, setup, announced) => {
    const expected = chanceOf(battle(setup), ATTACKER, announceLine(announced))
    let won = 0
    for (let number = 0; number < BATTLES; number++) {
      const state = battle(setup)
      play(state, ATTACKER, announceLine(announced))
      if (attackerWins(state, `announcing/${announced}/${number}`)) won++
    }
    expect(near(won, BATTLES, expected)).toBe(true)
  })

  test.each(['doubt', 'believe'])('%s, whatever the attacker may have thrown', (answer) => {
    const setup: BattleSetup = { fighters: [3, 2], points: [0, 2], isKnown: [false, true] }
    let [won, heard, expected] = [0, 0, 0]
    for (let number = 0; heard < BATTLES; number++) {
      const chance = fastChance(`heard/${number}`)
      const state = battle({ ...setup, dice: [1, 2, 3].map(() => chance.below(6) + 1) })
      game.apply(state, ATTACKER, byTable.choose(game, state, ATTACKER, chance), chance)
      if (state.announced !== 9) continue
      if (heard++ === 0) expected = chanceOf(state, DEFENDER, answer)
      play(state, DEFENDER, answer, ...anyDice(`answers/${number}`))
      if (!attackerWins(state, `answered/${number}`)) won++
    }
    expect(near(won, heard, expected)).toBe(true)
  })

  test('keeping a card, and using it, when caught in a lie', () => {
    const setup: BattleSetup = { fighters: [2, 2], points: [1, 0], isKnown: [true, false], dice: [5, 6, 2] }
    for (const line of ['leave the dice', 'turn the dice to 6 6 2']) {
      let won = 0
      let expected = 0
      for (let number = 0; number < BATTLES; number++) {
        const state = battle(setup)
        play(state, ATTACKER, 'announce pair of 6')
        play(state, DEFENDER, 'doubt')
        if (number === 0) expected = chanceOf(state, ATTACKER, line)
        play(state, ATTACKER, line, ...anyDice(`caught/${number}`))
        if (attackerWins(state, `turned/${number}`)) won++
      }
      expect(near(won, BATTLES, expected)).toBe(true)
    }
  })
})

test.each([
  [3, 3, NO_CARD, NO_CARD],
  [2, 4, HIDDEN, HIDDEN],
])('over all throws, %i against %i with cards %i and %i come to the odds of the table', (own, enemy, card, theirs) => {
  const kinds = card === HIDDEN ? [1, 2, 3] : [0]
  let [sum, best] = [0, 0]
  for (const points of kinds)
    for (const { dice, share } of THROWS) {
      const setup = { fighters: [own, enemy], points: [points, theirs === HIDDEN ? 1 : 0], dice } as const
      const part = share * (points === 0 ? 1 : HIDDEN_SHARES[points - 1])
      const choices = weighed(battle(setup), ATTACKER)!
      for (const { chance, share } of choices) sum += part * share * chance
      best += part * Math.max(...choices.map(({ chance }) => chance))
    }
  const odds = battleOdds(table, { attackers: own, defenders: enemy, attackerCard: card, defenderCard: theirs })
  expect(Math.abs(sum - odds.attackerWins)).toBeLessThan(0.01)
  // Every move that the table mixes is as good as the best: that is what solved means.
  expect(best - sum).toBeLessThan(0.01)
})

describe('an answer', () => {
  function answersTo(setup: BattleSetup, announced: number) {
    const state = battle({ ...setup, dice: [1, 2, 3] })
    play(state, ATTACKER, announceLine(announced))
    const answers = weighed(state, DEFENDER)!
    return ['doubt', 'believe'].map((answer) => answers.find(({ line }) => line === answer)!)
  }

  test('that the table never gives costs something: a last man doubts a nearly certain truth', () => {
    const [doubt, believe] = answersTo({ fighters: [3, 1], points: [2, 2] }, 6)
    expect([doubt.share, believe.share]).toEqual([0, 1])
    expect(believe.chance - doubt.chance).toBeGreaterThan(0.1)
  })

  test('that the table never gives costs something: a probable lie is believed', () => {
    const [doubt, believe] = answersTo({ fighters: [3, 2], points: [1, 2], isKnown: [true, false] }, 8)
    expect([doubt.share, believe.share]).toEqual([1, 0])
    expect(doubt.chance - believe.chance).toBeGreaterThan(0.03)
  })

  test('is as good as the other if the table gives both', () => {
    for (let announced = 7; announced <= 18; announced++) {
      const [doubt, believe] = answersTo({ fighters: [3, 3], points: [0, 0] }, announced)
      expect(Math.min(doubt.share, believe.share)).toBeGreaterThan(0.1)
      expect(Math.abs(doubt.chance - believe.chance)).toBeLessThan(0.01)
    }
  })
})

test('announcements that the table never makes get no rating, nor do moves outside battles', () => {
  const silent = Array.from({ length: 18 }, (_, i) => {
    const state = battle({ fighters: [1, 1], points: [1, 1], dice: [1, 2, 3] })
    play(state, ATTACKER, announceLine(i + 1))
    const isEverSaid = [0, 1, 2].some((kind) =>
      THROWS.some((_, thrown) => {
        const sides = { attackers: 1, defenders: 1, attackerCard: HIDDEN, defenderCard: HIDDEN }
        return table.announceChance(sides, kind, thrown, i + 1) > 0
      }),
    )
    expect(weighed(state, DEFENDER) !== undefined).toBe(isEverSaid)
    return isEverSaid
  })
  expect(silent).toContain(false)
  const state = game.setup({ twists: 'false' }, fastChance(1))
  expect(weighed(state, game.actors(state)[0])).toBeUndefined()
})
