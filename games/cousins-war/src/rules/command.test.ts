import { describe, expect, it } from 'vitest'
import { roundWith, Scene } from '../testing/scene.ts'

describe('phase 4: playing cards in turn', () => {
  const hands = {
    Lancaster: { hand: ['st-albans', 'wakefield', 'hexham', 'tewkesbury', 'devon'] },
    York: { hand: ['mortimers-cross', 'bosworth', 'stanley', 'array', 'attainder'] },
  }

  it('begins with the owner of the battlefield, alternates, and ends after four cards each', () => {
    const scene = new Scene({ round: 3, owner: 'York', ...hands, field: 'barnet' })
    const order = [
      ['York', 'mortimers-cross'],
      ['Lancaster', 'st-albans'],
      ['York', 'bosworth'],
      ['Lancaster', 'wakefield'],
      ['York', 'stanley'],
      ['Lancaster', 'hexham'],
      ['York', 'array'],
      ['Lancaster', 'tewkesbury'],
    ] as const
    for (const [house, card] of order) {
      expect(scene.asked).toEqual([house])
      scene.play(house, `play ${card} to fill the reserve`)
    }
    expect(scene.of('Lancaster').hand).toEqual(['devon'])
    expect(scene.of('York').hand).toEqual(['attainder'])
    expect(scene.view().discarded).toHaveLength(8)
    // The battlefield is empty, so its owner has won it.
    expect(scene.of('York').trophies).toEqual(['barnet'])
  })

  it('offers no pass, and no event on a battlefield card', () => {
    const scene = new Scene(hands)
    expect(scene.may('Lancaster', 'play wakefield for its event')).toBe(false)
    expect(scene.moves('Lancaster').some((line) => line === 'stop' || line.endsWith('for nothing'))).toBe(false)
  })

  it('(R) lets a card be discarded without use only if it has no possible use', () => {
    const nothing = { regions: [0, 0, 0], reserve: 0, field: 12 } as const
    const scene = new Scene({
      Lancaster: { ...nothing, hand: ['hexham', 'combined-forces'] },
      York: { regions: [0, 0, 0], reserve: 3 },
    })
    expect(scene.moves('Lancaster')).toEqual(['play hexham for nothing', 'play combined-forces for nothing'])
    scene.play('Lancaster', 'play hexham for nothing')
    expect(scene.view().discarded).toEqual(['hexham'])
    expect(scene.asked).toEqual(['York'])
  })
})

describe('phase 4: the previous card', () => {
  it('does not affect the next', () => {
    const scene = new Scene({
      round: 2,
      Lancaster: { hand: ['barnet', 'hexham'], regions: [0, 0, 0], reserve: 3 },
      York: { hand: ['kingmaker'] },
      field: 'wakefield',
    })
    scene.play('Lancaster', 'play barnet to place troops')
    for (const region of ['the North', 'the Centre', 'the South']) scene.throws('Lancaster', `try ${region}`, 6)
    expect(scene.of('Lancaster').regions).toEqual([1, 1, 1])
    expect(scene.may('York', 'play kingmaker for its event')).toBe(true)
  })

  it('gives the opponent the side event even if it was discarded without use', () => {
    const scene = new Scene({
      round: roundWith('northumberland', 'box'),
      Lancaster: { hand: ['northumberland'], regions: [0, 0, 0], reserve: 0, field: 12 },
      York: { regions: [0, 0, 0], reserve: 3 },
    })
    scene.play('Lancaster', 'play northumberland for nothing')
    expect([scene.step, scene.asked]).toEqual(['side-event', ['York']])
    scene.play('York', 'stop')
    expect(scene.told('log.declines')).toEqual([{ house: 'seat.York', card: 'card.northumberland' }])
  })
})

describe('phase 4, command points (a): supply to reserve', () => {
  it('takes exactly as many as the card has points', () => {
    const scene = new Scene({ Lancaster: { hand: ['hexham'] } }).play('Lancaster', 'play hexham to fill the reserve')
    expect(scene.of('Lancaster')).toMatchObject({ reserve: 4, supply: 5 })
  })

  it('takes what is left when that is less', () => {
    const scene = new Scene({ Lancaster: { hand: ['hexham'], regions: [3, 3, 3] } })
    scene.play('Lancaster', 'play hexham to fill the reserve')
    expect(scene.of('Lancaster')).toMatchObject({ reserve: 3, supply: 0 })
  })

  it('(R) is not offered if the supply is empty', () => {
    const scene = new Scene({ Lancaster: { hand: ['hexham'], regions: [4, 3, 3] } })
    expect(scene.may('Lancaster', 'play hexham to fill the reserve')).toBe(false)
  })
})

describe('phase 4, command points (b): reserve to battlefield', () => {
  it('sends up to as many as the card has points', () => {
    const scene = new Scene({ Lancaster: { hand: ['hexham'], reserve: 5 } })
    const offered = scene.moves('Lancaster').filter((line) => line.includes('to commit'))
    expect(offered).toEqual(['play hexham to commit 1', 'play hexham to commit 2'])
    scene.play('Lancaster', 'play hexham to commit 1')
    expect(scene.of('Lancaster')).toMatchObject({ reserve: 4, field: 1, supply: 4 })
  })

  it('sends no more than the reserve holds', () => {
    const scene = new Scene({ Lancaster: { hand: ['combined-forces'], reserve: 1 } })
    expect(scene.may('Lancaster', 'play combined-forces to commit 2')).toBe(false)
    const empty = new Scene({ Lancaster: { hand: ['combined-forces'], reserve: 0 } })
    expect(empty.may('Lancaster', 'play combined-forces to commit 1')).toBe(false)
  })
})

