import { describe, expect, it } from 'vitest'
import type { LawId } from '../../law-ids.ts'
import { NOBLES } from '../../layout.ts'
import { Scene, type SceneSetup } from '../../testing/scene.ts'

/** Blue has four knights in three conflicts, Yellow one knight in one. */
const threeConflicts: SceneSetup = {
  conflicts: {
    'lower left': { strength: 9, spaces: [['Blue', 1, 1]] },
    'upper left': {
      strength: 8,
      spaces: [
        ['Yellow', 4],
        ['Blue', 2],
      ],
    },
    'upper right': { strength: 7, spaces: [['Blue', 1]] },
  },
}

const goodsOf = (scene: Scene) =>
  (['Blue', 'Yellow', 'Red', 'Green'] as const).map((name) => {
    const { gold, squires, votes } = scene.of(name)
    return [gold, squires, votes]
  })

describe('New Laws that give points', () => {
  it.each<[LawId, SceneSetup, readonly number[]]>([
    [
      'points-3-per-knight-in-castle',
      { Blue: { castle: { gold: 1, votes: 2 } }, Yellow: { counties: { Stafford: 1 }, castle: { points: 4 } } },
      [6, 3, 0, 0],
    ],
    [
      'both-2s-placed-3-points',
      { Blue: { castle: { gold: 2 }, counties: { Stafford: 2 } }, Yellow: { castle: { gold: 2 }, court: [2] } },
      [3, 0, 0, 0],
    ],
    [
      'points-5-per-2-counties',
      { Blue: { counties: { Stafford: 1, Dorset: 1, Surrey: 1 } }, Yellow: { counties: { York: 3 } } },
      [5, 0, 0, 0],
    ],
    [
      'points-3-per-2-squires-in-counties',
      {
        Blue: { counties: { Stafford: [1, 1], Dorset: [1, 4] }, squires: 9 },
        Yellow: { counties: { York: [3, 1] } },
        Red: { counties: { Surrey: [1, 2] } },
      },
      [6, 0, 3, 0],
    ],
    ['most-knights-in-conflicts-5-points', threeConflicts, [5, 0, 0, 0]],
    ['most-knights-in-conflicts-5-points', {}, [0, 0, 0, 0]],
    [
      'most-knights-in-conflicts-5-points',
      {
        conflicts: {
          'upper left': {
            strength: 9,
            spaces: [
              ['Blue', 1],
              ['Red', 4],
            ],
          },
        },
      },
      [5, 0, 5, 0],
    ],
  ])('%s', (law, setup, points) => {
    expect(new Scene(setup).law(law).points).toEqual(points)
  })

  it('points-3-per-county-without-nobles', () => {
    const scene = new Scene({ Blue: { counties: { Northumberland: 2, Stafford: 1, York: 3 } } })
    scene.state.bytes[NOBLES] = 0
    scene.state.bytes[NOBLES + 2] = 0
    expect(scene.law('points-3-per-county-without-nobles').points).toEqual([6, 0, 0, 0])
  })

  it('none of them counts the knights of an ally', () => {
    // Red is Blue's ally.
    const scene = new Scene({
      players: 2,
      Red: { counties: { Stafford: 1, Dorset: 1 } },
      Yellow: { counties: { York: 3 } },
      conflicts: { 'upper left': { strength: 8, spaces: [['Red', 2]] } },
    })
    for (const law of ['points-5-per-2-counties', 'most-knights-in-conflicts-5-points', 'vote-per-conflict'] as const)
      scene.law(law)
    expect(scene.points).toEqual([0, 0, 0, 0])
    expect(scene.of('Blue').votes).toBe(0)
    expect(scene.law('counties-cost-1-gold').asked).toEqual(['Yellow'])
  })
})

