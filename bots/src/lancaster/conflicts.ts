/** The value of conflicts: points by rank, knights who have to stay, captives. */
import { NONE } from '@tudor-rose/table'
import {
  type Board,
  CONFLICTS,
  COUNTY_REWARDS,
  type LancasterState,
  PLACING,
  SPACES,
  STRENGTHS,
  UPPER_ROW,
} from './board.ts'
import { type GameProgress, KNIGHT_A_ROUND, logistic, valuePerGold } from './goods-values.ts'
import type { AllPlayerStats } from './player-stats.ts'

/** The share of the strength at court that will still go to conflicts. */
const TO_COME = 0.42
/** The uncertainty of England's strength: while knights are placed, while some may cross over, and after that. */
const BLUR_PLACING = 1.37
const BLUR_CROSSING = 0.35
const BLUR_SETTLED = 0.02
/** The chance that a knight still at court pushes another one rank down. */
const PUSHED_DOWN = 0.05
const MAX_PUSHED_DOWN = 0.4
/** A conflict lost for the first time may still be won in the next round, but its knights are missing elsewhere. */
const COMES_NEXT_ROUND = 2
const BLUR_NEXT_ROUND = 1.6
const KEPT_FROM_PLACING = 2
/** Points of the next round may go to others who join then. */
const NEXT_ROUND_SHARE = 0.4
/** The share of a knight's remaining value that is lost if he is not ransomed. */
const LOST_TO_CAPTIVITY = 0.75
/** A knight lost at the very end costs his part of the final scoring. */
const CAPTIVE_AT_THE_END = 0.5

export class Conflicts {
  readonly #board: Board
  /** Of the world given to `prepare`. */
  #playerStats: AllPlayerStats | undefined
  #strengthToCome = 0
  #knightsAtCourt = 0
  #blur = BLUR_PLACING
  /** Of the spaces of the current conflict. */
  readonly #strengths = [0, 0, 0]

  constructor(board: Board) {
    this.#board = board
  }

