import type { Chance } from './chance.ts'
import { BadInput } from './errors.ts'
import type { Game, Move, Seat } from './game.ts'
import type { Log } from './log.ts'
import { MoveList } from './move-list.ts'

/** Filled and read before a game is called again, so one buffer serves all games. */
const legal = new MoveList()

/**
 * Checks and applies a move. All moves from outside go through here. An illegal one throws `BadInput` and changes
 * nothing.
 */
export function play<S>(game: Game<S>, state: S, seat: Seat, move: Move, chance: Chance, log?: Log): void {
  checkTurn(game, state, seat)
  legal.clear()
  game.moves(state, seat, legal)
  if (!legal.includes(move)) throw new BadInput('illegal-move', notPossible(game, state, seat, move))
  game.apply(state, seat, move, chance, log)
}

/** A seat resigns, after a check that it can. */
export function resign<S>(game: Game<S>, state: S, seat: Seat, log?: Log): void {
  checkSeat(game, state, seat)
  if (game.result(state) !== undefined) throw new BadInput('illegal-move', GAME_OVER)
  game.resign(state, seat, log)
}

const GAME_OVER = 'the game is over; there are no more moves'

const seatNames = <S>(game: Game<S>, state: S): readonly string[] => game.seats(game.optionsOf(state))

function checkSeat<S>(game: Game<S>, state: S, seat: Seat): void {
  const names = seatNames(game, state)
  if (names[seat] === undefined) {
    throw new BadInput('illegal-move', `there is no seat ${seat}; the seats are ${names.map(numbered).join(', ')}`)
  }
}

const numbered = (name: string, seat: Seat): string => `${seat} (${name})`

function checkTurn<S>(game: Game<S>, state: S, seat: Seat): void {
  checkSeat(game, state, seat)
  const actors = game.actors(state)
  if (actors.includes(seat)) return
  if (actors.length === 0) throw new BadInput('illegal-move', GAME_OVER)
  const names = seatNames(game, state)
  const waitedFor = actors.map((actor) => names[actor]).join(' and ')
  throw new BadInput('illegal-move', `it is not ${names[seat]}'s turn; the game waits for ${waitedFor}`)
}

/** States what is not possible, with an example of what is. `legal` still holds the moves of this seat. */
function notPossible<S>(game: Game<S>, state: S, seat: Seat, move: Move): string {
  const example = legal.length === 0 ? 'nothing is' : `"${game.notation.format(legal.at(0), seat)}" would be`
  const many = legal.length === 1 ? 'one move is' : `${legal.length} moves are`
  return `${seatNames(game, state)[seat]} cannot play ${describe(game, seat, move)} now; ${many} possible (${example})`
}

/** The move as a line, or the number itself if it is not a move. */
function describe<S>(game: Game<S>, seat: Seat, move: Move): string {
  try {
    const line = game.notation.format(move, seat)
    if (game.notation.parse(line, seat) === move) return `"${line}"`
  } catch {
    // Notation need only support valid moves; this may not be one.
  }
  return `move ${String(move)}`
}
