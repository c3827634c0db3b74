import { describe, expect, it } from 'vitest'
import { Scene } from '../../testing/scene.ts'

const courtOf = (scene: Scene) => scene.view().kingsCourt!
const office = (scene: Scene, name: string) => courtOf(scene).offices.find((each) => each.office === name)!

describe("phase 1: the lord at the King's court", () => {
  it('lets Blue drive Yellow out with a 2, and Red take both tributes out of the treasury (example)', () => {
    const scene = new Scene({
      start: 'Yellow',
      players: 3,
      court: {},
      Yellow: { votes: 1, court: [1] },
      Blue: { votes: 1, court: [2] },
      Red: { votes: 1, court: [1] },
    })
    scene.play('Yellow', 'send the lord to apply as chancellor', 'done')
    expect(office(scene, 'chancellor').tower).toMatchObject({ party: 'Yellow', knights: [], strength: 1 })
    expect(courtOf(scene).treasury).toEqual({ votes: 1, squires: 0, gold: 0 })
    scene.play('Red', 'place 1 in Stafford')
    scene.play('Blue', 'send the lord to apply as chancellor', 'add a 2')
    expect(office(scene, 'chancellor').tower).toMatchObject({ party: 'Blue', knights: [2], strength: 3 })
    expect(courtOf(scene).treasury.votes).toBe(2)
    expect(scene.of('Yellow')).toMatchObject({ votes: 0, atKingsCourt: { lord: 'home' } })
    scene.play('Yellow', 'place 1 in Dorset')
    scene.play('Red', 'send the lord to the treasury for votes')
    expect(scene.of('Red').votes).toBe(3)
    expect(courtOf(scene).treasury.votes).toBe(0)
    // Yellow's lord is to be placed again, and a party without a vote cannot apply for chancellor.
    expect(scene.moves('Yellow').some((line) => line.includes('apply'))).toBe(false)
    scene.play('Yellow', 'send the lord to the treasury for gold')
    expect(scene.step).toBe('vote')
  })

  it('gives Blue office, seals and shield before the counties, and all pieces are home again (example)', () => {
    const scene = new Scene({
      at: 'counties',
      players: 3,
      Blue: { counties: { Stafford: 1 } },
      court: { towers: { chancellor: { of: 'Blue', knights: [2] } }, inTreasury: ['Yellow', 'Red'] },
    })
    expect(scene.step).toBe('county-reward')
    expect(office(scene, 'chancellor')).toEqual({ office: 'chancellor', holder: 'Blue', tower: null })
    expect(scene.of('Blue')).toMatchObject({
      court: [2],
      atKingsCourt: { lord: 'home', seals: 2, privileges: ['shield'] },
    })
    expect(scene.of('Red').atKingsCourt?.lord).toBe('home')
  })

  it('must be placed too: a player with only his lord left is asked', () => {
    const scene = new Scene({ court: {}, Blue: { court: [1] } })
    scene.play('Blue', 'place 1 in Stafford')
    for (const name of ['Yellow', 'Red', 'Green', 'Blue'] as const) {
      expect(scene.asked).toEqual([name])
      expect(scene.targets(name, 'send the lord to the treasury for')).toEqual(['gold', 'squires', 'votes'])
      scene.play(name, 'send the lord to the treasury for gold')
    }
    expect(scene.step).toBe('vote')
  })

  it.each([
    ['votes', 'chancellor'],
    ['squires', 'constable'],
    ['gold', 'chamberlain'],
  ] as const)('%s are the tribute of the %s', (goods, name) => {
    const scene = new Scene({ court: {}, Blue: { [goods]: 1 } })
    expect(scene.targets('Blue', 'send the lord to apply as')).toEqual([name])
    scene.play('Blue', `send the lord to apply as ${name}`)
    expect(scene.of('Blue')[goods]).toBe(0)
    expect(courtOf(scene).treasury[goods]).toBe(1)
  })

  it('takes all of one kind from the treasury at once, where several lords may be', () => {
    const scene = new Scene({ court: { treasury: { votes: 3, squires: 2, gold: 4 } } })
    scene.play('Blue', 'send the lord to the treasury for gold')
    scene.play('Yellow', 'send the lord to the treasury for squires')
    scene.play('Red', 'send the lord to the treasury for squires')
    expect([scene.of('Blue').gold, scene.of('Yellow').squires, scene.of('Red').squires]).toEqual([4, 2, 0])
    expect(courtOf(scene).treasury).toEqual({ votes: 3, squires: 0, gold: 0 })
  })
})

