import { describe, expect, it } from 'vitest'
import { firstSpace, ownerOf } from '../knights.ts'
import { NONE, UPPER_ROW } from '../layout.ts'
import { Scene } from '../testing/scene.ts'

const [BLUE, GREEN] = [0, 3]
const UPPER_LEFT = firstSpace(UPPER_ROW)
const twoConflicts = { 'upper left': { strength: 5 }, 'upper right': { strength: 6 } } as const

describe('phase 1: counties', () => {
  it('lets Blue place a 2 in Stafford, and Yellow drive him out with a 1 and two squires (example)', () => {
    const scene = new Scene({ Blue: { court: [2] }, Yellow: { court: [1], squires: 2 } })
    scene.play('Blue', 'place 2 in Stafford')
    expect(scene.county('Stafford')).toMatchObject({ holder: 'Blue', knight: 2, squires: 0 })
    scene.play('Yellow', 'place 1 in Stafford with 2 squires')
    expect(scene.county('Stafford')).toMatchObject({ holder: 'Yellow', knight: 1, squires: 2 })
    expect(scene.of('Blue').court).toEqual([2])
    expect(scene.of('Yellow')).toMatchObject({ court: [], squires: 0 })
    // He has another turn, although he had nothing left to place.
    expect(scene.asked).toEqual(['Blue'])
  })

  it('requires the minimum from the knight alone', () => {
    const scene = new Scene({ Blue: { court: [2], squires: 5 } })
    expect(scene.may('Blue', 'place 2 in Suffolk')).toBe(true)
    expect(scene.may('Blue', 'place 2 in Suffolk with 5 squires')).toBe(true)
    expect(scene.may('Blue', 'place 2 in Suffolk with 6 squires')).toBe(false)
    expect(scene.may('Blue', 'place 2 in York with 5 squires')).toBe(false)
  })

  it('drives nobody out on a tie, and never a knight of the same player', () => {
    const scene = new Scene({
      Blue: { court: [2], squires: 2, counties: { Suffolk: 2 } },
      Yellow: { counties: { Stafford: [1, 1] } },
    })
    expect(scene.may('Blue', 'place 2 in Stafford')).toBe(false)
    expect(scene.may('Blue', 'place 2 in Stafford with 1 squire')).toBe(true)
    expect(scene.moves('Blue').some((line) => line.includes('Suffolk'))).toBe(false)
  })

  it('takes the squires of a knight who is driven out', () => {
    const scene = new Scene({ Blue: { court: [3] }, Yellow: { counties: { Stafford: [1, 1] }, squires: 0 } })
    scene.play('Blue', 'place 3 in Stafford')
    expect(scene.of('Yellow')).toMatchObject({ court: [1], squires: 0 })
  })
})

describe('phase 1: castles', () => {
  it('have room on spaces without extension and knight', () => {
    const scene = new Scene({ Blue: { court: [1, 2], extensions: ['gold'], castle: { votes: 1 } } })
    expect(scene.targets('Blue', 'place 2 in the castle on')).toEqual(['knight', 'points', 'squires', 'upgrade'])
    scene.play('Blue', 'place 2 in the castle on points')
    expect(scene.of('Blue').castle.find(({ space }) => space === 'points')).toMatchObject({ knight: 2 })
  })
})

