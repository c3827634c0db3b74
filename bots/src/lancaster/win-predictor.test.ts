import { game } from '@tudor-rose/lancaster'
import { completeOptions, fastChance, MoveList } from '@tudor-rose/table'
import { expect, test } from 'vitest'
import { lancasterGuide } from './guide.ts'

const guide = lancasterGuide(game)

function chancesIn(state: ReturnType<typeof game.setup>, players: number): Float64Array {
  const chances = new Float64Array(players)
  guide.evaluate!(state, chances)
  return chances
}

test.each([2, 3, 4, 5])(
  'with %d players, chances add up to one winner, and are highest for the real one',
  (players) => {
    const moves = new MoveList()
    let [games, foreseen] = [0, 0]
    for (let number = 0; number < 12; number++) {
      const chance = fastChance(`predictor/${players}/${number}`)
      const state = game.setup(completeOptions(game, { players: `${players}` }), chance)
      let last = chancesIn(state, players)
      for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
        last = chancesIn(state, players)
        expect(last.every((each) => each >= 0 && each <= 1)).toBe(true)
        expect(last.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
        moves.clear()
        game.moves(state, actors[0], moves)
        game.apply(state, actors[0], moves.at(chance.below(moves.length)), chance)
      }
      const { winners } = game.result(state)!
      games++
      if (winners.some((seat) => last[seat] === Math.max(...last))) foreseen++
    }
    expect(foreseen / games).toBeGreaterThan(0.7)
  },
)
