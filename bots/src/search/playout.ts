import { type Chance, type Game, MoveList, type Result } from '@tudor-rose/table'
import type { Guide } from './guide.ts'

/** Writes the value of a result for each seat: the winners share one point, or all seats if nobody wins. */
export function writeResultValues(result: Result, values: Float64Array): void {
  const { winners } = result
  if (winners.length === 0) {
    values.fill(1 / values.length)
    return
  }
  values.fill(0)
  for (let i = 0; i < winners.length; i++) values[winners[i]] = 1 / winners.length
}

/** Plays worlds on quickly and evaluates them. */
export class Playout<S> {
  readonly #game: Game<S>
  readonly #guide: Guide<S>
  readonly #most: number
  readonly #moves = new MoveList()

  constructor(game: Game<S>, guide: Guide<S>) {
    this.#game = game
    this.#guide = guide
    this.#most = guide.evaluate === undefined ? game.moveBound : (guide.playoutDepth ?? game.moveBound)
  }

  /** Plays this world on, to the end or to the guide's depth, and writes its value for each seat. */
  run(world: S, chance: Chance, values: Float64Array): void {
    const game = this.#game
    const guide = this.#guide
    const moves = this.#moves
    for (let played = 0; played < this.#most; played++) {
      const actors = game.actors(world)
      if (actors.length === 0 || guide.isLeaf?.(world)) break
      const seat = actors[0]
      moves.clear()
      game.moves(world, seat, moves)
      const index =
        moves.length === 1
          ? 0
          : guide.playout === undefined
            ? chance.below(moves.length)
            : guide.playout(world, seat, moves, chance)
      game.apply(world, seat, moves.at(index), chance)
    }
    const result = game.result(world)
    if (result !== undefined) writeResultValues(result, values)
    else if (guide.evaluate !== undefined) guide.evaluate(world, values)
    // A game that goes on for too long is a draw.
    else values.fill(1 / values.length)
  }
}