describe('phase 1: conflicts', () => {
  it('puts Green below Blue, gives him a favour, and stacks his next knight on the first (example)', () => {
    const scene = new Scene({
      start: 'Green',
      conflicts: { 'upper left': { strength: 5, spaces: [['Blue', 2]] } },
      Green: { court: [1, 2] },
      Blue: { court: [1] },
    })
    scene.play('Green', 'place 1 in the conflict upper left', 'take the favour noble', 'take the noble of York')
    expect(scene.of('Green').nobles).toEqual(['C'])
    expect(scene.view().favours).not.toContain('noble')
    expect(scene.conflict('upper left')?.spaces).toEqual([
      { party: 'Blue', knights: [2], strength: 2 },
      { party: 'Green', knights: [1], strength: 1 },
    ])
    scene.play('Blue', 'place 1 in the conflict upper left', 'decline')
    scene.play('Green', 'place 2 in the conflict upper left', 'decline')
    // Both stack their knights, and the lowest space stays free for a third.
    expect(scene.conflict('upper left')?.spaces).toEqual([
      { party: 'Blue', knights: [1, 2], strength: 3 },
      { party: 'Green', knights: [1, 2], strength: 3 },
    ])
    expect([0, 1, 2].map((place) => ownerOf(scene.state, UPPER_LEFT + place))).toEqual([BLUE, GREEN, NONE])
  })

  it('keeps the knights of a player together', () => {
    const scene = new Scene({ conflicts: twoConflicts, Blue: { court: [1, 2] }, Yellow: { court: [1, 1] } })
    scene.play('Blue', 'place 1 in the conflict upper left', 'decline')
    scene.play('Yellow', 'place 1 in the conflict upper left', 'decline')
    scene.play('Blue', 'place 2 in the conflict upper left', 'decline')
    expect(scene.conflict('upper left')?.spaces).toEqual([
      { party: 'Blue', knights: [1, 2], strength: 3 },
      { party: 'Yellow', knights: [1], strength: 1 },
    ])
  })

  it('has no space for a fourth player (ruling 3), and takes no squires', () => {
    const spaces = [
      ['Yellow', 1],
      ['Red', 1],
      ['Green', 1],
    ] as const
    const scene = new Scene({ conflicts: { 'upper left': { strength: 5, spaces } }, Blue: { court: [1], squires: 3 } })
    expect(scene.moves('Blue').some((line) => line.includes('conflict'))).toBe(false)
  })

  it('gives a favour for the first six knights only', () => {
    const knights = [1, 1, 1, 2, 2, 3, 4]
    const scene = new Scene({ conflicts: twoConflicts, Blue: { court: knights } })
    for (const strength of knights.slice(0, 6))
      scene.play('Blue', `place ${strength} in the conflict upper left`, 'decline')
    scene.play('Blue', 'place 4 in the conflict upper left')
    expect(scene.step).toBe('vote')
  })

  it('turns all favours up again for the next round', () => {
    const scene = new Scene({ at: 'conflicts', favoursTaken: ['noble', 'gold'], Blue: { court: [1] } })
    expect(scene.view().round).toBe(2)
    expect(scene.view().favours).toEqual(['upgrade', 'noble', 'gold', 'squire', 'second-gold', 'second-squire'])
    const before = new Scene({ favoursTaken: ['noble', 'gold'], Blue: { court: [1] } })
    expect(before.view().favours).toEqual(['upgrade', 'squire', 'second-gold', 'second-squire'])
  })

  it('excludes the upgrade with three players', () => {
    expect(Scene.start({ players: '3' }, 'favours').view().favours).toHaveLength(5)
    expect(Scene.start({ players: '4' }, 'favours').view().favours).toHaveLength(6)
  })

  it('gives gold and squires at once, and lets an upgrade apply where the knight is (ruling 2)', () => {
    const scene = new Scene({ conflicts: twoConflicts, Blue: { court: [1, 1, 1], gold: 0, squires: 0 } })
    scene.play('Blue', 'place 1 in the conflict upper left', 'take the favour second-gold')
    expect(scene.of('Blue')).toMatchObject({ gold: 1, squires: 0 })
    scene.play('Blue', 'place 1 in the conflict upper left', 'take the favour squire')
    expect(scene.of('Blue')).toMatchObject({ gold: 1, squires: 1 })
    scene.play('Blue', 'place 1 in the conflict upper right', 'take the favour upgrade')
    scene.play('Blue', 'upgrade 1 in the conflict upper left')
    expect(scene.conflict('upper left')?.spaces).toEqual([{ party: 'Blue', knights: [1, 2], strength: 3 }])
    expect(scene.of('Blue').reserve).toEqual([1, 2, 3, 4])
  })
})

describe('phase 1: who is next', () => {
  it('follows turn order and skips players with nothing to place', () => {
    const scene = new Scene({ start: 'Red', Red: { court: [1] }, Blue: { court: [1, 1] } })
    expect(scene.asked).toEqual(['Red'])
    scene.play('Red', 'place 1 in Stafford')
    expect(scene.asked).toEqual(['Blue'])
    scene.play('Blue', 'place 1 in Dorset', 'place 1 in Surrey')
    expect(scene.step).toBe('vote')
  })

  it('(R) skips a player whose knight cannot go anywhere', () => {
    const all = ['knight', 'upgrade', 'squires', 'gold', 'votes', 'points']
    const scene = new Scene({
      Blue: { court: [1], extensions: all },
      Yellow: { court: [4], counties: { Northumberland: 1, Stafford: 1, Dorset: 1 } },
      Red: { counties: { Surrey: 1 } },
    })
    expect(scene.asked).toEqual(['Yellow'])
    scene.play('Yellow', 'place 4 in Somerset')
    expect(scene.step).toBe('vote')
    expect(scene.of('Blue').court).toEqual([1])
  })

  it('(R) asks him if his squires can help, which counts as a reveal', () => {
    const all = ['knight', 'upgrade', 'squires', 'gold', 'votes', 'points']
    const scene = new Scene({
      Blue: { court: [1], squires: 1, extensions: all },
      Yellow: { counties: { Northumberland: 1, Stafford: 1, Dorset: 1 } },
      Red: { counties: { Surrey: 1 } },
    })
    expect(scene.moves('Blue')).toHaveLength(4)
    expect(scene.reveals).toBe(1)
  })
})