describe('phase 1: towers', () => {
  it('are formed piece by piece, of bishops, knights and the Tudor knight, while the pieces stay at court', () => {
    const scene = new Scene({
      round: 2,
      court: { bishops: { Blue: 2 }, privileges: { 'Tudor knight': 'Blue' } },
      Blue: { votes: 1, court: [1, 1, 3] },
    })
    scene.play('Blue', 'send the lord to apply as chancellor', 'add a bishop')
    expect(courtOf(scene).forming).toEqual({
      office: 'chancellor',
      party: 'Blue',
      bishops: 1,
      knights: [],
      tudorKnight: false,
      strength: 2,
    })
    scene.play('Blue', 'add a 1', 'add the Tudor knight')
    expect(scene.moves('Blue')).toEqual(['add a bishop', 'add a 1', 'add a 3', 'done'])
    expect(scene.of('Blue').court).toEqual([1, 1, 3])
    scene.play('Blue', 'done')
    expect(office(scene, 'chancellor').tower).toEqual({
      party: 'Blue',
      bishops: 1,
      knights: [1],
      tudorKnight: true,
      strength: 5,
    })
    expect(scene.of('Blue')).toMatchObject({ court: [1, 3], atKingsCourt: { bishops: 2, privileges: [] } })
    // Every step can be undone.
    expect(scene.reveals).toBe(0)
  })

  it('must be higher than the current one; a tie is not enough', () => {
    const scene = new Scene({
      court: { towers: { constable: { of: 'Yellow', knights: [2] } } },
      Blue: { squires: 1, court: [1, 2] },
    })
    scene.play('Blue', 'send the lord to apply as constable')
    expect(scene.may('Blue', 'done')).toBe(false)
    scene.play('Blue', 'add a 2')
    expect(scene.moves('Blue')).toEqual(['add a 1'])
    scene.play('Blue', 'add a 1')
    expect(office(scene, 'constable').tower).toMatchObject({ party: 'Blue', strength: 4 })
  })

  it('cannot be started without enough pieces', () => {
    const towers = { constable: { of: 'Yellow', knights: [3] } } as const
    const scene = new Scene({ court: { towers }, Blue: { squires: 1, court: [1, 2] } })
    expect(scene.targets('Blue', 'send the lord to apply as')).toEqual([])
  })

  it('return all pieces when driven out, including the Tudor knight (R), but not the tribute', () => {
    const scene = new Scene({
      round: 2,
      court: {
        treasury: { gold: 1 },
        holders: { chamberlain: 'Yellow' },
        bishops: { Yellow: 1 },
        towers: { chamberlain: { of: 'Yellow', bishops: 1, knights: [1, 2], tudorKnight: true } },
      },
      Blue: { gold: 1, court: [3, 4] },
    })
    scene.play('Blue', 'send the lord to apply as chamberlain', 'add a 3', 'add a 4')
    expect(scene.of('Yellow')).toMatchObject({
      gold: 0,
      court: [1, 2],
      atKingsCourt: { lord: 'home', bishops: 1, privileges: ['Tudor knight'] },
    })
    expect(courtOf(scene).treasury.gold).toBe(2)
    // They need not be placed together again.
    expect(scene.asked).toEqual(['Yellow'])
    expect(scene.may('Yellow', 'place 2 in Stafford')).toBe(true)
  })

  it('cannot be strengthened later', () => {
    const scene = new Scene({ court: { towers: { constable: { of: 'Blue' } } }, Blue: { squires: 3, court: [1] } })
    expect(scene.moves('Blue').some((line) => line.includes('apply'))).toBe(false)
  })

  it('count the knights in them, and no other piece, as placed for laws', () => {
    const scene = new Scene({
      at: 'parliament',
      round: 2,
      court: {
        holders: { chamberlain: 'Blue' },
        bishops: { Blue: 1 },
        towers: { chancellor: { of: 'Blue', bishops: 1, knights: [2], tudorKnight: true } },
      },
    })
    scene.law('squire-per-placed-2')
    expect(scene.of('Blue').squires).toBe(1)
  })

  it('let a knight in them be upgraded, who counts for more at once (ruling 2)', () => {
    const scene = new Scene({
      conflicts: { 'upper left': { strength: 5 } },
      court: { towers: { constable: { of: 'Blue', knights: [2] } } },
      Blue: { court: [1] },
    })
    scene.play('Blue', 'place 1 in the conflict upper left', 'take the favour upgrade', 'upgrade 2 with the lord')
    expect(office(scene, 'constable').tower).toMatchObject({ knights: [3], strength: 4 })
    expect(scene.of('Blue').reserve).toEqual([1, 1, 2, 2, 4])
  })
})
