import { fastChance, type Seat } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { noughtsAndCrosses } from '../testing/tiny-games.ts'
import type { Guide } from './guide.ts'
import { Search } from './search.ts'

test('opponent answers can come from priors alone, while own moves are searched', () => {
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
    new Search(noughtsAndCrosses, guide, { stopsAtOpponent: answersAtOnce }).search(start, 0, fastChance(1), {
      playouts: 300,
    })
    return { inTree: [...inTree].sort(), inPlayouts: [...inPlayouts].sort() }
  }
  expect(seatsLookedAt(true)).toEqual({ inTree: [0], inPlayouts: [0, 1] })
  expect(seatsLookedAt(false)).toEqual({ inTree: [0, 1], inPlayouts: [0, 1] })
})
