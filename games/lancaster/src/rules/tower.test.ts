import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

describe("the King's displeasure: set-up of the Tower", () => {
  it.each([
    ['2', 4],
    ['3', 3],
    ['4', 2],
    ['5', 0],
  ])('for %s players it holds a neutral knight of %i', (players, neutralKnight) => {
    const { tower } = Scene.start({ players, displeasure: 'true' }, 'tower').view()
    expect(tower).toEqual({ capacity: 7, strength: neutralKnight, neutralKnight })
  })

  it('does not exist without the module', () => {
    const scene = Scene.start({}, 'tower')
    expect(scene.view()).toMatchObject({ tower: null, shameTrack: [] })
    const [asked] = scene.asked
    scene.play(asked, 'build votes')
    expect(new Scene({ Blue: { court: [1] } }).moves('Blue').some((line) => line.includes('Tower'))).toBe(false)
  })
})

describe("the King's displeasure, phase 1: the Tower", () => {
  const later = { round: 3, displeasure: true } as const

  it('takes a 3 of Green, who returns 3 markers (example)', () => {
    const scene = new Scene({ ...later, start: 'Green', Green: { court: [3], shame: 4 } })
    const track = scene.view().shameTrack
    scene.play('Green', 'place 3 in the Tower and return 3 markers')
    expect(scene.of('Green')).toMatchObject({ tower: [3], court: [], shame: 1 })
    expect(scene.view().tower).toMatchObject({ strength: 2 + 3 })
    // They return to the supply, not to the track.
    expect(scene.view().shameTrack).toEqual(track)
  })

  it('takes nobody who would exceed its capacity (example)', () => {
    const scene = new Scene({ ...later, Blue: { court: [2, 3] }, Yellow: { tower: [3] } })
    expect(scene.may('Blue', 'place 2 in the Tower')).toBe(true)
    expect(scene.may('Blue', 'place 3 in the Tower')).toBe(false)
    scene.play('Blue', 'place 2 in the Tower')
    expect(scene.view().tower).toMatchObject({ strength: 7 })
    expect(scene.moves('Blue').some((line) => line.includes('Tower'))).toBe(false)
  })

  it('lets the player choose how many markers to return, up to the strength of the knight', () => {
    const scene = new Scene({ ...later, Blue: { court: [1, 2], shame: 5 } })
    expect(scene.moves('Blue').filter((line) => line.includes('Tower'))).toEqual([
      'place 1 in the Tower and return 1 marker',
      'place 1 in the Tower',
      'place 2 in the Tower and return 2 markers',
      'place 2 in the Tower and return 1 marker',
      'place 2 in the Tower',
    ])
    scene.play('Blue', 'place 2 in the Tower and return 1 marker')
    expect(scene.of('Blue').shame).toBe(4)
  })

  it('lets nobody return more markers than he has, and is open to players without any', () => {
    const scene = new Scene({ ...later, Blue: { court: [3], shame: 1 }, Yellow: { court: [2] } })
    expect(scene.targets('Blue', 'place 3 in the')).toContain('Tower and return 1 marker')
    expect(scene.targets('Blue', 'place 3 in the')).not.toContain('Tower and return 2 markers')
    scene.play('Blue', 'place 3 in the Tower and return 1 marker')
    scene.play('Yellow', 'place 2 in the Tower')
    expect(scene.told('log.place.tower')).toEqual([
      { party: 'seat.Blue', strength: 3, markers: 1 },
      { party: 'seat.Yellow', strength: 2, markers: 0 },
    ])
  })

  it('must be used by a knight who can go nowhere else', () => {
    const all = ['knight', 'upgrade', 'squires', 'gold', 'votes', 'points']
    const scene = new Scene({
      ...later,
      Blue: { court: [1], extensions: all },
      Yellow: { counties: { Northumberland: 1, Stafford: 1, Dorset: 1 } },
      Red: { counties: { Surrey: 1 } },
    })
    expect(scene.moves('Blue')).toEqual(['place 1 in the Tower'])
  })
})

