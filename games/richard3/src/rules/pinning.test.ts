import { describe, expect, it } from 'vitest'
import { type HouseName, Scene, type SceneSetup } from '../testing/scene.ts'

const RED_FIVE = ['Oxford', 'Devon', 'Pembroke', 'Beaumont', 'Clifford']

/** Moves by which blocks of a house could leave an area by land. */
const leaving = (scene: Scene, house: HouseName, blocks: readonly string[]): readonly string[] =>
  blocks.filter((name) => scene.targets(house, `march ${name} to`).length > 0)

/** York attacks first; then Lancaster acts with three points. */
const attack = (setup: SceneSetup, ...lines: readonly string[]): Scene =>
  new Scene(setup).cards({ York: 'AP4', Lancaster: 'AP3' }).play('York', ...lines)

const CHESTER: SceneSetup = {
  Lancaster: { Chester: RED_FIVE },
  York: { Derby: ['Norfolk', 'Suffolk', 'Hastings'], Warwick: ['Herbert'] },
}
const onChester = (main: string) =>
  attack(
    CHESTER,
    ...['Norfolk', 'Suffolk', 'Hastings', 'Herbert'].map((name) => `march ${name} to Chester`),
    'end actions',
    `main attack by ${main}`,
  )

describe('5.22 pinning: the worked example', () => {
  it('pins three of five in Chester against three from Derby and one from Warwick; two may leave, over neither border', () => {
    const scene = onChester('Chester - Derby')
    expect(scene.targets('Lancaster', 'march Oxford to')).toEqual(['Caernarvon', 'Hereford', 'Lancaster', 'Powys'])
    scene.play('Lancaster', 'march Oxford to Hereford', 'march Devon to Lancaster')
    expect(leaving(scene, 'Lancaster', RED_FIVE)).toEqual([])
  })

  it('lets the defender choose which two', () => {
    const scene = onChester('Chester - Derby')
    expect(leaving(scene, 'Lancaster', RED_FIVE)).toEqual(RED_FIVE)
    scene.play('Lancaster', 'march Clifford to Powys', 'march Beaumont to Powys')
    expect(leaving(scene, 'Lancaster', RED_FIVE)).toEqual([])
    expect(scene.blocksIn('Lancaster', 'Chester')).toEqual(['Oxford', 'Pembroke', 'Devon'])
  })
})

describe('5.22 how many are pinned', () => {
  it('depends on the border of the main attack: reserves pin nobody', () => {
    const scene = onChester('Chester - Warwick')
    for (const name of ['Oxford', 'Devon', 'Pembroke', 'Beaumont']) scene.play('Lancaster', `march ${name} to Powys`)
    expect(leaving(scene, 'Lancaster', RED_FIVE)).toEqual([])
    // The borders of the reserves are closed as well.
    expect(onChester('Chester - Warwick').targets('Lancaster', 'march Oxford to')).not.toContain('Derby')
  })

  it('is all if the main attack is at least as strong as the defence', () => {
    for (const defenders of [RED_FIVE.slice(0, 3), RED_FIVE.slice(0, 1)]) {
      const scene = attack(
        { ...CHESTER, Lancaster: { Chester: defenders } },
        ...['Norfolk', 'Suffolk', 'Hastings'].map((name) => `march ${name} to Chester`),
        'end actions',
      )
      expect(leaving(scene, 'Lancaster', RED_FIVE)).toEqual([])
      expect(scene.moves('Lancaster')).toEqual(['end actions'])
    }
  })

  it('does not change with reinforcements, which are not pinned for others (R)', () => {
    const scene = attack(
      { Lancaster: { Chester: ['Oxford', 'Devon'], Lancaster: ['Stanley'] }, York: CHESTER.York ?? {} },
      ...['Norfolk', 'Suffolk'].map((name) => `march ${name} to Chester`),
      'end actions',
    )
    scene.play('Lancaster', 'march Stanley to Chester')
    expect(leaving(scene, 'Lancaster', ['Oxford', 'Devon', 'Stanley'])).toEqual([])
  })

  it('counts the Rebel among the blocks that pin', () => {
    const setup: SceneSetup = { Lancaster: { Chester: ['Oxford', 'Devon'] }, York: { Derby: ['Norfolk', 'Rebel'] } }
    const one = attack(setup, 'march Norfolk to Chester', 'end actions')
    expect(leaving(one, 'Lancaster', ['Oxford', 'Devon'])).toEqual(['Oxford', 'Devon'])
    const two = attack(setup, 'march Norfolk to Chester', 'march Rebel to Chester', 'end actions')
    expect(leaving(two, 'Lancaster', ['Oxford', 'Devon'])).toEqual([])
  })

  it('counts the Rebel among those that are pinned, and among those that may leave', () => {
    const setup: SceneSetup = {
      throne: 'York',
      Lancaster: { Chester: ['Oxford', 'Rebel'] },
      York: { Derby: ['Norfolk', 'Suffolk'] },
    }
    const scene = () => attack(setup, 'march Norfolk to Chester', 'end actions')
    expect(leaving(scene(), 'Lancaster', ['Oxford', 'Rebel'])).toEqual(['Oxford', 'Rebel'])
    expect(leaving(scene().play('Lancaster', 'march Rebel to Powys'), 'Lancaster', ['Oxford'])).toEqual([])
    expect(leaving(scene().play('Lancaster', 'march Oxford to Powys'), 'Lancaster', ['Rebel'])).toEqual([])
  })
})

