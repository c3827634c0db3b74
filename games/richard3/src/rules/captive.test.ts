import { describe, expect, it } from 'vitest'
import { LANCASTER } from '../data/areas.ts'
import { Scene, type SceneSetup } from '../testing/scene.ts'

/** Kingmaker: York is King, Henry VI is in the Tower. */
const tower = (setup: SceneSetup): Scene =>
  new Scene({
    scenario: 'kingmaker',
    throne: 'York',
    ...setup,
    Lancaster: { ...setup.Lancaster, captive: ['Henry VI'] },
  })
const pretenderOf = (scene: Scene) => scene.view().houses[LANCASTER].title
const henry = (scene: Scene) => scene.placeOf('Lancaster', 'Henry VI')

const EMPTY: SceneSetup = {
  Lancaster: { Leicester: ['Oxford'], Kent: ['Prince Edward'] },
  York: { 'South Yorks': ['March'], Wilts: ['Hastings'] },
}
const HELD: SceneSetup = { ...EMPTY, York: { Middlesex: ['March'], Wilts: ['Hastings'] } }

describe('4.0 Kingmaker: the captive', () => {
  it('neither moves nor fights nor controls Middlesex', () => {
    const scene = tower(HELD).cards({ Lancaster: 'AP4', York: 'AP2' })
    expect(scene.moves('Lancaster').filter((line) => line.includes('Henry VI'))).toEqual([])
    expect(scene.view('York').areas.find(({ name }) => name === 'Middlesex')?.hidden).toEqual({ Lancaster: 0, York: 0 })
    expect(scene.view('York').houses[LANCASTER].captive).toBe('Henry VI')
    scene.play('Lancaster', 'march Oxford to Middlesex', 'end actions').play('York', 'end actions')
    expect(scene.front).toEqual(['March A4', 'Oxford A2'])
  })

  it('leaves Middlesex vacant, so either house can recruit there', () => {
    const scene = tower({ ...EMPTY, York: { ...EMPTY.York, pool: ['London levy'] }, Lancaster: { pool: ['Rebel'] } })
    scene.cards({ Lancaster: 'AP2', York: 'AP4' })
    expect(scene.may('York', 'recruit London levy to Middlesex')).toBe(true)
    scene.play('York', 'end actions')
    expect(scene.may('Lancaster', 'recruit Rebel to Middlesex')).toBe(true)
  })

  it('3.21 is not the Pretender: the senior heir at liberty is', () => {
    expect(pretenderOf(tower(EMPTY))).toBe('Prince Edward')
    const without = tower({ ...EMPTY, Lancaster: { Leicester: ['Oxford'] } })
    expect(pretenderOf(without)).toBe(null)
  })

  it('8.2 counts as a Lancastrian noble for usurpation', () => {
    const scene = tower({ ...EMPTY, Lancaster: { Leicester: ['Oxford'] } })
    expect(scene.view('Lancaster').houses[LANCASTER].usurpation).toEqual({ known: 2, atMost: 2 })
  })

  it('is not affected by Plague (R)', () => {
    const scene = tower(HELD).cards({ Lancaster: 'Plague', York: 'AP2' }).play('Lancaster', 'plague in Middlesex')
    expect(scene.stepsOf('York', 'March')).toBe(2)
    expect(scene.stepsOf('Lancaster', 'Henry VI')).toBe(4)
    expect(henry(scene)).toBe('captive')
  })

  it('7.1 does not count for York’s supply (R)', () => {
    const five = ['March', 'Norfolk', 'Suffolk', 'Essex', 'Arundel']
    const scene = tower({ ...EMPTY, York: { Middlesex: five } }).cards({ Lancaster: 'AP2', York: 'AP3' })
    scene.play('York', 'end actions').play('Lancaster', 'end actions')
    expect(scene.view().turn).toBe(2)
  })
})