describe("the King's displeasure: upgrades in the Tower (ruling 2)", () => {
  const favours = ['noble', 'gold', 'squire', 'second-gold', 'second-squire']
  const setup = {
    displeasure: true,
    round: 3,
    favoursTaken: favours,
    conflicts: { 'upper left': { strength: 5 } },
  } as const

  it('work in the Tower, and return no marker', () => {
    const scene = new Scene({ ...setup, Blue: { court: [4], tower: [2], shame: 3 } })
    scene.play('Blue', 'place 4 in the conflict upper left', 'take the favour upgrade', 'upgrade 2 in the Tower')
    expect(scene.of('Blue')).toMatchObject({ tower: [3], reserve: [1, 1, 1, 2, 2], shame: 3 })
  })

  it('are not possible if he would then exceed its capacity', () => {
    const scene = new Scene({ ...setup, Blue: { court: [4], tower: [2] }, Yellow: { tower: [3] } })
    scene.play('Blue', 'place 4 in the conflict upper left', 'take the favour upgrade')
    // He is Blue's only other knight, so there is no choice, and the upgrade lapses.
    expect(scene.step).toBe('vote')
  })

  it('come by law only if there is room', () => {
    const upgraded = (yellow: readonly number[]) =>
      new Scene({ ...setup, Blue: { tower: [3], court: [1] }, Yellow: { tower: yellow } })
        .law('placed-3-becomes-4')
        .of('Blue').tower
    expect(upgraded([1])).toEqual([4])
    expect(upgraded([2])).toEqual([3])
  })
})

describe("the King's displeasure, phase 3: the Tower", () => {
  it('is emptied before the counties are scored, except for the neutral knight', () => {
    const scene = new Scene({
      at: 'counties',
      displeasure: true,
      Blue: { tower: [1, 2], counties: { Stafford: 1 } },
      Yellow: { tower: [2] },
    })
    expect(scene.step).toBe('county-reward')
    expect(scene.of('Blue')).toMatchObject({ court: [1, 2], tower: [] })
    expect(scene.of('Yellow')).toMatchObject({ court: [2], tower: [] })
    expect(scene.view().tower).toMatchObject({ strength: 2 })
    expect(scene.told('log.tower.emptied')).toHaveLength(1)
  })

  it('counts its knights as placed until then', () => {
    const scene = new Scene({ displeasure: true, Blue: { tower: [1, 1, 1], court: [2] } })
    scene.law('all-three-1s-placed-5-points')
    expect(scene.of('Blue').points).toBe(5)
  })
})

describe("the King's displeasure for two: the Tower", () => {
  it('takes knights of the ally, for whom no marker is returned', () => {
    const scene = new Scene({
      players: 2,
      round: 3,
      displeasure: true,
      Blue: { court: [1], shame: 3 },
      Red: { court: [1, 2] },
    })
    expect(scene.moves('Blue').filter((line) => line.includes('Tower'))).toEqual([
      'place 1 in the Tower and return 1 marker',
      'place 1 in the Tower',
      "place the ally's 1 in the Tower",
      "place the ally's 2 in the Tower",
    ])
    scene.play('Blue', "place the ally's 2 in the Tower")
    expect(scene.of('Red').tower).toEqual([2])
    expect(scene.of('Blue').shame).toBe(3)
    scene.play('Blue', 'place 1 in the Tower')
    expect(scene.view().tower).toEqual({ capacity: 7, strength: 7, neutralKnight: 4 })
  })

  it('sends the knights of the ally home too', () => {
    const scene = new Scene({
      at: 'counties',
      players: 2,
      displeasure: true,
      Red: { tower: [2], counties: { Surrey: 1 } },
    })
    expect(scene.of('Red')).toMatchObject({ court: [2], tower: [] })
  })
})
