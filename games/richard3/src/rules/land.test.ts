import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const FIVE = ['Norfolk', 'Suffolk', 'Hastings', 'Herbert', 'Essex']

/** York acts first, with four points by default. */
const york = (setup: SceneSetup, card = 'AP4'): Scene => new Scene(setup).cards({ Lancaster: 'AP2', York: card })

/** All areas that one block can reach now by one or two borders. */
function reach(setup: SceneSetup, house: HouseName, block: string, card?: string): readonly string[] {
  const found = new Set<string>()
  for (const first of york(setup, card).targets(house, `march ${block} to`)) {
    found.add(first)
    const scene = york(setup, card).play(house, `march ${block} to ${first}`)
    for (const second of scene.targets(house, 'on to')) found.add(second)
  }
  return [...found].sort()
}

const marches = (scene: Scene, house: HouseName) => scene.moves(house).filter((line) => line.startsWith('march '))

describe('5.2 land moves: worked examples', () => {
  it('leads from East Anglia, for one point, to Essex, Middlesex, Rutland, Leicester and Lincoln', () => {
    const setup: SceneSetup = { York: { 'East Anglia': ['Norfolk'] } }
    expect(reach(setup, 'York', 'Norfolk')).toEqual(['Essex', 'Leicester', 'Lincoln', 'Middlesex', 'Rutland'])
  })

  it('sends blocks of East Anglia to different areas for that one point', () => {
    const scene = york({ York: { 'East Anglia': FIVE } }, 'AP3')
      .play('York', 'march Norfolk to Essex', 'march Suffolk to Essex', 'on to Middlesex')
      .play('York', 'march Hastings to Rutland', 'march Herbert to Rutland', 'on to Lincoln')
      .play('York', 'march Essex to Rutland', 'on to Leicester')
    expect(
      ['Essex', 'Middlesex', 'Rutland', 'Lincoln', 'Leicester'].map((area) => scene.blocksIn('York', area)),
    ).toEqual([['Norfolk'], ['Suffolk'], ['Hastings'], ['Herbert'], ['Essex']])
    expect(scene.state.actionPoints).toBe(2)
  })

  it('lets three from East Anglia into Rutland directly and three more by Essex, and no seventh', () => {
    const seven = [...FIVE, 'Worcester', 'Arundel']
    const scene = york({ York: { 'East Anglia': seven } })
    for (const name of seven.slice(0, 3)) scene.play('York', `march ${name} to Rutland`)
    expect(scene.targets('York', `march ${seven[3]} to`)).toEqual(['Essex'])
    for (const name of seven.slice(3, 6)) scene.play('York', `march ${name} to Essex`, 'on to Rutland')
    scene.play('York', `march ${seven[6]} to Essex`)
    expect(scene.targets('York', 'on to')).toEqual(['Leicester', 'Middlesex'])
    expect(scene.blocksIn('York', 'Rutland')).toHaveLength(6)
    expect(scene.state.actionPoints).toBe(3)
  })

  it('needs three steps by land from Glamorgan to Somerset, so two borders are not enough', () => {
    const setup: SceneSetup = { York: { Glamorgan: ['Herbert'] } }
    expect(reach(setup, 'York', 'Herbert')).not.toContain('Somerset')
    const scene = york(setup).play('York', 'march Herbert to Hereford', 'on to Gloucester')
    expect(scene.targets('York', 'on to')).toEqual([])
    const later = york({ York: { Gloucester: ['Herbert'] } })
    expect(later.may('York', 'march Herbert to Somerset')).toBe(true)
  })

  it('does not cross the estuaries between East Yorks and Lincoln, nor between Kent and Essex', () => {
    const setup: SceneSetup = { York: { 'East Yorks': ['Salisbury'], Kent: ['Arundel'] } }
    const scene = york(setup)
    expect(scene.targets('York', 'march Salisbury to')).toEqual(['North Yorks', 'Northumbria', 'South Yorks'])
    expect(scene.targets('York', 'march Arundel to')).toEqual(['Middlesex', 'Sussex'])
    expect(scene.may('York', 'sail Salisbury to Lincoln')).toBe(true)
    expect(scene.may('York', 'sail Arundel to Essex')).toBe(true)
  })
})

