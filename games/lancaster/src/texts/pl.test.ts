import { Texts, textProblems } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { STANDARD_COMPONENTS } from '../data/standard-components.ts'
import { game } from '../game.ts'

const texts = new Texts(game, 'pl')

describe('the Polish of Lancaster', () => {
  it('has the plural forms of things and of people', () => {
    const gains = (what: string) => (count: number) => texts.say(`log.gains.${what}`, { party: 'seat.Blue', count })
    expect([1, 2, 5, 22].map(gains('points'))).toEqual([
      'Niebieski: 1 punkt.',
      'Niebieski: 2 punkty.',
      'Niebieski: 5 punktów.',
      'Niebieski: 22 punkty.',
    ])
    expect([1, 2, 5, 22].map(gains('squires'))).toEqual([
      'Niebieski: 1 giermek.',
      'Niebieski: 2 giermków.',
      'Niebieski: 5 giermków.',
      'Niebieski: 22 giermków.',
    ])
    expect([1, 2, 5, 22].map(gains('seals'))).toEqual([
      'Niebieski: 1 pieczęć.',
      'Niebieski: 2 pieczęcie.',
      'Niebieski: 5 pieczęci.',
      'Niebieski: 22 pieczęcie.',
    ])
    expect([1, 2].map(gains('gold'))).toEqual(['Niebieski: 1 złoto.', 'Niebieski: 2 złota.'])
  })

  it('puts squires into the right case', () => {
    const places = (squires: number): string =>
      texts.say('log.place.county', { party: 'seat.Red', strength: 3, county: 'county.B', squires })
    expect(places(0)).toBe('Czerwony wysyła rycerza o sile 3 do hrabstwa Stafford.')
    expect(places(1)).toBe('Czerwony wysyła rycerza o sile 3 do hrabstwa Stafford z 1 giermkiem.')
    expect(places(2)).toBe('Czerwony wysyła rycerza o sile 3 do hrabstwa Stafford z 2 giermkami.')
    const swaps = (taken: number): string =>
      texts.say('log.swaps.gold', { party: 'seat.Green', given: 2 * taken, taken })
    expect(swaps(1)).toBe('Zielony wymienia 2 złota na 1 giermka.')
    expect(swaps(3)).toBe('Zielony wymienia 6 złota na 3 giermków.')
  })

  it('declines parties, conflicts, offices and privileges', () => {
    expect(texts.say('log.crosses', { party: 'ally.Yellow', strength: 2, conflict: 'conflict.upper-right' })).toBe(
      'Rycerz sojusznika Żółtego o sile 2 przeprawia się do prawego górnego konfliktu.',
    )
    expect(texts.say('log.conflict.won', { conflict: 'conflict.lower-left', england: 5, france: 5 })).toBe(
      'Anglia wygrywa lewy dolny konflikt, 5 do 5.',
    )
    expect(texts.say('log.office', { party: 'ally.Blue', office: 'office.constable' })).toBe(
      'Sojusznik Niebieskiego zostaje konetablem.',
    )
    expect(texts.say('log.privilege', { party: 'seat.Purple', privilege: 'privilege.shield' })).toBe(
      'Fioletowy może w następnej rundzie użyć tarczy.',
    )
    expect(texts.say('log.treasury', { party: 'seat.Purple', goods: 'goods.squires', count: 2 })).toBe(
      'Fioletowy bierze ze skarbca giermków (2).',
    )
  })

  it('mentions shame and votes only if there are any', () => {
    const tower = (markers: number): string => texts.say('log.place.tower', { party: 'seat.Red', strength: 4, markers })
    expect(tower(0)).toBe('Czerwony wysyła rycerza o sile 4 do Tower.')
    expect(tower(2)).toBe('Czerwony wysyła rycerza o sile 4 do Tower i zwraca 2 znaczniki hańby.')
    expect(texts.say('log.ballot.no', { seat: 'seat.Red', votes: 0 })).toBe('Czerwony jest przeciw.')
    expect(texts.say('log.ballot.yes', { seat: 'seat.Red', votes: 5 })).toBe('Czerwony jest za i dokłada 5 głosów.')
    expect(texts.say('log.final.shame', { seat: 'seat.Red', points: 22, count: 12, track: 10 })).toBe(
      'Czerwony traci 22 punkty za 12 znaczników hańby, w tym 10 za tor hańby.',
    )
  })

  it('describes the rewards of any component file', () => {
    expect(texts.say('castle.knight')).toBe('nowy rycerz za 3 giermków')
    expect(texts.say('log.county.both', { county: 'county.C', party: 'ally.Blue' })).toBe(
      'York: szlachcic i nagroda (2 głosy i nowy rycerz) dla sojusznika Niebieskiego za 3 złota.',
    )
    const counties = STANDARD_COMPONENTS.counties.map((county) =>
      county.letter === 'B' ? { ...county, name: 'Rutland', reward: { points: 12, extension: 5 } } : county,
    )
    const own = game.components!.with(JSON.stringify({ ...STANDARD_COMPONENTS, counties }))
    const ownTexts = new Texts(own, 'pl')
    expect(ownTexts.say('prompt.bring-along', { party: 'seat.Red', place: 'county.B' })).toBe(
      'Czerwony: co idzie razem z rycerzem do hrabstwa Rutland?',
    )
    expect(ownTexts.say('county.B.reward')).toBe('12 punktów i 5 rozbudów')
    expect(textProblems(own)).toEqual([])
  })
})