describe('4.0 Kingmaker: the captive goes free', () => {
  it('at once when a Lancastrian block enters an empty Middlesex; he is the Pretender, but does not move this turn', () => {
    const scene = tower(EMPTY).cards({ Lancaster: 'AP4', York: 'AP2' }).play('Lancaster', 'march Oxford to Middlesex')
    expect(henry(scene)).toBe('Middlesex')
    expect(pretenderOf(scene)).toBe('Henry VI')
    expect(scene.view('York').sightings).toMatchObject([{ block: 'Henry VI', place: 'Middlesex' }])
    expect(scene.targets('Lancaster', 'march Henry VI to')).toEqual([])
    expect(scene.targets('Lancaster', 'sail Henry VI to')).toEqual([])
    scene.play('Lancaster', 'end actions').play('York', 'end actions').cards({ Lancaster: 'AP4', York: 'AP2' })
    expect(scene.targets('Lancaster', 'march Henry VI to')).toEqual(['Essex', 'Kent', 'Leicester', 'Oxford', 'Sussex'])
  })

  it('also by the Rebel, who belongs to the Pretender', () => {
    const scene = tower({ ...EMPTY, Lancaster: { pool: ['Rebel'] } }).cards({ Lancaster: 'AP4', York: 'AP2' })
    expect(henry(scene.play('Lancaster', 'recruit Rebel to Middlesex'))).toBe('Middlesex')
  })

  it('not while York is there, only after Lancaster has won the battle; and he does not regroup', () => {
    const scene = tower({
      ...HELD,
      York: { ...HELD.York, Middlesex: ['Hastings 1'], Wilts: [], 'South Yorks': ['March'] },
    })
    scene.cards({ Lancaster: 'AP4', York: 'AP2' })
    scene.play('Lancaster', 'march Oxford to Middlesex', 'end actions')
    expect(henry(scene)).toBe('captive')
    expect(pretenderOf(scene)).toBe('Prince Edward')
    scene.play('York', 'end actions')
    scene.dice(1, 6, 6).play('Lancaster', 'fire Oxford')
    expect(scene.step).toBe('regroup')
    expect(henry(scene)).toBe('Middlesex')
    expect(pretenderOf(scene)).toBe('Henry VI')
    expect(scene.targets('Lancaster', 'regroup Henry VI to')).toEqual([])
    expect(scene.targets('Lancaster', 'regroup Oxford to')).not.toEqual([])
  })

  it('not when York wins', () => {
    const scene = tower({ ...HELD, Lancaster: { Leicester: ['Oxford 1'] } }).cards({ Lancaster: 'AP4', York: 'AP2' })
    scene.play('Lancaster', 'march Oxford to Middlesex', 'end actions').play('York', 'end actions')
    scene.dice(1, 6, 6).play('York', 'fire March')
    expect(henry(scene)).toBe('captive')
  })

  it('for good: York may defeat him, but not capture him again (R)', () => {
    const scene = tower(EMPTY).cards({ Lancaster: 'AP4', York: 'AP2' }).play('Lancaster', 'march Oxford to Middlesex')
    scene.play('Lancaster', 'end actions').play('York', 'end actions')
    scene.cards({ Lancaster: 'AP2', York: 'AP4' })
    scene.play('York', 'march Hastings to Oxford', 'on to Middlesex', 'end actions')
    scene.play('Lancaster', 'end actions')
    expect(scene.view().battle?.area).toBe('Middlesex')
    expect([...scene.front].sort()).toEqual(['Hastings B2', 'Henry VI B2', 'Oxford A2'])
    scene.play('Lancaster', 'pass Oxford', 'pass Henry VI').play('York', 'pass Hastings')
    scene.play('Lancaster', 'pass Oxford', 'retreat Henry VI to Leicester')
    expect(henry(scene)).toBe('Leicester')
  })
})

describe('9.0 Kingmaker: the captive and the end', () => {
  it('keeps his house alive: without a free heir there is no Pretender, and no instant win (R)', () => {
    const scene = tower({
      York: { Kent: ['March'] },
      Lancaster: { Wilts: ['Prince Edward 1', 'Oxford'], dead: ['Exeter', 'Somerset', 'Richmond'] },
    }).cards({ Lancaster: 'AP2', York: 'Plague' })
    scene.play('York', 'plague in Wilts')
    expect(scene.placeOf('Lancaster', 'Prince Edward')).toBe('dead')
    expect(pretenderOf(scene)).toBe(null)
    expect(scene.view().winner).toBe(null)
    scene.play('York', 'end actions').play('Lancaster', 'end actions')
    expect(scene.view().turn).toBe(2)
    expect(pretenderOf(scene)).toBe(null)
  })

  it('is executed when York wins while he is in the Tower', () => {
    const scene = tower({ ...HELD, turn: 7 }).cards({ Lancaster: 'AP2', York: 'AP4' })
    scene.play('York', 'end actions').play('Lancaster', 'end actions')
    expect(scene.view()).toMatchObject({ winner: 'York', victory: 'victory.throne' })
    expect(henry(scene)).toBe('dead')
  })
})
