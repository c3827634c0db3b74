import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const IRISH_SEA =
  'Caernarvon, Chester, Cornwall, Cumbria, France, Glamorgan, Ireland, Isle of Man, Lancaster, Pembroke, Scotland, Somerset'
const CHANNEL = 'Calais, Cornwall, Dorset, France, Kent, Sussex'
const NORTH_SEA = 'Calais, East Anglia, East Yorks, Essex, Kent, Lincoln, Middlesex, Northumbria, Rutland, Scotland'

/** The coasts of these zones, without some areas. */
const coasts = (zones: readonly string[], without: readonly string[]): string[] =>
  [...new Set(zones.flatMap((zone) => zone.split(', ')))].filter((name) => !without.includes(name)).sort()

const act = (house: HouseName, setup: SceneSetup, card = 'AP4'): Scene =>
  new Scene(setup).cards({ Lancaster: house === 'Lancaster' ? card : 'AP2', York: house === 'York' ? card : 'AP2' })
const sailings = (scene: Scene, house: HouseName) => scene.moves(house).filter((line) => line.startsWith('sail '))

describe('5.3 sea moves: how far they lead', () => {
  it.each([
    ['York', 'Calais', [CHANNEL, NORTH_SEA]],
    ['Lancaster', 'France', [CHANNEL, IRISH_SEA]],
    ['York', 'Cornwall', [CHANNEL, IRISH_SEA]],
    ['Lancaster', 'Kent', [CHANNEL, NORTH_SEA]],
    ['Lancaster', 'Scotland', [NORTH_SEA, IRISH_SEA]],
    ['York', 'Ireland', [IRISH_SEA]],
    ['York', 'Dorset', [CHANNEL]],
    ['Lancaster', 'Isle of Man', [IRISH_SEA]],
    ['York', 'Middlesex', [NORTH_SEA]],
  ] as const)('takes %s from %s to every open coast of its zones', (house, from, zones) => {
    const enemyExile = house === 'York' ? ['France', 'Scotland'] : ['Calais', 'Ireland']
    const scene = act(house, { [house]: { [from]: ['Warwick'] } })
    expect(scene.targets(house, 'sail Warwick to')).toEqual(coasts(zones, [from, ...enemyExile]))
  })

  it.each(['Hereford', 'Gloucester', 'South Yorks', 'Oxford', 'Powys', 'Wilts'])('never begins in %s', (inland) => {
    expect(sailings(act('York', { York: { [inland]: ['Warwick'] } }), 'York')).toEqual([])
  })

  it('crosses estuaries, which marches cannot', () => {
    const scene = act('York', { York: { Glamorgan: ['Herbert'], 'East Yorks': ['Salisbury'], Kent: ['Arundel'] } })
    expect(scene.may('York', 'sail Herbert to Somerset')).toBe(true)
    expect(scene.may('York', 'sail Salisbury to Lincoln')).toBe(true)
    expect(scene.may('York', 'sail Arundel to Essex')).toBe(true)
    for (const inland of ['Hereford', 'Gloucester', 'South Yorks'])
      expect(sailings(scene, 'York').some((line) => line.endsWith(` to ${inland}`))).toBe(false)
  })

  it('ends in friendly and vacant areas, never where the enemy is or in a battle area', () => {
    const scene = act('York', {
      York: { Calais: ['Warwick'], 'East Anglia': ['Norfolk'], Middlesex: ['Suffolk'] },
      Lancaster: { Essex: ['Oxford'], Lincoln: ['Beaumont'] },
    })
    scene.play('York', 'march Suffolk to Essex')
    const targets = scene.targets('York', 'sail Warwick to')
    expect(targets).toContain('East Anglia')
    expect(targets).toContain('Rutland')
    expect(targets).not.toContain('Essex')
    expect(targets).not.toContain('Lincoln')
    expect(scene.moves('York').filter((line) => line.startsWith('raid '))).toEqual([])
  })
})

describe('5.3 sea moves: who sails, and when', () => {
  const ALL: SceneSetup = {
    throne: 'York',
    Lancaster: {
      Scotland: ['Scots Mercenary'],
      Pembroke: ['Welsh Mercenary'],
      Cornwall: ['Rebel', 'Bristol levy', 'Bombard', 'Devon', 'Exeter', 'York church', 'French Mercenary'],
    },
  }

  it('excludes Scots, Welsh, the Rebel and levies; (R) Bombards may go', () => {
    const scene = act('Lancaster', ALL)
    const sailors = new Set(
      sailings(scene, 'Lancaster').map((line) => line.slice('sail '.length, line.indexOf(' to '))),
    )
    expect([...sailors].sort()).toEqual(['Bombard', 'Devon', 'Exeter', 'French Mercenary', 'York church'])
    expect(sailings(act('York', { York: { Kent: ['Bombard'] } }), 'York')).not.toEqual([])
  })

  it('takes no block that has marched, and a block that has sailed cannot march', () => {
    const scene = act('York', { York: { Sussex: ['Arundel', 'Essex'] } })
    scene.play('York', 'march Arundel to Kent', 'sail Essex to Dorset')
    expect(scene.targets('York', 'sail Arundel to')).toEqual([])
    expect(scene.targets('York', 'march Essex to')).toEqual([])
    expect(scene.targets('York', 'sail Essex to')).toEqual([])
  })

  it('is paid for separately from land moves: an activated area gives no free sea move', () => {
    const scene = act('York', { York: { Sussex: ['Arundel', 'Essex'] } }, 'AP3')
    scene.play('York', 'march Arundel to Kent', 'sail Essex to Dorset')
    expect(scene.state.actionPoints).toBe(1)
  })

  it('costs one point for each block, except between two ports', () => {
    const scene = act('York', { York: { Calais: ['Warwick', 'Kent', 'Salisbury', 'March'] } }, 'AP3')
    scene.play('York', 'sail Warwick to Essex', 'sail Kent to Essex', 'sail Salisbury to Dorset')
    expect(scene.state.actionPoints).toBe(0)
    expect(sailings(scene, 'York')).toEqual([])
  })
})