describe('phase 4, command points (c): moving into a region', () => {
  const round = roundWith('combined-forces', '-')

  it('example: two from the North and one from the South into the Centre; controlling all of England does not win yet', () => {
    const scene = new Scene({
      round,
      Lancaster: { hand: ['combined-forces'], regions: [4, 0, 3] },
      York: { regions: [1, 2, 1], hand: ['array'] },
    }).play(
      'Lancaster',
      'play combined-forces to move into the Centre',
      'move one from the North',
      'move one from the North',
      'move one from the South',
    )
    expect(scene.of('Lancaster')).toMatchObject({ regions: [2, 3, 2], controls: 3 })
    expect(scene.view().winner).toBeNull()
    expect(scene.asked).toEqual(['York'])
  })

  it('moves into the North or the South from the Centre only', () => {
    const scene = new Scene({ Lancaster: { hand: ['hexham'], regions: [2, 1, 2] } })
    scene.play('Lancaster', 'play hexham to move into the North')
    expect(scene.moves('Lancaster')).toEqual(['move one from the Centre'])
    scene.play('Lancaster', 'move one from the Centre')
    expect(scene.of('Lancaster').regions).toEqual([3, 0, 2])
    expect(scene.asked).toEqual(['York'])
  })

  it('may stop after one troop, but not before', () => {
    const scene = new Scene({ round, Lancaster: { hand: ['combined-forces'] } })
    scene.play('Lancaster', 'play combined-forces to move into the Centre')
    expect(scene.may('Lancaster', 'stop')).toBe(false)
    scene.play('Lancaster', 'move one from the North', 'stop')
    expect(scene.of('Lancaster').regions).toEqual([0, 2, 1])
  })

  it('(R) is not offered for a region without own troops next to it', () => {
    const scene = new Scene({ Lancaster: { hand: ['hexham'], regions: [0, 1, 0] } })
    expect(scene.may('Lancaster', 'play hexham to move into the Centre')).toBe(false)
    expect(scene.may('Lancaster', 'play hexham to move into the South')).toBe(true)
  })
})

describe('phase 4, command points (d): placing', () => {
  const round = roundWith('french-treachery', '-')

  it('example: a 3 above two stays, a 2 below four is lost, a 4 equal to four goes back', () => {
    const scene = new Scene({
      round,
      owner: 'York',
      York: { hand: ['french-treachery'], regions: [1, 3, 1], reserve: 3 },
    })
    scene.play('York', 'play french-treachery to place troops').throws('York', 'try the North', 3)
    expect(scene.of('York')).toMatchObject({ regions: [2, 3, 1], reserve: 2, supply: 4 })
    expect(scene.may('York', 'try the North')).toBe(false)
    scene.throws('York', 'try the Centre', 2)
    expect(scene.of('York')).toMatchObject({ regions: [2, 3, 1], reserve: 1, supply: 5 })
    scene.throws('York', 'try the Centre', 4)
    expect(scene.of('York')).toMatchObject({ regions: [2, 3, 1], reserve: 1, supply: 5 })
    expect(scene.asked).toEqual(['Lancaster'])
  })

  it('ends when the reserve is empty', () => {
    const scene = new Scene({ round, Lancaster: { hand: ['french-treachery'], reserve: 1 } })
    scene.play('Lancaster', 'play french-treachery to place troops').throws('Lancaster', 'try the South', 1)
    expect(scene.of('Lancaster')).toMatchObject({ reserve: 0, supply: 9 })
    expect(scene.asked).toEqual(['York'])
  })

  it('may stop after an attempt, but not before', () => {
    const scene = new Scene({ round, Lancaster: { hand: ['french-treachery'] } })
    scene.play('Lancaster', 'play french-treachery to place troops')
    expect(scene.may('Lancaster', 'stop')).toBe(false)
    scene.throws('Lancaster', 'try the South', 2).play('Lancaster', 'stop')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [1, 1, 1], reserve: 2 })
  })

  it('(R) is not offered if the reserve is empty', () => {
    const scene = new Scene({ Lancaster: { hand: ['hexham'], reserve: 0 } })
    expect(scene.may('Lancaster', 'play hexham to place troops')).toBe(false)
  })
})

describe('phase 4, command points (e): removing', () => {
  const against = (north: number): Scene =>
    new Scene({ field: 'barnet', Lancaster: { hand: ['hexham'] }, York: { regions: [north, 1, 0] } }).play(
      'Lancaster',
      'play hexham to remove troops',
    )

  it('example: a 2 against two sends one to its reserve, and the second point is lost', () => {
    const scene = against(2).throws('Lancaster', 'try the North', 2)
    expect(scene.of('York')).toMatchObject({ regions: [1, 1, 0], reserve: 3, supply: 7 })
    expect(scene.asked).toEqual(['York'])
  })

  it('sends one to the supply with a lower roll', () => {
    const scene = against(2).throws('Lancaster', 'try the North', 1)
    expect(scene.of('York')).toMatchObject({ regions: [1, 1, 0], reserve: 2, supply: 8 })
  })

  it('fails with a higher roll, and the next attempt may be elsewhere', () => {
    const scene = against(2).throws('Lancaster', 'try the North', 3)
    expect(scene.of('York').regions).toEqual([2, 1, 0])
    expect(scene.moves('Lancaster')).toEqual(['try the North', 'try the Centre', 'stop'])
    scene.throws('Lancaster', 'try the Centre', 6)
    expect(scene.asked).toEqual(['York'])
  })

  it('(R) cannot be tried where the enemy has no troops, nor chosen if he has none anywhere', () => {
    expect(against(2).may('Lancaster', 'try the South')).toBe(false)
    const scene = new Scene({ Lancaster: { hand: ['hexham'] }, York: { regions: [0, 0, 0] } })
    expect(scene.may('Lancaster', 'play hexham to remove troops')).toBe(false)
  })
})
