import { type EventParams, Texts } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'

const texts = new Texts(game, 'de')
const say = (key: string, params: EventParams): string => {
  expect(texts.problem(key, params)).toBeUndefined()
  return texts.say(key, params)
}
const Lancaster = 'seat.Lancaster'
const York = 'seat.York'

describe('German of Richard III', () => {
  it('has plurals', () => {
    const left = (points: number): string => say('prompt.actions', { card: 'card.AP4', event: 0, open: 1, points })
    expect([0, 1, 2, 5, 22].map(left)).toEqual([
      'Keine Aktionspunkte mehr, aber einige Blocks dürfen noch ziehen.',
      'Noch 1 Aktionspunkt: Blocks bewegen oder rekrutieren.',
      'Noch 2 Aktionspunkte: Blocks bewegen oder rekrutieren.',
      'Noch 5 Aktionspunkte: Blocks bewegen oder rekrutieren.',
      'Noch 22 Aktionspunkte: Blocks bewegen oder rekrutieren.',
    ])
    const hunger = (steps: number): string => say('log.hunger', { house: York, area: 'area.Ireland', steps })
    expect(hunger(1)).toBe('York: Zu wenig Nachschub in Irland; 1 Block verliert einen Step.')
    expect(hunger(5)).toBe('York: Zu wenig Nachschub in Irland; 5 Blocks verlieren je einen Step.')
    const hits = (many: number): string => say('prompt.take-hits', { area: 'area.Kent', hits: many })
    expect(hits(1)).toBe('Schlacht in Kent: 1 Treffer. Welcher deiner stärksten Blocks erleidet ihn?')
    expect(hits(2)).toBe('Schlacht in Kent: 2 Treffer. Welcher deiner stärksten Blocks erleidet sie?')
  })

  it('has plural verbs for mercenaries and rebels', () => {
    const fires = (block: string, hits: number): string =>
      say('log.fires', { house: Lancaster, block: `block.${block}`, dice: [1, 6], hits, most: 3 })
    expect(fires('Henry VI', 0)).toBe('Lancaster: Henry VI. feuert: 1 6. Kein Treffer (bei 3 oder weniger).')
    expect(fires('Bombard', 1)).toBe('Lancaster: Die Bombarde feuert: 1 6. 1 Treffer (bei 3 oder weniger).')
    expect(fires('York levy', 2)).toBe('Lancaster: Das Aufgebot von York feuert: 1 6. 2 Treffer (bei 3 oder weniger).')
    expect(fires('Rebel', 1)).toBe('Lancaster: Die Rebellen feuern: 1 6. 1 Treffer (bei 3 oder weniger).')
    expect(fires('Scots Mercenary', 1)).toBe(
      'Lancaster: Die schottischen Soldtruppen feuern: 1 6. 1 Treffer (bei 3 oder weniger).',
    )
    const attacks = { house: York, block: 'block.Calais Mercenary', from: 'area.Kent', to: 'area.Sussex' }
    expect(say('log.attacks', attacks)).toBe(
      'York: Die Soldtruppen aus Calais ziehen aus Kent nach Sussex und treffen auf den Feind.',
    )
  })

  it('puts blocks into the accusative', () => {
    const recruits = (block: string): string =>
      say('log.recruits', { house: York, block: `block.${block}`, area: 'area.Middlesex' })
    expect(recruits('hidden')).toBe('York rekrutiert einen Block in Middlesex.')
    expect(recruits('London levy')).toBe('York rekrutiert das Aufgebot von London in Middlesex.')
    expect(recruits('Canterbury church')).toBe('York rekrutiert die Kirche von Canterbury in Middlesex.')
    expect(recruits('Norfolk')).toBe('York rekrutiert Norfolk in Middlesex.')
  })

  it('has places with an article', () => {
    const sails = { house: Lancaster, block: 'block.Stanley', from: 'area.Isle of Man', to: 'area.Scotland' }
    expect(say('log.sails', sails)).toBe('Lancaster: Stanley segelt von der Isle of Man nach Schottland.')
    const back = { ...sails, from: 'area.France', to: 'area.Isle of Man' }
    expect(say('log.sails', back)).toBe('Lancaster: Stanley segelt aus Frankreich auf die Isle of Man.')
    const attack = { house: York, area: 'area.Isle of Man', from: 'sea.Irish Sea' }
    expect(say('log.mainAttack', attack)).toBe(
      'York: Das Haupttreffen gegen die Isle of Man kommt über die Irische See.',
    )
    const home = { house: York, block: 'block.hidden', from: 'area.Essex', to: 'place.pool' }
    expect(say('log.goesHome', home)).toBe('York: Ein Block kehrt aus Essex in den Pool zurück.')
  })

  it('names the block that tries to win another over', () => {
    const tries = { block: 'block.York church', dice: [2, 4], house: Lancaster }
    expect(say('log.turned', { ...tries, by: 'block.Henry VI' })).toBe(
      'Verratswurf (Henry VI.): 2 4. Die Kirche von York läuft zu Lancaster über.',
    )
    expect(say('log.loyal', { ...tries, by: 'card.Treason' })).toBe(
      'Verratswurf (durch die Karte): 2 4. Die Kirche von York bleibt treu.',
    )
  })
})