describe('New Laws that give goods', () => {
  it('most-gold-squire-and-vote: for all who have most, without showing how much', () => {
    const scene = new Scene({ Blue: { gold: 3 }, Yellow: { gold: 3 }, Red: { gold: 2 } })
    scene.law('most-gold-squire-and-vote')
    expect(goodsOf(scene)).toEqual([
      [3, 1, 1],
      [3, 1, 1],
      [2, 0, 0],
      [0, 0, 0],
    ])
    expect(scene.reveals).toBe(1)
    expect(JSON.stringify(scene.allTold())).not.toContain('3')
    expect(new Scene({}).law('most-gold-squire-and-vote').of('Blue').votes).toBe(0)
  })

  it('most-squires-gold-and-vote: for all who have most behind the screen', () => {
    const scene = new Scene({ Blue: { squires: 2, counties: { Stafford: [1, 3] } }, Green: { squires: 3 } })
    scene.law('most-squires-gold-and-vote')
    expect(goodsOf(scene)).toEqual([
      [0, 2, 0],
      [0, 0, 0],
      [0, 0, 0],
      [1, 3, 1],
    ])
    expect(scene.reveals).toBe(1)
  })

  it('vote-per-conflict: in either row', () => {
    const scene = new Scene(threeConflicts).law('vote-per-conflict')
    expect(goodsOf(scene).map(([, , votes]) => votes)).toEqual([3, 1, 0, 0])
  })

  it('squire-per-placed-1', () => {
    const scene = new Scene({ ...threeConflicts, Yellow: { castle: { gold: 1 }, court: [1] } })
    scene.law('squire-per-placed-1')
    expect(goodsOf(scene).map(([, squires]) => squires)).toEqual([3, 1, 0, 0])
  })

  it('no-nobles-gold-squire-vote', () => {
    const scene = new Scene({ Blue: { nobles: 'A' }, Red: { nobles: 'BC' } }).law('no-nobles-gold-squire-vote')
    expect(goodsOf(scene)).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
      [1, 1, 1],
    ])
  })
})

describe('New Laws about leftover votes', () => {
  it('most-leftover-votes-upgrade: of any knight, by what is left after the third ballot', () => {
    const scene = new Scene({
      Blue: { leftover: 2, court: [1] },
      Yellow: { leftover: 2, castle: { gold: 1 } },
      Red: { leftover: 1, votes: 5, court: [2] },
    })
    scene.law('most-leftover-votes-upgrade')
    expect(scene.moves('Blue')).toEqual(['upgrade 1 at court', 'decline'])
    scene.play('Blue', 'upgrade 1 at court')
    expect(scene.of('Blue').court).toEqual([2])
    expect(scene.moves('Yellow')).toEqual(['upgrade 1 in the castle on gold', 'decline'])
    scene.play('Yellow', 'decline')
    expect(scene.asked).not.toContain('Red')
  })

  it('most-leftover-votes-upgrade: for nobody if nothing is left', () => {
    const scene = new Scene({ Blue: { court: [1], counties: { Stafford: 1 } } }).law('most-leftover-votes-upgrade')
    expect(scene.step).toBe('county-reward')
  })

  it('gold-squire-vote-for-3-points: not for votes that a law has brought', () => {
    const scene = new Scene({ Blue: { gold: 4, squires: 3, leftover: 2, votes: 5, counties: { Stafford: 1 } } })
    scene.law('gold-squire-vote-for-3-points')
    expect(scene.moves('Blue')).toEqual(['trade 0', 'trade 1', 'trade 2'])
    scene.play('Blue', 'trade 2')
    expect(scene.of('Blue')).toMatchObject({ gold: 2, squires: 1, votes: 5, points: 6 })
    for (const name of ['Yellow', 'Red', 'Green'] as const) scene.play(name, 'trade 0')
    expect(scene.of('Blue')).toMatchObject({ votes: 5, leftoverVotes: 0 })
  })

  it('a vote spent on one law still counts for another, which uses the number after the third ballot', () => {
    const scene = new Scene({ Blue: { gold: 2, squires: 2, leftover: 2, court: [1] }, Yellow: { leftover: 1 } })
    scene.law('gold-squire-vote-for-3-points').play('Blue', 'trade 2')
    expect(scene.law('most-leftover-votes-upgrade').asked).toEqual(['Blue'])
  })
})

