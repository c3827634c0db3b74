import { describe, expect, it } from 'vitest'
import { Scene } from '../testing/scene.ts'

describe('phase 3: castles', () => {
  it('gives Blue two squires for his knight and a new knight for three squires (example)', () => {
    const scene = new Scene({
      at: 'castles',
      round: 5,
      Blue: { squires: 1, castle: { squires: 2 }, extensions: ['knight'] },
    })
    expect(scene.moves('Blue')).toEqual(['score squires'])
    scene.play('Blue', 'score squires')
    expect(scene.of('Blue')).toMatchObject({ squires: 3, court: [2] })
    expect(scene.moves('Blue')).toEqual(['score knight', 'decline'])
    scene.play('Blue', 'score knight')
    expect(scene.of('Blue')).toMatchObject({ squires: 0, court: [1, 2] })
    expect(scene.of('Blue').castle[0].extension).toBe(true)
  })

  it('gives Blue five votes for four nobles and himself (example), but none in round 5', () => {
    const votes = (round: number) => new Scene({ at: 'castles', round, Blue: { nobles: 'ACEG' } }).of('Blue').votes
    expect(votes(1)).toBe(5)
    expect(votes(5)).toBe(0)
  })

  it('scores without asking if the choice makes no difference', () => {
    const scene = new Scene({
      at: 'castles',
      round: 5,
      Blue: { castle: { gold: 1, points: 2 }, extensions: ['votes', 'squires'] },
    })
    expect(scene.told('log.castle')).toHaveLength(4)
    expect(scene.of('Blue')).toMatchObject({ gold: 2, squires: 2, votes: 2, court: [1, 2] })
  })

  it('offers a new knight or an upgrade only if one is available', () => {
    const all = new Scene({ at: 'castles', round: 5, Blue: { squires: 9, court: [1, 1, 1], extensions: ['knight'] } })
    expect(all.view().step).toBe('game-over')
    const none = new Scene({ at: 'castles', round: 5, Blue: { squires: 9, extensions: ['upgrade'] } })
    expect(none.view().step).toBe('game-over')
  })

  it('lets an upgrade make room for a new knight', () => {
    const scene = new Scene({
      at: 'castles',
      round: 5,
      Blue: { squires: 5, court: [1, 1, 1], extensions: ['knight', 'upgrade'] },
    })
    expect(scene.moves('Blue')).toEqual(['score upgrade', 'decline'])
    scene.play('Blue', 'score upgrade', 'upgrade 1 at court', 'score knight')
    expect(scene.of('Blue')).toMatchObject({ squires: 0, court: [1, 1, 1, 2] })
  })

  it('also asks a player who cannot pay, because that is hidden, and sends his knight home unscored', () => {
    const scene = new Scene({ at: 'castles', round: 5, Blue: { squires: 1, castle: { upgrade: 1 } } })
    expect(scene.moves('Blue')).toEqual(['decline'])
    scene.play('Blue', 'decline')
    expect(scene.of('Blue')).toMatchObject({ court: [1], squires: 1 })
  })
})