describe('5.2 activation', () => {
  const two: SceneSetup = { York: { Oxford: ['Norfolk', 'Suffolk'], Kent: ['Arundel'] } }

  it('costs one point for an area, however many of its blocks march, and one more for the next area', () => {
    const scene = york(two, 'AP3').play('York', 'march Norfolk to Leicester', 'march Suffolk to Wilts')
    expect(scene.state.actionPoints).toBe(2)
    scene.play('York', 'march Arundel to Middlesex')
    expect(scene.state.actionPoints).toBe(1)
  })

  it('lets the rest of the group follow after other actions, for the same point (R)', () => {
    const scene = york({ York: { ...two.York, pool: ['Worcester'] } }, 'AP3')
      .play('York', 'march Norfolk to Leicester', 'march Arundel to Middlesex', 'recruit Worcester to Rutland')
      .play('York', 'march Suffolk to Wilts')
    expect(scene.state.actionPoints).toBe(0)
    expect(marches(scene, 'York')).toEqual([])
  })

  it('does not let a block continue after another action', () => {
    const scene = york(two).play('York', 'march Norfolk to Leicester')
    expect(scene.targets('York', 'on to')).not.toEqual([])
    scene.play('York', 'march Suffolk to Leicester')
    expect(scene.placeOf('York', 'Norfolk')).toBe('Leicester')
    scene.play('York', 'on to Lincoln')
    expect(scene.placeOf('York', 'Norfolk')).toBe('Leicester')
    expect(scene.placeOf('York', 'Suffolk')).toBe('Lincoln')
    const recruits = york({ York: { ...two.York, pool: ['Worcester'] } }).play('York', 'march Norfolk to Leicester')
    recruits.play('York', 'recruit Worcester to Rutland')
    expect(recruits.targets('York', 'on to')).toEqual([])
  })

  it('moves no block twice in a turn, nor one that came into an activated area', () => {
    const scene = york({ York: { Oxford: ['Norfolk', 'Suffolk'], Leicester: ['Hastings'] } }).play(
      'York',
      'march Norfolk to Leicester',
      'march Hastings to Oxford',
    )
    expect(scene.targets('York', 'march Norfolk to')).toEqual([])
    expect(scene.targets('York', 'march Hastings to')).toEqual([])
    expect(scene.targets('York', 'march Suffolk to')).not.toEqual([])
  })

  it('moves them again in the next turn', () => {
    const scene = york(two).play('York', 'march Norfolk to Leicester', 'end actions').play('Lancaster', 'end actions')
    scene.cards({ Lancaster: 'AP2', York: 'AP4' })
    expect(scene.targets('York', 'march Norfolk to')).not.toEqual([])
  })

  it('lets only the Pretender move the Rebel', () => {
    const setup: SceneSetup = { York: { Oxford: ['Rebel'] }, Lancaster: { Lincoln: ['Beaumont'] } }
    expect(york(setup).targets('York', 'march Rebel to')).toHaveLength(6)
    const scene = york(setup).play('York', 'end actions')
    expect(scene.targets('Lancaster', 'march Rebel to')).toEqual([])
  })

  it('is not possible without points', () => {
    const scene = york({ York: { Oxford: ['Norfolk'], Kent: ['Arundel'], Leicester: ['Hastings'] } }, 'AP2')
    expect(scene.asked).toEqual(['York'])
    scene.play('York', 'march Norfolk to Wilts', 'march Arundel to Middlesex')
    expect(marches(scene, 'York')).toEqual([])
    expect(scene.targets('York', 'on to')).not.toEqual([])
  })
})

describe('5.2 where a march stops', () => {
  const enemies: SceneSetup = {
    Lancaster: { Leicester: ['Rivers'] },
    York: { Oxford: ['Norfolk'], Middlesex: ['Suffolk'] },
  }

  it('passes through friendly and vacant areas', () => {
    const scene = york(enemies).play('York', 'march Norfolk to Middlesex')
    expect(scene.targets('York', 'on to')).toEqual(['Essex', 'Kent', 'Leicester', 'Sussex'])
    const other = york(enemies).play('York', 'march Norfolk to Wilts')
    expect(other.targets('York', 'on to')).toEqual(['Dorset', 'Gloucester', 'Somerset', 'Sussex'])
  })

  it('ends where the enemy is, and where there is a battle', () => {
    const scene = york(enemies).play('York', 'march Norfolk to Leicester')
    expect(scene.targets('York', 'on to')).toEqual([])
    scene.play('York', 'march Suffolk to Leicester')
    expect(scene.targets('York', 'on to')).toEqual([])
    expect(scene.view().areas.find(({ name }) => name === 'Leicester')?.attackedBy).toBe('York')
  })

  it('ends after two areas', () => {
    const scene = york({ York: { Oxford: ['Norfolk'] } }).play('York', 'march Norfolk to Leicester', 'on to Lincoln')
    expect(scene.targets('York', 'on to')).toEqual([])
  })

  it('5.21 ends after a red border, which may be the second', () => {
    const scene = york({ York: { Lancaster: ['Stanley'], Chester: ['Herbert'] } })
    scene.play('York', 'march Stanley to Derby')
    expect(scene.targets('York', 'on to')).toEqual([])
    scene.play('York', 'march Herbert to Powys')
    expect(scene.targets('York', 'on to')).toEqual(['Caernarvon', 'Glamorgan', 'Hereford', 'Pembroke'])
    scene.play('York', 'on to Hereford')
    expect(scene.placeOf('York', 'Herbert')).toBe('Hereford')
  })
})

