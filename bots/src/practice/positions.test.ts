/** Positions of exercises must be reachable in play. */
import { BLOCKS } from '@tudor-rose/richard3/data'
import { expect, test } from 'vitest'
import { BOTS } from '../testing/bots.ts'
import { exercisesOf } from './exercises.ts'

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Position = Readonly<Record<string, Entries>>

const positionsOf = async (game: keyof typeof BOTS): Promise<readonly (readonly [string, Position])[]> =>
  (await exercisesOf(BOTS[game])).map(({ id, position }) => [id, position as Position])

const total = (entries: Entries, field: string): number =>
  Object.values(entries).reduce((sum, entry) => sum + ((entry[field] as number | undefined) ?? 0), 0)

test('Richard III: in the last turn both have played seven cards (1.0)', async () => {
  for (const [id, { turn, cards }] of await positionsOf('richard3'))
    expect([id, turn, total(cards, 'played')]).toEqual([id, 7, 14])
})

test('Richard III: no minor is left if an heir has died before (6.82)', async () => {
  for (const [id, { blocks }] of await positionsOf('richard3'))
    for (const house of ['Lancaster', 'York'] as const) {
      const heirs = BLOCKS.filter(({ kind, house: of }) => kind === 'heir' && of === (house === 'York' ? 1 : 0))
      const places = heirs.map(({ name }) => blocks[`${house} ${name}`].at)
      expect([id, house, places.includes('minor') && places.includes('dead')]).toEqual([id, house, false])
    }
})

test('Richard III: heirs, roses and Nevilles of 1460 are on the map or dead (6.8), never in a pool', async () => {
  const nevilles = ['Warwick', 'Kent', 'Salisbury']
  for (const [id, { blocks }] of await positionsOf('richard3')) {
    const waiting = BLOCKS.filter(({ kind, house, name }) => {
      const isOfTheMap = house === 0 || kind === 'heir' || nevilles.includes(name)
      return isOfTheMap && blocks[`${house === 0 ? 'Lancaster' : 'York'} ${name}`]?.at === 'pool'
    }).filter(({ kind, rose, name }) => kind === 'heir' || rose === true || nevilles.includes(name))
    expect([id, waiting.map(({ name }) => name)]).toEqual([id, []])
  }
})

const FIELDS = ['st-albans', 'wakefield', 'mortimers-cross', 'hexham', 'barnet', 'tewkesbury', 'bosworth']

test('The Cousins’ War: every earlier round had a battle, and a dozen cards are dealt (1)', async () => {
  for (const [id, { round, step, cards }] of await positionsOf('cousins-war')) {
    const at = (place: string) => Object.values(cards).filter((card) => card.at === place).length
    const won = at('won by Lancaster') + at('won by York')
    expect([id, won]).toEqual([id, Number(round) - (String(step) === 'survivors' ? 0 : 1)])
    expect([id, at('aside')]).toEqual([id, 17 - 12 - (Number(round) - 1)])
  }
})

test('The Cousins’ War: a house that holds battlefields has offered a later one than the other (3)', async () => {
  for (const [id, { owner, field, cards }] of await positionsOf('cousins-war')) {
    const other = String(owner) === 'York' ? 'Lancaster' : 'York'
    const laidDown = FIELDS.slice(FIELDS.indexOf(String(field)) + 1).some((card) => cards[card].at === 'discarded')
    const holdsOne = FIELDS.some((card) => cards[card].at === other)
    expect([id, !holdsOne || laidDown]).toEqual([id, true])
  }
})

test('Lancaster: all players have the votes that castles gave them in the round before (phase 3)', async () => {
  for (const [id, { parties, counties }] of await positionsOf('lancaster'))
    for (const [name, { votes, extensions }] of Object.entries(parties)) {
      const nobles = Object.values(counties).filter((county) => county[`noble of ${name}`] === true).length
      const ofExtension = (extensions as readonly string[]).includes('space 5') ? 2 : 0
      expect([id, name, votes]).toEqual([id, name, 1 + nobles + ofExtension])
    }
})
