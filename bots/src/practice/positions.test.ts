/** Positions of exercises have to be such as can come about in play. */
import { BLOCKS } from '@tudor-rose/richard3/data'
import { expect, test } from 'vitest'
import { loadExercises } from './index.ts'

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Position = Readonly<Record<string, Entries>>

const positionsOf = async (game: string): Promise<readonly (readonly [string, Position])[]> =>
  (await loadExercises(game)).map(({ id, position }) => [id, position as Position])

const total = (entries: Entries, field: string): number =>
  Object.values(entries).reduce((sum, entry) => sum + ((entry[field] as number | undefined) ?? 0), 0)

test('Richard III: in the last turn both have played seven cards (1.0)', async () => {
  for (const [id, { turn, cards }] of await positionsOf('richard3'))
    expect([id, turn, total(cards, 'played')]).toEqual([id, 7, 14])
})

test('Richard III: no minor waits where an heir has died before (6.82)', async () => {
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
