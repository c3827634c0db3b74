import { describe, expect, it } from 'vitest'
import { STANDARD_DECK } from '../data/standard-deck.ts'
import { type HouseName, type HouseSetup, roundWith, Scene } from '../testing/scene.ts'

const EVENTS = STANDARD_DECK.cards.flatMap((card) => (card.kind === 'event' ? [card] : []))
const enemyOf = (house: HouseName): HouseName => (house === 'York' ? 'Lancaster' : 'York')

/** The state after a house has filled its reserve with this event in this round. */
function afterUse(card: string, round: number, user: HouseName, setup: Partial<Record<HouseName, HouseSetup>> = {}) {
  const full = { regions: [1, 1, 1], reserve: 2, field: 1 } as const
  const scene = new Scene({
    round,
    owner: user,
    Lancaster: { ...full, ...setup.Lancaster, ...(user === 'Lancaster' && { hand: [card] }) },
    York: { ...full, ...setup.York, ...(user === 'York' && { hand: [card] }) },
  })
  return scene.play(user, `play ${card} to fill the reserve`)
}

/** York has filled its reserve with a boxed event; Lancaster may now choose from its side event. */
const boxed = (card: string, lancaster: HouseSetup = {}, york: HouseSetup = {}): Scene =>
  afterUse(card, roundWith(card, 'box'), 'York', { Lancaster: lancaster, York: york })

describe.each(EVENTS.map((card) => [card.id, card] as const))('phase 4, who gets the side event of %s', (id, card) => {
  const rose = card.track.includes('red') ? 'red' : 'white'
  const [roseHouse, otherHouse] = rose === 'red' ? (['Lancaster', 'York'] as const) : (['York', 'Lancaster'] as const)

  it('the house of the rose, if the other used the card', () => {
    const scene = afterUse(id, roundWith(id, rose), otherHouse)
    expect([scene.step, ...scene.asked]).toEqual(['side-event', roseHouse])
    expect(scene.view().card).toBe(id)
  })

  it('nobody, if the house of the rose used it itself', () => {
    const scene = afterUse(id, roundWith(id, rose), roseHouse)
    expect([scene.step, ...scene.asked]).toEqual(['play-card', otherHouse])
  })

  it('either opponent in a boxed round', () => {
    for (const user of ['Lancaster', 'York'] as const) {
      const scene = afterUse(id, roundWith(id, 'box'), user)
      expect([scene.step, ...scene.asked]).toEqual(['side-event', enemyOf(user)])
    }
  })

  it('nobody in a round without a mark', () => {
    expect(afterUse(id, roundWith(id, '-'), otherHouse).step).toBe('play-card')
  })

  it('may be declined; the card is discarded and play continues', () => {
    const scene = afterUse(id, roundWith(id, 'box'), 'York')
    const before = scene
      .view()
      .houses.map(({ regions, reserve, field, supply }) => ({ regions, reserve, field, supply }))
    scene.play('Lancaster', 'stop')
    expect(scene.view().houses).toMatchObject(before)
    expect(scene.view()).toMatchObject({ discarded: [id], card: null, step: 'play-card' })
    expect(scene.asked).toEqual(['Lancaster'])
  })
})

describe('phase 4: a side event follows the main event too', () => {
  it('once the main event is complete', () => {
    const line = 'shift white from the supply to the reserve'
    const scene = new Scene({ round: roundWith('array', 'box'), owner: 'York', York: { hand: ['array'] } })
    scene.play('York', 'play array for its event', line, 'stop')
    expect([scene.step, ...scene.asked]).toEqual(['side-event', 'Lancaster'])
    scene.play('Lancaster', 'shift red from the supply to the reserve')
    expect([scene.of('York').reserve, scene.of('Lancaster').reserve]).toEqual([3, 3])
    expect(scene.step).toBe('play-card')
  })

  it('is skipped if it would have no effect', () => {
    expect(boxed('devon', { reserve: 0 }).step).toBe('play-card')
  })
})

describe('phase 4, side events: what they do', () => {
  it('Combined Forces: up to two own troops from regions on the battlefield', () => {
    const scene = boxed('combined-forces', { regions: [1, 1, 0] })
    expect(scene.moves('Lancaster')).toEqual([
      "shift red from the North to Lancaster's half",
      "shift red from the Centre to Lancaster's half",
      'stop',
    ])
    scene.play('Lancaster', ...scene.moves('Lancaster').slice(0, 2))
    expect(scene.of('Lancaster')).toMatchObject({ regions: [0, 0, 0], field: 3 })
    expect(scene.step).toBe('play-card')
  })

  it('French Treachery: up to two troops of any colour out of one region into any others', () => {
    const scene = boxed('french-treachery', { regions: [1, 1, 1] }, { regions: [1, 0, 0] })
    scene.play('Lancaster', 'shift white from the North to the South')
    expect(scene.moves('Lancaster')).toEqual([
      'shift red from the North to the Centre',
      'shift red from the North to the South',
      'stop',
    ])
    scene.play('Lancaster', 'shift red from the North to the Centre')
    expect(scene.of('Lancaster').regions).toEqual([0, 2, 1])
    expect(scene.of('York').regions).toEqual([0, 0, 1])
    expect(scene.step).toBe('play-card')
  })

  it('Warwick the Kingmaker: any one troop from the battlefield or its region to the supply', () => {
    const scene = boxed('kingmaker', { field: 1, french: 1 }, { field: 1, french: 1 })
    expect([...scene.moves('Lancaster')].sort()).toEqual(
      [
        "shift red from Lancaster's half to the supply",
        "shift blue from Lancaster's half to the supply",
        'shift red from the South to the supply',
        "shift white from York's half to the supply",
        "shift blue from York's half to the supply",
        'shift white from the South to the supply',
        'stop',
      ].sort(),
    )
    scene.play('Lancaster', "shift blue from York's half to the supply")
    expect(scene.of('York')).toMatchObject({ field: 1, french: 0 })
    expect(scene.view().frenchSupply).toBe(1)
    expect(scene.step).toBe('play-card')
  })

  it.each(['northumberland', 'devon', 'jasper-tudor'])('%s: one from the reserve into any one region', (card) => {
    const scene = boxed(card)
    expect(scene.moves('Lancaster')).toHaveLength(4)
    scene.play('Lancaster', 'shift red from the reserve to the Centre')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [1, 2, 1], reserve: 1 })
    expect(scene.step).toBe('play-card')
  })

  it.each(['french-aid', 'array'])('%s: one from the supply into the reserve', (card) => {
    const scene = boxed(card)
    expect(scene.moves('Lancaster')).toEqual(['shift red from the supply to the reserve', 'stop'])
    scene.play('Lancaster', 'shift red from the supply to the reserve')
    expect(scene.of('Lancaster').reserve).toBe(3)
    expect(scene.step).toBe('play-card')
  })

  it('Lord Stanley Waits: one from the reserve on the battlefield', () => {
    const scene = boxed('stanley')
    expect(scene.moves('Lancaster')).toEqual(["shift red from the reserve to Lancaster's half", 'stop'])
    scene.play('Lancaster', "shift red from the reserve to Lancaster's half")
    expect(scene.of('Lancaster')).toMatchObject({ reserve: 1, field: 2 })
  })

  it('Act of Attainder: one from the reserve into the region of the battlefield', () => {
    const scene = boxed('attainder')
    expect(scene.moves('Lancaster')).toEqual(['shift red from the reserve to the South', 'stop'])
    scene.play('Lancaster', 'shift red from the reserve to the South')
    expect(scene.of('Lancaster')).toMatchObject({ regions: [1, 1, 2], reserve: 1 })
  })
})
