import { type Chance, type Game, MoveList, type Result } from '@tudor-rose/table'
import type { Guide } from './guide.ts'

/** What a result is worth to each seat: the game is shared by those who win, and by all where nobody does. */
export function valuesOf(result: Result, values: Float64Array): void {
  const { winners } = result
  if (winners.length === 0) {
    values.fill(1 / values.length)
    return
  }
  values.fill(0)
  for (let i = 0; i < winners.length; i++) values[winners[i]] = 1 / winners.length
}

/** Plays worlds on quickly, to see what becomes of them. */
export class Playout<S> {
  readonly #game: Game<S>
  readonly #guide: Guide<S>
  readonly #most: number
  readonly #moves = new MoveList()

  constructor(game: Game<S>, guide: Guide<S>) {
    this.#game = game
    this.#guide = guide
    this.#most = guide.evaluate === undefined ? game.moveBound : (guide.playoutMoves ?? game.moveBound)
  }

  /** Plays this world on, to the end or as far as the guide says, and writes what it is then worth to each seat. */
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
    if (result !== undefined) valuesOf(result, values)
    else if (guide.evaluate !== undefined) guide.evaluate(world, values)
    // A game that goes nowhere for so long is nobody's.
    else values.fill(1 / values.length)
  }
}
