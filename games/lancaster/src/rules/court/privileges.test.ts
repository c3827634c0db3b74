import { describe, expect, it } from 'vitest'
import { Scene } from '../../testing/scene.ts'

/** Lords are already placed, so that only knights remain. */
const inTreasury = ['Blue', 'Yellow', 'Red', 'Green'] as const
const ROUND_2 = { round: 2 } as const

describe('the shield', () => {
  it('keeps Blue in Stafford with his 2 (example)', () => {
    const scene = new Scene({
      ...ROUND_2,
      court: { inTreasury, privileges: { shield: 'Blue' } },
      Blue: { court: [2] },
      Yellow: { court: [4], squires: 5 },
    })
    scene.play('Blue', 'place 2 in Stafford')
    expect(scene.moves('Blue')).toEqual(['bring the shield', 'done'])
    scene.play('Blue', 'bring the shield')
    expect(scene.county('Stafford')).toMatchObject({ holder: 'Blue', knight: 2, shield: true })
    expect(scene.of('Blue').atKingsCourt?.privileges).toEqual([])
    expect(scene.moves('Yellow').some((line) => line.includes('Stafford'))).toBe(false)
  })

  it('may be kept for another county, and goes neither into the castle nor into a conflict', () => {
    const scene = new Scene({
      ...ROUND_2,
      conflicts: { 'upper left': { strength: 5 } },
      court: { inTreasury, privileges: { shield: 'Blue' } },
      Blue: { court: [1, 2, 3] },
    })
    scene.play('Blue', 'place 2 in Stafford', 'done')
    expect(scene.county('Stafford').shield).toBeUndefined()
    scene.play('Blue', 'place 1 in the castle on gold')
    expect(scene.step).toBe('place')
    scene.play('Blue', 'place 3 in the conflict upper left')
    expect(scene.step).toBe('choose-favour')
    expect(scene.of('Blue').atKingsCourt?.privileges).toEqual(['shield'])
  })

  it('goes back when the county has been scored', () => {
    const scene = new Scene({
      ...ROUND_2,
      at: 'counties',
      court: { holders: { chancellor: 'Blue' }, shieldIn: 'Dorset', towers: { chancellor: { of: 'Red' } } },
      Blue: { counties: { Dorset: 1, Surrey: 2 } },
    })
    // Red has the new one while Blue's is still in use: there are two.
    expect(scene.of('Red').atKingsCourt?.privileges).toEqual(['shield'])
    expect(scene.county('Dorset').shield).toBe(true)
    scene.play('Blue', 'take the noble')
    expect(scene.county('Dorset').shield).toBeUndefined()
  })
})

