import { Texts } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { AREAS } from '../data/areas.ts'
import { BLOCKS } from '../data/blocks.ts'
import { game } from '../game.ts'

const texts = new Texts(game, 'pl')
const from = (area: string) => ({ from: `area.${area}` })
const to = (area: string) => ({ to: `area.${area}` })

describe('the Polish of Richard III', () => {
  it('declines the places that Polish has names for, and no others', () => {
    const marches = (start: string, end: string): string =>
      texts.say('log.marches', { house: 'seat.York', block: 'block.Warwick', ...from(start), ...to(end) })
    expect(marches('Kent', 'East Anglia')).toBe('Yorkowie: Warwick maszeruje z Kent do East Anglii.')
    expect(marches('Scotland', 'Cumbria')).toBe('Yorkowie: Warwick maszeruje ze Szkocji do Cumbrii.')
    expect(texts.say('log.battle', { area: 'area.Cornwall', attacker: 'seat.Lancaster' })).toBe(
      'Bitwa w Kornwalii. Atakują Lancasterowie.',
    )
    expect(texts.say('prompt.leave-exile', { area: 'area.France' })).toBe(
      'Za dużo bloczków na wygnaniu we Francji. Który idzie do puli?',
    )
    expect(
      texts.say('log.sails', { house: 'seat.York', block: 'block.hidden', ...from('Ireland'), ...to('Isle of Man') }),
    ).toBe('Yorkowie: bloczek płynie z Irlandii na Wyspę Man.')
    expect(texts.say('log.mainAttack', { house: 'seat.York', area: 'area.Northumbria', from: 'sea.North Sea' })).toBe(
      'Yorkowie: atak główny na Northumbrię idzie z Morza Północnego.',
    )
  })

  it('distinguishes singular from plural blocks', () => {
    const passes = (block: string): string => texts.say('log.passes', { house: 'seat.Lancaster', block })
    expect(passes('block.Henry VI')).toBe('Lancasterowie: Henryk VI pasuje.')
    expect(passes('block.Bombard')).toBe('Lancasterowie: Bombarda pasuje.')
    expect(passes('block.Scots Mercenary')).toBe('Lancasterowie: Szkoci pasują.')
    expect(passes('block.York levy')).toBe('Lancasterowie: Zaciężni z Yorku pasują.')
  })

  it('puts objects into the accusative', () => {
    const recruits = (block: string): string =>
      texts.say('log.recruits', { house: 'seat.York', block, area: 'area.Kent' })
    expect(recruits('block.Clarence')).toBe('Yorkowie rekrutują Clarence’a w Kent.')
    expect(recruits('block.Bombard')).toBe('Yorkowie rekrutują Bombardę w Kent.')
    expect(recruits('block.Rebel')).toBe('Yorkowie rekrutują Rebeliantów w Kent.')
    expect(recruits('block.hidden')).toBe('Yorkowie rekrutują bloczek w Kent.')
    const tempted = { block: 'block.Shrewsbury', dice: [2, 4], house: 'seat.York' }
    expect(texts.say('log.turned', { by: 'card.Treason', ...tempted })).toBe(
      'Zdrada kusi Shrewsbury’ego: 2 4. Shrewsbury przechodzi na stronę Yorków.',
    )
  })

  it('has Polish plural forms', () => {
    const left = (points: number): string =>
      texts
        .say('prompt.actions', { card: 'card.AP4', event: 0, open: 1, points })
        .replace(': ruch bloczków albo rekrutacja', '')
    expect([0, 1, 2, 5, 22].map(left)).toEqual([
      'Nie masz już punktów akcji, ale część bloczków może jeszcze się ruszyć.',
      'Został 1 punkt akcji.',
      'Zostały 2 punkty akcji.',
      'Zostało 5 punktów akcji.',
      'Zostały 22 punkty akcji.',
    ])
    const fires = (hits: number): string =>
      texts.say('log.fires', { house: 'seat.York', block: 'block.Irish Mercenary', dice: [1, 2], hits, most: 2 })
    expect(fires(0)).toBe('Yorkowie: Irlandczycy walczą: 1 2. Pudło (2 lub mniej).')
    expect(fires(2)).toBe('Yorkowie: Irlandczycy walczą: 1 2. 2 trafienia (2 lub mniej).')
    const hunger = (steps: number): string =>
      texts.say('log.hunger', { house: 'seat.York', area: 'area.Ireland', steps })
    expect([1, 2, 5].map(hunger)).toEqual([
      'Yorkowie: za dużo bloczków w Irlandii; 1 traci poziom siły.',
      'Yorkowie: za dużo bloczków w Irlandii; 2 tracą poziom siły.',
      'Yorkowie: za dużo bloczków w Irlandii; 5 traci poziom siły.',
    ])
  })

  it('has every form of every area and block', () => {
    const forms = [
      ...[...AREAS.map(({ name }) => `area.${name}`), 'place.pool'].flatMap((area) =>
        ['in', 'to', 'from', 'acc'].map((form) => `${area}.${form}`),
      ),
      ...[...BLOCKS.map(({ name }) => `block.${name}`), 'block.hidden'].flatMap((block) =>
        ['number', 'acc'].map((form) => `${block}.${form}`),
      ),
    ]
    expect(forms.filter((form) => !Object.hasOwn(game.texts.pl, form))).toEqual([])
  })
})
