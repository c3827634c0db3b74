import { describe, expect, it } from 'vitest'
import { type HouseSetup, roundWith, Scene, type SceneSetup } from '../testing/scene.ts'

/** Lancaster holds this event in a round in which neither house gets its side event. */
const holding = (card: string, own: HouseSetup = {}, enemy: HouseSetup = {}, rest: SceneSetup = {}): Scene =>
  new Scene({ round: roundWith(card, '-'), ...rest, Lancaster: { hand: [card], ...own }, York: enemy })

const begin = (...setup: Parameters<typeof holding>): Scene =>
  holding(...setup).play('Lancaster', `play ${setup[0]} for its event`)

const mayBegin = (...setup: Parameters<typeof holding>): boolean =>
  holding(...setup).may('Lancaster', `play ${setup[0]} for its event`)

const isDone = (scene: Scene): boolean => scene.asked[0] === 'York'

describe('phase 4, main event of Combined Forces', () => {
  it('takes up to two own troops out of regions into the reserve', () => {
    const scene = begin('combined-forces', { regions: [1, 2, 0] })
    expect(scene.moves('Lancaster')).toEqual([
      'shift red from the North to the reserve',
      'shift red from the Centre to the reserve',
    ])
    scene.play('Lancaster', 'shift red from the North to the reserve', 'shift red from the Centre to the reserve')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [0, 1, 0], reserve: 4 })
    expect(isDone(scene)).toBe(true)
  })

  it('(R) requires at least one', () => {
    const scene = begin('combined-forces').play('Lancaster', 'shift red from the South to the reserve', 'stop')
    expect(scene.of('Lancaster').regions).toEqual([1, 1, 0])
    expect(isDone(scene)).toBe(true)
  })

  it('does not work without troops in regions; those on the battlefield do not count', () => {
    expect(mayBegin('combined-forces', { regions: [0, 0, 0], field: 2 })).toBe(false)
  })
})

describe('phase 4, main event of French Treachery', () => {
  it('moves all French to the side with fewer troops at once', () => {
    const scene = begin('french-treachery', { field: 2 }, { field: 1, french: 2 })
    expect(scene.of('Lancaster')).toMatchObject({ french: 2, field: 2 })
    expect(scene.of('York')).toMatchObject({ french: 0, field: 1 })
    expect(isDone(scene)).toBe(true)
  })

  it('includes the French in the comparison', () => {
    expect(mayBegin('french-treachery', { field: 1 }, { field: 0, french: 2 })).toBe(true)
    expect(mayBegin('french-treachery', { field: 2 }, { field: 0, french: 2 })).toBe(false)
    expect(mayBegin('french-treachery', { field: 3 }, { field: 1, french: 2 })).toBe(false)
  })

  it('does not work without French on the other side', () => {
    expect(mayBegin('french-treachery', { field: 0 }, { field: 3 })).toBe(false)
    expect(mayBegin('french-treachery', { field: 0, french: 1 }, { field: 3 })).toBe(false)
  })
})

describe('phase 4, main event of Warwick the Kingmaker', () => {
  it('puts at most one from the reserve into each region, without a die', () => {
    const scene = begin('kingmaker', { reserve: 4 }).play('Lancaster', 'shift red from the reserve to the North')
    expect(scene.moves('Lancaster')).toEqual([
      'shift red from the reserve to the Centre',
      'shift red from the reserve to the South',
      'stop',
    ])
    scene.play('Lancaster', 'shift red from the reserve to the South', 'shift red from the reserve to the Centre')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [2, 2, 2], reserve: 1 })
    expect(isDone(scene)).toBe(true)
  })

  it('ends when the reserve is empty, and does not work with none', () => {
    const scene = begin('kingmaker', { reserve: 1 }).play('Lancaster', 'shift red from the reserve to the North')
    expect(isDone(scene)).toBe(true)
    expect(mayBegin('kingmaker', { reserve: 0 })).toBe(false)
  })
})

describe.each([
  ['northumberland', 'the North', [3, 1, 1]],
  ['devon', 'the South', [1, 1, 3]],
] as const)('phase 4, main event of %s', (card, region, after) => {
  it(`puts one or two from the reserve into ${region}`, () => {
    const line = `shift red from the reserve to ${region}`
    const scene = begin(card, { reserve: 3 })
    expect(scene.moves('Lancaster')).toEqual([line])
    scene.play('Lancaster', line)
    expect(scene.moves('Lancaster')).toEqual([line, 'stop'])
    scene.play('Lancaster', line)
    expect(scene.of('Lancaster')).toMatchObject({ regions: after, reserve: 1 })
    expect(isDone(scene)).toBe(true)
  })

  it('does not work with an empty reserve', () => {
    expect(mayBegin(card, { reserve: 0 })).toBe(false)
  })
})

