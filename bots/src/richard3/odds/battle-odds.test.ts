import { game } from '@tudor-rose/richard3'
import { fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { RichardScene } from '../../testing/richard3-scene.ts'
import { richardBattleOdds } from './battle-odds.ts'

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
    const { state } = new RichardScene({ Lancaster: { Leicester: ['Oxford'] }, York: { Derby: ['Rebel'], Kent: ['March'] } }).cards({
      York: 'AP2',
      Lancaster: 'AP4',
    })
    const odds = richardBattleOdds(game, state, 0, { area: 'Derby', moves: ['march Oxford to Derby'] }, fastChance(3))
    expect(odds).toMatchObject({ worlds: 1, isExact: true })
    expect(odds.blocks.map(({ name, house }) => `${name} of ${house}`)).toEqual(['Oxford of Lancaster', 'Rebel of York'])
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
    expect(odds.isExact).toBe(false)
    expect(odds.houses.Lancaster.wins + odds.houses.York.wins).toBeCloseTo(1, 9)
  })
})
