import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

describe('phase 3: counties', () => {
  it('gives Yellow both in Stafford for 3 gold, the noble first (example)', () => {
    const scene = new Scene({ at: 'counties', Yellow: { gold: 3, counties: { Stafford: [1, 2] }, court: [2] } })
    expect(scene.moves('Yellow')).toEqual(['take the noble', 'take the reward', 'take both'])
    scene.play('Yellow', 'take both')
    expect(scene.of('Yellow')).toMatchObject({ gold: 0, nobles: ['B'] })
    expect(scene.county('Stafford').nobles).toBe(2)
    expect(scene.moves('Yellow')).toEqual(['upgrade 1 in Stafford', 'upgrade 2 at court', 'decline'])
    scene.play('Yellow', 'upgrade 1 in Stafford')
    // The knight is home; his squires are lost.
    expect(scene.of('Yellow')).toMatchObject({ court: [2, 2], squires: 0 })
    expect(scene.county('Stafford')).toMatchObject({ holder: null, knight: 0, squires: 0 })
  })

  it('lets Red in Surrey name the start player, whatever he took (example)', () => {
    const scene = new Scene({ at: 'counties', Red: { counties: { Surrey: 1 } }, Green: { extensions: ['knight'] } })
    scene.play('Red', 'take the reward')
    expect(scene.of('Red')).toMatchObject({ squires: 2, gold: 2 })
    expect(scene.moves('Red')).toEqual(['Blue', 'Yellow', 'Red', 'Green'].map((name) => `name ${name} start player`))
    scene.play('Red', 'name Green start player')
    expect(scene.view().startPlayer).toBe('Green')
    const noble = new Scene({ at: 'counties', Red: { counties: { Surrey: 1 } } }).play('Red', 'take the noble')
    expect(noble.step).toBe('name-start-player')
  })

  it('scores castles in the new order at once', () => {
    const scene = new Scene({
      at: 'counties',
      Red: { counties: { Surrey: 1 } },
      Blue: { extensions: ['knight'], squires: 3 },
      Green: { extensions: ['knight'], squires: 3 },
    })
    scene.play('Red', 'take the noble', 'name Green start player')
    expect(scene.asked).toEqual(['Green'])
  })

  it('keeps the start player when Surrey is empty', () => {
    const scene = new Scene({
      at: 'counties',
      start: 'Yellow',
      Red: { counties: { Stafford: 1 } },
      Blue: { extensions: ['knight'], squires: 3 },
      Yellow: { extensions: ['knight'], squires: 3 },
    })
    scene.play('Red', 'take the noble')
    expect(scene.view().startPlayer).toBe('Yellow')
    expect(scene.told('log.start')).toEqual([])
    expect(scene.asked).toEqual(['Yellow'])
  })

  it('asks for ransom in the new order from Surrey', () => {
    const captives = [
      ['Blue', 1],
      ['Yellow', 1],
      ['Green', 1],
    ] as const
    const scene = new Scene({
      at: 'counties',
      round: 2,
      conflicts: { 'lower left': { strength: 9, spaces: captives } },
      Red: { counties: { Surrey: 1 } },
    })
    scene.play('Red', 'take the noble', 'name Green start player')
    for (const name of ['Green', 'Blue', 'Yellow'] as const) {
      expect(scene.step).toBe('ransom')
      expect(scene.asked).toEqual([name])
      scene.play(name, 'decline')
    }
    expect(scene.step).not.toBe('ransom')
  })

  it('goes from A to I', () => {
    const scene = new Scene({
      at: 'counties',
      Blue: { counties: { Surrey: 1, York: 3 } },
      Yellow: { counties: { Northumberland: 2, Somerset: 4 } },
    })
    const order = ['Northumberland', 'York', 'Somerset', 'Surrey']
    for (const name of ['Yellow', 'Blue', 'Yellow', 'Blue'] as const) {
      expect(scene.view().county).toBe(order.shift())
      scene.play(name, 'take the noble')
    }
  })

  it('gives no letter twice, and no deal without a noble (ruling 4)', () => {
    const scene = new Scene({ at: 'counties', Blue: { gold: 9, nobles: 'G', counties: { Somerset: 4 } } })
    expect(scene.moves('Blue')).toEqual(['take the reward'])
    scene.play('Blue', 'take the reward')
    expect(scene.of('Blue').points).toBe(6)
  })

  it('gives the votes of York even if there is no knight to gain', () => {
    const scene = new Scene({ at: 'counties', round: 5, Blue: { court: [1, 1, 1], counties: { York: 3 } } })
    scene.play('Blue', 'take the reward')
    expect(scene.told('log.gains.votes')).toEqual([{ party: 'seat.Blue', count: 2 }])
    expect(scene.told('log.newKnight')).toEqual([])
  })
})

describe('phase 3: Dorset', () => {
  const conflicts = { 'upper left': { strength: 9 } } as const

  it('sends the knight to a conflict, without a favour and without his squires', () => {
    const scene = new Scene({ at: 'counties', conflicts, Blue: { counties: { Dorset: [3, 2] } } })
    scene.play('Blue', 'take the reward')
    expect(scene.moves('Blue')).toEqual(['cross over to the conflict upper left'])
    scene.play('Blue', 'cross over to the conflict upper left')
    expect(scene.told('log.favour')).toEqual([])
    // The conflict is lost, so he is still there in the next round.
    expect(scene.conflict('lower left')?.spaces).toEqual([{ party: 'Blue', knights: [3], strength: 3 }])
    expect(scene.of('Blue')).toMatchObject({ squires: 0 })
  })

  it('can lead into the lower row, on the topmost free space', () => {
    const scene = new Scene({
      at: 'counties',
      round: 2,
      conflicts: { 'lower left': { strength: 9, spaces: [['Yellow', 1]] }, 'upper left': { strength: 8 } },
      Blue: { counties: { Dorset: 3 } },
    })
    scene.play('Blue', 'take the reward')
    expect(scene.moves('Blue')).toEqual([
      'cross over to the conflict lower left',
      'cross over to the conflict upper left',
    ])
    scene.play('Blue', 'cross over to the conflict lower left')
    expect(scene.conflict('lower left')?.spaces).toEqual([
      { party: 'Yellow', knights: [1], strength: 1 },
      { party: 'Blue', knights: [3], strength: 3 },
    ])
  })

  it("leads onto the player's own stack, even if all spaces are taken", () => {
    const spaces = [
      ['Yellow', 1],
      ['Blue', 1],
      ['Red', 1],
    ] as const
    const scene = new Scene({
      at: 'counties',
      round: 2,
      conflicts: { 'lower left': { strength: 9, spaces } },
      Blue: { counties: { Dorset: 2 } },
    })
    scene.play('Blue', 'take the reward', 'cross over to the conflict lower left')
    expect(scene.step).toBe('ransom')
    expect(scene.conflict('lower left')?.spaces).toEqual([
      { party: 'Yellow', knights: [1], strength: 1 },
      { party: 'Blue', knights: [1, 2], strength: 3 },
      { party: 'Red', knights: [1], strength: 1 },
    ])
  })

  it('(R) is not offered if no conflict has room for the knight', () => {
    const scene = new Scene({ at: 'counties', Blue: { counties: { Dorset: 1 }, gold: 5 } })
    expect(scene.moves('Blue')).toEqual(['take the noble'])
    const without = new Scene({ at: 'counties', Blue: { counties: { Dorset: 1 }, nobles: 'H' } })
    expect(without.moves('Blue')).toEqual(['take nothing'])
  })
})