describe('phase 4, main event of French Aid', () => {
  const line = "shift blue from the supply to Lancaster's half"

  it('puts up to two French from the supply on one’s own half', () => {
    const scene = begin('french-aid').play('Lancaster', line, line)
    expect(scene.of('Lancaster').french).toBe(2)
    expect(scene.view().frenchSupply).toBe(0)
    expect(begin('french-aid').play('Lancaster', line, 'stop').of('Lancaster').french).toBe(1)
  })

  it('does not work when no French are left', () => {
    expect(mayBegin('french-aid', {}, { french: 2 })).toBe(false)
  })
})

describe('phase 4, main event of Jasper Tudor', () => {
  const troop = 'shift red from the reserve to the Centre'
  const french = "shift blue from the supply to Lancaster's half"

  it('puts one troop into the Centre and one French on the battlefield, in either order', () => {
    for (const lines of [
      [troop, french],
      [french, troop],
    ]) {
      const scene = begin('jasper-tudor').play('Lancaster', ...lines)
      expect(scene.of('Lancaster')).toMatchObject({ regions: [1, 2, 1], french: 1, reserve: 1 })
      expect(isDone(scene)).toBe(true)
    }
  })

  it('may do only one of the two, each at most once', () => {
    const scene = begin('jasper-tudor').play('Lancaster', french)
    expect(scene.moves('Lancaster')).toEqual([troop, 'stop'])
    scene.play('Lancaster', 'stop')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [1, 1, 1], french: 1 })
  })

  it('works if one of the two is possible, but not if neither is', () => {
    expect(mayBegin('jasper-tudor', { reserve: 0 })).toBe(true)
    expect(mayBegin('jasper-tudor', {}, { french: 2 })).toBe(true)
    expect(mayBegin('jasper-tudor', { reserve: 0 }, { french: 2 })).toBe(false)
  })
})

describe('phase 4, main event of Lord Stanley Waits', () => {
  const line = "shift white from York's half to the reserve"

  it('sends up to two enemy house troops from the battlefield to their own reserve', () => {
    const scene = begin('stanley', {}, { field: 3, french: 1 })
    expect(scene.moves('Lancaster')).toEqual([line])
    scene.play('Lancaster', line, line)
    expect(scene.of('York')).toMatchObject({ field: 1, french: 1, reserve: 4 })
    expect(scene.of('Lancaster').reserve).toBe(2)
    expect(isDone(scene)).toBe(true)
  })

  it('does not work against French only, or without enemy troops', () => {
    expect(mayBegin('stanley', { field: 2 }, { french: 2 })).toBe(false)
  })
})

describe('phase 4, main event of Act of Attainder', () => {
  it('sends one enemy troop to the supply from a region where the player is not outnumbered', () => {
    const scene = begin('attainder', { regions: [1, 2, 1] }, { regions: [2, 2, 0] })
    expect(scene.moves('Lancaster')).toEqual(['shift white from the Centre to the supply'])
    scene.play('Lancaster', 'shift white from the Centre to the supply')
    expect(scene.of('York')).toMatchObject({ regions: [2, 1, 0], supply: 7 })
    expect(isDone(scene)).toBe(true)
  })

  it('does not work if the enemy has more troops everywhere, or none', () => {
    expect(mayBegin('attainder', { regions: [1, 1, 1] }, { regions: [2, 2, 0] })).toBe(false)
    expect(mayBegin('attainder', {}, { regions: [0, 0, 0] })).toBe(false)
  })
})

describe('phase 4, main event of Commission of Array', () => {
  const line = 'shift red from the supply to the reserve'

  it('takes up to three from the supply into the reserve', () => {
    const scene = begin('array').play('Lancaster', line, line, line)
    expect(scene.of('Lancaster')).toMatchObject({ reserve: 5, supply: 4 })
    expect(isDone(scene)).toBe(true)
    expect(begin('array').play('Lancaster', line, 'stop').of('Lancaster').reserve).toBe(3)
  })

  it('does not work with an empty supply', () => {
    expect(mayBegin('array', { regions: [4, 4, 2] })).toBe(false)
  })
})
