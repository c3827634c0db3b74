import { describe, expect, it } from 'vitest'
import type { LawId } from '../../law-ids.ts'
import { Scene, type SceneSetup } from '../../testing/scene.ts'

const conflict = (...names: readonly ('Blue' | 'Yellow')[]) => ({
  strength: 9,
  spaces: names.map((name) => [name, 1] as const),
})

/** Blue has knights in three conflicts, Yellow in one. */
const threeConflicts: SceneSetup = {
  conflicts: {
    'lower left': conflict('Blue'),
    'upper left': { ...conflict('Blue', 'Yellow'), strength: 8 },
    'upper right': { ...conflict('Blue'), strength: 7 },
  },
}

/** One more for Blue with his 2, because he has only three 1s. */
const fourConflicts: SceneSetup = {
  conflicts: { ...threeConflicts.conflicts, 'lower right': { strength: 6, spaces: [['Blue', 2]] } },
}

describe('base laws that give points', () => {
  it.each<[LawId, SceneSetup, readonly number[]]>([
    [
      'points-3-per-2-counties',
      {
        Blue: { counties: { Stafford: 1, Dorset: 1, Surrey: 1 } },
        Yellow: { counties: { Bedford: 3 } },
        Red: { counties: { York: 3, Gloucester: 4, Northumberland: 2, Suffolk: 2 } },
      },
      [3, 0, 6, 0],
    ],
    [
      'points-8-per-3-counties',
      { Blue: { counties: { Stafford: 1, Dorset: 1, Surrey: 1 } }, Yellow: { counties: { York: 3, Bedford: 4 } } },
      [8, 0, 0, 0],
    ],
    [
      'points-5-per-3-extensions',
      {
        Blue: { extensions: ['gold', 'votes', 'points'] },
        Yellow: { extensions: ['gold', 'votes'] },
        Red: { extensions: ['knight', 'upgrade', 'squires', 'gold', 'votes', 'points'] },
      },
      [5, 0, 10, 0],
    ],
    ['points-3-per-conflict', threeConflicts, [9, 3, 0, 0]],
    [
      'all-three-1s-placed-5-points',
      {
        Blue: { counties: { Stafford: 1 }, castle: { gold: 1, votes: 1 } },
        Yellow: { counties: { Dorset: 1 }, castle: { gold: 1 }, court: [1] },
      },
      [5, 0, 0, 0],
    ],
    [
      'all-four-strengths-6-points',
      {
        Blue: { counties: { Stafford: 1, York: 3 }, castle: { gold: 2, votes: 4 } },
        Yellow: { castle: { gold: 1, votes: 2, squires: 3 }, court: [4] },
      },
      [6, 0, 0, 0],
    ],
  ])('%s', (law, setup, points) => {
    expect(new Scene(setup).law(law).points).toEqual(points)
  })
})

describe('base laws that give goods and knights', () => {
  it('squire-per-placed-2', () => {
    const scene = new Scene({ Blue: { castle: { gold: 2 }, counties: { Stafford: 2 } }, Yellow: { court: [2] } })
    scene.law('squire-per-placed-2')
    expect([scene.of('Blue').squires, scene.of('Yellow').squires]).toEqual([2, 0])
  })

  it('squire-vote-gold-per-2-conflicts', () => {
    const scene = new Scene(threeConflicts).law('squire-vote-gold-per-2-conflicts')
    expect(scene.of('Blue')).toMatchObject({ squires: 1, votes: 1, gold: 1 })
    expect(scene.of('Yellow')).toMatchObject({ squires: 0, votes: 0, gold: 0 })
    const four = new Scene(fourConflicts).law('squire-vote-gold-per-2-conflicts')
    expect(four.of('Blue')).toMatchObject({ squires: 2, votes: 2, gold: 2 })
  })

  it('most-squires-new-knight: for all who have most behind the screen, and nobody without any', () => {
    const scene = new Scene({
      Blue: { squires: 2 },
      Yellow: { squires: 2 },
      Red: { squires: 1, counties: { Stafford: [1, 3] } },
    })
    scene.law('most-squires-new-knight')
    expect(scene.view().parties.map(({ court }) => court)).toEqual([[1], [1], [], []])
    expect(scene.reveals).toBe(1)
    expect(new Scene({}).law('most-squires-new-knight').of('Blue').court).toEqual([])
  })

  it('new-knight-per-3-nobles: as far as there are any', () => {
    const scene = new Scene({
      Blue: { nobles: 'ABCDEF' },
      Yellow: { nobles: 'AB' },
      Red: { nobles: 'ABCDEFGHI', castle: { gold: 1, votes: 1 } },
    })
    scene.law('new-knight-per-3-nobles')
    expect(scene.view().parties.map(({ court }) => court)).toEqual([[1, 1], [], [1], []])
  })

  it('placed-3-becomes-4: in the same place, if the 4 is in the reserve', () => {
    const scene = new Scene({
      Blue: { counties: { York: 3 } },
      Yellow: { castle: { gold: 3 }, court: [4] },
      Red: { court: [3] },
    })
    scene.law('placed-3-becomes-4')
    expect(scene.county('York').knight).toBe(4)
    expect(scene.of('Blue').reserve).toEqual([1, 1, 1, 2, 2, 3])
    expect(scene.of('Yellow').castle.map(({ knight }) => knight)).toContain(3)
    expect(scene.of('Red').court).toEqual([3])
  })
})

