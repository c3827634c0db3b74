import { expect, test } from 'vitest'
import { countsOf, movedPieces, type Pieces } from './pieces.ts'
import { randomTableViews, standardRules } from './testing/random-table-views.ts'

test('pieces match the troops of the game, none twice, and move only if necessary', async () => {
  let before: Pieces = {}
  let round = 0
  for (const { view } of randomTableViews(await standardRules(), 6)) {
    if (view.round < round) before = {}
    round = view.round
    const counts = countsOf(view)
    const after = movedPieces(before, counts)
    for (const [stand, count] of Object.entries(counts)) {
      expect(after[stand], stand).toHaveLength(count)
      const staying = (before[stand] ?? []).filter((piece) => after[stand].includes(piece))
      if (stand in before) expect(staying, stand).toHaveLength(Math.min(before[stand].length, count))
    }
    const all = Object.values(after).flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(26)
    before = after
  }
})
