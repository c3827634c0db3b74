import { Texts } from '@tudor-rose/table'
import { describe, expect, it } from 'vitest'
import { game } from './game.ts'
import { Scene } from './testing/scene.ts'

const HOUSES = ['Lancaster', 'York'] as const
type House = (typeof HOUSES)[number]

const asked = (scene: Scene, house: House, language = 'en'): string => {
  const { key, params } = game.prompt(scene.state, HOUSES.indexOf(house))
  const texts = new Texts(game, language)
  expect(texts.problem(key, params)).toBeUndefined()
  return texts.say(key, params)
}

describe('6.2 the question in battle', () => {
  const battle = (york: readonly string[]) =>
    new Scene({ York: { Middlesex: [...york] }, Lancaster: { Leicester: ['Beaumont', 'Wiltshire'] } })
      .cards({ York: 'AP4', Lancaster: 'AP2' })
      .acts('York', ...york.map((block) => `march ${block} to Leicester`))
      .acts('Lancaster')

  it('names the block whose turn it is', () => {
    const scene = battle(['Calais Mercenary']).throws('Lancaster', 'fire Beaumont', 6, 6, 6)
    const about = (language: string) => asked(scene, 'Lancaster', language)
    expect(about('en')).toBe('Battle in Leicester, round 1: What does Wiltshire do?')
    expect(about('de')).toBe('Schlacht in Leicester, Schlachtrunde 1: Was tut Wiltshire?')
    expect(about('pl')).toBe('Bitwa w Leicester, runda 1: co robi Wiltshire?')
  })

  it('asks which block if several have the same initiative', () => {
    const scene = battle(['Norfolk'])
    expect(asked(scene, 'Lancaster')).toBe('Battle in Leicester, round 1: Which of your 2 blocks acts now, and how?')
  })

  it('says who has to retreat in round 4', () => {
    const scene = battle(['Norfolk'])
    for (let round = 1; round < 4; round++)
      scene.play('Lancaster', 'pass Beaumont').play('Lancaster', 'pass Wiltshire').play('York', 'pass Norfolk')
    scene.play('Lancaster', 'pass Beaumont').play('Lancaster', 'pass Wiltshire')
    expect(asked(scene, 'York')).toBe('Battle in Leicester, round 4: Norfolk has to retreat. Where to?')
    expect(asked(scene, 'York', 'pl')).toBe('Bitwa w Leicester, runda 4: Norfolk musi się wycofać. Dokąd?')
  })
})

describe('5.1 the question about actions', () => {
  const turn = (york: string, more: Record<string, string[]> = { Middlesex: ['Norfolk'] }) =>
    new Scene({ York: more, Lancaster: { Cornwall: ['Exeter'] } }).cards({ York: york, Lancaster: 'AP2' })

  it('asks for the event while it can be used', () => {
    expect(asked(turn('Force March'), 'York')).toBe('Use the event (Force March) or finish your actions.')
    expect(asked(turn('Force March').play('York', 'move the group in Middlesex'), 'York')).toBe(
      'No action points left, but some blocks may still move.',
    )
  })

  it('does not ask for an event that cannot be used', () => {
    // Plague needs a city of the enemy.
    const scene = turn('Plague')
    expect(scene.moves('York')).toEqual(['end actions'])
    expect(asked(scene, 'York')).toBe('There is nothing left to do. Finish your actions.')
    expect(asked(scene, 'York', 'de')).toBe('Es ist nichts mehr zu tun. Beende deine Aktionen.')
  })

  it('counts the points', () => {
    expect(asked(turn('AP3'), 'York')).toBe('3 action points left: move blocks or recruit.')
  })
})
