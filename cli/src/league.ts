/** Plays bots against each other: every pair plays the same games from both sides. */
import type { Policy } from '@tudor-rose/bots'
import { type AnyGame, type Chance, fastChance, type Move, type Options, type Seat } from '@tudor-rose/table'
import { wilson } from './wilson.ts'

/** The results of a bot. A game is one point, shared by its winners, or by all if nobody wins. */
export interface BotScore {
  readonly bot: string
  readonly games: number
  readonly points: number
  /** The share of all points, with its 95 % confidence interval. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly decisions: number
  readonly millisecondsPerDecision: number
}

/** Two bots and their results against each other. */
export interface Pairing {
  readonly bots: readonly [BotScore, BotScore]
  readonly games: number
  readonly moves: number
  /** Games that were stopped after the maximum number of moves and counted as draws; the rules allow none. */
  readonly stopped: number
}

/**
 * The seats of two bots: `by-turns`, they alternate around the table, once starting with the first and once with the
 * second; or `alone`, the first has one seat and the second all others, once for each seat.
 */
export type SeatingPlan = 'by-turns' | 'alone'

export const seatingsOf = (seating: SeatingPlan, seats: number): number => (seating === 'alone' ? seats : 2)

/** The share of each of two equally strong bots. */
export const equalShares = (seating: SeatingPlan, seats: number): readonly [number, number] =>
  seating === 'alone' ? [rounded(1 / seats), rounded(1 - 1 / seats)] : [0.5, 0.5]

export interface LeagueSettings {
  readonly game: AnyGame
  readonly options: Options
  /** Exactly two if one of them sits alone: with more, the results could not be compared. */
  readonly bots: readonly Policy[]
  /** For each pair; every seed is played with all seatings. */
  readonly seeds: number
  readonly seating: SeatingPlan
  readonly seed: string
  /** In milliseconds. */
  readonly clock: () => number
}

export interface League {
  readonly pairings: readonly Pairing[]
  /** Over all games of each bot, best first. */
  readonly table: readonly BotScore[]
}

/** Counts the results of a bot. */
class ScoreCounter {
  games = 0
  points = 0
  decisions = 0
  milliseconds = 0

  add(other: ScoreCounter): void {
    this.games += other.games
    this.points += other.points
    this.decisions += other.decisions
    this.milliseconds += other.milliseconds
  }

  result(bot: string): BotScore {
    const { games, points, decisions } = this
    const millisecondsPerDecision = decisions === 0 ? 0 : rounded(this.milliseconds / decisions)
    const { low, high } = wilson(points, games)
    return {
      bot,
      games,
      points: rounded(points),
      share: rounded(points / games),
      low: rounded(low),
      high: rounded(high),
      decisions,
      millisecondsPerDecision,
    }
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

export const pairsOf = (bots: readonly Policy[]): readonly (readonly [number, number])[] =>
  bots.flatMap((_, first) => bots.slice(first + 1).map((_, index) => [first, first + 1 + index] as const))

/** Receives the number of finished games, and of moves in the current one. */
export type OnProgress = (games: number, moves: number) => void

/** Plays all games of a league. */
export function playLeague(order: LeagueSettings, onProgress: OnProgress): League {
  const totals = order.bots.map(() => new ScoreCounter())
  const seats = order.game.seats(order.options).length
  const seatings = seatingsOf(order.seating, seats)
  let done = 0
  onProgress(0, 0)
  const pairings = pairsOf(order.bots).map((pair): Pairing => {
    const bots = pair.map((bot) => order.bots[bot])
    const scores = [new ScoreCounter(), new ScoreCounter()]
    let [moves, stopped] = [0, 0]
    for (let number = 1; number <= order.seeds; number++)
      for (let turn = 0; turn < seatings; turn++) {
        const seed = `${order.seed}/${number}`
        const played = playGame(order, bots, scores, seed, turn, (made) => onProgress(done, made))
        moves += played.moves
        if (!played.isOver) stopped++
        onProgress(++done, 0)
      }
    for (const [index, bot] of pair.entries()) totals[bot].add(scores[index])
    const results = scores.map((score, index) => score.result(bots[index].name))
    return { bots: [results[0], results[1]], games: seatings * order.seeds, moves, stopped }
  })
  // A bot that sits alone can be stronger with less than half of the points.
  const [ofFirst, ofOthers] = equalShares(order.seating, seats)
  const table = totals
    .map((score, bot) => {
      const result = score.result(order.bots[bot].name)
      return { result, lead: result.share - (bot === 0 ? ofFirst : ofOthers) }
    })
    .sort((a, b) => b.lead - a.lead)
    .map(({ result }) => result)
  return { pairings, table }
}

/** Plays one game with one of the seatings. Returns the number of moves, and whether it ended. */
function playGame(
  { game, options, clock, seating }: LeagueSettings,
  bots: readonly Policy[],
  scores: readonly ScoreCounter[],
  seed: string,
  turn: number,
  onMoves: (made: number) => void,
): { readonly moves: number; readonly isOver: boolean } {
  const chance = fastChance(seed)
  const state = game.setup(options, chance)
  const seats = game.seats(options).length
  const botOf = (seat: Seat): number => (seating === 'alone' ? Number(seat !== turn) : (seat + turn) % 2)
  const minds = Array.from({ length: seats }, (_, seat) => fastChance(`${seed}/seat ${seat}`))

  const decide = (seat: Seat, mind: Chance): Move => {
    const score = scores[botOf(seat)]
    const start = clock()
    const move = bots[botOf(seat)].choose(game, state, seat, mind)
    score.milliseconds += clock() - start
    score.decisions++
    return move
  }

  let moves = 0
  let actors = game.actors(state)
  // A game that does not end must not cost the results of all others.
  for (; actors.length > 0 && moves < game.moveBound; actors = game.actors(state)) {
    // Simultaneous decisions are all made before any is applied.
    const decided = actors.map((seat) => [seat, decide(seat, minds[seat])] as const)
    for (const [seat, move] of decided) {
      game.apply(state, seat, move, chance)
      onMoves(++moves)
    }
  }
  const winners = game.result(state)?.winners ?? []
  const sharers = winners.length > 0 ? winners : Array.from({ length: seats }, (_, seat) => seat)
  for (const seat of sharers) scores[botOf(seat)].points += 1 / sharers.length
  for (const score of scores) score.games++
  return { moves, isOver: actors.length === 0 }
}
