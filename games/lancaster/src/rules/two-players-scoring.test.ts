import { describe, expect, it } from 'vitest'
import type { LawId } from '../law-ids.ts'
import { Scene } from '../testing/scene.ts'

/* Blue leads Red, Yellow leads Green. */

describe('two players, phase 2', () => {
  it('gives an ally no vote', () => {
    const scene = new Scene({ at: 'parliament', players: 2, Blue: { votes: 1 }, Yellow: { votes: 1 } })
    expect(scene.asked).toEqual(['Blue', 'Yellow'])
    scene.play('Blue', 'vote yes').play('Yellow', 'vote no with 1 vote')
    expect(scene.told('log.rejected')).toMatchObject([{ yes: 1, no: 2 }])
  })

  it.each<[LawId, object]>([
    ['points-3-per-2-counties', { points: 0 }],
    ['squire-per-placed-2', { squires: 0 }],
    ['points-3-per-conflict', { points: 0 }],
    ['most-squires-new-knight', { court: [] }],
  ])('does not count knights of an ally for a law, nor give him anything: %s', (law, unchanged) => {
    const scene = new Scene({
      players: 2,
      at: 'parliament',
      conflicts: { 'upper left': { strength: 9, spaces: [['Red', 2]] } },
      Red: { counties: { Stafford: 2, Dorset: 1 } },
      Yellow: { squires: 1, counties: { Surrey: 1 } },
    }).law(law)
    expect(scene.of('Blue')).toMatchObject(unchanged)
    expect(scene.of('Red')).toMatchObject(unchanged)
  })
})

describe('two players, phase 3: counties of an ally', () => {
  /** Green in Surrey is asked next, so that nothing else is scored before that. */
  const scored = (county: string, knight: number, gold = 0) =>
    new Scene({
      at: 'counties',
      players: 2,
      conflicts: { 'upper left': { strength: 9 } },
      Blue: { gold },
      Red: { counties: { [county]: knight } },
      Green: { counties: { Surrey: 1 } },
    })
  const nothing = { points: 0, gold: 0, squires: 0, votes: 0, nobles: [] }

  it('ask his leader, who cannot pay for both', () => {
    expect(scored('Stafford', 1, 9).moves('Blue')).toEqual(['take the noble', 'take the reward'])
  })

  it('give a new knight, in York without the votes', () => {
    const scene = scored('York', 3).play('Blue', 'take the reward')
    expect(scene.of('Red')).toMatchObject({ ...nothing, court: [1, 3] })
    expect(scene.of('Blue')).toMatchObject({ ...nothing, court: [] })
  })

  it('give an upgrade of his knights, in Gloucester without the votes', () => {
    const scene = scored('Gloucester', 3).play('Blue', 'take the reward', 'upgrade 3 in Gloucester')
    expect(scene.of('Red')).toMatchObject({ ...nothing, court: [4] })
    expect(scene.of('Blue')).toMatchObject(nothing)
  })

  it('take a noble out of the game', () => {
    const scene = scored('Stafford', 1).play('Blue', 'take the noble')
    expect(scene.county('Stafford').nobles).toBe(1)
    expect(scene.of('Red').nobles).toEqual([])
    expect(scene.of('Blue').nobles).toEqual([])
  })

  it('let him cross over to France', () => {
    const scene = scored('Dorset', 1).play('Blue', 'take the reward', 'cross over to the conflict upper left')
    expect(scene.conflict('upper left')?.spaces).toEqual([{ party: 'Red', knights: [1], strength: 1 }])
    expect(scene.of('Red').court).toEqual([])
  })

  it.each([
    ['Northumberland', 2],
    ['Bedford', 3],
    ['Somerset', 4],
  ])('give him nothing else: %s', (county, knight) => {
    const scene = scored(county, knight).play('Blue', 'take the reward')
    expect(scene.asked).toEqual(['Yellow'])
    for (const party of ['Blue', 'Red'] as const) expect(scene.of(party)).toMatchObject(nothing)
    expect(scene.of('Red').court).toEqual([knight])
    expect(scene.of('Red').castle.some(({ extension }) => extension)).toBe(false)
  })

  it('let his leader name the start player in Surrey, whose goods are lost', () => {
    const scene = new Scene({ at: 'counties', players: 2, Green: { counties: { Surrey: 1 } } })
    scene.play('Yellow', 'take the reward')
    expect(scene.asked).toEqual(['Yellow'])
    expect(scene.moves('Yellow')).toEqual(['name Blue start player', 'name Yellow start player'])
    scene.play('Yellow', 'name Yellow start player')
    expect(scene.view().startPlayer).toBe('Yellow')
    expect(scene.of('Yellow')).toMatchObject({ gold: 0, squires: 0 })
    expect(scene.of('Green')).toMatchObject({ gold: 0, squires: 0, court: [1] })
  })
})