describe('base laws that trade', () => {
  it.each<[LawId, number, object]>([
    ['gold-for-vote', 3, { gold: 1, squires: 2, votes: 2, points: 0 }],
    ['squire-and-gold-for-3-points', 2, { gold: 1, squires: 0, votes: 0, points: 6 }],
    ['gold-for-1-point', 3, { gold: 1, squires: 2, votes: 0, points: 2 }],
    ['squire-for-1-point', 2, { gold: 3, squires: 0, votes: 0, points: 2 }],
  ])('%s', (law, most, after) => {
    // A knight in a county, so that play stops there.
    const scene = new Scene({ start: 'Yellow', Blue: { gold: 3, squires: 2, counties: { Stafford: 1 } } }).law(law)
    expect(scene.asked).toEqual(['Yellow'])
    expect(scene.moves('Yellow')).toEqual(['trade 0'])
    for (const name of ['Yellow', 'Red', 'Green'] as const) scene.play(name, 'trade 0')
    expect(scene.moves('Blue')).toHaveLength(most + 1)
    scene.play('Blue', 'trade 2')
    expect(scene.of('Blue')).toMatchObject(after)
    expect(scene.step).toBe('county-reward')
  })
})

describe('base laws that grant something to choose', () => {
  it('most-gold-upgrade: of a placed knight, for all who have most', () => {
    const scene = new Scene({
      Blue: { gold: 2, court: [1], counties: { Stafford: 2 } },
      Yellow: { gold: 2, court: [1] },
      Red: { gold: 1, counties: { Dorset: 1 } },
    })
    scene.law('most-gold-upgrade')
    expect(scene.moves('Blue')).toEqual(['upgrade 2 in Stafford', 'decline'])
    expect(scene.reveals).toBe(1)
    scene.play('Blue', 'upgrade 2 in Stafford')
    expect(scene.county('Stafford').knight).toBe(3)
    // Yellow has no placed knight, so it lapses for him.
    expect(scene.step).toBe('county-reward')
  })

  it('no-placed-2-upgrade: of any knight, also at court', () => {
    const scene = new Scene({
      start: 'Yellow',
      Blue: { castle: { gold: 2 } },
      Yellow: { court: [1, 2], counties: { Stafford: 1 } },
    })
    scene.law('no-placed-2-upgrade')
    expect(scene.moves('Yellow')).toEqual([
      'upgrade 1 at court',
      'upgrade 1 in Stafford',
      'upgrade 2 at court',
      'decline',
    ])
    scene.play('Yellow', 'upgrade 2 at court')
    expect(scene.of('Yellow').court).toEqual([1, 3])
    expect(scene.step).toBe('county-reward')
  })

  it('extension-per-2-conflicts: a knight on the space goes to court unscored (ruling 1)', () => {
    const scene = new Scene({ ...threeConflicts, Blue: { castle: { gold: 2 }, extensions: ['votes'] } })
    scene.law('extension-per-2-conflicts')
    expect(scene.asked).toEqual(['Blue'])
    expect(scene.moves('Blue')).not.toContain('build votes')
    scene.state.round = 5
    scene.play('Blue', 'build gold')
    expect(scene.told('log.builds')).toEqual([{ party: 'seat.Blue', space: 'castle.gold' }])
    expect(scene.of('Blue').castle.filter(({ extension }) => extension)).toHaveLength(2)
    // It already scores in this round; the knight did not score.
    expect(scene.told('log.castle')).toHaveLength(2)
    expect(scene.of('Blue').gold).toBe(2)
  })

  it('extension-per-2-conflicts: two of them for four conflicts', () => {
    const scene = new Scene({ ...fourConflicts, Blue: { extensions: ['votes'] } }).law('extension-per-2-conflicts')
    scene.play('Blue', 'build gold')
    expect(scene.step).toBe('build')
    expect(scene.asked).toEqual(['Blue'])
    expect(scene.moves('Blue')).not.toContain('build gold')
    scene.play('Blue', 'build points')
    expect(scene.told('log.builds').map(({ space }) => space)).toEqual(['castle.gold', 'castle.points'])
  })
})
