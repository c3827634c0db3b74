import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const attack = (setup: SceneSetup, ...lines: readonly string[]): Scene =>
  new Scene(setup).cards({ York: 'AP4', Lancaster: 'AP3' }).play('York', ...lines)

const marches = (names: readonly string[], to: string): string[] => names.map((name) => `march ${name} to ${to}`)
const frontOf = (scene: Scene, house: HouseName): readonly string[] =>
  (scene.view().battle?.front ?? []).filter((block) => block.house === house).map(({ name }) => name)
const reservesOf = (scene: Scene, house: HouseName): number =>
  scene
    .view()
    .battle?.reserves.filter((reserve) => reserve.house === house)
    .reduce((sum, { blocks, hidden }) => sum + blocks.length + hidden, 0) ?? 0

const KENT_FOUR = ['Norfolk', 'Suffolk', 'Hastings', 'Herbert']
const WILTS_TWO = ['Arundel', 'Essex']

describe('6.3 main attack and reserves: worked examples', () => {
  const onSussex = (main: string) =>
    attack(
      { Lancaster: { Sussex: ['Wiltshire'] }, York: { Wilts: WILTS_TWO, Kent: KENT_FOUR } },
      ...marches(WILTS_TWO, 'Sussex'),
      ...marches(KENT_FOUR, 'Sussex'),
      'end actions',
      `main attack by ${main}`,
    ).play('Lancaster', 'end actions')

  it('attacks Sussex with two from Wilts and four from Kent; the attacker makes Kent the main attack', () => {
    const scene = onSussex('Kent - Sussex')
    expect(scene.view().battle?.area).toBe('Sussex')
    expect([...frontOf(scene, 'York')].sort()).toEqual([...KENT_FOUR].sort())
    expect(reservesOf(scene, 'York')).toBe(2)
    expect(frontOf(scene, 'Lancaster')).toEqual(['Wiltshire'])
  })

  it('lets him choose Wilts as well', () => {
    const scene = onSussex('Sussex - Wilts')
    expect([...frontOf(scene, 'York')].sort()).toEqual(WILTS_TWO)
    expect(reservesOf(scene, 'York')).toBe(4)
  })

  it('combines single blocks from Middlesex, Oxford and Gloucester, for three points, over Oxford and Sussex', () => {
    const scene = new Scene({
      Lancaster: { Middlesex: ['Oxford'], Oxford: ['Devon'], Gloucester: ['Beaumont'] },
      York: { Sussex: ['Arundel', 'Essex'] },
    }).cards({ Lancaster: 'AP3', York: 'AP2' })
    scene.play('Lancaster', 'march Oxford to Oxford', 'on to Sussex', 'march Devon to Sussex')
    scene.play('Lancaster', 'march Beaumont to Oxford', 'on to Sussex')
    expect(scene.state.actionPoints).toBe(0)
    scene.play('Lancaster', 'end actions').play('York', 'end actions')
    expect([...frontOf(scene, 'Lancaster')].sort()).toEqual(['Beaumont', 'Devon', 'Oxford'])
    expect(reservesOf(scene, 'Lancaster')).toBe(0)
    expect([...frontOf(scene, 'York')].sort()).toEqual(['Arundel', 'Essex'])
  })
})

describe('6.3 the number of borders of an attack', () => {
  const around: SceneSetup = {
    Lancaster: { Leicester: ['Rivers'] },
    York: { Lincoln: ['Norfolk'], Middlesex: ['Suffolk'], Oxford: ['Hastings'], Rutland: ['Worcester', 'Essex'] },
  }

  it('is three at most, wherever the blocks start', () => {
    const scene = attack(around, ...marches(['Norfolk', 'Suffolk', 'Hastings'], 'Leicester'))
    expect(scene.may('York', 'march Worcester to Leicester')).toBe(false)
    // He may join over a border that is already used.
    scene.play('York', 'march Worcester to Lincoln')
    expect(scene.targets('York', 'on to')).toContain('Leicester')
    scene.play('York', 'on to Leicester')
    expect(scene.blocksIn('York', 'Leicester')).toHaveLength(4)
  })

  it('is three for Player 2 as well, if he is the attacker', () => {
    const scene = new Scene(around).cards({ Lancaster: 'AP4', York: 'AP3' })
    scene.play('Lancaster', 'end actions').play('York', ...marches(['Norfolk', 'Suffolk', 'Hastings'], 'Leicester'))
    expect(scene.blocksIn('York', 'Leicester')).toHaveLength(3)
    expect(scene.asked).toEqual(['York'])
    scene.play('York', 'end actions')
    expect(scene.moves('York')).toHaveLength(3)
  })

  it('may be two for one group, which is then split into main attack and reserve', () => {
    const scene = attack(around, 'march Worcester to Leicester', 'march Essex to Lincoln', 'on to Leicester')
    scene.play('York', 'end actions', 'main attack by Leicester - Lincoln').play('Lancaster', 'end actions')
    expect(frontOf(scene, 'York')).toEqual(['Essex'])
    expect(reservesOf(scene, 'York')).toBe(1)
  })
})

