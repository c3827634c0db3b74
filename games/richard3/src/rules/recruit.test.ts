import { describe, expect, it } from 'vitest'
import { LANCASTER, YORK } from '../data/areas.ts'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const act = (house: HouseName, setup: SceneSetup, card = 'AP4'): Scene =>
  new Scene(setup).cards({ Lancaster: house === 'Lancaster' ? card : 'AP2', York: house === 'York' ? card : 'AP2' })

const places = (house: HouseName, name: string, setup: SceneSetup): readonly string[] =>
  act(house, { ...setup, [house]: { ...setup[house], pool: [name] } }).targets(house, `recruit ${name} to`)

describe('1.2 what three points buy', () => {
  const setup: SceneSetup = {
    York: {
      Oxford: ['Hastings'],
      Kent: ['Arundel'],
      Hereford: ['Herbert'],
      pool: ['Norfolk', 'Worcester', 'Essex', 'Suffolk'],
    },
  }
  const MARCHES = ['march Hastings to Wilts', 'march Arundel to Middlesex', 'march Herbert to Gloucester']
  const RECRUITS = ['recruit Norfolk to East Anglia', 'recruit Worcester to Rutland', 'recruit Essex to Essex']

  it.each([3, 2, 1, 0])('is %i land moves, and recruits with the rest', (count) => {
    const scene = act('York', setup, 'AP3')
    scene.play('York', ...MARCHES.slice(0, count), ...RECRUITS.slice(0, 3 - count))
    expect(scene.state.actionPoints).toBe(0)
    const more = scene.moves('York').filter((line) => line.startsWith('march ') || line.startsWith('recruit '))
    expect(more).toEqual([])
  })
})

describe('5.4 recruits: worked examples', () => {
  it('places Northumberland and the Newcastle levy in Northumbria for two points', () => {
    const scene = act(
      'Lancaster',
      { throne: 'York', Lancaster: { pool: ['Northumberland', 'Newcastle levy', 'Stanley'] } },
      'AP2',
    )
    scene.play('Lancaster', 'recruit Northumberland to Northumbria', 'recruit Newcastle levy to Northumbria')
    expect(scene.blocksIn('Lancaster', 'Northumbria')).toEqual(['Northumberland', 'Newcastle levy'])
    expect(scene.moves('Lancaster')).toEqual(['end actions'])
  })

  it('places Norfolk, Suffolk and the Norwich levy in East Anglia for three points', () => {
    const scene = act('York', { York: { pool: ['Norfolk', 'Suffolk', 'Norwich levy', 'Essex'] } }, 'AP3')
    for (const name of ['Norfolk', 'Suffolk', 'Norwich levy']) scene.play('York', `recruit ${name} to East Anglia`)
    expect(scene.blocksIn('York', 'East Anglia')).toHaveLength(3)
    expect(scene.moves('York')).toEqual(['end actions'])
  })
})

