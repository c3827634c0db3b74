import { fastChance } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { BET, bluff, CALL, FOLD, withCard } from '../testing/tiny-games.ts'
import type { Guide } from './guide.ts'
import { Search } from './search.ts'

test.each([
  ['high', FOLD],
  ['low', CALL],
] as const)('the beliefs of the guide are used: with a card that is certainly %s', (card, best) => {
  const state = withCard(bluff.setup({}, fastChance(0)), 'high')
  bluff.apply(state, 0, BET, fastChance(0))
  const guide: Guide<Uint8Array> = {
    imagine: (real, seat, chance) => withCard(bluff.imagine(real, seat, chance), card),
  }
  expect(new Search(bluff, guide).search(state, 1, fastChance(card), { playouts: 400 }).move).toBe(best)
})
