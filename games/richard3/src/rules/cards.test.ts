import { fastChance } from '@tudor-rose/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANCASTER, YORK } from '../data/areas.ts'
import { CARDS } from '../data/cards.ts'
import { game } from '../game.ts'
import { type HouseName, Scene } from '../testing/scene.ts'

/** Points as the rulebook prints them. */
const POINTS: Readonly<Record<string, number>> = {
  AP2: 2,
  AP3: 3,
  AP4: 4,
  'Force March': 1,
  Muster: 0,
  Piracy: 2,
  Plague: 0,
  Surprise: 1,
  Treason: 1,
}
const EVENTS = ['Force March', 'Muster', 'Piracy', 'Plague', 'Surprise', 'Treason']

const firstWith = (Lancaster: string, York: string, throne: HouseName = 'Lancaster'): string | null => {
  const scene = new Scene({ throne, Lancaster: { Lincoln: ['Beaumont'] }, York: { Kent: ['Arundel'] } })
  return scene.cards({ Lancaster, York }).view().playerOne
}

describe('5.1 the deck', () => {
  it('has 25 cards: six, seven and six of 2, 3 and 4 points, and six events', () => {
    const copies = Object.fromEntries(CARDS.map((card) => [card.name, card.copies]))
    const events = Object.fromEntries(EVENTS.map((name) => [name, 1]))
    expect(copies).toEqual({ AP2: 6, AP3: 7, AP4: 6, ...events })
    for (const card of CARDS) expect([card.name, card.actionPoints]).toEqual([card.name, POINTS[card.name]])
  })

  it('8.5 deals seven of these 25 to each house, with any shuffle', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const s = game.setup({ scenario: 'kingmaker', edition: '1.0', mulligan: 'book' }, fastChance(seed))
        const hands = [LANCASTER, YORK].map((seat) => game.view(s, seat).houses[seat].hand ?? [])
        for (const hand of hands) expect(hand).toHaveLength(7)
        for (const { name, copies } of CARDS)
          expect(hands.flat().filter((card) => card === name).length).toBeLessThanOrEqual(copies)
      }),
    )
  })
})

describe('1.1 who is Player 1', () => {
  it('is the player with more points', () => {
    expect(firstWith('AP4', 'AP3')).toBe('Lancaster')
    expect(firstWith('AP2', 'AP3')).toBe('York')
  })

  it('is the Pretender if the cards are equal, whichever his house', () => {
    expect(firstWith('AP3', 'AP3', 'Lancaster')).toBe('York')
    expect(firstWith('AP3', 'AP3', 'York')).toBe('Lancaster')
  })

  it('is the player with an event against an action card, even with no points against four', () => {
    for (const event of EVENTS) {
      expect(firstWith(event, 'AP4', 'Lancaster')).toBe('Lancaster')
      expect(firstWith('AP4', event, 'York')).toBe('York')
    }
  })

  it('is decided by points between two events, and by the Pretender if these are equal', () => {
    expect(firstWith('Piracy', 'Surprise')).toBe('Lancaster')
    expect(firstWith('Plague', 'Treason')).toBe('York')
    expect(firstWith('Surprise', 'Force March', 'Lancaster')).toBe('York')
    expect(firstWith('Muster', 'Plague', 'York')).toBe('Lancaster')
  })

  it('follows these rules for every pair of cards and either King', () => {
    const names = Object.keys(POINTS)
    for (const throne of ['Lancaster', 'York'] as const)
      for (const lancaster of names)
        for (const york of names) {
          // An event beats every action card, so it is worth ten more.
          const worth = (name: string) => POINTS[name] + (EVENTS.includes(name) ? 10 : 0)
          const pretender = throne === 'York' ? 'Lancaster' : 'York'
          const lead = worth(lancaster) - worth(york)
          const first = lead > 0 ? 'Lancaster' : lead < 0 ? 'York' : pretender
          expect([lancaster, york, firstWith(lancaster, york, throne)]).toEqual([lancaster, york, first])
        }
  })
})

describe('1.1 playing cards', () => {
  const hands = {
    Lancaster: ['AP2', 'AP2', 'AP3', 'Plague', 'AP4', 'AP4', 'AP4'],
    York: ['AP3', 'AP3', 'AP3', 'Muster', 'AP2', 'AP4', 'AP4'],
  }
  const dealt = () =>
    new Scene({ Lancaster: { Lincoln: ['Beaumont'] }, York: { Kent: ['Arundel'] } })
      .deal(hands)
      .play('York', 'keep the hand')
      .play('Lancaster', 'keep the hand')

  it('lets each player play any card of his hand and no other, and requires one', () => {
    const scene = dealt()
    expect(scene.asked).toEqual(['Lancaster', 'York'])
    expect([...scene.moves('Lancaster')].sort()).toEqual(['play AP2', 'play AP3', 'play AP4', 'play Plague'])
    expect([...scene.moves('York')].sort()).toEqual(['play AP2', 'play AP3', 'play AP4', 'play Muster'])
  })

  it('keeps the first card secret until the second is played', () => {
    const scene = dealt()
    const before = scene.reveals
    scene.play('York', 'play Muster')
    expect(scene.asked).toEqual(['Lancaster'])
    expect(scene.view('York').houses[YORK].card).toBe('Muster')
    expect(scene.view('Lancaster').houses[YORK].card).toBe('hidden')
    expect(scene.view().houses[YORK].card).toBe('hidden')
    expect(scene.view('Lancaster').playerOne).toBe(null)
    expect(scene.reveals).toBe(before)
    scene.play('Lancaster', 'play AP2')
    expect(scene.view('Lancaster').houses[YORK].card).toBe('Muster')
    expect(scene.view().houses[LANCASTER].card).toBe('AP2')
    expect(scene.reveals).toBe(before + 1)
  })

  it('takes the cards out of the hands for the rest of the campaign', () => {
    const scene = dealt().play('York', 'play Muster').play('Lancaster', 'play AP2')
    scene.play('York', 'end actions').play('Lancaster', 'end actions')
    expect(scene.view().turn).toBe(2)
    expect([...scene.moves('York')].sort()).toEqual(['play AP2', 'play AP3', 'play AP4'])
    expect(scene.view('Lancaster').houses[LANCASTER].hand?.filter((card) => card === 'AP2')).toHaveLength(1)
    expect(scene.view().houses.map(({ handSize }) => handSize)).toEqual([6, 6])
    expect(scene.view().cards.played).toMatchObject({ Muster: 1, AP2: 1, AP3: 0 })
  })
})

describe('1.2 Player 1 takes all his actions, then Player 2', () => {
  it('and neither has to use his points, nor can he save them', () => {
    const scene = new Scene({ Lancaster: { Lincoln: ['Beaumont'] }, York: { Kent: ['Arundel'] } })
    scene.cards({ Lancaster: 'AP4', York: 'AP2' })
    expect(scene.asked).toEqual(['Lancaster'])
    scene.play('Lancaster', 'march Beaumont to Leicester', 'end actions')
    expect(scene.asked).toEqual(['York'])
    expect(scene.state.actionPoints).toBe(2)
    scene.play('York', 'end actions')
    scene.cards({ Lancaster: 'AP2', York: 'AP3' })
    expect(scene.view().turn).toBe(2)
    expect(scene.asked).toEqual(['York'])
    expect(scene.state.actionPoints).toBe(3)
  })
})
