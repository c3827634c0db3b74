import { describe, expect, it } from 'vitest'
import { Scene, type SceneSetup } from '../testing/scene.ts'

const EDITIONS = ['1.02', '1.0'] as const
const plays = (card: string, setup: SceneSetup): Scene => new Scene(setup).cards({ York: card, Lancaster: 'AP2' })
const linesWith = (scene: Scene, start: string) => scene.moves('York').filter((line) => line.startsWith(start))

describe.each(EDITIONS)('5.1 Muster, in edition %s', (edition) => {
  const setup: SceneSetup = {
    edition,
    York: {
      Oxford: ['Norfolk'],
      Kent: ['Arundel'],
      Lincoln: ['Hastings'],
      Hereford: ['Herbert'],
      Calais: ['Warwick'],
      pool: ['Essex'],
    },
    Lancaster: { Wilts: ['Wiltshire'], Essex: ['Oxford'] },
  }
  const muster = (area: string, other: SceneSetup = setup) => plays('Muster', other).play('York', `muster in ${area}`)

  it('names a friendly or vacant area that can be marched to, not one of the enemy', () => {
    const targets = plays('Muster', setup).targets('York', 'muster in')
    expect(targets).toContain('Middlesex')
    expect(targets).toContain('Kent')
    for (const closed of ['Wilts', 'Essex', 'Scotland', 'France', 'Calais', 'Ireland', 'Isle of Man'])
      expect(targets).not.toContain(closed)
  })

  it('brings blocks from all around, each by one area or two, and costs no points', () => {
    const scene = muster('Leicester')
    scene.play('York', 'march Norfolk to Leicester', 'march Arundel to Middlesex', 'on to Leicester')
    scene.play('York', 'march Hastings to Leicester', 'march Herbert to Warwick', 'on to Leicester')
    expect(scene.blocksIn('York', 'Leicester')).toHaveLength(4)
    expect(scene.moves('York')).toEqual(['end actions'])
  })

  it('only lets a block set out that arrives', () => {
    const scene = muster('Leicester').play('York', 'march Arundel to Middlesex')
    expect(scene.moves('York')).toEqual(['on to Leicester'])
    // Sussex is two areas from Leicester, so no route leads through it.
    expect(muster('Leicester').targets('York', 'march Arundel to')).toEqual(['Middlesex'])
  })

  it('lets nobody else move, sail or be recruited, and nobody leave the named area', () => {
    const scene = muster('Kent')
    expect(scene.targets('York', 'march Arundel to')).toEqual([])
    expect(scene.targets('York', 'march Hastings to')).toEqual([])
    expect(linesWith(scene, 'sail')).toEqual([])
    expect(linesWith(scene, 'recruit')).toEqual([])
    expect(scene.targets('York', 'march Norfolk to')).toEqual(['Middlesex', 'Sussex'])
  })

  it('never attacks on the way', () => {
    const scene = muster('Somerset')
    // Via Gloucester, but not through the enemy in Wilts.
    expect(scene.targets('York', 'march Norfolk to')).toEqual(['Gloucester'])
  })

  it('respects all border limits, and does not let a block set out that could not get in', () => {
    const many: SceneSetup = {
      edition,
      York: {
        Kent: ['Norfolk', 'Suffolk', 'Hastings', 'Herbert'],
        Sussex: ['Arundel', 'Essex', 'Worcester', 'Rivers'],
      },
    }
    const scene = muster('Middlesex', many)
    for (const name of ['Norfolk', 'Suffolk', 'Hastings']) scene.play('York', `march ${name} to Middlesex`)
    expect(scene.targets('York', 'march Herbert to')).toEqual(['Sussex'])
    for (const name of ['Arundel', 'Essex', 'Worcester']) scene.play('York', `march ${name} to Middlesex`)
    expect(scene.targets('York', 'march Herbert to')).toEqual([])
    expect(scene.targets('York', 'march Rivers to')).toEqual(['Oxford'])
  })

  it('stops at red borders: one may be the last, but not the first of two', () => {
    const north: SceneSetup = { edition, York: { 'South Yorks': ['Salisbury'], Lancaster: ['Stanley'] } }
    expect(muster('Cumbria', north).targets('York', 'march Salisbury to')).toEqual(['North Yorks'])
    expect(muster('Cumbria', north).targets('York', 'march Stanley to')).toEqual(['Cumbria'])
    expect(muster('Leicester', north).targets('York', 'march Stanley to')).toEqual([])
  })

  it('leaves pinned blocks where they are', () => {
    const scene = new Scene({
      edition,
      York: { Leicester: ['Norfolk', 'Suffolk'], Oxford: ['Essex'] },
      Lancaster: { Rutland: ['Oxford', 'Beaumont'] },
    }).cards({ Lancaster: 'Surprise', York: 'Muster' })
    scene.play('Lancaster', 'move the group in Rutland', 'march Oxford to Leicester', 'end actions')
    scene.play('York', 'muster in Middlesex', 'march Suffolk to Middlesex')
    expect(scene.targets('York', 'march Norfolk to')).toEqual([])
    expect(scene.targets('York', 'march Essex to')).toEqual(['Middlesex', 'Sussex'])
  })

  it('is named once and may be left unused', () => {
    expect(linesWith(muster('Kent'), 'muster')).toEqual([])
    expect(plays('Muster', setup).play('York', 'end actions').asked).toEqual(['Lancaster'])
  })
})

