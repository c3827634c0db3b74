import { describe, expect, it } from 'vitest'
import * as layout from '../layout.ts'
import { Scene, type SceneSetup } from '../testing/scene.ts'
import { takeShame } from './displeasure.ts'

const NAMES = ['Blue', 'Yellow', 'Red', 'Green', 'Purple'] as const
const shames = (scene: Scene) => NAMES.slice(0, scene.state.players).map((name) => scene.of(name).shame)
const markers = (scene: Scene) => scene.view().shameTrack.map((field) => field.markers)

describe("the King's displeasure: set-up", () => {
  it.each([
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['5', 4],
  ])('with %s players there are %i markers on each field', (players, each) => {
    const scene = Scene.start({ players, displeasure: 'true' }, 'shame')
    expect(markers(scene)).toEqual(new Array(5).fill(each))
    expect(scene.view().shameTrack.map(({ value }) => value)).toEqual([3, 6, 9, 12, 15])
    expect(shames(scene)).toEqual(new Array(Number(players)).fill(0))
  })
})

describe("the King's displeasure, phase 3: a lost conflict", () => {
  const scored = (setup: SceneSetup) => new Scene({ at: 'conflicts', displeasure: true, ...setup })

  it('brings shame on Yellow, who is not in it (example)', () => {
    const spaces = [
      ['Blue', 2],
      ['Green', 1],
      ['Red', 1],
    ] as const
    const scene = scored({ conflicts: { 'upper left': { strength: 5, spaces } } })
    expect(shames(scene)).toEqual([0, 1, 0, 0])
    expect(scene.told('log.shame')).toEqual([{ seat: 'seat.Yellow' }])
    expect(markers(scene)).toEqual([3, 4, 4, 4, 4])
  })

  it('brings none if it is won', () => {
    const scene = scored({ conflicts: { 'upper left': { strength: 5, spaces: [['Blue', 4, 1]] } } })
    expect(shames(scene)).toEqual([0, 0, 0, 0])
  })

  it('brings shame on all players if it is empty', () => {
    const scene = scored({ conflicts: { 'upper left': { strength: 5 } } })
    expect(shames(scene)).toEqual([1, 1, 1, 1])
    expect(markers(scene)).toEqual([0, 4, 4, 4, 4])
  })

  it('brings it the second time as well, before the captives are ransomed', () => {
    const scene = scored({ round: 2, conflicts: { 'lower left': { strength: 5, spaces: [['Blue', 2]] } } })
    expect(scene.step).toBe('ransom')
    expect(shames(scene)).toEqual([0, 1, 1, 1])
  })

  it('counts each conflict', () => {
    const scene = scored({
      round: 5,
      conflicts: {
        'lower left': { strength: 4 },
        'upper left': { strength: 5, spaces: [['Red', 1]] },
        'upper right': { strength: 6 },
      },
    })
    expect(shames(scene)).toEqual([3, 3, 2, 3])
  })

  it('requires a knight: an archer does not prevent shame', () => {
    const scene = new Scene({
      at: 'counties',
      displeasure: true,
      conflicts: { 'upper left': { strength: 5, spaces: [['Red', 1]] } },
      Blue: { counties: { Stafford: 1 } },
    })
    const { SPACE_ARCHER, SPACE_OWNER, CONFLICT_SPACES } = layout
    const second = CONFLICT_SPACES / 2 + 1
    scene.state.bytes[SPACE_OWNER + second] = 0
    scene.state.bytes[SPACE_ARCHER + second] = 1
    scene.play('Blue', 'take the noble')
    expect(shames(scene)).toEqual([1, 1, 0, 1])
  })

  it('empties the track from left to right, then uses an unlimited supply', () => {
    const scene = new Scene({ at: 'conflicts', displeasure: true, round: 5, Blue: { shame: 15 }, Yellow: { shame: 4 } })
    const context = { chance: { below: () => 0 }, log: undefined }
    expect(markers(scene)).toEqual([0, 0, 0, 0, 1])
    takeShame(scene.state, 2, context)
    expect(markers(scene)).toEqual([0, 0, 0, 0, 0])
    for (let i = 0; i < 30; i++) takeShame(scene.state, 2, context)
    expect(markers(scene)).toEqual([0, 0, 0, 0, 0])
    expect(scene.of('Red').shame).toBe(31)
  })

  it('gives markers to two players who have only their ally there; allies take none', () => {
    const scene = scored({ players: 2, conflicts: { 'upper left': { strength: 9, spaces: [['Red', 2]] } } })
    expect(shames(scene)).toEqual([1, 1])
    expect(scene.of('Red').shame).toBe(0)
    expect(scene.of('Green').shame).toBe(0)
    expect(markers(scene)).toEqual([0, 2, 2, 2, 2])
  })
})

describe("the King's displeasure: screens", () => {
  const setup = {
    displeasure: true,
    round: 3,
    Blue: { court: [1], shame: 2 },
    Yellow: { court: [1], shame: 3 },
  } as const

  it('hide the markers of the others', () => {
    const scene = new Scene(setup)
    expect(scene.view('Blue').parties.map(({ shame }) => shame)).toEqual([2, null, null, null])
    expect(scene.view().parties.map(({ shame }) => shame)).toEqual([null, null, null, null])
  })

  it('are not used with two players', () => {
    const scene = new Scene({ ...setup, players: 2 })
    expect(scene.view().parties.map(({ shame }) => shame)).toEqual([2, 3, 0, 0])
  })
})