describe('counties-cost-1-gold', () => {
  const taxed = () =>
    new Scene({
      start: 'Yellow',
      Blue: { gold: 1, counties: { Stafford: [1, 2], Dorset: 1 } },
      Yellow: { counties: { York: 3 } },
      Red: { gold: 5 },
    }).law('counties-cost-1-gold')

  it('asks from the start player on, county by county, even players who cannot pay', () => {
    const scene = taxed()
    expect(scene.moves('Yellow')).toEqual(['leave York'])
    scene.play('Yellow', 'leave York')
    expect(scene.county('York').holder).toBe(null)
    expect(scene.of('Yellow').court).toEqual([3])
    // Red holds no county.
    expect(scene.moves('Blue')).toEqual(['pay for Stafford', 'leave Stafford'])
  })

  it('takes a gold, or sends the knight home unscored; his squires are lost', () => {
    const paid = taxed().play('Yellow', 'leave York').play('Blue', 'pay for Stafford')
    expect(paid.of('Blue').gold).toBe(0)
    expect(paid.moves('Blue')).toEqual(['leave Dorset'])
    paid.play('Blue', 'leave Dorset')
    expect(paid.county('Stafford')).toMatchObject({ holder: 'Blue', squires: 2 })
    expect(paid.view()).toMatchObject({ step: 'county-reward', county: 'Stafford' })

    const left = taxed().play('Yellow', 'leave York').play('Blue', 'leave Stafford', 'pay for Dorset')
    expect(left.county('Stafford')).toMatchObject({ holder: null, squires: 0 })
    expect(left.of('Blue')).toMatchObject({ court: [1], squires: 0, gold: 0 })
    expect(left.view()).toMatchObject({ step: 'county-reward', county: 'Dorset' })
  })
})

describe('extensions-cost-1-squire', () => {
  const taxed = () =>
    new Scene({ round: 5, Blue: { squires: 1, extensions: ['squires', 'gold', 'points'] } }).law(
      'extensions-cost-1-squire',
    )

  it('asks extension by extension; those that are given up do not score this round', () => {
    const scene = taxed()
    expect(scene.moves('Blue')).toEqual(['pay for the extension squires', 'turn down the extension squires'])
    scene.play('Blue', 'turn down the extension squires', 'pay for the extension gold')
    expect(scene.of('Blue').castle.filter(({ faceDown }) => faceDown)).toHaveLength(1)
    expect(scene.moves('Blue')).toEqual(['turn down the extension points'])
    scene.play('Blue', 'turn down the extension points')
    // The game is over: only the gold was paid out, and both extensions are face up again and count.
    expect(scene.of('Blue')).toMatchObject({ gold: 2, squires: 0 })
    expect(scene.told('log.castle')).toEqual([{ party: 'seat.Blue', space: 'castle.gold' }])
    expect(scene.of('Blue').castle.filter(({ faceDown }) => faceDown)).toHaveLength(0)
    expect(scene.told('log.final.extensions')).toContainEqual({ seat: 'seat.Blue', count: 3, points: 8 })
  })

  it('does not affect extensions built later in the round', () => {
    const scene = new Scene({
      round: 5,
      Blue: { extensions: ['points'], counties: { Northumberland: 2 } },
    }).law('extensions-cost-1-squire')
    scene.play('Blue', 'turn down the extension points', 'take the reward', 'build gold')
    expect(scene.told('log.castle')).toEqual([{ party: 'seat.Blue', space: 'castle.gold' }])
  })
})

