import { missingKeys, Texts, textProblems } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { STANDARD_DECK } from '../data/standard-deck.ts'
import type { Name } from '../deck.ts'
import { game } from '../game.ts'

const texts = new Texts(game, 'pl')

/** The standard deck, with another name for Wakefield. */
function gameWith(name: Name) {
  const cards = STANDARD_DECK.cards.map((card) => (card.id === 'wakefield' ? { ...card, name } : card))
  return game.components!.with(JSON.stringify({ ...STANDARD_DECK, cards }))
}

describe("the Polish of The Cousins' War", () => {
  it('has plural forms of troops and their colours', () => {
    const shift = (troops: string, count: number): string =>
      texts.say('log.shift', { house: 'seat.York', troops, count, from: 'region.south', to: 'place.reserve' })
    expect(shift('troops.York', 1)).toBe('Yorkowie: 1 biały oddział z Południa do rezerwy.')
    expect(shift('troops.Lancaster', 2)).toBe('Yorkowie: 2 czerwone oddziały z Południa do rezerwy.')
    expect(shift('troops.French', 5)).toBe('Yorkowie: 5 francuskich oddziałów z Południa do rezerwy.')
    expect(shift('troops.French', 22)).toBe('Yorkowie: 22 francuskie oddziały z Południa do rezerwy.')
    const against = (troops: number): string =>
      texts.say('log.remove.fails', { house: 'seat.York', die: 6, troops, region: 'region.north' })
    expect(against(1)).toBe('Yorkowie wyrzucają 6 przy 1 oddziale na Północy: nic się nie dzieje.')
    expect(against(2)).toBe('Yorkowie wyrzucają 6 przy 2 oddziałach na Północy: nic się nie dzieje.')
  })

  it('has the cases of places', () => {
    const moves = (from: string, to: string): string =>
      texts.say('log.moves', { house: 'seat.Lancaster', from: `region.${from}`, to: `region.${to}` })
    expect(moves('north', 'centre')).toBe('Lancasterowie przesuwają oddział z Północy do Centrum.')
    expect(moves('centre', 'south')).toBe('Lancasterowie przesuwają oddział z Centrum na Południe.')
    const survive = (count: number, rest: number): string =>
      texts.say('log.survivors', { house: 'seat.York', count, rest, region: 'region.centre' })
    expect(survive(0, 3)).toBe('Yorkowie: ocalałe oddziały idą do rezerwy.')
    expect(survive(3, 0)).toBe('Yorkowie: ocalałe oddziały idą do Centrum (3).')
    expect(survive(2, 1)).toBe('Yorkowie: ocalałe oddziały idą do Centrum (2) i do rezerwy (1).')
  })

  it('names what is announced', () => {
    const announces = (kind: string, number: number): string =>
      texts.say('log.announces', { house: 'seat.York', what: `announce.${kind}`, number })
    expect(announces('single', 6)).toBe('Yorkowie ogłaszają: jedna szóstka.')
    expect(announces('pair', 5)).toBe('Yorkowie ogłaszają: para piątek.')
    expect(announces('triple', 3)).toBe('Yorkowie ogłaszają: trzy trójki.')
  })

  it('names cards and battles', () => {
    const gives = (card: string): string => texts.say('log.gives', { house: 'seat.York', card })
    expect(gives('card.hidden')).toBe('Yorkowie oddają kartę.')
    expect(gives('card.french-aid')).toBe('Yorkowie oddają kartę „Francuska pomoc”.')
    expect(texts.say('log.battle', { field: 'card.bosworth' })).toBe('Bitwa pod Bosworth.')
    expect(texts.say('log.twist', { twist: 'twist.fog' })).toBe('Zwrot losu w tej rundzie: Mgła wojny.')
  })

  it('uses the names of a custom deck unchanged', () => {
    const english = gameWith({ en: 'Towton' })
    const won = { key: 'log.battleWon', params: { house: 'seat.York', field: 'card.wakefield' } }
    expect(new Texts(english, 'pl').say(won.key, won.params)).toBe('Yorkowie wygrywają bitwę „Towton”.')
    expect([...textProblems(english), ...missingKeys(english, [won])]).toEqual([])
    const polish = new Texts(gameWith({ en: 'constructor', pl: 'Śnieżna bitwa' }), 'pl')
    expect(polish.say('card.wakefield')).toBe('Śnieżna bitwa')
    expect(polish.say('log.use.place', { house: 'seat.York', card: 'card.wakefield' })).toBe(
      'Yorkowie zagrywają kartę „Śnieżna bitwa”, żeby umieścić oddziały.',
    )
    expect(new Texts(gameWith({ en: 'constructor' }), 'pl').say('card.wakefield')).toBe('constructor')
  })
})