describe('6.3 the main attack', () => {
  const two: SceneSetup = {
    Lancaster: { Leicester: ['Rivers'], Chester: ['Oxford'] },
    York: { Lincoln: ['Norfolk'], Middlesex: ['Suffolk'], Derby: ['Hastings'], Warwick: ['Herbert'] },
  }

  it('is asked for area by area if an attack came over several borders, and not if it came over one', () => {
    const scene = attack(
      two,
      'march Norfolk to Leicester',
      'march Suffolk to Leicester',
      'march Hastings to Chester',
      'march Herbert to Chester',
      'end actions',
    )
    expect(scene.asked).toEqual(['York'])
    expect(scene.moves('York')).toEqual(['main attack by Chester - Derby', 'main attack by Chester - Warwick'])
    scene.play('York', 'main attack by Chester - Warwick')
    expect([...scene.moves('York')].sort()).toEqual([
      'main attack by Leicester - Lincoln',
      'main attack by Leicester - Middlesex',
    ])
    scene.play('York', 'main attack by Leicester - Middlesex')
    expect(scene.asked).toEqual(['Lancaster'])

    const single = attack(two, 'march Norfolk to Leicester', 'march Hastings to Chester', 'end actions')
    expect(single.asked).toEqual(['Lancaster'])
  })

  it('is the border of the first block until its player says otherwise (R)', () => {
    const scene = attack(two, 'march Suffolk to Leicester', 'march Norfolk to Leicester')
    const entries = scene.view().areas.find(({ name }) => name === 'Leicester')?.entries ?? []
    expect(entries.map(({ from, main }) => [from, main]).sort()).toEqual([
      ['area.Lincoln', false],
      ['area.Middlesex', true],
    ])
  })
})

describe('6.3 Player 2 reinforces', () => {
  const help: SceneSetup = {
    Lancaster: { Leicester: ['Rivers'], Lincoln: ['Beaumont'], Warwick: ['Buckingham'], Oxford: ['Devon', 'Clifford'] },
    York: { Middlesex: ['Norfolk', 'Suffolk'] },
  }
  const begun = () => attack(help, ...marches(['Norfolk', 'Suffolk'], 'Leicester'), 'end actions')

  it('over two borders at most', () => {
    const scene = begun().play('Lancaster', 'march Beaumont to Leicester', 'march Buckingham to Leicester')
    expect(scene.may('Lancaster', 'march Devon to Leicester')).toBe(false)
    scene.play('Lancaster', 'march Devon to Warwick')
    expect(scene.targets('Lancaster', 'on to')).toContain('Leicester')
  })

  it('with reserves only, and is not asked for a main attack', () => {
    const scene = begun().play('Lancaster', 'march Beaumont to Leicester', 'march Buckingham to Leicester')
    scene.play('Lancaster', 'end actions')
    expect(scene.view().battle?.attacker).toBe('York')
    expect(frontOf(scene, 'Lancaster')).toEqual(['Rivers'])
    expect(reservesOf(scene, 'Lancaster')).toBe(2)
    expect([...frontOf(scene, 'York')].sort()).toEqual(['Norfolk', 'Suffolk'])
  })

  it('even over a border that the enemy used', () => {
    const scene = attack(
      { ...help, Lancaster: { Leicester: ['Rivers'], Essex: ['Oxford'] } },
      ...marches(['Norfolk', 'Suffolk'], 'Leicester'),
      'end actions',
    )
    scene.play('Lancaster', 'march Oxford to Middlesex')
    expect(scene.targets('Lancaster', 'on to')).toContain('Leicester')
  })
})