describe.each(EDITIONS)('5.1 Plague, in edition %s', (edition) => {
  const setup: SceneSetup = {
    edition,
    York: { Middlesex: ['Norfolk', 'London levy'], Somerset: ['Herbert'], Kent: ['Arundel'], pool: ['Essex'] },
    Lancaster: {
      Warwick: ['Buckingham', 'Devon 1', 'Coventry levy 3'],
      Wilts: ['Wiltshire'],
      Leicester: ['Rivers'],
      Lincoln: ['Beaumont'],
    },
  }

  it('names a city area of the enemy, not a friendly, vacant or other area', () => {
    expect(plays('Plague', setup).targets('York', 'plague in')).toEqual(['Warwick', 'Wilts'])
  })

  it('takes a step from every block there, even the last step, and from no other block', () => {
    const scene = plays('Plague', setup).play('York', 'plague in Warwick')
    expect(scene.stepsOf('Lancaster', 'Buckingham')).toBe(3)
    expect(scene.stepsOf('Lancaster', 'Coventry levy')).toBe(2)
    expect(scene.placeOf('Lancaster', 'Devon')).toBe('dead')
    expect(scene.stepsOf('Lancaster', 'Wiltshire')).toBe(3)
    expect(scene.stepsOf('York', 'Norfolk')).toBe(4)
  })

  it('is used once, and gives no points for anything else', () => {
    const scene = plays('Plague', setup)
    expect(scene.moves('York').every((line) => line === 'end actions' || line.startsWith('plague in'))).toBe(true)
    scene.play('York', 'plague in Warwick')
    expect(scene.moves('York')).toEqual(['end actions'])
  })

  it('does not show which blocks it hit', () => {
    const scene = plays('Plague', setup).play('York', 'plague in Wilts')
    expect(scene.view('York').sightings).toEqual([])
    expect(scene.view('York').areas.find(({ name }) => name === 'Wilts')).toMatchObject({
      blocks: [],
      hidden: { Lancaster: 1 },
    })
  })

  it('2.1 leaves an area vacant at once when its last block dies', () => {
    const scene = plays('Plague', { ...setup, Lancaster: { Wilts: ['Wiltshire 1'] } }).play('York', 'plague in Wilts')
    expect(scene.view().areas.find(({ name }) => name === 'Wilts')?.hidden).toEqual({ Lancaster: 0, York: 0 })
  })

  it('cannot be used on a battle area: that is contested, not the enemy’s', () => {
    const scene = new Scene({
      edition,
      York: { Wilts: ['Norfolk', 'Suffolk'] },
      Lancaster: { Oxford: ['Devon'], Warwick: ['Buckingham'] },
    }).cards({ Lancaster: 'Surprise', York: 'Plague' })
    scene.play('Lancaster', 'move the group in Oxford', 'march Devon to Wilts', 'end actions')
    expect(scene.targets('York', 'plague in')).toEqual(['Warwick'])
  })

  it('6.8 may kill the last heir of a house and so end the game', () => {
    const scene = plays('Plague', {
      edition,
      York: { Kent: ['York'] },
      Lancaster: {
        Wilts: ['Henry VI 1', 'Buckingham'],
        dead: ['Prince Edward', 'Exeter', 'Somerset', 'Richmond'],
      },
    }).play('York', 'plague in Wilts')
    expect(scene.view()).toMatchObject({ winner: 'York', victory: 'victory.heirs' })
    expect(scene.asked).toEqual([])
  })
})