describe('two players, phase 3: castles', () => {
  it('give an ally a new knight and an upgrade for nothing, after the castle of his leader', () => {
    const scene = new Scene({
      at: 'castles',
      round: 5,
      players: 2,
      Blue: { castle: { squires: 1 }, extensions: ['knight'] },
      Red: { castle: { knight: 2, upgrade: 1 } },
    })
    expect(scene.of('Blue').squires).toBe(0)
    scene.play('Blue', 'score squires', 'decline')
    expect(scene.moves('Blue')).toEqual(['score knight', 'score upgrade'])
    scene.play('Blue', 'score knight')
    expect(scene.of('Red').court).toEqual([1, 2])
    scene.play('Blue', 'score upgrade', 'upgrade 2 at court')
    expect(scene.of('Red')).toMatchObject({ court: [1, 1, 3], squires: 0 })
    expect(scene.of('Blue').squires).toBe(2)
  })

  it('are named after their owner when their leader is asked', () => {
    const scene = new Scene({ at: 'castles', players: 2, Red: { castle: { upgrade: 1 } } })
    const { key, params } = scene.game.prompt(scene.state, 0)
    expect([key, params.party]).toEqual(['prompt.castle', 'ally.Blue'])
  })

  it('bring an ally no votes', () => {
    const scene = new Scene({ at: 'castles', players: 2, Blue: { nobles: 'AB' } })
    expect(scene.view().parties.map(({ votes }) => votes)).toEqual([3, 1, 0, 0])
  })
})

describe('two players, phase 3: conflicts', () => {
  it('rank allies like players, but their points are lost', () => {
    const spaces = [
      ['Blue', 1],
      ['Red', 3],
      ['Yellow', 2],
    ] as const
    const scene = new Scene({ at: 'conflicts', players: 2, conflicts: { 'upper left': { strength: 5, spaces } } })
    expect(scene.points).toEqual([1, 2, 0, 0])
    expect(scene.of('Red').court).toEqual([3])
  })

  it('count the knights of allies for England, and keep them on a first loss', () => {
    const spaces = [
      ['Green', 3],
      ['Blue', 1],
    ] as const
    const scene = new Scene({ at: 'conflicts', players: 2, conflicts: { 'upper left': { strength: 9, spaces } } })
    expect(scene.points).toEqual([2, 0, 0, 0])
    expect(scene.conflict('lower left')?.spaces.map(({ party }) => party)).toEqual(['Green', 'Blue'])
    const won = new Scene({ at: 'conflicts', players: 2, conflicts: { 'upper left': { strength: 4, spaces } } })
    expect(won.told('log.conflict.won')).toMatchObject([{ england: 4, france: 4 }])
  })

  it('send captives of an ally to the reserve: nobody ransoms them', () => {
    const spaces = [
      ['Red', 2],
      ['Blue', 1],
    ] as const
    const scene = new Scene({
      at: 'conflicts',
      round: 2,
      players: 2,
      conflicts: { 'lower left': { strength: 9, spaces } },
      Blue: { gold: 9, extensions: ['gold'] },
    })
    expect(scene.asked).toEqual(['Blue'])
    expect(scene.moves('Blue')).toEqual(['ransom 1', 'decline'])
    scene.play('Blue', 'ransom 1')
    expect(scene.of('Blue')).toMatchObject({ gold: 8, court: [1] })
    expect(scene.of('Red')).toMatchObject({ court: [], reserve: [1, 1, 1, 2, 2, 3, 4] })
  })
})

describe('two players: the end', () => {
  const end = { at: 'end', round: 5, players: 2 } as const

  it('gives 8 for each first place and nothing for the second', () => {
    const scene = new Scene({ ...end, Blue: { court: [4] }, Yellow: { court: [3], extensions: ['gold'] } })
    expect(scene.points.slice(0, 2)).toEqual([8, 8])
    expect(scene.view().winners).toEqual(['Blue', 'Yellow'])
  })

  it('breaks ties by squires and by gold, and shares the 8 if that does not help', () => {
    expect(new Scene(end).points.slice(0, 2)).toEqual([8, 8])
    const broken = new Scene({ ...end, Blue: { squires: 1, gold: 1 } })
    expect(broken.points.slice(0, 2)).toEqual([16, 0])
  })

  it('ignores allies', () => {
    const scene = new Scene({ ...end, Blue: { court: [1], extensions: ['gold'] }, Green: { court: [3, 4] } })
    expect(scene.points).toEqual([16, 0, 0, 0])
    expect(scene.view().winners).toEqual(['Blue'])
  })

  it('counts nobles as usual', () => {
    const scene = new Scene({ ...end, Blue: { nobles: 'ABC' } })
    expect(scene.points.slice(0, 2)).toEqual([8 + 3, 8])
  })
})
