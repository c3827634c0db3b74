import { type AnyGame, type EventParams, Texts } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'

const sayIn =
  (speaker: AnyGame) =>
  (key: string, params: EventParams = {}): string => {
    const texts = new Texts(speaker, 'de')
    expect(texts.problem(key, params)).toBeUndefined()
    return texts.say(key, params)
  }
const say = sayIn(game as AnyGame)
const Blue = 'seat.Blue'
const ally = 'ally.Yellow'

describe('German of Lancaster', () => {
  it('has plurals', () => {
    const wins = (points: number): string => say('log.won', { seat: Blue, points, reason: 'victory.points' })
    expect([1, 2, 5, 22].map(wins)).toEqual([
      'Blau gewinnt mit 1 Machtpunkt: höchste Punktzahl.',
      'Blau gewinnt mit 2 Machtpunkten: höchste Punktzahl.',
      'Blau gewinnt mit 5 Machtpunkten: höchste Punktzahl.',
      'Blau gewinnt mit 22 Machtpunkten: höchste Punktzahl.',
    ])
    const trades = (count: number): string => say('log.trades', { party: Blue, count })
    expect([0, 1, 2].map(trades)).toEqual(['Blau tauscht nicht.', 'Blau tauscht einmal.', 'Blau tauscht 2-mal.'])
    const nobles = (count: number): string => say('log.final.nobles', { seat: Blue, points: 1, count })
    expect(nobles(1)).toBe('Blau: 1 Machtpunkt für 1 Adligen.')
    expect(nobles(2)).toBe('Blau: 1 Machtpunkt für 2 Adlige.')
  })

  it('declines squires and goods', () => {
    const place = (squires: number): string =>
      say('log.place.county', { party: Blue, strength: 2, county: 'county.B', squires })
    expect(place(0)).toBe('Blau platziert einen 2er-Ritter in Stafford.')
    expect(place(1)).toBe('Blau platziert einen 2er-Ritter in Stafford mit 1 Knappen.')
    expect(place(3)).toBe('Blau platziert einen 2er-Ritter in Stafford mit 3 Knappen.')
    expect(say('log.gains.squires', { party: Blue, count: 1 })).toBe('Blau: 1 Knappe.')
    const takes = (goods: string, count: number): string =>
      say('log.treasury', { party: Blue, goods: `goods.${goods}`, count })
    expect(takes('squires', 1)).toBe('Blau nimmt aus der Schatzkammer 1 Knappen.')
    expect(takes('votes', 1)).toBe('Blau nimmt aus der Schatzkammer 1 Stimmstein.')
    expect(takes('votes', 5)).toBe('Blau nimmt aus der Schatzkammer 5 Stimmsteine.')
    expect(takes('gold', 0)).toBe('Blau nimmt aus der Schatzkammer kein Gold.')
  })

  it('declines allies, conflicts and privileges', () => {
    expect(say('log.bishop', { party: ally })).toBe('Gelbs Verbündeter nimmt einen Bischof.')
    expect(say('log.county.nothing', { party: ally, county: 'county.I' })).toBe(
      'Surrey: Hier gibt es nichts für Gelbs Verbündeten.',
    )
    expect(say('log.displaced', { party: ally, strength: 3, county: 'county.C' })).toBe(
      'Der 3er-Ritter von Gelbs Verbündetem wird aus York verdrängt.',
    )
    const conflict = 'conflict.lower-left'
    expect(say('log.conflict.won', { conflict, england: 5, france: 5 })).toBe(
      'England gewinnt den Konflikt unten links mit 5 zu 5.',
    )
    expect(say('log.sendsSquire', { party: Blue, conflict })).toBe(
      'Blau schickt einen Knappen in den Konflikt unten links.',
    )
    expect(say('prompt.bring-along', { party: Blue, place: conflict })).toBe(
      'Blau: Was nimmst du in den Konflikt unten links mit?',
    )
    expect(say('prompt.bring-along', { party: Blue, place: 'county.H' })).toBe('Blau: Was nimmst du nach Dorset mit?')
    expect(say('log.brings', { party: Blue, privilege: 'privilege.archer' })).toBe('Blau bringt den Bogenschützen mit.')
  })

  it('describes the rewards of a component file', () => {
    const components = JSON.parse(game.components!.text)
    components.counties[0].name = 'Rutland'
    components.counties[0].reward = { votes: 1, newKnight: 2 }
    components.castle[0].cost = 1
    const other = sayIn(game.components!.with(JSON.stringify(components)))
    expect(other('log.county.reward', { party: Blue, county: 'county.A' })).toBe(
      'Rutland: Blau wählt den Ertrag (1 Stimmstein und 2 neue Ritter).',
    )
    expect(other('castle.knight')).toBe('ein neuer Ritter für 1 Knappen')
    expect(other('log.place.county', { party: Blue, strength: 4, county: 'county.A', squires: 0 })).toBe(
      'Blau platziert einen 4er-Ritter in Rutland.',
    )
  })
})
