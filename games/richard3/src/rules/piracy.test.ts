import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const EDITIONS = ['1.02', '1.0'] as const
const CALAIS_THREE = ['Warwick', 'Salisbury', 'March']

const pirates = (setup: SceneSetup): Scene => new Scene(setup).cards({ York: 'Piracy', Lancaster: 'AP4' })
const lines = (scene: Scene, house: HouseName, start: string) =>
  scene.moves(house).filter((line) => line.startsWith(start))
const frontOf = (scene: Scene, house: HouseName) =>
  (scene.view().battle?.front ?? [])
    .filter((block) => block.house === house)
    .map(({ name }) => name)
    .sort()

describe.each(EDITIONS)('5.1 Piracy, in edition %s', (edition) => {
  const setup: SceneSetup = {
    edition,
    York: { Calais: CALAIS_THREE, Kent: ['Arundel', 'London levy'], pool: ['Norfolk'] },
    Lancaster: { Dorset: ['Somerset'], 'East Anglia': ['Oxford', 'Devon'], Lincoln: ['Beaumont'] },
  }

  it('gives two points for sea moves only: no marches, no recruits', () => {
    const scene = pirates(setup)
    expect(scene.state.actionPoints).toBe(2)
    expect(lines(scene, 'York', 'march')).toEqual([])
    expect(lines(scene, 'York', 'recruit')).toEqual([])
    expect(lines(scene, 'York', 'move the group')).toEqual([])
  })

  it('attacks coasts of the enemy', () => {
    const scene = pirates(setup)
    expect(lines(scene, 'York', 'raid Warwick').sort()).toEqual([
      'raid Warwick by English Channel to Dorset',
      'raid Warwick by North Sea to East Anglia',
      'raid Warwick by North Sea to Lincoln',
    ])
    scene.play('York', 'raid Warwick by North Sea to East Anglia')
    expect(scene.view().areas.find(({ name }) => name === 'East Anglia')?.attackedBy).toBe('York')
    expect(scene.state.actionPoints).toBe(1)
  })

  it('costs a point for each block that attacks, between ports too', () => {
    const scene = pirates(setup)
    for (const name of ['Warwick', 'Salisbury']) scene.play('York', `raid ${name} by North Sea to East Anglia`)
    expect(scene.state.actionPoints).toBe(0)
    expect(scene.moves('York')).toEqual(['end actions'])
  })

  it('keeps the port bonus for a sea move that does not attack (R)', () => {
    const scene = pirates(setup).play('York', 'sail Warwick to Kent', 'sail Salisbury to Kent')
    expect(scene.state.actionPoints).toBe(1)
    expect(lines(scene, 'York', 'raid March')).toHaveLength(3)
    const spent = pirates(setup).play('York', 'sail Warwick to Kent', 'raid Salisbury by North Sea to East Anglia')
    expect(spent.may('York', 'sail March to Kent')).toBe(true)
    expect(lines(spent, 'York', 'raid')).toEqual([])
  })

  it('never attacks exile areas, and takes no levies', () => {
    const scene = pirates({
      edition,
      York: { Kent: ['Arundel', 'London levy'], Northumbria: ['Northumberland'] },
      Lancaster: { France: ['French Mercenary'], Scotland: ['Scots Mercenary'], Sussex: ['Exeter'] },
    })
    expect(lines(scene, 'York', 'raid')).toEqual(['raid Arundel by English Channel to Sussex'])
  })

  it('joins a battle that other pirates began', () => {
    const scene = pirates(setup).play('York', 'raid Arundel by North Sea to Lincoln')
    expect(scene.may('York', 'raid Warwick by North Sea to Lincoln')).toBe(true)
  })
})

describe('6.3 Piracy: a sea zone is one border (R)', () => {
  const kent: SceneSetup = {
    York: { Calais: CALAIS_THREE, Dorset: ['Arundel'], Essex: ['Essex'] },
    Lancaster: { Kent: ['Buckingham', 'Canterbury church', 'Devon'] },
  }

  it('makes one main attack of all blocks that come by it, wherever they started', () => {
    const scene = pirates(kent)
    scene.play('York', 'raid Arundel by English Channel to Kent', 'raid Warwick by English Channel to Kent')
    scene.play('York', 'end actions')
    expect(scene.asked).toEqual(['Lancaster'])
    scene.play('Lancaster', 'end actions')
    expect(frontOf(scene, 'York')).toEqual(['Arundel', 'Warwick'])
  })

  it('splits blocks that come by two zones into main attack and reserve', () => {
    const scene = pirates(kent)
    scene.play('York', 'raid Arundel by English Channel to Kent', 'raid Warwick by North Sea to Kent', 'end actions')
    expect(scene.asked).toEqual(['York'])
    expect(scene.moves('York')).toEqual(['main attack by English Channel', 'main attack by North Sea'])
    scene.play('York', 'main attack by North Sea').play('Lancaster', 'end actions')
    expect(frontOf(scene, 'York')).toEqual(['Warwick'])
    expect(scene.view().battle?.reserves.find(({ house }) => house === 'York')?.hidden).toBe(1)
  })

  it('5.22 pins as many defenders as came with the main attack', () => {
    const scene = pirates(kent)
    scene.play(
      'York',
      'raid Arundel by English Channel to Kent',
      'raid Warwick by English Channel to Kent',
      'end actions',
    )
    scene.play('Lancaster', 'march Devon to Sussex')
    expect(scene.targets('Lancaster', 'march Buckingham to')).toEqual([])
    expect(lines(scene, 'Lancaster', 'sail Buckingham')).toEqual([])
  })

  it('5.22 closes that zone, but not another, to those that may leave', () => {
    const scene = pirates(kent).play('York', 'raid Warwick by English Channel to Kent', 'end actions')
    const targets = scene.targets('Lancaster', 'sail Buckingham to')
    expect(targets).toEqual(['East Anglia', 'East Yorks', 'Lincoln', 'Middlesex', 'Northumbria', 'Rutland', 'Scotland'])
    expect(scene.targets('Lancaster', 'march Buckingham to')).toEqual(['Middlesex', 'Sussex'])
    const north = pirates(kent).play('York', 'raid Warwick by North Sea to Kent', 'end actions')
    expect(north.targets('Lancaster', 'sail Buckingham to')).toEqual(['Cornwall', 'France', 'Sussex'])
  })
})

describe('1.1 Piracy beats every other event', () => {
  it('so a pirate always acts first, and never reinforces by sea', () => {
    const others = ['AP2', 'AP3', 'AP4', 'Force March', 'Muster', 'Plague', 'Surprise', 'Treason']
    for (const throne of ['Lancaster', 'York'] as const)
      for (const card of others) {
        const scene = new Scene({ throne, York: { Kent: ['Arundel'] } }).cards({ York: 'Piracy', Lancaster: card })
        expect([card, scene.view().playerOne]).toEqual([card, 'York'])
      }
  })
})
