import { completeOptions, fastChance, MoveList, playAtRandom } from '@tudor-rose/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps.ts'
import { playAggressively } from '../testing/aggressive-play.ts'
import { ReferenceActions } from '../testing/reference-actions.ts'

const options = fc.record({
  scenario: fc.constantFrom('wars-of-the-roses', 'kingmaker', 'richard-iii'),
  edition: fc.constantFrom('1.02', '1.0'),
})

/** Compares the legal moves with those of the reference implementation, and counts the comparisons. */
class Auditor {
  compared = 0
  #ledger: ReferenceActions | undefined

  newGame(): void {
    this.#ledger = undefined
  }

  check(s: State, seat: number, move: number, moves: readonly number[]): void {
    this.#ledger ??= new ReferenceActions(s)
    if (s.step === STEP.actions) {
      const offered = moves.map((each) => game.notation.format(each, seat)).sort()
      expect(offered).toEqual([...this.#ledger.legal(seat)].sort())
      this.compared++
    }
    this.#ledger.record(seat, game.notation.format(move, seat))
  }
}

describe('5.0 actions: the legal moves are those of a second implementation of the rules', () => {
  it('in random games', () => {
    const auditor = new Auditor()
    fc.assert(
      fc.property(options, fc.nat(), (chosen, seed) => {
        const chance = fastChance(`chance ${seed}`)
        const s = game.setup(completeOptions(game, chosen), chance)
        const moves = new MoveList()
        auditor.newGame()
        playAtRandom(game, s, chance, fastChance(`picks ${seed}`), moves, game.moveBound, (seat, move) =>
          auditor.check(s, seat, move, moves.toArray()),
        )
      }),
      { numRuns: 20 },
    )
    expect(auditor.compared).toBeGreaterThan(500)
  })

  it('in aggressive random games', () => {
    const auditor = new Auditor()
    fc.assert(
      fc.property(options, fc.nat(), (chosen, seed) => {
        auditor.newGame()
        playAggressively({
          options: chosen,
          seed: `${seed}`,
          before: (s, seat, move, moves) => auditor.check(s, seat, move, moves),
        })
      }),
      { numRuns: 20 },
    )
    expect(auditor.compared).toBeGreaterThan(500)
  })
})
