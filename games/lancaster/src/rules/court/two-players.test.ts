import { describe, expect, it } from 'vitest'
import { Scene } from '../../testing/scene.ts'

/** Red is the ally of Blue, Green that of Yellow. */
const TWO = { players: 2 } as const
const ALLY = 2
const ally = (scene: Scene) => scene.view().parties[ALLY]
const tower = (scene: Scene, name: string) =>
  scene.view().kingsCourt?.offices.find(({ office }) => office === name)?.tower

describe("two players at the King's court", () => {
  it('also place the lord of the ally, who pays no tribute', () => {
    const scene = new Scene({ ...TWO, court: {} })
    expect(scene.targets('Blue', 'send the lord to apply as')).toEqual([])
    expect(scene.targets('Blue', "send the ally's lord to apply as")).toEqual([
      'chamberlain',
      'chancellor',
      'constable',
    ])
    scene.play('Blue', "send the ally's lord to apply as chancellor")
    expect(tower(scene, 'chancellor')).toMatchObject({ party: 'Red', strength: 1 })
    expect(scene.view().kingsCourt?.treasury).toEqual({ votes: 0, squires: 0, gold: 0 })
    scene.play('Yellow', 'send the lord to the treasury for gold')
    scene.play('Blue', 'send the lord to the treasury for gold')
    expect(scene.asked).toEqual(['Yellow'])
    scene.play('Yellow', "send the ally's lord to the treasury for gold")
    expect(scene.step).toBe('vote')
  })

  it("strengthen each lord with knights of the same colour only, and the ally's with no bishop", () => {
    const scene = new Scene({
      ...TWO,
      court: { bishops: { Blue: 2 } },
      Blue: { court: [1], votes: 1 },
      Red: { court: [3] },
    })
    scene.play('Blue', "send the ally's lord to apply as constable")
    expect(scene.moves('Blue')).toEqual(['add a 3', 'done'])
    scene.play('Blue', 'add a 3')
    scene.play('Yellow', 'send the lord to the treasury for votes')
    scene.play('Blue', 'send the lord to apply as chancellor')
    expect(scene.moves('Blue')).toEqual(['add a bishop', 'add a 1', 'done'])
  })

  it('never drive out their own ally, nor does he drive out his leader', () => {
    const towers = { chancellor: { of: 'Red' }, constable: { of: 'Blue' } } as const
    const scene = new Scene({ ...TWO, start: 'Yellow', court: { towers }, Yellow: { votes: 1, court: [4] } })
    scene.play('Yellow', 'send the lord to apply as chancellor', 'add a 4')
    expect(scene.asked).toEqual(['Blue'])
    const own = new Scene({ ...TWO, court: { towers: { chancellor: { of: 'Red' } } }, Blue: { votes: 1, court: [4] } })
    expect(own.targets('Blue', 'send the lord to apply as')).toEqual([])
    const allys = new Scene({ ...TWO, court: { towers: { chancellor: { of: 'Blue' } } }, Red: { court: [4] } })
    expect(allys.targets('Blue', "send the ally's lord to apply as")).toEqual(['chamberlain', 'constable'])
  })

  it("empty the treasury into the supply with the ally's lord", () => {
    const scene = new Scene({ ...TWO, court: { treasury: { gold: 3, votes: 1 } } })
    scene.play('Blue', "send the ally's lord to the treasury for gold")
    expect(scene.view().kingsCourt?.treasury).toEqual({ votes: 1, squires: 0, gold: 0 })
    expect([scene.of('Blue').gold, ally(scene).gold]).toEqual([0, 0])
  })

  it('hold offices separately: an ally gets the privilege, but no seals', () => {
    const scene = new Scene({
      ...TWO,
      at: 'counties',
      court: { towers: { chancellor: { of: 'Red', knights: [2] }, constable: { of: 'Blue' } } },
      Blue: { counties: { Surrey: 1 } },
    })
    expect(ally(scene)).toMatchObject({ court: [2], atKingsCourt: { seals: 0, privileges: ['shield'] } })
    expect(scene.of('Blue').atKingsCourt).toMatchObject({ seals: 1, privileges: ['archer'] })
    // Seals are public in the two-player game.
    expect(scene.view('Yellow').parties[0].atKingsCourt?.seals).toBe(1)
  })

  it('use the privileges of the ally for his knights only', () => {
    const scene = new Scene({
      ...TWO,
      round: 2,
      court: { privileges: { shield: 'Red' }, inTreasury: ['Blue', 'Yellow', 'Red', 'Green'] },
      Blue: { court: [1] },
      Red: { court: [1] },
    })
    scene.play('Blue', 'place 1 in Stafford')
    expect(scene.step).toBe('place')
    scene.play('Blue', "place the ally's 1 in Dorset", 'bring the shield')
    expect(scene.county('Dorset')).toMatchObject({ holder: 'Red', shield: true })
  })

  it('let the ally take an archer along, whose points are lost', () => {
    const spaces = [['Red', 1], ['Red'], ['Yellow', 1]] as const
    const scene = new Scene({
      ...TWO,
      round: 2,
      at: 'conflicts',
      conflicts: { 'upper left': { strength: 4, spaces } },
      court: { archer: { of: 'Red', on: ['upper left', 2] } },
    })
    expect(scene.points).toEqual([0, 2, 0, 0])
  })

  it('remove a bishop from the game with an upgrade of the ally', () => {
    const scene = new Scene({ ...TWO, at: 'counties', court: {}, Red: { counties: { Stafford: 1 } } })
    scene.play('Blue', 'take the reward', 'take a bishop')
    expect(scene.view().kingsCourt?.bishopsLeft).toBe(4)
    expect([scene.of('Blue').atKingsCourt?.bishops, ally(scene).atKingsCourt?.bishops]).toEqual([0, 0])
  })
})
