import type { AnyGame, Move, Seat } from '@tudor-rose/table'

/** More than a game uses at a time; a full cache is cleared. */
const MAX_KEPT = 20_000

const written = new WeakMap<AnyGame, Map<Seat, Map<Move, string>>>()

/**
 * Moves as lines of notation. Notation does not depend on the state, so lines are cached for all tables. Prompts consist
 * mostly of such lines: without the cache, the lines would be most of the garbage that each new prompt leaves behind.
 */
export function moveTexts(game: AnyGame, seat: Seat, moves: readonly Move[]): string[] {
  const known = knownTo(game, seat)
  return moves.map((move) => {
    let text = known.get(move)
    if (text === undefined) {
      if (known.size >= MAX_KEPT) known.clear()
      text = game.notation.format(move, seat)
      known.set(move, text)
    }
    return text
  })
}

function knownTo(game: AnyGame, seat: Seat): Map<Move, string> {
  const seats = written.get(game) ?? new Map<Seat, Map<Move, string>>()
  written.set(game, seats)
  const known = seats.get(seat) ?? new Map<Move, string>()
  seats.set(seat, known)
  return known
}
