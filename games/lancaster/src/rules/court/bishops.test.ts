import { describe, expect, it } from 'vitest'
import { Scene } from '../../testing/scene.ts'

const conflicts = { 'upper left': { strength: 5 } } as const

describe('bishops', () => {
  it('can be taken instead of an upgrade: from a favour', () => {
    const scene = new Scene({ conflicts, court: {}, Blue: { court: [1] } })
    scene.play('Blue', 'place 1 in the conflict upper left', 'take the favour upgrade')
    expect(scene.moves('Blue')).toEqual(['upgrade 1 in the conflict upper left', 'take a bishop', 'decline'])
    scene.play('Blue', 'take a bishop')
    expect(scene.of('Blue').atKingsCourt?.bishops).toBe(1)
    expect(scene.view().kingsCourt?.bishopsLeft).toBe(6)
  })

  it('from a county', () => {
    const scene = new Scene({ at: 'counties', court: {}, Blue: { counties: { Stafford: 4 } } })
    scene.play('Blue', 'take the reward')
    // There is no knight to upgrade.
    expect(scene.moves('Blue')).toEqual(['take a bishop', 'decline'])
  })

  it('from a castle, for the same price', () => {
    const scene = new Scene({ at: 'castles', court: {}, Blue: { castle: { upgrade: 4 }, squires: 2 } })
    scene.play('Blue', 'score upgrade', 'take a bishop')
    expect(scene.of('Blue')).toMatchObject({ squires: 0, atKingsCourt: { bishops: 1 } })
  })

  it('from a law, even one for placed knights only', () => {
    const scene = new Scene({ at: 'parliament', court: {}, Blue: { gold: 1 } })
    scene.law('most-gold-upgrade')
    expect(scene.moves('Blue')).toEqual(['take a bishop', 'decline'])
  })

  it('but a law that exchanges a 3 for a 4 leaves no choice (R)', () => {
    const scene = new Scene({ at: 'parliament', court: {}, Blue: { castle: { gold: 3 } } })
    scene.law('placed-3-becomes-4')
    expect(scene.of('Blue').castle.map(({ knight }) => knight)).toContain(4)
  })

  it('are limited to three each', () => {
    const scene = new Scene({ at: 'counties', court: { bishops: { Blue: 3 } }, Blue: { counties: { Stafford: 1 } } })
    scene.play('Blue', 'take the reward')
    expect(scene.moves('Blue')).toEqual(['upgrade 1 in Stafford', 'decline'])
  })

  it('can run out', () => {
    const court = { bishops: { Yellow: 3, Red: 2 } }
    const scene = new Scene({ at: 'counties', players: 3, court, Blue: { counties: { Stafford: 1 } } })
    scene.play('Blue', 'take the reward')
    expect(scene.may('Blue', 'take a bishop')).toBe(false)
  })

  it('cannot be placed by themselves', () => {
    const scene = new Scene({ court: { bishops: { Blue: 2 }, inTreasury: ['Blue', 'Yellow', 'Red', 'Green'] } })
    expect(scene.step).toBe('vote')
  })
})

describe('final scoring', () => {
  it('multiplies 8 seals by a lord and 2 bishops, which makes 24 (example)', () => {
    const bishops = { Blue: 2 }
    const [blue, yellow] = new Scene({ at: 'end', round: 5, court: { bishops, seals: { Blue: 8 } } }).points
    expect(blue - yellow).toBe(24)
  })

  it('counts the lord alone, and nothing without seals', () => {
    const setup = { at: 'end', round: 5, court: { bishops: { Red: 3 }, seals: { Blue: 5 } } } as const
    const [blue, yellow, red] = new Scene(setup).points
    expect([blue - yellow, red - yellow]).toEqual([5, 0])
  })

  it('counts a Tudor knight awarded in round 5 among the knights', () => {
    const setup = { at: 'end', round: 5, Blue: { court: [2] }, Yellow: { court: [3] } } as const
    const withTudor = new Scene({ ...setup, court: { privileges: { 'Tudor knight': 'Blue' } } })
    expect(withTudor.told('log.final.knights')).toMatchObject([
      { seat: 'seat.Blue', count: 4, points: 8 },
      { seat: 'seat.Yellow', count: 3, points: 4 },
    ])
  })

  it('but not one in a conflict (R)', () => {
    const scene = new Scene({
      at: 'end',
      round: 5,
      conflicts: { 'lower left': { strength: 9, spaces: [['Blue', 2]] } },
      court: { tudorKnightOn: ['lower left', 1] },
      Yellow: { court: [3] },
    })
    expect(scene.told('log.final.knights')).toMatchObject([{ seat: 'seat.Yellow' }, { seat: 'seat.Blue', count: 2 }])
  })
})
