import { fastChance, type Seat } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { noughtsAndCrosses } from '../testing/tiny-games.ts'
import type { Guide } from './guide.ts'
import { Search } from './search.ts'

test('what others do can be taken at first sight; one’s own moves are learnt about', () => {
  const seatsLookedAt = (answersAtOnce: boolean) => {
    const inTree = new Set<Seat>()
    const inPlayouts = new Set<Seat>()
    const guide: Guide<Uint8Array> = {
      prior: (_world, seat, moves, priors) => {
        inTree.add(seat)
        priors.fill(0.5, 0, moves.length)
      },
      playout: (_world, seat) => {
        inPlayouts.add(seat)
        return 0
      },
    }
    const start = noughtsAndCrosses.setup({}, fastChance(0))
    new Search(noughtsAndCrosses, guide, { answersAtOnce }).think(start, 0, fastChance(1), { playouts: 300 })
    return { inTree: [...inTree].sort(), inPlayouts: [...inPlayouts].sort() }
  }
  expect(seatsLookedAt(true)).toEqual({ inTree: [0], inPlayouts: [0, 1] })
  expect(seatsLookedAt(false)).toEqual({ inTree: [0, 1], inPlayouts: [0, 1] })
})