describe('5.31 ports: the examples of Calais, for two points', () => {
  const FOUR = ['March', 'Warwick', 'Salisbury', 'Kent']
  const calais = (edition: '1.02' | '1.0') =>
    new Scene({ edition, York: { Calais: [...FOUR, 'Burgundian Mercenary'] } }).cards({ Lancaster: 'AP2', York: 'AP2' })

  it.each(['1.02', '1.0'] as const)('four blocks to Kent, or to one other port, in edition %s', (edition) => {
    for (const port of ['Kent', 'Sussex', 'East Anglia', 'Northumbria']) {
      const scene = calais(edition)
      for (const name of FOUR) scene.play('York', `sail ${name} to ${port}`)
      expect(scene.blocksIn('York', port)).toHaveLength(4)
      expect(sailings(scene, 'York')).toEqual([])
    }
  })

  it.each(['1.02', '1.0'] as const)('two to one port and two to another, in edition %s', (edition) => {
    const scene = calais(edition)
    scene.play('York', 'sail March to Kent', 'sail Salisbury to East Anglia')
    scene.play('York', 'sail Warwick to Kent', 'sail Kent to East Anglia')
    expect(sailings(scene, 'York')).toEqual([])
  })

  it.each(['1.02', '1.0'] as const)('two to one port and one to a coast without, in edition %s', (edition) => {
    const scene = calais(edition)
    scene.play('York', 'sail March to Kent', 'sail Warwick to Kent', 'sail Salisbury to Essex')
    expect(sailings(scene, 'York')).toEqual([])
  })
})

describe('5.31 ports: which second block goes along for the same point', () => {
  const setup = (edition: '1.02' | '1.0'): SceneSetup => ({
    edition,
    York: { Calais: ['March', 'Warwick', 'Salisbury'], Kent: ['Arundel'], Dorset: ['Essex'] },
  })
  const sailed = (edition: '1.02' | '1.0') =>
    act('York', setup(edition), 'AP2').play('York', 'sail March to East Anglia', 'march Essex to Wilts')

  it('1.02: a second block from the same port to the same port, even after other actions, and no third', () => {
    const scene = sailed('1.02')
    expect(scene.state.actionPoints).toBe(0)
    expect([...sailings(scene, 'York')].sort()).toEqual([
      'sail Salisbury to East Anglia',
      'sail Warwick to East Anglia',
    ])
    scene.play('York', 'sail Warwick to East Anglia')
    expect(sailings(scene, 'York')).toEqual([])
  })

  it('1.0: a second block from any major port to any other', () => {
    const scene = sailed('1.0')
    const targets = scene.targets('York', 'sail Arundel to')
    expect(targets).toEqual(['Calais', 'Cornwall', 'East Anglia', 'East Yorks', 'Middlesex', 'Northumbria', 'Sussex'])
    expect(scene.targets('York', 'sail Warwick to')).toEqual([
      'Cornwall',
      'East Anglia',
      'East Yorks',
      'Kent',
      'Middlesex',
      'Northumbria',
      'Sussex',
    ])
    scene.play('York', 'sail Arundel to Sussex')
    expect(sailings(scene, 'York')).toEqual([])
  })

  it('none if either end is not a major port', () => {
    for (const edition of ['1.02', '1.0'] as const) {
      const scene = act('York', { edition, York: { Calais: ['March', 'Warwick'], Essex: ['Essex'] } }, 'AP2')
      scene.play('York', 'sail March to Dorset')
      expect(scene.state.actionPoints).toBe(1)
      scene.play('York', 'sail Warwick to Dorset')
      expect(scene.state.actionPoints).toBe(0)
      expect(sailings(scene, 'York')).toEqual([])
    }
  })

  it('the free place expires with the turn', () => {
    const scene = act('York', setup('1.02'), 'AP4').play('York', 'sail March to East Anglia', 'end actions')
    scene.play('Lancaster', 'end actions').cards({ Lancaster: 'AP2', York: 'AP4' })
    scene.play('York', 'sail Warwick to East Anglia')
    expect(scene.state.actionPoints).toBe(3)
  })
})

describe('2.7 exile by sea', () => {
  it('is reached from the sea by its own house: Calais, Ireland, France and Scotland', () => {
    const york = act('York', { York: { Kent: ['Arundel'], Chester: ['Herbert'] } })
    expect(york.may('York', 'sail Arundel to Calais')).toBe(true)
    expect(york.may('York', 'sail Herbert to Ireland')).toBe(true)
    const red = act('Lancaster', { Lancaster: { Cornwall: ['Devon'], Lincoln: ['Beaumont'] } })
    expect(red.may('Lancaster', 'sail Devon to France')).toBe(true)
    expect(red.may('Lancaster', 'sail Beaumont to Scotland')).toBe(true)
  })

  it('is closed to the enemy, empty or not', () => {
    const scene = act('Lancaster', {
      Lancaster: { Kent: ['Devon'], Chester: ['Beaumont'] },
      York: { Ireland: ['York'] },
    })
    expect(scene.may('Lancaster', 'sail Devon to Calais')).toBe(false)
    expect(scene.may('Lancaster', 'sail Beaumont to Ireland')).toBe(false)
  })
})
