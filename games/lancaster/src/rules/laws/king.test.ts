import { describe, expect, it } from 'vitest'
import { BISHOPS, IN_TOWER, MAX_PARTIES, SEALS, SHAME, SHAME_MARKERS } from '../../layout.ts'
import { Scene, type SceneSetup } from '../../testing/scene.ts'

/** State of the Henry V modules, by seat. */
interface Court {
  readonly shame?: readonly number[]
  readonly bishops?: readonly number[]
  readonly seals?: readonly number[]
  /** On the track. */
  readonly markers?: readonly number[]
}

function sceneWith({ shame = [], bishops = [], seals = [], markers = [] }: Court, setup: SceneSetup = {}): Scene {
  const scene = new Scene(setup)
  const { bytes } = scene.state
  bytes.set(shame, SHAME)
  bytes.set(bishops, BISHOPS)
  bytes.set(seals, SEALS)
  bytes.set(markers, SHAME_MARKERS)
  scene.state.court = 1
  scene.state.displeasure = 1
  return scene
}

const each = (scene: Scene, field: number): readonly number[] => [...scene.state.bytes.slice(field, field + 4)]

describe("the King's laws of section 2", () => {
  it('no-bishop-return-1-shame: to the supply, not onto the track', () => {
    const scene = sceneWith({ shame: [2, 2, 0, 1], bishops: [0, 1, 0, 2], markers: [0, 3] })
    scene.law('no-bishop-return-1-shame')
    expect(scene.moves('Blue')).toEqual(['return a marker of shame', 'decline'])
    scene.play('Blue', 'return a marker of shame')
    // Yellow and Green have bishops; Red has no marker but is asked too.
    expect(scene.moves('Red')).toEqual(['decline'])
    scene.play('Red', 'decline')
    expect(scene.step).not.toBe('law-choice')
    expect(each(scene, SHAME)).toEqual([1, 2, 0, 1])
    expect(scene.told('log.shame.returned')).toEqual([{ seat: 'seat.Blue' }])
    expect(each(scene, SHAME_MARKERS)).toEqual([0, 3, 0, 0])
  })

  it('fewest-shame-5-points: for all who have fewest, which may be none', () => {
    const scene = sceneWith({ shame: [1, 0, 3, 0] }).law('fewest-shame-5-points')
    expect(scene.points).toEqual([0, 5, 0, 5])
    expect(scene.reveals).toBe(1)
    expect(sceneWith({ shame: [1, 2, 1, 3] }).law('fewest-shame-5-points').points).toEqual([5, 0, 5, 0])
  })

  it('most-squires-pays-2-most-gold-pays-3: at once, and everything if there is less', () => {
    const scene = sceneWith(
      {},
      { Blue: { squires: 1, gold: 5 }, Yellow: { squires: 1 }, Red: { gold: 5 }, Green: { gold: 4 } },
    )
    scene.law('most-squires-pays-2-most-gold-pays-3')
    expect(scene.of('Blue')).toMatchObject({ squires: 0, gold: 2 })
    expect(scene.of('Yellow')).toMatchObject({ squires: 0, gold: 0 })
    expect(scene.of('Red').gold).toBe(2)
    expect(scene.of('Green').gold).toBe(4)
    expect(scene.reveals).toBe(1)
    // The log does not reveal that there was only one squire.
    expect(scene.told('log.due.squires')).toEqual([
      { party: 'seat.Blue', count: 2 },
      { party: 'seat.Yellow', count: 2 },
    ])
    expect(sceneWith({}).law('most-squires-pays-2-most-gold-pays-3').told('log.due.gold')).toEqual([])
  })

  it('pay-seal-for-2-squires-and-1-gold: any number', () => {
    const scene = sceneWith({ seals: [3, 1] }, { start: 'Yellow' }).law('pay-seal-for-2-squires-and-1-gold')
    expect(scene.moves('Yellow')).toEqual(['trade 0', 'trade 1'])
    for (const name of ['Yellow', 'Red', 'Green'] as const) scene.play(name, 'trade 0')
    scene.play('Blue', 'trade 2')
    expect(scene.of('Blue')).toMatchObject({ squires: 4, gold: 2 })
    expect(each(scene, SEALS)).toEqual([1, 1, 0, 0])
  })
})

describe("the King's laws of section 3", () => {
  it('most-leftover-votes-1-seal: for all who have most, if anything is left', () => {
    const scene = sceneWith({}, { Blue: { leftover: 1, votes: 4 }, Yellow: { leftover: 3 }, Red: { leftover: 3 } })
    scene.law('most-leftover-votes-1-seal')
    expect(each(scene, SEALS)).toEqual([0, 1, 1, 0])
    expect(each(sceneWith({}).law('most-leftover-votes-1-seal'), SEALS)).toEqual([0, 0, 0, 0])
  })

  it('points-3-per-knight-in-tower: whatever their strength', () => {
    const scene = sceneWith({})
    scene.state.bytes[IN_TOWER] = 2
    scene.state.bytes[IN_TOWER + 3 * MAX_PARTIES] = 1
    scene.state.bytes[IN_TOWER + MAX_PARTIES + 2] = 1
    expect(scene.law('points-3-per-knight-in-tower').points).toEqual([9, 0, 3, 0])
  })

  it('most-squires-3-points-most-gold-3-points: each separately', () => {
    const setup = { Blue: { squires: 2, gold: 1 }, Yellow: { squires: 2 }, Red: { gold: 1 } }
    const scene = sceneWith({}, setup).law('most-squires-3-points-most-gold-3-points')
    expect(scene.points).toEqual([6, 3, 3, 0])
    expect(scene.reveals).toBe(1)
    expect(sceneWith({}).law('most-squires-3-points-most-gold-3-points').points).toEqual([0, 0, 0, 0])
  })

  it('shame-per-2-counties: from the track, from the left, then from the supply', () => {
    const scene = sceneWith(
      { markers: [0, 1, 1] },
      {
        Blue: { counties: { Stafford: 1, Dorset: 1, Surrey: 1 } },
        Yellow: { counties: { York: 3, Gloucester: 4, Suffolk: 2, Northumberland: 2 } },
        Red: { counties: { Somerset: 4 } },
      },
    ).law('shame-per-2-counties')
    expect(each(scene, SHAME)).toEqual([1, 2, 0, 0])
    expect(each(scene, SHAME_MARKERS)).toEqual([0, 0, 0, 0])
    expect(scene.told('log.shame')).toHaveLength(3)
  })
})