describe('the archer', () => {
  const court = { inTreasury, privileges: { archer: 'Green' } } as const
  const green = { start: 'Green', Green: { court: [1, 2] } } as const

  it('goes with a 1 of Green onto the space directly below (example 1)', () => {
    const conflicts = { 'upper left': { strength: 5, spaces: [['Blue', 2]] } } as const
    const scene = new Scene({ ...ROUND_2, ...green, conflicts, court })
    scene.play('Green', 'place 1 in the conflict upper left')
    expect(scene.moves('Green')).toEqual(['bring the archer', 'done'])
    scene.play('Green', 'bring the archer')
    expect(scene.conflict('upper left')?.spaces).toEqual([
      { party: 'Blue', knights: [2], strength: 2 },
      { party: 'Green', knights: [1], strength: 1 },
      { party: 'Green', knights: [], strength: 2, archer: true },
    ])
    // The favour comes after him, for the knight alone.
    expect(scene.step).toBe('choose-favour')
    expect(scene.state.conflictKnights).toBe(1)
  })

  it('cannot go where Green has the lowest space (example 2)', () => {
    const spaces = [
      ['Blue', 2],
      ['Red', 1],
    ] as const
    const scene = new Scene({ ...ROUND_2, ...green, conflicts: { 'upper left': { strength: 5, spaces } }, court })
    scene.play('Green', 'place 1 in the conflict upper left')
    expect(scene.step).toBe('choose-favour')
    expect(scene.of('Green').atKingsCourt?.privileges).toEqual(['archer'])
  })

  it('does not go with a knight who joins others (R)', () => {
    const conflicts = { 'upper left': { strength: 5, spaces: [['Green', 1]] } } as const
    const scene = new Scene({ ...ROUND_2, start: 'Green', Green: { court: [1, 2] }, conflicts, court })
    scene.play('Green', 'place 2 in the conflict upper left')
    expect(scene.step).toBe('choose-favour')
  })

  it('is not strengthened by later knights, and takes up a space', () => {
    const conflicts = { 'upper left': { strength: 5 } } as const
    const scene = new Scene({
      ...ROUND_2,
      ...green,
      conflicts,
      court,
      Blue: { court: [1] },
      Yellow: { court: [4] },
    })
    scene.play('Green', 'place 1 in the conflict upper left', 'bring the archer', 'decline')
    scene.play('Blue', 'place 1 in the conflict upper left', 'decline')
    expect(scene.may('Yellow', 'place 4 in the conflict upper left')).toBe(false)
    scene.play('Yellow', 'place 4 in Somerset')
    scene.play('Green', 'place 2 in the conflict upper left', 'decline')
    expect(scene.conflict('upper left')?.spaces).toMatchObject([
      { party: 'Green', knights: [1, 2], strength: 3 },
      { party: 'Green', archer: true, strength: 2 },
      { party: 'Blue', knights: [1], strength: 1 },
    ])
  })

  const spaces = [['Blue', 2], ['Green', 1], ['Green']] as const
  const archer = { of: 'Green', on: ['upper left', 3] } as const

  it('ranks separately for his player and counts for England; after a victory he goes to the supply', () => {
    const conflicts = { 'upper left': { strength: 5, spaces } } as const
    const scene = new Scene({ ...ROUND_2, at: 'conflicts', conflicts, court: { archer } })
    expect(scene.told('log.conflict.won')).toMatchObject([{ england: 5, france: 5 }])
    // First through the lower space, and third with his knight.
    expect(scene.points).toEqual([2, 0, 0, 4 + 1])
    expect(scene.of('Green').court).toEqual([1])
  })

  it('moves down after a first loss and still counts for his player, even if he has lost the office (example 1)', () => {
    const conflicts = { 'upper left': { strength: 6, spaces } } as const
    const holders = { constable: 'Red' } as const
    const scene = new Scene({
      ...ROUND_2,
      at: 'conflicts',
      conflicts,
      court: { archer, privileges: { archer: 'Red' }, holders },
    })
    expect(scene.points).toEqual([1, 0, 0, 3])
    expect(scene.conflict('lower left')?.spaces[2]).toEqual({ party: 'Green', knights: [], strength: 2, archer: true })
  })

  it('goes to the supply after a second loss, and nobody can ransom him', () => {
    const conflicts = { 'lower left': { strength: 9, spaces } } as const
    const on = ['lower left', 3] as const
    const scene = new Scene({
      ...ROUND_2,
      at: 'conflicts',
      start: 'Green',
      conflicts,
      court: { archer: { of: 'Green', on } },
      Green: { gold: 9 },
    })
    expect(scene.moves('Green')).toEqual(['ransom 1', 'decline'])
    expect(scene.conflict('lower left')?.spaces).toHaveLength(2)
  })

  it('does not count as a knight for laws', () => {
    const conflicts = { 'upper left': { strength: 9, spaces } } as const
    const holders = { constable: 'Green' } as const
    const scene = new Scene({ ...ROUND_2, at: 'parliament', conflicts, court: { archer, holders } })
    expect(scene.law('points-3-per-conflict').points).toEqual([3, 0, 0, 3])
    scene.law('squire-per-placed-2')
    expect(scene.of('Green').squires).toBe(0)
  })
})

