import { game } from '@tudor-rose/richard3'
import { AREA_COUNT, BLOCK_COUNT } from '@tudor-rose/richard3/rules'
import { completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { POLICIES } from '../index.ts'
import { BOTS } from '../testing/bots.ts'
import { EpochMarks, MAX_EPOCH } from './epoch-marks.ts'
import { Evaluation } from './evaluation.ts'
import { blockMovedBy, MoveEvaluator } from './move-evaluator.ts'
import { EVERY_BLOCK } from './position-totals.ts'
import { FITTED_WEIGHTS } from './weights.ts'

const TIMEOUT = 120_000

test.each(['wars-of-the-roses', 'kingmaker', 'richard-iii'])(
  '%s: the incremental value of a world after a move equals the full one',
  { timeout: TIMEOUT },
  (scenario) => {
    const [byChange, anew] = [new Evaluation(FITTED_WEIGHTS), new Evaluation(FITTED_WEIGHTS)]
    const greedy = POLICIES.greedy(BOTS)
    const chance = fastChance(`changes in ${scenario}`)
    const state = game.setup(completeOptions(game, { scenario }), chance)
    const moves = new MoveList()
    let worst = 0
    let weighed = 0
    for (let actors = game.actors(state); actors.length > 0 && weighed < 4000; actors = game.actors(state)) {
      const [seat] = actors
      moves.clear()
      game.moves(state, seat, moves)
      byChange.setBase(state)
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

test('results stay the same when the epoch counter overflows', { timeout: TIMEOUT }, () => {
  const long = (places: number) => new EpochMarks(places, MAX_EPOCH - 100)
  const used = new Evaluation(FITTED_WEIGHTS, long(AREA_COUNT))
  const fresh = new Evaluation(FITTED_WEIGHTS)
  const usedJudgement = new MoveEvaluator(game, used, long(BLOCK_COUNT * AREA_COUNT))
  const freshJudgement = new MoveEvaluator(game, fresh)
  const chance = fastChance('many looks')
  const state = game.setup(completeOptions(game, {}), chance)
  const moves = new MoveList()
  for (let decisions = 0; decisions < 250; decisions++) {
    const [seat] = game.actors(state)
    moves.clear()
    game.moves(state, seat, moves)
    const [ratings, expected] = [new Float64Array(moves.length), new Float64Array(moves.length)]
    usedJudgement.rate(state, seat, moves, fastChance(decisions), ratings, true)
    freshJudgement.rate(state, seat, moves, fastChance(decisions), expected, true)
    expect(ratings).toEqual(expected)
    expect(used.lead(state)).toBe(fresh.lead(state))
    game.apply(state, seat, moves.at(chance.below(moves.length)), chance)
  }
})