  /** Computes what all conflicts of a world depend on. */
  prepare(w: LancasterState, { phase }: GameProgress, playerStats: AllPlayerStats): void {
    this.#playerStats = playerStats
    this.#strengthToCome = 0
    this.#knightsAtCourt = 0
    this.#blur = phase === PLACING ? BLUR_PLACING : phase <= COUNTY_REWARDS ? BLUR_CROSSING : BLUR_SETTLED
    if (phase !== PLACING) return
    let open = 0
    for (let conflict = 0; conflict < CONFLICTS; conflict++) if (this.#board.card(w, conflict) !== NONE) open++
    const parties = w.players === 2 ? 2 * w.players : w.players
    let strength = 0
    for (let party = 0; party < parties; party++)
      for (let each = 1; each <= STRENGTHS; each++) {
        const many = this.#board.atCourt(w, party, each)
        strength += each * many
        this.#knightsAtCourt += many
      }
    this.#strengthToCome = open === 0 ? 0 : (TO_COME * strength) / open
  }

  /** The value of a conflict for a party that adds this much strength, if there is room. */
  worth(w: LancasterState, conflict: number, party: number, added: number, progress: GameProgress): number {
    const board = this.#board
    const card = board.card(w, conflict)
    if (card === NONE) return 0
    const { strength: french, points } = w.components.conflicts[card]
    const strengths = this.#strengths
    let england = 0
    let squires = 0
    let knights = 0
    let hasArcher = false
    let ownPlace = NONE
    let free = NONE
    for (let place = 0; place < SPACES; place++) {
      const owner = board.owner(w, conflict, place)
      strengths[place] = owner === NONE ? 0 : board.spaceStrength(w, conflict, place)
      england += strengths[place]
      if (owner === NONE) {
        if (free === NONE) free = place
        continue
      }
      squires += board.squiresOn(w, conflict, place)
      if (owner !== party) continue
      if (board.hasArcher(w, conflict, place)) hasArcher = true
      else {
        ownPlace = place
        knights = board.knightStrength(w, conflict, place)
      }
    }
    if (ownPlace === NONE) ownPlace = free
    if (ownPlace !== NONE && added > 0) {
      strengths[ownPlace] += added
      england += added
      knights += added
    }
    if (knights === 0 && !hasArcher && w.displeasure === 0) return 0
    const wins = logistic((england + this.#strengthToCome - french + 0.5) / this.#blur)
    let promised = 0
    let consolation = 0
    // What an ally wins is lost.
    if (party < w.players) {
      const pushed = Math.min(MAX_PUSHED_DOWN, PUSHED_DOWN * this.#knightsAtCourt)
      for (let place = 0; place < SPACES; place++) {
        const isOwn = place === ownPlace ? knights > 0 : board.owner(w, conflict, place) === party
        if (!isOwn) continue
        const rank = this.#rank(place)
        promised += this.#expected(points, rank, pushed)
        consolation += this.#expected(points, rank + 1, pushed)
      }
    }
    const lacking = french - (england - squires) - this.#strengthToCome
    const later =
      knights > 0
        ? this.#afterLoss(w, conflict, party, knights, lacking, promised, consolation, progress)
        : -this.#shame(w, party)
    return wins * promised + (1 - wins) * (consolation + later)
  }

  /**
   * How many spaces rank before this one: stronger ones, and of equals those further down. An archer ranks separately.
   */
  #rank(place: number): number {
    const strengths = this.#strengths
    let rank = 0
    for (let other = 0; other < SPACES; other++)
      if (strengths[other] > strengths[place] || (strengths[other] === strengths[place] && other > place)) rank++
    return rank
  }

  /** The cost of having no knight in a lost conflict. Allies take no shame. */
  #shame(w: LancasterState, party: number): number {
    return w.displeasure === 1 && party < w.players ? (this.#playerStats?.of[party].shameEach ?? 0) : 0
  }

  #expected(points: readonly number[], rank: number, pushed: number): number {
    return (1 - pushed) * (points[rank] ?? 0) + pushed * (points[rank + 1] ?? 0)
  }

  /** What follows a loss: another round there, and after that, or at once in the lower row, captivity. */
  #afterLoss(
    w: LancasterState,
    conflict: number,
    party: number,
    knights: number,
    lacking: number,
    promised: number,
    consolation: number,
    progress: GameProgress,
  ): number {
    const captivity = this.#captivity(w, party, knights, progress)
    if (conflict < UPPER_ROW) return captivity
    if (progress.roundsLeft === 0) return 0
    const wins = logistic((COMES_NEXT_ROUND - lacking) / BLUR_NEXT_ROUND)
    const points = NEXT_ROUND_SHARE * (wins * promised + (1 - wins) * consolation)
    const kept = KEPT_FROM_PLACING * KNIGHT_A_ROUND[Math.min(knights, STRENGTHS)]
    return points + (1 - wins) * captivity - (party >= w.players ? 0.5 * kept : kept)
  }

  #captivity(w: LancasterState, party: number, knights: number, progress: GameProgress): number {
    if (progress.roundsLeft === 0) return -CAPTIVE_AT_THE_END * knights
    const ransom = knights * valuePerGold(progress)
    const canPay = party < w.players && w.bytes[this.#board.gold + party] >= knights
    return canPay
      ? -ransom
      : -Math.max(ransom, LOST_TO_CAPTIVITY * KNIGHT_A_ROUND[Math.min(knights, STRENGTHS)] * progress.roundsLeft)
  }

  /** The most that a crossing knight adds in any conflict. */
  crossingWorth(w: LancasterState, party: number, strength: number, progress: GameProgress): number {
    let best = 0
    for (let conflict = 0; conflict < CONFLICTS; conflict++) {
      if (this.#board.card(w, conflict) === NONE) continue
      const more = this.worth(w, conflict, party, strength, progress) - this.worth(w, conflict, party, 0, progress)
      best = Math.max(best, more)
    }
    return best
  }
}