describe('the Tudor knight', () => {
  const court = { inTreasury, privileges: { 'Tudor knight': 'Blue' } } as const

  it('counts for the minimum of a county; if needed he goes along without asking', () => {
    const scene = new Scene({ ...ROUND_2, court, Blue: { court: [1], squires: 1 } })
    expect(scene.may('Blue', 'place 1 in Somerset')).toBe(false)
    scene.play('Blue', 'place 1 in York with 1 squire')
    expect(scene.county('York')).toMatchObject({ knight: 1, squires: 1, tudorKnight: true })
    expect(scene.told('log.brings')).toEqual([{ party: 'seat.Blue', privilege: 'privilege.Tudor-knight' }])
    expect(scene.step).toBe('vote')
  })

  it('helps to drive another out, and to defend', () => {
    const scene = new Scene({
      ...ROUND_2,
      court,
      Blue: { court: [2] },
      Yellow: { counties: { Stafford: [1, 2] }, court: [3] },
    })
    scene.play('Blue', 'place 2 in Stafford')
    expect(scene.county('Stafford')).toMatchObject({ holder: 'Blue', tudorKnight: true })
    expect(scene.may('Yellow', 'place 3 in Stafford')).toBe(false)
  })

  it('is offered if the knight is strong enough without him', () => {
    const scene = new Scene({ ...ROUND_2, court, Blue: { court: [2] } })
    scene.play('Blue', 'place 2 in Stafford')
    expect(scene.moves('Blue')).toEqual(['bring the Tudor knight', 'done'])
    scene.play('Blue', 'done')
    expect(scene.of('Blue').atKingsCourt?.privileges).toEqual(['Tudor knight'])
  })

  it('may go together with a shield, one after the other', () => {
    const privileges = { 'Tudor knight': 'Blue', shield: 'Blue' } as const
    const scene = new Scene({ ...ROUND_2, court: { inTreasury, privileges }, Blue: { court: [2] } })
    scene.play('Blue', 'place 2 in Stafford', 'bring the Tudor knight')
    expect(scene.moves('Blue')).toEqual(['bring the shield', 'done'])
    scene.play('Blue', 'bring the shield')
    expect(scene.county('Stafford')).toMatchObject({ shield: true, tudorKnight: true })
  })

  it('goes to the supply when his knight is driven out', () => {
    const scene = new Scene({
      ...ROUND_2,
      court: { inTreasury, holders: { chamberlain: 'Yellow' }, tudorKnightIn: 'Stafford' },
      Blue: { court: [4] },
      Yellow: { counties: { Stafford: 1 } },
    })
    scene.play('Blue', 'place 4 in Stafford')
    expect(scene.county('Stafford').tudorKnight).toBeUndefined()
    expect(scene.of('Yellow')).toMatchObject({ court: [1], atKingsCourt: { privileges: [] } })
  })

  it('strengthens knights in a conflict, including those already there', () => {
    const conflicts = { 'upper left': { strength: 5, spaces: [['Blue', 1]] } } as const
    const scene = new Scene({ ...ROUND_2, conflicts, court, Blue: { court: [2] } })
    scene.play('Blue', 'place 2 in the conflict upper left', 'bring the Tudor knight')
    expect(scene.conflict('upper left')?.spaces).toEqual([
      { party: 'Blue', knights: [1, 2], strength: 5, tudorKnights: 1 },
    ])
  })

  it('moves down with his knight after a first loss, and leaves after a second, before any ransom', () => {
    const spaces = [['Blue', 1]] as const
    const first = new Scene({
      ...ROUND_2,
      at: 'conflicts',
      conflicts: { 'upper left': { strength: 9, spaces } },
      court: { tudorKnightOn: ['upper left', 1] },
    })
    expect(first.conflict('lower left')?.spaces).toMatchObject([{ tudorKnights: 1, strength: 3 }])
    const second = new Scene({
      ...ROUND_2,
      at: 'conflicts',
      conflicts: { 'lower left': { strength: 9, spaces } },
      court: { tudorKnightOn: ['lower left', 1] },
      Blue: { gold: 5 },
    })
    expect(second.conflict('lower left')?.spaces).toEqual([{ party: 'Blue', knights: [1], strength: 1 }])
    expect(second.moves('Blue')).toEqual(['ransom 1', 'decline'])
  })

  it('goes along to France from Dorset', () => {
    const scene = new Scene({
      ...ROUND_2,
      at: 'counties',
      conflicts: { 'upper left': { strength: 9 } },
      court: { holders: { chamberlain: 'Blue' }, tudorKnightIn: 'Dorset' },
      Blue: { counties: { Dorset: [1, 2] } },
    })
    scene.play('Blue', 'take the reward', 'cross over to the conflict upper left')
    expect(scene.conflict('lower left')?.spaces).toEqual([
      { party: 'Blue', knights: [1], strength: 3, tudorKnights: 1 },
    ])
  })

  it('does not count as a knight for laws', () => {
    const scene = new Scene({
      ...ROUND_2,
      at: 'parliament',
      court: { holders: { chamberlain: 'Blue' }, tudorKnightIn: 'Stafford' },
      Blue: { counties: { Stafford: 1 } },
    })
    scene.law('squire-per-placed-2')
    expect(scene.of('Blue').squires).toBe(0)
  })
})
