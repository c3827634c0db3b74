/** Hints: what the strongest bot would play, and how it rates the alternatives, from what the seat knows. */
import { type AnyGame, type Chance, fastChance, type Move, type Seat } from '@tudor-rose/table'
import type { IncrementalTask } from '../incremental-task.ts'
import { type LevelsByGame, levelOf } from '../levels/level.ts'
import { type Budget, type BudgetTracker, trackBudget } from '../search/budget.ts'
import { type Candidate, Search, type SearchResult } from '../search/search.ts'
import { type Guides, guideTo } from '../search/search-policy.ts'
import { canCompareMoves, MoveComparison } from './move-comparison.ts'
import { type RatedMove, type RatingGuide, ratedBy } from './rated-moves.ts'

/** One of the moves to consider. */
export interface SuggestedMove {
  readonly move: Move
  /** The winning chance with it, from 0 to 1; undefined where the bot follows rules of thumb and cannot compare. */
  readonly chance: number | undefined
}

export interface Hint {
  /** The bot's move first, then the next best. */
  readonly moves: readonly SuggestedMove[]
  /** The number of playouts behind this hint. */
  readonly playouts: number
}

/** More would not be read. */
const MAX_MOVES = 3
/** Below this share of all playouts, the value of a move is too uncertain to show. */
const MIN_PLAYOUT_SHARE = 0.02

/** Starts to search for a hint. The state must not change meanwhile. */
export function beginHint(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
  bots: Guides & LevelsByGame,
  budget: Budget,
): IncrementalTask<Hint> {
  const guide: RatingGuide<unknown> = guideTo(game, bots)
  const { settings } = levelOf('hard', game.name, bots)
  const searchTask = new Search<unknown>(game, guide, settings).begin(state, seat, chance, budget)
  let searchResult: SearchResult | undefined
  let comparing: ComparisonTask | undefined
  return {
    run(mayContinue) {
      if (searchResult === undefined) {
        if (!searchTask.run(mayContinue)) return false
        searchResult = searchTask.result()
        const isForced = searchResult.playouts === 0 && searchResult.candidates.length > 1
        if (isForced && canCompareMoves(game, guide, state, seat)) {
          const comparison = new MoveComparison(game, guide, state, seat, movesOf(searchResult))
          comparing = { comparison, time: trackBudget(budget) }
        }
      }
      return comparing === undefined || runComparison(comparing, chance, mayContinue)
    },
    result() {
      const current = searchResult ?? searchTask.result()
      if (comparing !== undefined && comparing.comparison.worlds > 0) return hintFromComparison(comparing.comparison)
      const isForced = current.playouts === 0 && current.candidates.length > 1
      // A fixed seed, so that asking twice gives the same result.
      const ratedMoves = isForced
        ? ratedBy(guide, game, state, seat, movesOf(current), fastChance(current.move))
        : undefined
      return ratedMoves === undefined ? hintFromSearch(current) : hintFromRatings(current.move, ratedMoves)
    },
  }
}

/** Moves that are compared while the budget lasts. */
interface ComparisonTask {
  readonly comparison: MoveComparison
  readonly time: BudgetTracker
}

function runComparison({ comparison, time }: ComparisonTask, chance: Chance, mayContinue: () => boolean): boolean {
  while (time.hasBudget(comparison.worlds * comparison.moves.length)) {
    comparison.addWorld(chance)
    if (!mayContinue()) return false
  }
  return true
}

/** The bot's move comes first. */
const movesOf = ({ move, candidates }: SearchResult): readonly Move[] => [
  move,
  ...candidates.map((candidate) => candidate.move).filter((each) => each !== move),
]

/** Moves that are not significantly different from the bot's own count as equally good. */
function hintFromComparison(comparison: MoveComparison): Hint {
  const [own, ...others] = comparison.moves.map((move, i) => ({
    move,
    loss: comparison.loss(i),
    clearLoss: comparison.significantLoss(i),
  }))
  others.sort((a, b) => a.clearLoss - b.clearLoss || a.loss - b.loss)
  const told = [own, ...others].slice(0, MAX_MOVES)
  return {
    moves: told.map(({ move, clearLoss }) => ({ move, chance: chanceLike(comparison.winChanceOfFirst - clearLoss) })),
    playouts: comparison.worlds * comparison.moves.length,
  }
}

function hintFromRatings(move: Move, ratedMoves: readonly RatedMove[]): Hint {
  const isOwn = (each: RatedMove): number => Number(each.move === move)
  const inOrder = [...ratedMoves].sort((a, b) => isOwn(b) - isOwn(a) || b.chance - a.chance || b.share - a.share)
  return { moves: inOrder.slice(0, MAX_MOVES).map((each) => ({ move: each.move, chance: each.chance })), playouts: 0 }
}

const chanceLike = (value: number): number => Math.max(0, Math.min(1, value))

export function hintFromSearch({ move, candidates, playouts }: SearchResult): Hint {
  if (playouts === 0) return { moves: [{ move, chance: undefined }], playouts }
  const known = candidates.filter((each) => each.move === move || each.playouts >= MIN_PLAYOUT_SHARE * playouts)
  const inOrder = known.sort((a, b) => Number(b.move === move) - Number(a.move === move) || promise(b) - promise(a))
  return { moves: inOrder.slice(0, MAX_MOVES).map((each) => ({ move: each.move, chance: each.value })), playouts }
}

/** Search visits the best move most often. */
const promise = ({ playouts, value }: Candidate): number => playouts + value