describe('5.4 where recruits are placed', () => {
  const enemy = (...areas: readonly string[]): SceneSetup => {
    const names = ['Oxford', 'Devon', 'Beaumont', 'Clifford']
    return { Lancaster: Object.fromEntries(areas.map((area, index) => [area, [names[index]]])) }
  }

  it('nobles at any shield of theirs that is vacant or friendly', () => {
    expect(places('York', 'Norfolk', {})).toEqual(['Caernarvon', 'East Anglia', 'Glamorgan'])
    expect(places('York', 'Norfolk', { York: { Glamorgan: ['Herbert'] } })).toContain('Glamorgan')
    expect(places('York', 'Norfolk', enemy('Glamorgan', 'Caernarvon'))).toEqual(['East Anglia'])
    expect(places('Lancaster', 'Stanley', {})).toEqual(['Isle of Man', 'Lancaster'])
  })

  it('nobody in a battle area', () => {
    const scene = act('York', {
      York: { Essex: ['Suffolk'], pool: ['Norfolk'] },
      Lancaster: { 'East Anglia': ['Oxford'] },
    })
    expect(scene.targets('York', 'recruit Norfolk to')).toEqual(['Caernarvon', 'Glamorgan'])
    scene.play('York', 'march Suffolk to East Anglia')
    expect(scene.targets('York', 'recruit Norfolk to')).toEqual(['Caernarvon', 'Glamorgan'])
  })

  it('nobody in the enemy’s exile: Warwick can come to Calais in white and not in red', () => {
    expect(places('York', 'Warwick', {})).toEqual(['Calais', 'Glamorgan', 'Warwick'])
    expect(places('Lancaster', 'Warwick', {})).toEqual(['Glamorgan', 'Warwick'])
  })

  it('bishops at their cathedrals, in either colour', () => {
    expect(places('York', 'Canterbury church', {})).toEqual(['Kent'])
    expect(places('Lancaster', 'Canterbury church', {})).toEqual(['Kent'])
    expect(places('Lancaster', 'York church', {})).toEqual(['South Yorks'])
    expect(places('York', 'York church', enemy('South Yorks'))).toEqual([])
  })

  it('levies in their cities', () => {
    expect(places('York', 'London levy', {})).toEqual(['Middlesex'])
    expect(places('York', 'Salisbury levy', {})).toEqual(['Wilts'])
    expect(places('Lancaster', 'Coventry levy', {})).toEqual(['Warwick'])
    expect(places('York', 'London levy', enemy('Middlesex'))).toEqual([])
  })

  it('the Bombard in any friendly city area, not in a vacant one', () => {
    expect(places('York', 'Bombard', {})).toEqual([])
    const holding: SceneSetup = { York: { Northumbria: ['Salisbury'], Wilts: ['Essex'], Kent: ['Arundel'] } }
    expect(places('York', 'Bombard', holding)).toEqual(['Northumbria', 'Wilts'])
  })

  it('2.1 at once in an area that a recruit has just made friendly', () => {
    const scene = act('York', { York: { pool: ['Norfolk', 'Bombard'] } })
    scene.play('York', 'recruit Norfolk to East Anglia', 'recruit Bombard to East Anglia')
    expect(scene.blocksIn('York', 'East Anglia')).toEqual(['Norfolk', 'Bombard'])
  })

  it('the Rebel in any vacant area that is not exile, the Isle of Man included (R), for the Pretender', () => {
    const all = places('York', 'Rebel', { York: { Kent: ['Arundel'] }, ...enemy('Essex') })
    expect(all).toHaveLength(33 - 4 - 2)
    for (const area of ['Calais', 'Ireland', 'France', 'Scotland', 'Kent', 'Essex']) expect(all).not.toContain(area)
    expect(all).toContain('Isle of Man')
    const scene = act('Lancaster', { throne: 'Lancaster', York: { pool: ['Rebel'] } })
    expect(scene.targets('Lancaster', 'recruit Rebel to')).toEqual([])
    const usurper = act('Lancaster', { throne: 'York', Lancaster: { pool: ['Rebel'] } })
    expect(usurper.targets('Lancaster', 'recruit Rebel to')).toHaveLength(33 - 4)
  })

  it('the Welsh in any friendly or vacant area of Wales', () => {
    expect(
      places('Lancaster', 'Welsh Mercenary', { York: { Powys: ['Herbert'] }, Lancaster: { Pembroke: ['Pembroke'] } }),
    ).toEqual(['Caernarvon', 'Glamorgan', 'Pembroke'])
  })
})

describe('5.4 heirs in the pool (R)', () => {
  it('of York come to any sun of York; a royal one also to a crown', () => {
    const suns = ['Hereford', 'Rutland', 'South Yorks']
    const crowns = ['Caernarvon', 'Chester', 'Cornwall', 'Cumbria', 'Derby', 'Gloucester', 'Middlesex', 'Pembroke']
    expect(places('York', 'Gloucester', {})).toEqual(suns)
    expect(places('York', 'Gloucester', { throne: 'York' })).toEqual(
      [...new Set([...suns, ...crowns, 'Sussex', 'Warwick'])].sort(),
    )
  })

  it('of Lancaster come to the two shields of the house and to their own', () => {
    const pretender: SceneSetup = { throne: 'York' }
    expect(places('Lancaster', 'Exeter', pretender)).toEqual(['Cornwall', 'Lancaster', 'Lincoln'])
    expect(places('Lancaster', 'Somerset', pretender)).toEqual(['Dorset', 'Lancaster', 'Lincoln'])
    expect(places('Lancaster', 'Richmond', pretender)).toEqual(['Lancaster', 'Lincoln', 'Pembroke'])
    expect(places('Lancaster', 'Prince Edward', pretender)).toEqual(['Lancaster', 'Lincoln'])
  })

  it('of Lancaster come to another heir’s shield only when he is dead', () => {
    const dead: SceneSetup = { throne: 'York', Lancaster: { dead: ['Somerset', 'Exeter'] } }
    expect(places('Lancaster', 'Richmond', dead)).toEqual(['Cornwall', 'Dorset', 'Lancaster', 'Lincoln', 'Pembroke'])
    // An Exeter who has changed sides is not dead.
    const defected: SceneSetup = { throne: 'York', York: { Kent: ['Exeter'] } }
    expect(places('Lancaster', 'Richmond', defected)).toEqual(['Lancaster', 'Lincoln', 'Pembroke'])
  })
})

