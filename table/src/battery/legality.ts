import type { Chance } from '../chance.ts'
import { BadInput } from '../errors.ts'
import type { Game, Move, Seat } from '../game.ts'
import type { Log } from '../log.ts'
import { play } from '../play.ts'
import { fail, seedsOf, type Trial } from './check.ts'
import { differentField } from './differences.ts'
import { legalMoves, type SampledDecision, seatsOf, walk } from './random-walk.ts'

const DECISIONS_PER_GAME = 12
const STALE_MOVES_TRIED = 50

/**
 * An illegal move (of another seat, stale, out of range, not a move at all) is rejected with `BadInput`, and nothing
 * changes.
 */
export function illegalMovesAreRefused<S>(trial: Trial<S>): void {
  for (const seed of seedsOf(trial, trial.fewGames)) {
    const stale: Move[] = []
    walk(trial, seed, DECISIONS_PER_GAME, (decision) => {
      checkDecision(trial, decision, stale)
      stale.push(...decision.moves)
    })
  }
}

function checkDecision<S>({ game, options }: Trial<S>, decision: SampledDecision<S>, stale: readonly Move[]): void {
  const { state, moves, picks, where } = decision
  const seats = seatsOf({ game, options })
  const someStale = Array.from({ length: STALE_MOVES_TRIED }, () => stale[picks.below(stale.length || 1)] ?? -1)
  const tried: Move[] = [...new Set([...someStale, ...moves, ...nonsense(decision)])]
  const actors = game.actors(state)
  for (const seat of seats) {
    const legal = new Set(actors.includes(seat) ? legalMoves(game, state, seat) : [])
    for (const move of tried) if (!legal.has(move)) checkRefused(game, state, seat, move, where)
  }
  for (const seat of NO_SEATS) checkRefused(game, state, seat, decision.move, where)
}

const NO_SEATS = [-1, 99, 0.5, Number.NaN, '0', undefined, null] as Seat[]

/** Values that are not legal moves here, though some resemble them. */
function nonsense<S>({ moves, picks }: SampledDecision<S>): Move[] {
  const [first] = moves
  const most = Math.max(...moves)
  return [
    ...[-1, -first - 1, most + 1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32 + first, 2 ** 53 - 1, 1e300],
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, first + 0.5, Number.MIN_VALUE],
    ...Array.from({ length: 5 }, () => picks.below(2 ** 31)),
    ...Array.from({ length: 10 }, () => picks.below(4 * most + 4)),
    ...([String(first), null, undefined, {}, [first], true, BigInt(first)] as Move[]),
  ]
}

function checkRefused<S>(game: Game<S>, state: S, seat: Seat, move: Move, where: string): void {
  const what = `${describe(move)} of seat ${describe(seat)}, which is not legal,`
  const before = game.bytes(state).slice()
  let touched = ''
  const chance: Chance = {
    below() {
      touched = 'draws from chance'
      return 0
    },
  }
  const log: Log = {
    tell() {
      touched = 'tells an event'
    },
    reveal() {},
  }
  let refused = false
  try {
    play(game, state, seat, move, chance, log)
  } catch (error) {
    refused = true
    if (!(error instanceof BadInput) || error.kind !== 'illegal-move') fail(where, `${what} throws ${error}`)
  }
  if (!refused) fail(where, `${what} is accepted`)
  const changed = differentField(game, before, game.bytes(state))
  if (changed !== undefined) fail(where, `${what} is refused but changes the state: ${changed}`)
  if (touched !== '') fail(where, `${what} is refused but ${touched}`)
}

const describe = (value: unknown): string => `${typeof value} ${String(value)}`
