/**
 * A game looked at again when it is over: how likely each seat was to win at every moment, and which moves cost most. The
 * chances are those of the real state, which is no secret any more. What a move cost is judged from what its seat could know
 * then, so nobody is blamed for dice or for what was hidden.
 */
import { type AnyGame, type Chance, fastChance, type Move, type Seat } from '@tudor-rose/table'
import { imaginedBy } from '../search/guide.ts'
import { Playout } from '../search/playout.ts'
import { Search, type Thought } from '../search/search.ts'
import type { Guides } from '../search/search-policy.ts'
import { isTriedOut, Trial } from './trial.ts'
import { type Weighed, type WeighingGuide, weighedBy } from './weighing.ts'

/** A move that was made; a seat that gave up made none. */
export interface Played {
  readonly seat: Seat
  readonly move: Move | undefined
}

/** A moment of the game. */
export interface Analysed {
  /** How many moves had been made. */
  readonly number: number
  /** For each seat how likely it was to win, from 0 to 1. */
  readonly chances: readonly number[]
  /** By how much the move that was made then lowered the chance of who made it, against `better`. */
  readonly cost: number
  readonly better: Move | undefined
}

type Judgment = Pick<Analysed, 'cost' | 'better'>
const NOTHING_LOST: Judgment = { cost: 0, better: undefined }
const lost = (cost: number, better: Move): Judgment => (cost > 0 ? { cost, better } : NOTHING_LOST)

export interface AnalysisSettings {
  readonly guides: Guides
  /** For the thought about each move. */
  readonly playouts: number
  /** In how many worlds chances are estimated, and moves compared. */
  readonly worlds: number
}

export const USUAL_ANALYSIS: Omit<AnalysisSettings, 'guides'> = { playouts: 200, worlds: 60 }

/** A move that is to be made now and then, so as not to be foreseen, is none to regret. */
const NOW_AND_THEN = 0.02
/** What was tried more often than this, as a part of all playouts, search knows well enough. */
const WELL_TRIED = 0.03
const FRESH_SEEDS = 2 ** 32

/**
 * Goes through a game move by move; `states` has one more than `moves`, and the same chance gives the same analysis. It is
 * a generator, so that whoever asks can rest after every moment.
 */
export function* analyse(
  game: AnyGame,
  states: readonly unknown[],
  moves: readonly Played[],
  chance: Chance,
  { guides, playouts, worlds }: AnalysisSettings,
): Generator<Analysed> {
  const guide: WeighingGuide<unknown> = Object.hasOwn(guides, game.name) ? guides[game.name](game) : {}
  const search = new Search<unknown>(game, guide)
  const playout = new Playout<unknown>(game, guide)
  const values = new Float64Array(game.seats(game.optionsOf(states[0])).length)

  function chancesIn(state: unknown, chance: Chance): readonly number[] {
    // A question of its own: not with what was noticed of the move that has just been judged.
    guide.useNotes?.(guide.makeNotes?.())
    const sums = values.map(() => 0)
    for (let world = 0; world < worlds; world++) {
      playout.run(game.copy(state), chance, values)
      for (const [seat, value] of values.entries()) sums[seat] += value
    }
    return Array.from(sums, (sum) => sum / worlds)
  }

  /** By how much the second move does worse than the first, in the same worlds and with the same luck. */
  function difference(state: unknown, seat: Seat, first: Move, second: Move, chance: Chance): number {
    let sum = 0
    for (let world = 0; world < worlds; world++) {
      const imagined = imaginedBy(game, guide, state, seat, chance)
      const seed = chance.below(FRESH_SEEDS)
      for (const [move, sign] of [
        [first, 1],
        [second, -1],
      ]) {
        const luck = fastChance(seed)
        const tried = game.copy(imagined)
        game.apply(tried, seat, move, luck)
        playout.run(tried, luck, values)
        sum += sign * values[seat]
      }
    }
    return sum / worlds
  }

  /** The moment in which this decision was put: those who were asked together chose without knowing of each other's choice. */
  function askedAt(number: number): number {
    const { seat } = moves[number]
    const wasAskedBefore = (earlier: number): boolean =>
      moves[earlier].move !== undefined && moves[earlier].seat !== seat && game.actors(states[earlier]).includes(seat)
    let first = number
    while (first > 0 && wasAskedBefore(first - 1)) first--
    return first
  }

  function judged(state: unknown, { seat, move }: Played, chance: Chance): Judgment {
    if (move === undefined) return NOTHING_LOST
    const thought = search.think(state, seat, chance, { playouts })
    if (thought.playouts === 0) return judgedWithoutSearch(state, seat, move, thought, chance)
    const found = thought.candidates.find((candidate) => candidate.move === move)
    if (found === undefined || found.share > NOW_AND_THEN) return NOTHING_LOST
    const best = thought.candidates.find((candidate) => candidate.move === thought.move)!
    // Search thinks further ahead, but says little about what it soon left alone.
    const cost =
      found.playouts > WELL_TRIED * playouts
        ? best.value - found.value
        : difference(state, seat, thought.move, found.move, chance)
    return lost(cost, thought.move)
  }

  /** Where the guide decides, search has tried nothing. */
  function judgedWithoutSearch(state: unknown, seat: Seat, move: Move, thought: Thought, chance: Chance): Judgment {
    const legal = thought.candidates.map((candidate) => candidate.move)
    if (move === thought.move || !legal.includes(move)) return NOTHING_LOST
    const weighed = weighedBy(guide, game, state, seat, legal, chance)
    if (weighed !== undefined) return judgedByWeight(weighed, move)
    if (!isTriedOut(game, state, seat)) return NOTHING_LOST
    const trial = new Trial(game, guide, state, seat, [thought.move, move])
    while (trial.worlds < worlds) trial.tryOnce(chance)
    return lost(trial.clearLoss(1), thought.move)
  }

  for (const [number, state] of states.entries()) {
    // Each question has luck of its own, so that what a move cost does not hang on how the real world was played on.
    const [luckOfMove, luckOfState] = [fastChance(chance.below(FRESH_SEEDS)), fastChance(chance.below(FRESH_SEEDS))]
    const played = moves[number]
    const judgment = played === undefined ? NOTHING_LOST : judged(states[askedAt(number)], played, luckOfMove)
    yield { number, chances: chancesIn(state, luckOfState), ...judgment }
  }
}

/** What the guide does itself now and then cannot have been wrong. */
function judgedByWeight(weighed: readonly Weighed[], move: Move): Judgment {
  const found = weighed.find((each) => each.move === move)!
  if (found.share > 0) return NOTHING_LOST
  const best = weighed.reduce((a, b) => (b.share > 0 && (a.share === 0 || b.chance > a.chance) ? b : a))
  return lost(best.chance - found.chance, best.move)
}

/** The moments in which most was lost, the worst first. */
export const costliest = (analysed: readonly Analysed[], most: number): readonly Analysed[] =>
  analysed
    .filter(({ better }) => better !== undefined)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most)
