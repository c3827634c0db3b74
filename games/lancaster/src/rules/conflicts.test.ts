import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

const three = [
  ['Blue', 2],
  ['Green', 1],
  ['Red', 2],
] as const

describe('phase 3: conflicts', () => {
  it('is won by 5 to 5; Red came later than Blue and is first (example 1)', () => {
    const scene = new Scene({ at: 'conflicts', conflicts: { 'upper left': { strength: 5, spaces: three } } })
    expect(scene.points).toEqual([2, 0, 4, 1])
    expect(scene.of('Red').court).toEqual([2])
    expect(scene.told('log.conflict.won')).toMatchObject([{ england: 5, france: 5 }])
    expect(scene.conflict('lower left')).toBeUndefined()
  })

  it('is lost by 3 to 5: the highest value is not given, and everything moves to the lower row (example 2)', () => {
    const spaces = three.slice(0, 2)
    const scene = new Scene({ at: 'conflicts', conflicts: { 'upper left': { strength: 5, spaces } } })
    expect(scene.points).toEqual([2, 0, 0, 1])
    expect(scene.conflict('lower left')).toEqual({
      place: 'lower left',
      strength: 5,
      points: [4, 2, 1],
      spaces: [
        { party: 'Blue', knights: [2], strength: 2 },
        { party: 'Green', knights: [1], strength: 1 },
      ],
    })
    expect(scene.of('Blue').court).toEqual([])
  })

  it('can be won in the second attempt, as in the first', () => {
    const scene = new Scene({ at: 'conflicts', conflicts: { 'lower right': { strength: 5, spaces: three } } })
    expect(scene.points).toEqual([2, 0, 4, 1])
    expect(scene.of('Green').court).toEqual([1])
  })

  it("adds up a player's knights", () => {
    const spaces = [
      ['Blue', 1, 1],
      ['Green', 3],
      ['Red', 2],
    ] as const
    const scene = new Scene({ at: 'conflicts', conflicts: { 'upper left': { strength: 5, spaces } } })
    expect(scene.points).toEqual([1, 0, 2, 4])
  })

  it('drops values without a rank', () => {
    const scene = new Scene({ at: 'conflicts', conflicts: { 'upper left': { strength: 2, spaces: [['Blue', 2]] } } })
    expect(scene.points).toEqual([2, 0, 0, 0])
  })

  it('is lost if nobody is there, and leaves the game the second time', () => {
    const scene = new Scene({
      at: 'conflicts',
      conflicts: { 'upper left': { strength: 9 }, 'lower right': { strength: 8 } },
    })
    expect(scene.told('log.conflict.lost')).toHaveLength(1)
    expect(scene.told('log.conflict.lostAgain')).toHaveLength(1)
    expect(scene.conflict('lower left')).toMatchObject({ strength: 9 })
    expect(scene.conflict('lower right')).toBeUndefined()
  })

  it('scores the lower row first, from left to right', () => {
    const scene = new Scene({
      at: 'conflicts',
      conflicts: {
        'upper right': { strength: 3, spaces: [['Blue', 4]] },
        'lower right': { strength: 4, spaces: [['Green', 4]] },
        'lower left': { strength: 5, spaces: [['Red', 4, 1]] },
      },
    })
    expect(scene.told('log.gains.points').slice(0, 3)).toMatchObject([
      { party: 'seat.Red' },
      { party: 'seat.Green' },
      { party: 'seat.Blue' },
    ])
  })
})

describe('phase 3: ransom', () => {
  const lostAgain = { 'lower left': { strength: 9, spaces: three } } as const

  it('is asked in turn order, knight by knight, for 1 gold per strength', () => {
    const scene = new Scene({
      at: 'conflicts',
      start: 'Green',
      conflicts: { 'lower left': { strength: 10, spaces: [['Blue', 1, 2, 3], ...three.slice(1)] } },
      Blue: { gold: 4 },
      Green: { gold: 0 },
    })
    // The points come first.
    expect(scene.points).toEqual([5, 0, 3, 0])
    expect(scene.asked).toEqual(['Green'])
    expect(scene.moves('Green')).toEqual(['decline'])
    scene.play('Green', 'decline')
    expect(scene.moves('Blue')).toEqual(['ransom 1', 'ransom 2', 'ransom 3', 'decline'])
    scene.play('Blue', 'ransom 3')
    expect(scene.moves('Blue')).toEqual(['ransom 1', 'decline'])
    scene.play('Blue', 'decline')
    scene.play('Red', 'decline')
    expect(scene.of('Blue')).toMatchObject({ gold: 1, court: [3], reserve: [1, 1, 1, 2, 2, 4] })
    expect(scene.of('Red').reserve).toContain(2)
  })

  it('continues without asking when no captives are left', () => {
    const scene = new Scene({ at: 'conflicts', conflicts: lostAgain, Blue: { gold: 2 } })
    scene.play('Blue', 'ransom 2')
    expect(scene.asked).toEqual(['Red'])
  })
})
