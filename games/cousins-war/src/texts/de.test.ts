import { type AnyGame, type EventParams, Texts } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'

const sayIn =
  (speaker: AnyGame) =>
  (key: string, params: EventParams): string => {
    const texts = new Texts(speaker, 'de')
    expect(texts.problem(key, params)).toBeUndefined()
    return texts.say(key, params)
  }
const say = sayIn(game as AnyGame)
const house = 'seat.Lancaster'

describe("German of The Cousins' War", () => {
  it('has plurals', () => {
    const loses = (count: number): string => say('log.loses', { house, count })
    expect([1, 2, 5, 22].map(loses)).toEqual([
      'Lancaster verliert 1 Truppe.',
      'Lancaster verliert 2 Truppen.',
      'Lancaster verliert 5 Truppen.',
      'Lancaster verliert 22 Truppen.',
    ])
    const settle = (count: number, rest: number): string =>
      say('log.survivors', { house, region: 'region.centre', count, rest })
    expect(settle(0, 3)).toBe('Lancaster: Alle Überlebenden gehen in die Reserve.')
    expect(settle(1, 0)).toBe('Lancaster: 1 Überlebender geht in die Mitte.')
    expect(settle(2, 5)).toBe('Lancaster: 2 Überlebende gehen in die Mitte, 5 in die Reserve.')
  })

  it('puts places and colours into the right case', () => {
    const shift = (troops: string, count: number, from: string, to: string): string =>
      say('log.shift', { house, troops: `troops.${troops}`, count, from, to })
    expect(shift('York', 1, 'region.north', 'place.supply')).toBe(
      'Lancaster: eine weiße Truppe aus dem Norden in den Vorrat.',
    )
    expect(shift('French', 2, 'half.York', 'half.Lancaster')).toBe(
      'Lancaster: 2 französische Truppen von Yorks Hälfte des Schlachtfelds auf Lancasters Hälfte des Schlachtfelds.',
    )
    const back = { house, region: 'region.south', die: 3, bonus: 1, troops: 4 }
    expect(say('log.place.back', back)).toBe(
      'Lancaster würfelt 3 (+1) gegen 4 Truppen im Süden: Die Truppe geht zurück in die Reserve.',
    )
    expect(say('log.place.stays', { ...back, bonus: 0, troops: 1 })).toBe(
      'Lancaster würfelt 3 gegen 1 Truppe im Süden: Die Truppe bleibt dort.',
    )
  })

  it('announces a number, a pair or a triple', () => {
    const announces = (kind: string): string => say('log.announces', { house, what: `announce.${kind}`, number: 4 })
    expect(['single', 'pair', 'triple'].map(announces)).toEqual([
      'Lancaster sagt eine 4 an.',
      'Lancaster sagt einen 4er-Pasch an.',
      'Lancaster sagt einen 4er-Drilling an.',
    ])
    const asked = { field: 'card.barnet', what: 'announce.pair', number: 6 }
    expect(say('prompt.answer', asked)).toBe('Schlacht von Barnet: Angesagt ist ein 6er-Pasch. Glaubst du das?')
  })

  it('shows dice or hides them', () => {
    expect(say('log.throws', { house, dice: [1, 3, 3] })).toBe('Lancaster würfelt 1 3 3.')
    expect(say('log.throws', { house, dice: 'dice.hidden' })).toBe('Lancaster würfelt verdeckt mit drei Würfeln.')
  })

  it('names cards in German where the deck or the language has a name, and otherwise as the deck does', () => {
    const deck = JSON.parse(game.components!.text)
    deck.cards[1].name = { en: 'Second St Albans' }
    deck.cards[2].name = { en: "Mortimer's Cross", de: 'Mortimers Kreuz' }
    const other = sayIn(game.components!.with(JSON.stringify(deck)))
    const gives = (card: string): string => other('log.gives', { house, card: `card.${card}` })
    expect(gives('hidden')).toBe('Lancaster gibt ab: eine Karte.')
    expect(gives('combined-forces')).toBe('Lancaster gibt ab: Vereinte Kräfte.')
    expect(other('log.battle', { field: 'card.st-albans' })).toBe('Die Schlacht von St. Albans beginnt.')
    expect(other('log.battle', { field: 'card.wakefield' })).toBe('Die Schlacht von Second St Albans beginnt.')
    expect(other('log.use.place', { house, card: 'card.mortimers-cross' })).toBe(
      'Lancaster spielt „Mortimers Kreuz“, um Truppen zu platzieren.',
    )
  })
})
