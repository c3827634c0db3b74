/** The model of an attack round, compared with the rules of the game. */
import { game } from '@tudor-rose/cousins-war'
import { describe, expect, test } from 'vitest'
import { ATTACKER, announceLine, battle, board, DEFENDER, linesOf, play } from '../../testing/cousins-war-battle.ts'
import { READINGS, THROWS } from '../dice.ts'
import { attackerLoses, defenderLoses, outcomeOf, turnedDice } from './outcomes.ts'

const FIGHTERS = 5
const readings = Array.from({ length: READINGS }, (_, i) => i + 1)
const leftOf = (state: ReturnType<typeof battle>) => [board.fighters(state, ATTACKER), board.fighters(state, DEFENDER)]

describe('a round of attack without cards', () => {
  test.each(readings)('announcement %i, with all throws, answers and throws of the defender', (announced) => {
    const wrong: string[] = []
    for (const attack of THROWS) {
      const start = battle({ fighters: [FIGHTERS, FIGHTERS], points: [0, 0], dice: attack.dice })
      play(start, ATTACKER, announceLine(announced))
      for (const answer of ['believe', 'doubt']) {
        // If believed, the dice do not matter, so one throw is enough.
        if (answer === 'believe' && attack !== THROWS[7]) continue
        const isTrue = attack.contains[announced]
        const caught = answer === 'doubt' && !isTrue ? 1 : 0
        const trusted = answer === 'doubt' && isTrue ? 1 : 0
        for (const defence of THROWS) {
          const state = game.copy(start)
          play(state, DEFENDER, answer, ...defence.dice)
          const outcome = outcomeOf(answer === 'believe' ? announced : attack.best, defence.best)
          const expected = [FIGHTERS - caught - attackerLoses(outcome), FIGHTERS - trusted - defenderLoses(outcome)]
          if (leftOf(state).join() !== expected.join())
            wrong.push(`${attack.dice} ${answer} ${defence.dice}: ${leftOf(state)}, not ${expected}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('cards', () => {
  test.each([1, 2, 3])('of %i points turn the dice of both sides as the rules allow', (points) => {
    const turnsOf = (state: ReturnType<typeof battle>, seat: number) =>
      linesOf(state, seat)
        .filter((line) => line.startsWith('turn'))
        .map((line) => line.match(/\d/g)?.join())
        .sort()
    for (const { dice, contains } of THROWS) {
      const expected = turnedDice([...dice], points)
        .map((turned) => turned.join())
        .sort()
      const attack = battle({ fighters: [FIGHTERS, FIGHTERS], points: [points, 0], dice })
      play(attack, ATTACKER, announceLine(readings.findLast((reading) => !contains[reading]) ?? 1))
      play(attack, DEFENDER, 'doubt')
      expect(turnsOf(attack, ATTACKER)).toEqual(expected)

      const defence = battle({ fighters: [FIGHTERS, FIGHTERS], points: [0, points], dice: [1, 2, 3] })
      play(defence, ATTACKER, announceLine(6))
      play(defence, DEFENDER, 'believe', ...dice)
      expect(turnsOf(defence, DEFENDER)).toEqual(expected)
    }
  })

  test('make a lie true, and are then gone', () => {
    const state = battle({ fighters: [3, 3], points: [1, 1], dice: [2, 4, 5] })
    play(state, ATTACKER, 'announce pair of 5')
    play(state, DEFENDER, 'doubt')
    play(state, ATTACKER, 'turn the dice to 2 5 5', 1, 3, 4)
    play(state, DEFENDER, 'leave the dice', 1, 1, 1)
    expect(leftOf(state)).toEqual([3, 3 - defenderLoses(outcomeOf(11, 4))])
    expect(board.isLastCardUsed(state, ATTACKER)).toBe(true)
    expect(board.isLastCardUsed(state, DEFENDER)).toBe(false)
  })
})
