import { fastChance } from '@tudor-rose/table'
import { describe, expect, test } from 'vitest'
import { beforeConflicts, evaluators, play, TO_CONFLICTS, worldWith } from '../testing/lancaster-worlds.ts'
import type { LancasterState } from './board.ts'

const { evaluation } = evaluators()
const NAMES = ['Blue', 'Yellow', 'Red', 'Green', 'Purple']
const FIELDS = 5
const MARKERS_PER_FIELD = [0, 0, 2, 3, 4, 4]

/** Only the final scoring follows, if it is the last round. */
function withShame(shame: readonly number[], emptyFields: number, more: object = {}): LancasterState {
  const full = MARKERS_PER_FIELD[shame.length]
  const w = worldWith(
    { players: `${shame.length}`, displeasure: 'true' },
    {
      round: 5,
      parties: Object.fromEntries(shame.map((many, seat) => [NAMES[seat], { shame: many, squires: 0, votes: 0 }])),
      'shame track': Object.fromEntries(
        Array.from({ length: FIELDS }, (_, field) => [
          `field ${field + 1}`,
          { markers: field < emptyFields ? 0 : full },
        ]),
      ),
      ...more,
    },
  )
  return beforeConflicts(w)
}

function shameCosts(w: LancasterState): readonly number[] {
  const { playerStats } = evaluation.prepare(w)
  return playerStats.of.slice(0, w.players).map(({ shameCost }) => shameCost)
}

/** What the final scoring takes from each player. */
function lost(w: LancasterState): readonly number[] {
  const losses = new Array<number>(w.players).fill(0)
  for (const { key, params } of play(w, 0, TO_CONFLICTS))
    if (key === 'log.final.shame')
      losses[NAMES.indexOf(String(params.seat).replace('seat.', ''))] = Number(params.points)
  return losses
}

describe('the cost of shame', () => {
  test('is that of the exposed values of the track for those who have most', () => {
    const w = withShame([5, 4, 4, 3], 4)
    const costs = shameCosts(w)
    expect(lost(w)).toEqual([17, 8, 8, 3])
    // Two share 9 points, of which one is lost by rounding.
    for (const [seat, cost] of [17, 8.5, 8.5, 3].entries()) expect(costs[seat]).toBeCloseTo(cost, 1)
  })

  test.each([2, 3, 4, 5])('is that of the final scoring at the end of a game with %d players', (players) => {
    const chance = fastChance(`shame ${players}`)
    for (let number = 0; number < 200; number++) {
      const shame = Array.from({ length: players }, () => chance.below(8))
      const w = withShame(shame, chance.below(FIELDS + 1))
      const costs = shameCosts(w)
      // The scoring rounds ties, so expectations are slightly off.
      const roundedBy = new Set(shame).size === players ? 0.1 : 2
      for (const [seat, points] of lost(w).entries())
        expect(Math.abs(costs[seat] - points), `${shame}`).toBeLessThan(roundedBy)
    }
  })

  test('is lower for the player with more votes, then more squires, on a tie', () => {
    const [blue, yellow] = shameCosts(
      withShame([4, 4, 0, 0], 2, { parties: { Blue: { shame: 4, votes: 2 }, Yellow: { shame: 4, votes: 1 } } }),
    )
    expect(blue).toBeLessThan(yellow)
    const [rich, poor] = shameCosts(
      withShame([4, 4, 0, 0], 2, { parties: { Blue: { shame: 4, squires: 2 }, Yellow: { shame: 4, squires: 1 } } }),
    )
    expect(rich).toBeLessThan(poor)
  })

  test('includes values that will be exposed, with more uncertainty earlier', () => {
    const ofWorst = (round: number): number => {
      const [worst, other] = shameCosts(withShame([3, 1, 1, 1], 1, { round }))
      return worst - other
    }
    // Only 3 is exposed so far, and nothing more will be in the last round.
    expect(ofWorst(5)).toBeCloseTo(2 + 3, 1)
    expect(ofWorst(4)).toBeGreaterThan(ofWorst(5))
    expect(ofWorst(1)).toBeLessThan(ofWorst(3))
  })

  test('is at least a point for each further marker, and more for a player who would be worst', () => {
    const { playerStats } = evaluation.prepare(withShame([4, 4, 0, 0], 3))
    expect(playerStats.of[0].shameEach).toBeGreaterThan(2)
    expect(playerStats.of[2].shameEach).toBeCloseTo(1, 1)
  })

  test("is zero without the King's displeasure", () => {
    const w = worldWith({ players: '4' }, { parties: { Blue: { shame: 2 } } })
    const parts = new Float64Array(16)
    evaluation.prepare(w)
    evaluation.writeParts(w, 0, parts)
    expect(parts[14]).toBe(0)
  })
})
