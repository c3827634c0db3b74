import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

const yorkFirst = { York: 'AP4', Lancaster: 'AP3' } as const
const regroups = (scene: Scene, house: 'York' | 'Lancaster', name: string) => scene.targets(house, `regroup ${name} to`)

describe('6.6 retreat', () => {
  it('leads to adjacent friendly or vacant areas, with any number of blocks there, never to the enemy', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk', 'Suffolk'], Warwick: ['Hastings'] },
      Lancaster: { Leicester: ['Beaumont'], Lincoln: ['Clifford'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Leicester', 'march Suffolk to Leicester')
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'pass Beaumont')
    const open = ['Derby', 'Essex', 'Middlesex', 'Oxford', 'Rutland', 'Warwick']
    expect(scene.targets('York', 'retreat Norfolk to')).toEqual(open)
    scene.play('York', 'retreat Norfolk to Oxford', 'retreat Suffolk to Warwick')
    expect([scene.placeOf('York', 'Norfolk'), scene.placeOf('York', 'Suffolk')]).toEqual(['Oxford', 'Warwick'])
  })

  it('never goes to a contested area', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk', 'Suffolk'] },
      Lancaster: { Leicester: ['Beaumont'], Lincoln: ['Clifford'], Essex: ['Oxford'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Leicester', 'march Suffolk to Lincoln')
      .acts('Lancaster')
      .play('York', 'fight in Leicester')
      .passToRound(2)
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual([
      'Derby',
      'Essex',
      'Middlesex',
      'Oxford',
      'Warwick',
    ])
  })

  const derby = () =>
    new Scene({
      York: { 'South Yorks': ['Norfolk'], Leicester: ['Suffolk'] },
      Lancaster: { Derby: ['Beaumont'], Chester: ['Wiltshire'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Derby', 'march Suffolk to Derby', 'main attack by Derby - South Yorks')

  it('never crosses a border that the enemy used, for the main attack or for reserves', () => {
    const scene = derby().acts('Lancaster').passToRound(2)
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual(['Chester', 'Lancaster', 'Lincoln', 'Warwick'])
  })

  it('is barred to the attacker where reinforcements entered', () => {
    const scene = derby().acts('Lancaster', 'march Wiltshire to Derby').passToRound(2)
    scene.play('Lancaster', 'pass Beaumont', 'pass Wiltshire')
    expect(scene.targets('York', 'retreat Norfolk to')).toEqual([
      'Lancaster',
      'Leicester',
      'Lincoln',
      'South Yorks',
      'Warwick',
    ])
  })

  it('over a border that both used is for Player 2 only', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk'] },
      Lancaster: { Essex: ['Beaumont'], Lincoln: ['Wiltshire'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Essex')
      .acts('Lancaster', 'march Wiltshire to Rutland', 'on to Essex')
      .passToRound(2)
    const everywhere = ['East Anglia', 'Leicester', 'Middlesex', 'Rutland']
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual(everywhere)
    expect(scene.targets('Lancaster', 'retreat Wiltshire to')).toEqual(everywhere)
    scene.play('Lancaster', 'pass Beaumont', 'pass Wiltshire')
    expect(scene.targets('York', 'retreat Norfolk to')).toEqual(['East Anglia', 'Leicester', 'Middlesex'])
  })

  it('is not barred by borders used in another battle', () => {
    const scene = new Scene({
      York: { Middlesex: ['Norfolk', 'Suffolk'] },
      Lancaster: { Essex: ['Beaumont'], Leicester: ['Wiltshire'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Essex', 'march Suffolk to Leicester')
      .acts('Lancaster')
      .play('York', 'fight in Essex')
      .passToRound(2)
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual(['East Anglia', 'Rutland'])
  })

  it('has border limits, separately in each round and for each side', () => {
    const scene = new Scene({
      York: { Lancaster: ['Herbert', 'Norfolk'], 'North Yorks': ['Suffolk', 'Hastings'] },
      Lancaster: { Cumbria: ['Oxford', 'Clifford', 'Beaumont', 'Wiltshire'] },
    })
      .cards(yorkFirst)
      .acts(
        'York',
        ...['Herbert', 'Norfolk', 'Suffolk', 'Hastings'].map((name) => `march ${name} to Cumbria`),
        'main attack by Cumbria - Lancaster',
      )
      .acts('Lancaster')
      .passToRound(2)
    scene.play('Lancaster', 'retreat Oxford to Northumbria', 'retreat Clifford to Northumbria')
    scene.play('York', 'retreat Herbert to Lancaster')
    // The red border to Northumbria is full for Lancaster in this round, but Scotland is open.
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual(['Scotland'])
    scene.play('Lancaster', 'pass Beaumont', 'pass Wiltshire').play('York', 'retreat Norfolk to Lancaster')
    expect(scene.targets('York', 'retreat Suffolk to')).toEqual(['North Yorks'])
    scene.play('York', 'pass Suffolk', 'pass Hastings')
    expect(scene.state.round).toBe(3)
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual(['Northumbria', 'Scotland'])
    scene.play('Lancaster', 'pass Beaumont', 'pass Wiltshire')
    expect(scene.targets('York', 'retreat Suffolk to')).toEqual(['Lancaster', 'North Yorks'])
  })

  it('2.72 to Scotland is for Lancaster only', () => {
    const scene = new Scene({ York: { 'East Yorks': ['Norfolk'] }, Lancaster: { Northumbria: ['Beaumont'] } })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Northumbria')
      .acts('Lancaster')
      .passToRound(2)
    expect(scene.targets('Lancaster', 'retreat Beaumont to')).toEqual(['Cumbria', 'North Yorks', 'Scotland'])
    scene.play('Lancaster', 'pass Beaumont')
    expect(scene.targets('York', 'retreat Norfolk to')).toEqual(['Cumbria', 'East Yorks', 'North Yorks'])
  })

  it('a block that has retreated takes no further part, and control changes at once', () => {
    const scene = new Scene({
      York: { Rutland: ['Norfolk'], 'South Yorks': ['Suffolk'] },
      Lancaster: { Essex: ['Oxford', 'Beaumont'], Derby: ['Wiltshire'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Norfolk to Essex', 'march Suffolk to Derby')
      .acts('Lancaster')
      .play('York', 'fight in Essex')
      .passToRound(2)
      .play('Lancaster', 'retreat Oxford to Leicester', 'retreat Beaumont to Middlesex')
      .play('York', 'end regrouping')
    expect(scene.view().battle?.area).toBe('Derby')
    scene.passToRound(2).play('Lancaster', 'pass Wiltshire')
    expect(scene.targets('York', 'retreat Suffolk to')).toEqual([
      'Chester',
      'Lancaster',
      'Lincoln',
      'South Yorks',
      'Warwick',
    ])
  })
})

describe('6.7 regrouping', () => {
  const won = () =>
    new Scene({
      York: { Rutland: ['Herbert', 'Norfolk'], Middlesex: ['Suffolk'] },
      Lancaster: { Essex: ['Devon'], 'East Anglia': ['Clifford'] },
    })
      .cards(yorkFirst)
      .acts(
        'York',
        ...['Herbert', 'Norfolk', 'Suffolk'].map((name) => `march ${name} to Essex`),
        'main attack by Essex - Rutland',
      )
      .acts('Lancaster')
      .throws('York', 'fire Herbert', 1, 1, 6)

  it('the winner may move any of his blocks, including reserves, to adjacent friendly or vacant areas', () => {
    const scene = won()
    for (const name of ['Herbert', 'Norfolk', 'Suffolk'])
      expect(regroups(scene, 'York', name)).toEqual(['Leicester', 'Middlesex', 'Rutland'])
    expect(scene.moves('Lancaster')).toEqual([])
    scene.play('York', 'regroup Suffolk to Leicester', 'end regrouping')
    expect([scene.placeOf('York', 'Suffolk'), scene.placeOf('York', 'Norfolk')]).toEqual(['Leicester', 'Essex'])
    expect(scene.state.turn).toBe(2)
  })

  it('each block moves once, and the last may leave the field empty', () => {
    const scene = won().play('York', 'regroup Herbert to Rutland', 'regroup Norfolk to Rutland')
    expect(regroups(scene, 'York', 'Herbert')).toEqual([])
    scene.play('York', 'regroup Suffolk to Middlesex', 'end regrouping')
    expect(scene.blocksIn('York', 'Essex')).toEqual([])
  })

  it('a victorious defender regroups too, even over the border that the enemy used', () => {
    const scene = new Scene({ York: { Rutland: ['Worcester'] }, Lancaster: { Essex: ['Oxford'] } })
      .cards(yorkFirst)
      .acts('York', 'march Worcester to Essex')
      .acts('Lancaster')
      .throws('Lancaster', 'fire Oxford', 1, 1, 6)
    expect(scene.asked).toEqual(['Lancaster'])
    expect(regroups(scene, 'Lancaster', 'Oxford')).toEqual(['East Anglia', 'Leicester', 'Middlesex', 'Rutland'])
  })

  it('has border limits, whatever crossed before', () => {
    const scene = new Scene({
      York: { Lancaster: ['Herbert', 'Norfolk'], 'North Yorks': ['Suffolk'] },
      Lancaster: { Cumbria: ['Devon'] },
    })
      .cards(yorkFirst)
      .acts(
        'York',
        ...['Herbert', 'Norfolk', 'Suffolk'].map((name) => `march ${name} to Cumbria`),
        'main attack by Cumbria - Lancaster',
      )
      .acts('Lancaster')
      .throws('York', 'fire Herbert', 1, 1, 6)
      .play('York', 'regroup Herbert to Lancaster', 'regroup Norfolk to Lancaster')
    expect(regroups(scene, 'York', 'Suffolk')).toEqual(['North Yorks', 'Northumbria'])
  })

  it('counts from zero: retreats in the last round take no room on the border', () => {
    const scene = new Scene({
      York: { Lancaster: ['Worcester 1'] },
      Lancaster: { Cumbria: ['Oxford', 'Clifford', 'Beaumont'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Worcester to Cumbria')
      .acts('Lancaster')
      .passToRound(2)
      .play('Lancaster', 'retreat Oxford to Northumbria', 'retreat Clifford to Northumbria')
      .throws('Lancaster', 'fire Beaumont', 1, 6, 6)
    expect(regroups(scene, 'Lancaster', 'Beaumont')).toContain('Northumbria')
  })

  it('never goes to an area with another battle', () => {
    const scene = new Scene({
      York: { Rutland: ['Herbert'], Middlesex: ['Norfolk'] },
      Lancaster: { Essex: ['Devon'], Leicester: ['Clifford'] },
    })
      .cards(yorkFirst)
      .acts('York', 'march Herbert to Essex', 'march Norfolk to Leicester')
      .acts('Lancaster')
      .play('York', 'fight in Essex')
      .throws('York', 'fire Herbert', 1, 1, 6)
    expect(regroups(scene, 'York', 'Herbert')).toEqual(['East Anglia', 'Middlesex', 'Rutland'])
  })
})
