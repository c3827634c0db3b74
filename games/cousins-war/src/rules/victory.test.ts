import { resign } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'
import { type HouseSetup, Scene } from '../testing/scene.ts'

/** The battlefield is empty, so York wins it as its owner. */
const endRound = (round: number, lancaster: HouseSetup, york: HouseSetup): Scene =>
  new Scene({ round, owner: 'York', Lancaster: lancaster, York: york }).battle()

describe('phase 6: all England', () => {
  it('wins in any round', () => {
    for (const round of [1, 3, 5]) {
      const scene = endRound(round, { regions: [2, 1, 3] }, { regions: [1, 0, 2] })
      expect(scene.view()).toMatchObject({ winner: 'Lancaster', victory: 'victory.england', step: 'game-over' })
      expect(game.result(scene.state)).toEqual({ winners: [0], reason: 'victory.england' })
      expect(scene.asked).toEqual([])
    }
  })

  it('counts the survivors that have just entered a region', () => {
    const scene = new Scene({ Lancaster: { regions: [2, 2, 1], field: 1 } }).battle()
    expect(scene.view().winner).toBeNull()
    scene.play('Lancaster', 'settle 1 in the South')
    expect(scene.view().winner).toBe('Lancaster')
  })

  it('requires more troops than the other in each region; equal is not enough', () => {
    const scene = endRound(1, { regions: [2, 1, 3], hand: ['devon'] }, { regions: [1, 1, 2] })
    expect(scene.view()).toMatchObject({ winner: null, step: 'keep-card' })
  })
})

describe('phase 6: after round 5', () => {
  it('more regions win, regardless of battles', () => {
    const trophies = ['wakefield', 'hexham', 'st-albans', 'tewkesbury']
    const scene = endRound(5, { regions: [2, 0, 0] }, { regions: [0, 0, 0], trophies })
    expect(scene.view()).toMatchObject({ winner: 'Lancaster', victory: 'victory.regions' })
  })

  it.each([
    ['one each', [2, 1, 0], [0, 1, 2]],
    ['none each', [1, 1, 1], [1, 1, 1]],
  ] as const)('with %s, more battles win', (_, lancaster, york) => {
    const lost = endRound(
      5,
      { regions: lancaster, trophies: ['wakefield', 'hexham', 'st-albans'] },
      { regions: york, trophies: ['tewkesbury'] },
    )
    expect(lost.view()).toMatchObject({ winner: 'Lancaster', victory: 'victory.battles' })
    const won = endRound(
      5,
      { regions: lancaster, trophies: ['wakefield', 'hexham'] },
      { regions: york, trophies: ['tewkesbury', 'bosworth'] },
    )
    expect(won.view()).toMatchObject({ winner: 'York', victory: 'victory.battles' })
  })

  it('does not end the game earlier for more regions', () => {
    const scene = endRound(4, { regions: [2, 2, 0] }, { regions: [0, 0, 2] })
    expect(scene.view()).toMatchObject({ winner: null, round: 5, step: 'exchange' })
  })

  it('does not ask about keeping cards', () => {
    const scene = endRound(5, { regions: [2, 2, 0], hand: ['devon'] }, { regions: [0, 0, 2], hand: ['array'] })
    expect(scene.view().step).toBe('game-over')
  })
})

describe('resigning', () => {
  it('makes the other house the winner', () => {
    const scene = new Scene({})
    resign(game, scene.state, 0)
    expect(scene.view()).toMatchObject({ winner: 'York', victory: 'victory.resigned' })
  })
})
