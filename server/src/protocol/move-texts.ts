import type { AnyGame, Move, Seat } from '@tudor-rose/table'

/** More than games have in use at a time; past it a game begins anew. */
const MOST_KEPT = 20_000

const written = new WeakMap<AnyGame, Map<Seat, Map<Move, string>>>()

/**
 * Moves as lines of notation. Notation looks at no state, so a line is written once for all tables. Prompts are made of
 * little else: written anew for each, their lines would be the most of what is collected when a prompt gives way to the next.
 */
export function moveTexts(game: AnyGame, seat: Seat, moves: readonly Move[]): string[] {
  const known = knownTo(game, seat)
  return moves.map((move) => {
    let text = known.get(move)
    if (text === undefined) {
      if (known.size >= MOST_KEPT) known.clear()
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