describe('9.1 recruiting those who changed sides', () => {
  it('takes a red Clarence at the suns of York (R), a white Exeter in Cornwall', () => {
    expect(places('Lancaster', 'Clarence', {})).toEqual(['Hereford', 'Rutland', 'South Yorks'])
    expect(places('York', 'Exeter', { throne: 'York' })).toEqual(['Cornwall'])
  })

  it('takes other nobles at the shields they had in their old colour', () => {
    for (const name of ['Buckingham', 'Northumberland', 'Rivers', 'Shrewsbury', 'Westmoreland'])
      expect(places('York', name, {})).toEqual(places('Lancaster', name, {}))
  })
})

describe('5.4 who can be recruited', () => {
  it('is nobody who is face down, dead, a minor or with the enemy', () => {
    const scene = act('York', {
      York: { 'face down': ['Buckingham', 'London levy'], dead: ['Norfolk'], minor: ['Clarence'], Kent: ['Arundel'] },
      Lancaster: { Lincoln: ['Rivers'] },
    })
    expect(scene.moves('York').filter((line) => line.startsWith('recruit '))).toEqual([])
  })

  it('is nobody without a point left, and never from the enemy’s pool', () => {
    const scene = act(
      'York',
      { York: { pool: ['Norfolk', 'Essex', 'Suffolk'] }, Lancaster: { pool: ['Devon'] } },
      'AP2',
    )
    expect(scene.asked).toEqual(['York'])
    expect(scene.moves('York').some((line) => line.includes('Devon'))).toBe(false)
    scene.play('York', 'recruit Norfolk to Glamorgan', 'recruit Essex to Essex')
    expect(scene.moves('York')).toEqual(['end actions'])
  })
})

describe('5.4 a recruit', () => {
  it('comes at full strength and neither marches nor sails this turn', () => {
    const scene = act('York', { York: { 'East Anglia': ['Suffolk 1'], pool: ['Norfolk'] } })
    scene.play('York', 'march Suffolk to Essex', 'recruit Norfolk to East Anglia')
    expect(scene.stepsOf('York', 'Norfolk')).toBe(4)
    expect(scene.stepsOf('York', 'Suffolk')).toBe(1)
    expect(scene.targets('York', 'march Norfolk to')).toEqual([])
    expect(scene.targets('York', 'sail Norfolk to')).toEqual([])
    scene.play('York', 'end actions').play('Lancaster', 'end actions').cards({ Lancaster: 'AP2', York: 'AP4' })
    expect(scene.targets('York', 'march Norfolk to')).not.toEqual([])
  })

  const hidden = (edition: '1.02' | '1.0', name: string, area: string) =>
    act('York', { edition, York: { pool: [name] } }).play('York', `recruit ${name} to ${area}`)
  const seenIn = (scene: Scene, area: string, viewer?: HouseName) =>
    scene.view(viewer).areas.find((view) => view.name === area)

  it('1.02 is hidden from the enemy, in the view and in the event', () => {
    const scene = hidden('1.02', 'Norfolk', 'Glamorgan')
    for (const viewer of ['Lancaster', undefined] as const) {
      expect(seenIn(scene, 'Glamorgan', viewer)).toMatchObject({ blocks: [], hidden: { York: 1 } })
      expect(scene.told('log.recruits', viewer)[0].block).toBe('block.hidden')
      expect(scene.view(viewer).sightings).toEqual([])
    }
    expect(scene.told('log.recruits', 'York')[0].block).toBe('block.Norfolk')
    expect(seenIn(scene, 'Glamorgan', 'York')?.blocks[0].name).toBe('Norfolk')
    expect(scene.view('Lancaster').houses[YORK].pool).toEqual({ blocks: [], hidden: 0 })
  })

  it('1.0 is shown when placed (R), and hidden again afterwards', () => {
    const scene = hidden('1.0', 'Norfolk', 'Glamorgan')
    expect(scene.told('log.recruits', 'Lancaster')[0].block).toBe('block.Norfolk')
    expect(scene.view('Lancaster').sightings).toMatchObject([{ block: 'Norfolk', place: 'Glamorgan', steps: 4 }])
    expect(seenIn(scene, 'Glamorgan', 'Lancaster')).toMatchObject({ blocks: [], hidden: { York: 1 } })
    expect(scene.reveals).toBe(2)
  })

  it('3.26 is known to all if it is the black Rebel', () => {
    const scene = hidden('1.02', 'Rebel', 'Glamorgan')
    expect(scene.told('log.recruits', 'Lancaster')[0].block).toBe('block.Rebel')
    expect(seenIn(scene, 'Glamorgan', 'Lancaster')?.blocks[0].name).toBe('Rebel')
    expect(scene.view().houses[LANCASTER].pool.hidden).toBe(0)
  })
})
