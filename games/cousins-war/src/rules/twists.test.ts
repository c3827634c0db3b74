import { describe, expect, it } from 'vitest'
import { roundWith, Scene } from '../testing/scene.ts'

describe('twist Cunning Plans: one’s own side event', () => {
  const holding = (round: number, twist?: string): Scene =>
    new Scene({ round, twist, Lancaster: { hand: ['devon'] }, York: {} })
  const line = 'play devon for its side event'

  it('may be carried out instead of the main event by the house whose rose is on the card', () => {
    const scene = holding(roundWith('devon', 'red'), 'cunning-plans').play('Lancaster', line)
    expect(scene.may('Lancaster', 'stop')).toBe(false)
    scene.play('Lancaster', 'shift red from the reserve to the North')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [2, 1, 1], reserve: 1 })
    expect([scene.step, ...scene.asked]).toEqual(['play-card', 'York'])
    expect(scene.view().discarded).toEqual(['devon'])
  })

  it('needs the twist, and one’s own rose: a box or no mark is not enough', () => {
    expect(holding(roundWith('devon', 'red')).may('Lancaster', line)).toBe(false)
    expect(holding(roundWith('devon', 'red'), 'fog').may('Lancaster', line)).toBe(false)
    expect(holding(roundWith('devon', 'box'), 'cunning-plans').may('Lancaster', line)).toBe(false)
    expect(holding(roundWith('devon', '-'), 'cunning-plans').may('Lancaster', line)).toBe(false)
  })

  it("does not work for the other's rose; the other still gets the side event", () => {
    const round = roundWith('devon', 'red')
    const scene = new Scene({ round, twist: 'cunning-plans', owner: 'York', York: { hand: ['devon'] } })
    expect(scene.may('York', line)).toBe(false)
    scene.play('York', 'play devon to fill the reserve')
    expect([scene.step, ...scene.asked]).toEqual(['side-event', 'Lancaster'])
  })

  it('must be possible to carry out', () => {
    const round = roundWith('devon', 'red')
    const scene = new Scene({ round, twist: 'cunning-plans', Lancaster: { hand: ['devon'], reserve: 0 } })
    expect(scene.may('Lancaster', line)).toBe(false)
  })
})

describe('twist Jura Belli: losses go to the reserve', () => {
  it('house troops to their own reserve, French to the supply', () => {
    const scene = new Scene({ round: 2, twist: 'jura-belli', Lancaster: { field: 3 }, York: { field: 3, french: 1 } })
    scene.battle(1, 2, 3).play('Lancaster', 'announce triple of 3').throws('York', 'believe', 3, 2, 1, 4, 5, 6)
    expect(scene.of('York')).toMatchObject({ field: 1, french: 0, reserve: 4, supply: 4 })
    expect(scene.view().frenchSupply).toBe(2)
  })

  it('including the troop that a doubt costs', () => {
    const scene = new Scene({ round: 2, twist: 'jura-belli', Lancaster: { field: 3 }, York: { field: 3 } })
    scene.battle(3, 2, 1).play('Lancaster', 'announce single 3').throws('York', 'doubt', 3, 2, 1, 4, 5, 6)
    expect(scene.of('York')).toMatchObject({ field: 2, reserve: 3, supply: 4 })
  })
})

describe('twist Hard Winter: moving', () => {
  it('moves one troop, whatever the points', () => {
    const scene = new Scene({ twist: 'hard-winter', Lancaster: { hand: ['hexham'] } })
    scene.play('Lancaster', 'play hexham to move into the Centre', 'move one from the North')
    expect(scene.of('Lancaster').regions).toEqual([0, 2, 1])
    expect(scene.asked).toEqual(['York'])
  })

  it('does not affect the other uses of a card', () => {
    const scene = new Scene({ twist: 'hard-winter', Lancaster: { hand: ['hexham'] } })
    expect(scene.may('Lancaster', 'play hexham to commit 2')).toBe(true)
  })
})

describe('twist Loveday: removing', () => {
  it('is not offered', () => {
    const scene = (twist?: string) => new Scene({ twist, Lancaster: { hand: ['hexham'] } })
    expect(scene('loveday').may('Lancaster', 'play hexham to remove troops')).toBe(false)
    expect(scene('fog').may('Lancaster', 'play hexham to remove troops')).toBe(true)
  })
})

describe('twist Fog of War: last cards', () => {
  it('cannot be used by either house, and can still be kept', () => {
    const scene = new Scene({
      round: 2,
      twist: 'fog',
      Lancaster: { field: 1, hand: ['devon'] },
      York: { field: 3, hand: ['array'] },
    })
    scene.battle(1, 2, 3).play('Lancaster', 'announce single 3').throws('York', 'believe', 3, 1, 1)
    expect([scene.step, ...scene.asked]).toEqual(['survivors', 'York'])
    scene.play('York', 'withdraw to the reserve')
    expect(scene.asked).toEqual(['Lancaster', 'York'])
  })

  it('so a doubted false announcement costs a troop at once', () => {
    const scene = new Scene({ round: 2, twist: 'fog', Lancaster: { field: 2, hand: ['devon'] }, York: { field: 2 } })
    scene.battle(1, 2, 3).play('Lancaster', 'announce single 4').throws('York', 'doubt', 3, 2, 1, 4, 5, 6)
    expect(scene.of('Lancaster').field).toBe(1)
    expect(scene.asked).toEqual(['York'])
  })
})

describe('twist Three Suns: placing', () => {
  const place = (north: number, die: number): Scene =>
    new Scene({ twist: 'three-suns', Lancaster: { hand: ['hexham'], regions: [north, 1, 1] } })
      .play('Lancaster', 'play hexham to place troops')
      .throws('Lancaster', 'try the North', die)

  it('adds one to the die', () => {
    expect(place(1, 2).of('Lancaster')).toMatchObject({ regions: [2, 1, 1], reserve: 1 })
    expect(place(1, 1).of('Lancaster')).toMatchObject({ regions: [1, 1, 1], reserve: 2 })
    expect(place(2, 1).of('Lancaster')).toMatchObject({ regions: [2, 1, 1], reserve: 1 })
  })

  it('makes a six a seven', () => {
    expect(place(5, 6).of('Lancaster').regions).toEqual([6, 1, 1])
  })

  it('does not affect the die of a removal', () => {
    const scene = new Scene({ twist: 'three-suns', Lancaster: { hand: ['hexham'] } })
    scene.play('Lancaster', 'play hexham to remove troops').throws('Lancaster', 'try the North', 1)
    expect(scene.of('York')).toMatchObject({ regions: [0, 1, 1], reserve: 3 })
  })
})
