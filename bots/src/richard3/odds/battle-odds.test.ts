import { game } from '@tudor-rose/richard3'
import { fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { RichardScene } from '../../testing/richard3-scene.ts'
import { beginRichardOdds, richardBattleOdds } from './battle-odds.ts'

const ESSEX = {
  York: { Rutland: ['Norfolk', 'Worcester', 'March'], Middlesex: ['Hastings', 'Herbert'] },
  Lancaster: { Essex: ['Oxford', 'Beaumont'], 'East Anglia': ['Devon', 'Clifford', 'Pembroke'] },
}
describe('6.4 Stanley at strength 3 fires at Norfolk', () => {
  const scene = new RichardScene({ Lancaster: { Derby: ['Stanley 3'] }, York: { Leicester: ['Norfolk'] } })
  const { state } = scene.attack('Lancaster', ['march Stanley to Leicester'])

  test('before the battle, in it, and with hits that are still to be taken, the odds are those of the moment', () => {
    const before = richardBattleOdds(game, state, 0, { area: 'Leicester' }, fastChance(1))
    expect(before).toMatchObject({ attacker: 'Lancaster', round: 1, isExact: true, worlds: 1 })
    scene.dice(6, 6, 6, 1).play('York', 'fire Norfolk')
    const hit = richardBattleOdds(game, scene.state, 0, { area: 'Leicester' }, fastChance(1))
    expect(hit.houses.Lancaster.wins).toBeLessThan(before.houses.Lancaster.wins)
    scene.dice(1, 2).play('Lancaster', 'fire Stanley')
    const answered = richardBattleOdds(game, scene.state, 0, { area: 'Leicester' }, fastChance(1))
    expect(answered.houses.Lancaster.wins).toBeGreaterThan(hit.houses.Lancaster.wins)
    expect(answered.round).toBe(2)
  })
})

describe('what a seat may know', () => {
  const plan = ['march Norfolk to Essex', 'march Worcester to Essex', 'march March to Essex']

  test('a planned attack on hidden blocks is averaged over what they can be, and names none of them', () => {
    const { state } = new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
    const odds = richardBattleOdds(game, state, 1, { area: 'Essex', moves: plan, worlds: 9 }, fastChance(3))
    expect(odds.worlds).toBe(9)
    expect(odds.blocks.map(({ name }) => name)).toEqual(['March', 'Worcester', 'Norfolk'])
    const twin = game.imagine(state, 1, fastChance('twin'))
    expect(richardBattleOdds(game, twin, 1, { area: 'Essex', moves: plan, worlds: 9 }, fastChance(3))).toEqual(odds)
  })

  test('the black Rebel is never hidden, so nothing is guessed', () => {
    const { state } = new RichardScene({
      Lancaster: { Leicester: ['Oxford'] },
      York: { Derby: ['Rebel'], Kent: ['March'] },
    }).cards({
      York: 'AP2',
      Lancaster: 'AP4',
    })
    const odds = richardBattleOdds(game, state, 0, { area: 'Derby', moves: ['march Oxford to Derby'] }, fastChance(3))
    expect(odds).toMatchObject({ worlds: 1, isExact: true })
    expect(odds.blocks.map(({ name, house }) => `${name} of ${house}`)).toEqual([
      'Oxford of Lancaster',
      'Rebel of York',
    ])
  })

  test('a plan that leads into the battle does not make hidden blocks known', () => {
    const { state } = new RichardScene({
      Lancaster: { Essex: ['Oxford', 'Beaumont'], Chester: ['Stanley', 'Rivers', 'Henry VI'] },
      York: { Rutland: ['Norfolk', 'March'], Middlesex: ['Hastings'] },
    })
      .cards({ York: 'AP2', Lancaster: 'AP4' })
      .play('Lancaster', 'end actions')
      .play('York', 'march Norfolk to Essex', 'march March to Essex', 'march Hastings to Essex', 'end actions')
    const wins = ['Essex - Rutland', 'Essex - Middlesex'].map((border) => {
      const moves = [`main attack by ${border}`]
      const odds = richardBattleOdds(game, state, 1, { area: 'Essex', moves }, fastChance(3))
      expect(odds.worlds).toBe(300)
      expect(odds.blocks.map(({ name }) => name)).toEqual(['March', 'Hastings', 'Norfolk'])
      return odds.houses.York.wins
    })
    expect(wins[0]).not.toBeCloseTo(wins[1], 2)
  })

  test('where nobody fights, or a move cannot be played, it says so', () => {
    const { state } = new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
    const ask = (area: string, moves: readonly string[]) => () =>
      richardBattleOdds(game, state, 1, { area, moves }, fastChance(3))
    expect(ask('Essex', [])).toThrow('nobody fights in Essex')
    expect(ask('Essex', ['march Norfolk to Kent'])).toThrow('"march Norfolk to Kent" cannot be played here')
    expect(ask('Utopia', [])).toThrow('there is no area "Utopia"')
  })

  test('a battle too large to be added up is drawn by lot and says so', () => {
    const { state } = new RichardScene({
      York: { Rutland: ['Norfolk', 'Worcester', 'March'], Middlesex: ['Hastings', 'Herbert', 'York', 'Gloucester'] },
      Lancaster: { Essex: ['Oxford', 'Beaumont', 'Stanley', 'Henry VI', 'Rivers'] },
    }).attack(
      'York',
      ['Norfolk', 'Worcester', 'March', 'Hastings', 'Herbert', 'York', 'Gloucester'].map(
        (name) => `march ${name} to Essex`,
      ),
      [],
      ['main attack by Essex - Rutland'],
    )
    const odds = richardBattleOdds(game, state, 1, { area: 'Essex' }, fastChance(3))
    expect(odds).toMatchObject({ isExact: false, worlds: 1, battles: 4000 })
    expect(odds.margin).toBeLessThan(0.0165)
    expect(odds.houses.Lancaster.wins + odds.houses.York.wins).toBeCloseTo(1, 9)
  })
})

describe('5.0 until Player 2 has acted', () => {
  const scene = () => new RichardScene(ESSEX).cards({ York: 'AP4', Lancaster: 'AP2' })
  const [march] = ['march Norfolk to Essex']
  const yetToAct = ({ state }: RichardScene, seat: 0 | 1, moves: readonly string[] = []) =>
    richardBattleOdds(game, state, seat, { area: 'Essex', moves, worlds: 1 }, fastChance(1)).yetToAct

  test('he may still reinforce or leave, and that is said', () => {
    expect(yetToAct(scene(), 1, [march])).toBe('Lancaster')
    const attacked = scene().play('York', march, 'end actions')
    expect(yetToAct(attacked, 1)).toBe('Lancaster')
    attacked.play('Lancaster', 'end actions')
    expect(yetToAct(attacked, 1)).toBe(null)
  })

  test('an attack of his own is not answered any more', () => {
    const late = scene().play('York', 'end actions')
    const moves = ['march Oxford to Rutland']
    expect(richardBattleOdds(game, late.state, 0, { area: 'Rutland', moves, worlds: 1 }, fastChance(1)).yetToAct).toBe(
      null,
    )
  })
})

describe('guesses at hidden blocks', () => {
  /** Three of York against one that may be strong or weak, in a house that has many in the pool. */
  const { state } = new RichardScene({
    York: { Essex: ['Norfolk 2', 'Worcester 2', 'March 1'] },
    Lancaster: {
      Middlesex: ['Henry VI'],
      Chester: ['Stanley', 'Northumberland', 'Buckingham'],
      pool: ['Bombard', 'Coventry levy', 'Rivers', 'Devon', 'Oxford', 'Clifford', 'Somerset'],
    },
  }).cards({ York: 'AP4', Lancaster: 'AP2' })
  const moves = ['Norfolk', 'Worcester', 'March'].map((name) => `march ${name} to Middlesex`)
  const ask = (seed: number, worlds?: number) => {
    const request = worlds === undefined ? { area: 'Middlesex', moves } : { area: 'Middlesex', moves, worlds }
    return richardBattleOdds(game, state, 1, request, fastChance(seed))
  }

  test('are so many that others lead to the same odds, within what is said', () => {
    const all = [1, 2, 3, 4, 5, 6].map((seed) => ask(seed))
    const wins = all.map(({ houses }) => houses.York.wins)
    expect(all[0].worlds).toBe(300)
    expect(all[0].margin).toBeLessThan(0.04)
    expect(Math.max(...wins) - Math.min(...wins)).toBeLessThan(2.5 * all[0].margin)
    // Few guesses say that they are few.
    expect(ask(1, 12).margin).toBeGreaterThan(2 * all[0].margin)
  })

  test('can be taken one at a time, and what is known so far be told at any moment', () => {
    const reckoning = beginRichardOdds(game, state, 1, { area: 'Middlesex', moves, worlds: 50 }, fastChance(1))
    expect(reckoning.conclude().worlds).toBe(1)
    let steps = 0
    for (let isDone = false; !isDone; steps++) {
      let mayGoOn = true
      isDone = reckoning.goOn(() => {
        const may = mayGoOn
        mayGoOn = false
        return may
      })
      const { worlds, houses } = reckoning.conclude()
      expect(worlds).toBe(steps + 2)
      expect(houses.York.wins + houses.Lancaster.wins).toBeCloseTo(1, 9)
    }
    expect(steps).toBe(49)
    expect(reckoning.conclude()).toEqual(ask(1, 50))
  })

  test('that come to more line-ups than can be added up are fought by lot, within what is said', () => {
    const large = new RichardScene({
      ...ESSEX,
      Lancaster: {
        Essex: ['Oxford', 'Beaumont', 'Stanley'],
        Chester: ['Devon', 'Clifford', 'Northumberland', 'Buckingham', 'Rivers', 'Wiltshire'],
        pool: ['Bombard', 'Coventry levy', 'Shrewsbury', 'Somerset'],
      },
    }).cards({ York: 'AP4', Lancaster: 'AP2' }).state
    const plan = ['Norfolk', 'Worcester', 'March', 'Hastings', 'Herbert'].map((name) => `march ${name} to Essex`)
    const odds = (seed: number) => richardBattleOdds(game, large, 1, { area: 'Essex', moves: plan }, fastChance(seed))
    const [one, other] = [odds(1), odds(2)]
    expect(one.battles).toBeGreaterThan(0)
    expect(Math.abs(one.houses.York.wins - other.houses.York.wins)).toBeLessThan(1.5 * (one.margin + other.margin))
  })
})
