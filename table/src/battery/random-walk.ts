import type { Chance } from '../chance.ts'
import { fairChance } from '../fair-chance.ts'
import { fastChance } from '../fast-chance.ts'
import type { Game, Move, Seat } from '../game.ts'
import type { GameEvent, Log } from '../log.ts'
import { MoveList } from '../move-list.ts'
import { playAtRandom } from '../random-play.ts'
import { componentsOf, type GameRecord, type MadeMove } from '../record.ts'
import type { Trial } from './check.ts'

/** A decision in a random game: a seat is about to make a move. */
export interface SampledDecision<S> {
  readonly state: S
  readonly seat: Seat
  readonly move: Move
  readonly moves: readonly Move[]
  /** For random choices of the check itself. */
  readonly picks: Chance
  /** Seed and move number, for error messages. */
  readonly where: string
}

/** Plays a random game and visits about `samples` of its decisions, or all of them. Returns the final state. */
export function walk<S>(
  { game, options }: Trial<S>,
  seed: string,
  samples: number | 'all',
  visit: (decision: SampledDecision<S>) => void,
): S {
  const gap = samples === 'all' ? 1 : Math.max(1, Math.floor(lengthOf(game, options, seed) / samples))
  const checkPicks = fastChance(`${seed}/check`)
  const chance = fastChance(`${seed}/chance`)
  const state = game.setup(options, chance)
  const buffer = new MoveList()
  let number = 0
  playAtRandom(game, state, chance, fastChance(`${seed}/picks`), buffer, game.moveBound, (seat, move) => {
    number++
    if (gap > 1 && checkPicks.below(gap) > 0) return
    const moves = buffer.toArray()
    visit({ state, seat, move, moves, picks: checkPicks, where: `seed "${seed}", move ${number}` })
  })
  return state
}

function lengthOf<S>(game: Game<S>, options: Trial<S>['options'], seed: string): number {
  const chance = fastChance(`${seed}/chance`)
  return playAtRandom(game, game.setup(options, chance), chance, fastChance(`${seed}/picks`), new MoveList())
}

/** Plays a random game with the chance of real games and no log. Returns its record and final state. */
export function recordAtRandom<S>({ game, options }: Trial<S>, seed: string): { record: GameRecord; state: S } {
  const seatSeeds = game.seats(options).map((name) => `${seed}/${name}`)
  const chance = fairChance(seed, seatSeeds)
  const state = game.setup(options, chance)
  const moves: MadeMove[] = []
  const keep = (seat: Seat, move: Move): number => moves.push({ seat, move })
  playAtRandom(game, state, chance, fastChance(`${seed}/picks`), new MoveList(), game.moveBound, keep)
  return {
    record: {
      game: game.name,
      rulesVersion: game.rulesVersion,
      options,
      ...componentsOf(game),
      seed,
      seatSeeds,
      moves,
    },
    state,
  }
}

export const legalMoves = <S>(game: Game<S>, state: S, seat: Seat): Move[] => {
  const moves = new MoveList()
  game.moves(state, seat, moves)
  return moves.toArray()
}

/** The effects of a move that others can notice. */
export interface Observation {
  /** It rolled a die, drew a card or revealed something. */
  shows: boolean
  readonly told: GameEvent[]
}

/** Applies a move to the given state and observes it. */
export function applyAndWatch<S>(game: Game<S>, state: S, seat: Seat, move: Move, chance: Chance): Observation {
  const noticed: Observation = { shows: false, told: [] }
  const watchedChance: Chance = {
    below(n) {
      if (n !== 1) noticed.shows = true
      return chance.below(n)
    },
  }
  const log: Log = {
    tell(event) {
      noticed.told.push(event)
    },
    reveal() {
      noticed.shows = true
    },
  }
  game.apply(state, seat, move, watchedChance, log)
  return noticed
}

/** The result of a move, and what others would notice. */
export interface MoveOutcome<S> extends Observation {
  readonly move: Move
  readonly state: S
}

/** The results of up to `most` moves of a decision, all with the same chance. */
export function outcomesOf<S>(
  game: Game<S>,
  { state, seat, moves, picks, where }: SampledDecision<S>,
  most: number,
): readonly MoveOutcome<S>[] {
  const start = picks.below(moves.length)
  return [...moves.slice(start), ...moves.slice(0, start)].slice(0, most).map((move) => {
    const after = game.copy(state)
    return { move, state: after, ...applyAndWatch(game, after, seat, move, fastChance(where)) }
  })
}

export const seatsOf = <S>({ game, options }: Pick<Trial<S>, 'game' | 'options'>): Seat[] => [
  ...game.seats(options).keys(),
]
