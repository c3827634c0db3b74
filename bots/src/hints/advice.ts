/** What the strongest bot would do in somebody's place, and what it thinks of that: from what the seat knows, and nothing else. */
import type { AnyGame, Chance, Move, Seat } from '@tudor-rose/table'
import { levelOf } from '../levels/level.ts'
import type { Budget } from '../search/budget.ts'
import { type Candidate, Search, type Thought } from '../search/search.ts'
import type { Guides } from '../search/search-policy.ts'

/** One of the moves worth thinking of. */
export interface Advised {
  readonly move: Move
  /** How likely the seat is to win with it, from 0 to 1; unknown where the bot knows what to play without trying. */
  readonly chance: number | undefined
}

export interface Advice {
  /** The move that the bot would make first, then those that come closest. */
  readonly moves: readonly Advised[]
  /** On how many playouts this rests. */
  readonly playouts: number
}

/** A question for advice that is being thought about. */
export interface Advising {
  /** Thinks on until there is no time left or `mayGoOn` says no; answers whether there is nothing to add. */
  goOn(mayGoOn: () => boolean): boolean
  conclude(): Advice
}

/** More would not be read. */
const MOST_MOVES = 3
/** Of what was tried less often than this, as a part of all playouts, nobody knows how good it is. */
const HARDLY_TRIED = 0.02

/** Begins to think about the decision that this seat owes. The state must stay as it is meanwhile. */
export function beginAdvice(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
  guides: Guides,
  budget: Budget,
): Advising {
  const guide = Object.hasOwn(guides, game.name) ? guides[game.name](game) : {}
  const { settings } = levelOf('hard', game.name)
  const thinking = new Search<unknown>(game, guide, settings).begin(state, seat, chance, budget)
  return { goOn: (mayGoOn) => thinking.goOn(mayGoOn), conclude: () => adviceFrom(thinking.conclude()) }
}

export function adviceFrom({ move, candidates, playouts }: Thought): Advice {
  if (playouts === 0) return { moves: [{ move, chance: undefined }], playouts }
  const known = candidates.filter((each) => each.move === move || each.playouts >= HARDLY_TRIED * playouts)
  const inOrder = known.sort((a, b) => Number(b.move === move) - Number(a.move === move) || promise(b) - promise(a))
  return { moves: inOrder.slice(0, MOST_MOVES).map((each) => ({ move: each.move, chance: each.value })), playouts }
}

/** Search tries most often what it holds to be best. */
const promise = ({ playouts, value }: Candidate): number => playouts + value
