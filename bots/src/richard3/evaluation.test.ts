import { game } from '@tudor-rose/richard3'
import { completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { POLICIES } from '../index.ts'
import { Evaluation } from './evaluation.ts'
import { blockMovedBy } from './judgement.ts'
import { EVERY_BLOCK } from './tally.ts'
import { FITTED_WEIGHTS } from './weights.ts'

const TIMEOUT = 120_000

test.each(['wars-of-the-roses', 'kingmaker', 'richard-iii'])(
  '%s: a world after a move is worth the same, weighed by what has changed or anew',
  { timeout: TIMEOUT },
  (scenario) => {
    const [byChange, anew] = [new Evaluation(FITTED_WEIGHTS), new Evaluation(FITTED_WEIGHTS)]
    const greedy = POLICIES.greedy()
    const chance = fastChance(`changes in ${scenario}`)
    const state = game.setup(completeOptions(game, { scenario }), chance)
    const moves = new MoveList()
    let worst = 0
    let weighed = 0
    for (let actors = game.actors(state); actors.length > 0 && weighed < 4000; actors = game.actors(state)) {
      const [seat] = actors
      moves.clear()
      game.moves(state, seat, moves)
      byChange.lookFrom(state)
      for (let i = 0; i < moves.length; i++, weighed++) {
        const after = game.copy(state)
        game.apply(after, seat, moves.at(i), fastChance(weighed))
        const lead = anew.lead(after)
        for (const block of [EVERY_BLOCK, blockMovedBy(state, moves.at(i))])
          worst = Math.max(worst, Math.abs(byChange.leadAfter(after, block) - lead))
      }
      game.apply(state, seat, greedy.choose(game, state, seat, chance), chance)
    }
    expect(weighed).toBeGreaterThan(1000)
    expect(worst).toBeLessThan(1e-9)
  },
)