describe('5.21 border limits', () => {
  it('lets four of five blocks in Middlesex march straight to Oxford, the fifth by Leicester or Sussex', () => {
    for (const detour of ['Leicester', 'Sussex']) {
      const scene = york({ York: { Middlesex: FIVE } })
      for (const name of FIVE.slice(0, 4)) scene.play('York', `march ${name} to Oxford`)
      expect(scene.may('York', 'march Essex to Oxford')).toBe(false)
      scene.play('York', `march Essex to ${detour}`, 'on to Oxford')
      expect(scene.blocksIn('York', 'Oxford')).toHaveLength(5)
      expect(scene.state.actionPoints).toBe(3)
    }
  })

  it.each([
    ['yellow', 'Middlesex', 'Oxford', 4],
    ['blue', 'Middlesex', 'Kent', 3],
    ['red', 'Lancaster', 'Derby', 2],
  ])('closes a %s border at its limit, for any group', (_colour, from, to, limit) => {
    const scene = york({ York: { [from]: FIVE } })
    for (const [index, name] of FIVE.entries()) {
      expect(scene.may('York', `march ${name} to ${to}`)).toBe(index < limit)
      if (index < limit) scene.play('York', `march ${name} to ${to}`)
    }
  })

  it('counts blocks that cross in the other direction, and those that come from further away', () => {
    const scene = york({ York: { Kent: ['Norfolk', 'Suffolk'], Middlesex: ['Herbert', 'Essex'], Sussex: ['Arundel'] } })
    scene.play('York', 'march Norfolk to Middlesex', 'march Herbert to Kent', 'march Arundel to Kent')
    scene.play('York', 'on to Middlesex')
    expect(scene.may('York', 'march Suffolk to Middlesex')).toBe(false)
    expect(scene.may('York', 'march Essex to Kent')).toBe(false)
  })

  it('counts each player separately: each may take two over a red border', () => {
    const scene = york({
      York: { Lancaster: ['Stanley', 'Salisbury'] },
      Lancaster: { Chester: ['Oxford', 'Devon', 'Pembroke'] },
    })
    scene.play('York', 'march Stanley to Derby', 'march Salisbury to Derby', 'end actions')
    scene.play('Lancaster', 'march Oxford to Lancaster', 'on to Derby', 'march Devon to Lancaster', 'on to Derby')
    scene.play('Lancaster', 'march Pembroke to Lancaster')
    expect(scene.targets('Lancaster', 'on to')).not.toContain('Derby')
    expect(scene.blocksIn('Lancaster', 'Derby')).toEqual(['Oxford', 'Devon'])
  })

  it('is reset every turn', () => {
    const scene = york({ York: { Middlesex: FIVE } })
    for (const name of FIVE.slice(0, 3)) scene.play('York', `march ${name} to Kent`)
    scene.play('York', 'end actions').play('Lancaster', 'end actions').cards({ Lancaster: 'AP2', York: 'AP4' })
    expect(scene.may('York', 'march Herbert to Kent')).toBe(true)
  })
})

describe('2.7 exile by land', () => {
  const north: SceneSetup = {
    Lancaster: { Northumbria: ['Northumberland'], Scotland: ['Scots Mercenary'] },
    York: { Cumbria: ['Salisbury'] },
  }

  it('2.72 lets Lancaster into Scotland and out of it, two at a time, and stops there', () => {
    const scene = new Scene(north).cards({ Lancaster: 'AP4', York: 'AP2' })
    expect(scene.may('Lancaster', 'march Northumberland to Scotland')).toBe(true)
    expect(scene.targets('Lancaster', 'march Scots Mercenary to')).toEqual(['Cumbria', 'Northumbria'])
    scene.play('Lancaster', 'march Northumberland to Scotland')
    expect(scene.targets('Lancaster', 'on to')).toEqual([])
  })

  it('2.72 never lets York into Scotland, not even when it is empty', () => {
    for (const setup of [north, { ...north, Lancaster: {} }]) {
      expect(york(setup).targets('York', 'march Salisbury to')).not.toContain('Scotland')
      expect(york(setup).targets('York', 'march Salisbury to')).toContain('North Yorks')
    }
  })

  it('2.82 has no land route to the Isle of Man, Ireland, Calais or France', () => {
    const scene = york({ York: { 'Isle of Man': ['Stanley'], Ireland: ['York'], Calais: ['Warwick'] } })
    expect(marches(scene, 'York')).toEqual([])
    const lancaster = new Scene({ Lancaster: { France: ['Oxford'] } }).cards({ Lancaster: 'AP4', York: 'AP2' })
    expect(marches(lancaster, 'Lancaster')).toEqual([])
  })
})