describe('5.22 what blocks that are not pinned may do', () => {
  const open = () => onChester('Chester - Derby')

  it('march over a second border, and attack', () => {
    const scene = attack(
      { ...CHESTER, York: { ...CHESTER.York, Hereford: ['Worcester'], Leicester: ['Essex'] } },
      ...['Norfolk', 'Suffolk', 'Hastings', 'Herbert'].map((name) => `march ${name} to Chester`),
      'end actions',
      'main attack by Chester - Derby',
    )
    scene.play('Lancaster', 'march Oxford to Hereford', 'march Devon to Lancaster', 'on to South Yorks')
    expect(scene.view().areas.find(({ name }) => name === 'Hereford')?.attackedBy).toBe('Lancaster')
    expect(scene.placeOf('Lancaster', 'Devon')).toBe('South Yorks')
  })

  it('take another way into the area that the enemy came from', () => {
    const scene = open().play('Lancaster', 'march Oxford to Lancaster')
    expect(scene.targets('Lancaster', 'on to')).toContain('Derby')
  })

  it('5.3 leave by sea as well, and count as having left', () => {
    const scene = open().play('Lancaster', 'sail Oxford to Cornwall', 'march Devon to Powys')
    expect(leaving(scene, 'Lancaster', RED_FIVE)).toEqual([])
    expect(scene.moves('Lancaster').filter((line) => line.startsWith('sail Beaumont'))).toEqual([])
  })

  it('cannot sail when pinned', () => {
    const scene = attack(
      { ...CHESTER, Lancaster: { Chester: RED_FIVE.slice(0, 3) } },
      ...['Norfolk', 'Suffolk', 'Hastings'].map((name) => `march ${name} to Chester`),
      'end actions',
    )
    expect(scene.moves('Lancaster')).toEqual(['end actions'])
  })

  it('may leave over a border by which the enemy entered another battle', () => {
    const scene = attack(
      {
        Lancaster: { Chester: ['Oxford', 'Devon'], Derby: ['Beaumont'] },
        York: { Hereford: ['Norfolk'], Warwick: ['Suffolk'] },
      },
      'march Norfolk to Chester',
      'march Suffolk to Derby',
      'end actions',
    )
    expect(scene.targets('Lancaster', 'march Oxford to')).toContain('Derby')
    expect(scene.targets('Lancaster', 'march Oxford to')).not.toContain('Hereford')
  })

  it('does not let attackers leave a battle that they began this turn', () => {
    const scene = attack(CHESTER, 'march Norfolk to Chester')
    expect(scene.targets('York', 'on to')).toEqual([])
    expect(scene.targets('York', 'march Norfolk to')).toEqual([])
  })
})
