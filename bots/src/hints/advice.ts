/** What the strongest bot would do in somebody's place, and what it thinks of that: from what the seat knows, and nothing else. */
import { type AnyGame, type Chance, fastChance, type Move, type Seat } from '@tudor-rose/table'
import { levelOf } from '../levels/level.ts'
import { type Budget, type Timekeeper, timekeeper } from '../search/budget.ts'
import { type Candidate, Search, type Thought } from '../search/search.ts'
import type { Guides } from '../search/search-policy.ts'
import { isTriedOut, Trial } from './trial.ts'
import { type Weighed, type WeighingGuide, weighedBy } from './weighing.ts'

/** One of the moves worth thinking of. */
export interface Advised {
  readonly move: Move
  /** How likely the seat is to win with it, from 0 to 1; unknown where the bot goes by rules and cannot compare. */
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
  const guide: WeighingGuide<unknown> = Object.hasOwn(guides, game.name) ? guides[game.name](game) : {}
  const { settings } = levelOf('hard', game.name)
  const thinking = new Search<unknown>(game, guide, settings).begin(state, seat, chance, budget)
  let thought: Thought | undefined
  let trying: Trying | undefined
  return {
    goOn(mayGoOn) {
      if (thought === undefined) {
        if (!thinking.goOn(mayGoOn)) return false
        thought = thinking.conclude()
        const isUntried = thought.playouts === 0 && thought.candidates.length > 1
        if (isUntried && isTriedOut(game, state, seat)) {
          const trial = new Trial(game, guide, state, seat, movesOf(thought))
          trying = { trial, time: timekeeper(budget) }
        }
      }
      return trying === undefined || tryOn(trying, chance, mayGoOn)
    },
    conclude() {
      const concluded = thought ?? thinking.conclude()
      if (trying !== undefined && trying.trial.worlds > 0) return adviceOfTrial(trying.trial)
      const isUntried = concluded.playouts === 0 && concluded.candidates.length > 1
      // With chance of its own, so that whoever concludes twice gets the same.
      const weighed = isUntried
        ? weighedBy(guide, game, state, seat, movesOf(concluded), fastChance(concluded.move))
        : undefined
      return weighed === undefined ? adviceFrom(concluded) : adviceOfWeighed(concluded.move, weighed)
    },
  }
}

/** Moves that are being tried out, as long as there is time. */
interface Trying {
  readonly trial: Trial
  readonly time: Timekeeper
}

function tryOn({ trial, time }: Trying, chance: Chance, mayGoOn: () => boolean): boolean {
  while (time.isThereTime(trial.worlds * trial.moves.length)) {
    trial.tryOnce(chance)
    if (!mayGoOn()) return false
  }
  return true
}

/** The move of the bot first. */
const movesOf = ({ move, candidates }: Thought): readonly Move[] => [
  move,
  ...candidates.map((candidate) => candidate.move).filter((each) => each !== move),
]

/** What cannot be told from the bot's own move is said to be as good. */
function adviceOfTrial(trial: Trial): Advice {
  const [own, ...others] = trial.moves.map((move, i) => ({ move, loss: trial.loss(i), clearLoss: trial.clearLoss(i) }))
  others.sort((a, b) => a.clearLoss - b.clearLoss || a.loss - b.loss)
  const told = [own, ...others].slice(0, MOST_MOVES)
  return {
    moves: told.map(({ move, clearLoss }) => ({ move, chance: chanceLike(trial.chanceOfFirst - clearLoss) })),
    playouts: trial.worlds * trial.moves.length,
  }
}

function adviceOfWeighed(move: Move, weighed: readonly Weighed[]): Advice {
  const isOwn = (each: Weighed): number => Number(each.move === move)
  const inOrder = [...weighed].sort((a, b) => isOwn(b) - isOwn(a) || b.chance - a.chance || b.share - a.share)
  return { moves: inOrder.slice(0, MOST_MOVES).map((each) => ({ move: each.move, chance: each.chance })), playouts: 0 }
}

const chanceLike = (value: number): number => Math.max(0, Math.min(1, value))

export function adviceFrom({ move, candidates, playouts }: Thought): Advice {
  if (playouts === 0) return { moves: [{ move, chance: undefined }], playouts }
  const known = candidates.filter((each) => each.move === move || each.playouts >= HARDLY_TRIED * playouts)
  const inOrder = known.sort((a, b) => Number(b.move === move) - Number(a.move === move) || promise(b) - promise(a))
  return { moves: inOrder.slice(0, MOST_MOVES).map((each) => ({ move: each.move, chance: each.value })), playouts }
}

/** Search tries most often what it holds to be best. */
const promise = ({ playouts, value }: Candidate): number => playouts + value