describe('swap-gold-squires-2-to-1', () => {
  it('in either direction, any number of times', () => {
    const scene = new Scene({ Blue: { gold: 5, squires: 3, counties: { Stafford: 1 } } })
    scene.law('swap-gold-squires-2-to-1')
    expect(scene.moves('Blue')).toEqual([
      'swap 2 gold for 1 squire',
      'swap 4 gold for 2 squires',
      'swap 2 squires for 1 gold',
      'decline',
    ])
    scene.play('Blue', 'swap 4 gold for 2 squires')
    expect(scene.of('Blue')).toMatchObject({ gold: 1, squires: 5 })
    scene.play('Blue', 'swap 2 squires for 1 gold')
    expect(scene.of('Blue')).toMatchObject({ gold: 2, squires: 3 })
    scene.play('Blue', 'decline')
    // A player with nothing to swap is asked too.
    expect(scene.moves('Yellow')).toEqual(['decline'])
    for (const name of ['Yellow', 'Red', 'Green'] as const) scene.play(name, 'decline')
    expect(scene.step).toBe('county-reward')
  })
})

describe('squires-into-conflicts', () => {
  const sending = () =>
    new Scene({ ...threeConflicts, round: 5, Blue: { squires: 4 }, Red: { squires: 4 } }).law('squires-into-conflicts')

  it('as many as the knights in conflicts, distributed freely over those', () => {
    const scene = sending()
    const conflicts = ['lower left', 'upper left', 'upper right']
    expect(scene.moves('Blue')).toEqual([...conflicts.map((at) => `send a squire to the conflict ${at}`), 'decline'])
    scene.play('Blue', 'send a squire to the conflict upper left', 'send a squire to the conflict upper left')
    scene.play('Blue', 'send a squire to the conflict lower left')
    expect(scene.asked).toEqual(['Yellow'])
    expect(scene.of('Blue').squires).toBe(1)
    expect(scene.conflict('upper left')?.spaces).toMatchObject([
      { party: 'Yellow', strength: 4 },
      { party: 'Blue', squires: 2, strength: 4 },
    ])
    expect(scene.moves('Yellow')).toEqual(['decline'])
  })

  it('count for the player and for England, and are lost even if France wins', () => {
    const scene = sending()
    for (let squire = 0; squire < 3; squire++) scene.play('Blue', 'send a squire to the conflict upper left')
    scene.play('Yellow', 'decline')
    // Lower left is lost again, with its captives.
    scene.play('Blue', 'decline')
    expect(scene.told('log.conflict.won')).toMatchObject([{ england: 9, france: 8 }])
    expect(scene.told('log.conflict.lostAtLast')).toMatchObject([{ england: 1, france: 7 }])
    expect(scene.of('Blue').squires).toBe(1)
  })

  it('do not move to the lower row', () => {
    const scene = new Scene({
      conflicts: { 'upper right': { strength: 7, spaces: [['Blue', 1]] } },
      Blue: { squires: 1 },
    })
    scene.law('squires-into-conflicts').play('Blue', 'send a squire to the conflict upper right')
    expect(scene.view().round).toBe(2)
    expect(scene.conflict('lower right')?.spaces).toEqual([{ party: 'Blue', knights: [1], strength: 1 }])
    expect(scene.of('Blue').squires).toBe(0)
  })
})

describe('pay-4-gold-for-extension', () => {
  it('any number, as long as there is gold and room', () => {
    const scene = new Scene({
      Blue: { gold: 9, extensions: ['knight', 'upgrade', 'squires'], castle: { gold: 2 } },
      Yellow: { gold: 3 },
      Red: { gold: 8, extensions: ['knight', 'upgrade', 'squires', 'gold', 'votes', 'points'] },
    }).law('pay-4-gold-for-extension')
    expect(scene.moves('Blue')).toEqual(['build gold', 'build votes', 'build points', 'decline'])
    scene.play('Blue', 'build gold')
    expect(scene.of('Blue')).toMatchObject({ gold: 5, court: [2] })
    scene.play('Blue', 'build votes')
    expect(scene.moves('Blue')).toEqual(['decline'])
    scene.play('Blue', 'decline')
    expect(scene.moves('Yellow')).toEqual(['decline'])
    scene.play('Yellow', 'decline')
    // Red's castle is full.
    expect(scene.asked).toEqual(['Green'])
  })
})
