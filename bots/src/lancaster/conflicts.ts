/** What conflicts promise to whoever stands in them: points by rank, knights who stay longer, captives. */
import { NOTHING } from '@tudor-rose/table'
import { type Board, CONFLICTS, COUNTY_REWARDS, PLACING, SPACES, STRENGTHS, UPPER_ROW, type World } from './board.ts'
import type { Standings } from './standing.ts'
import { goldEach, KNIGHT_A_ROUND, logistic, type Moment } from './worths.ts'

/** The part of all strength at court that will still go to the conflicts. */
const TO_COME = 0.42
/** How uncertain England's strength is, in steps of strength: while knights are placed, while some may cross over, then not. */
const BLUR_PLACING = 1.37
const BLUR_CROSSING = 0.35
const BLUR_SETTLED = 0.02
/** How likely each knight who is still at court is to push somebody one rank down. */
const PUSHED_DOWN = 0.05
const MOST_PUSHED_DOWN = 0.4
/** A conflict lost for the first time may yet be won, with what comes in the next round, but keeps its knights from all else. */
const COMES_NEXT_ROUND = 2
const BLUR_NEXT_ROUND = 1.6
const KEPT_FROM_PLACING = 2
/** Points of the next round may go to others who come then. */
const NEXT_ROUND_SHARE = 0.4
/** The part of what a knight would still have brought that is lost if he is not ransomed. */
const LOST_TO_CAPTIVITY = 0.75
/** A knight lost at the very end costs his part of the final scoring. */
const CAPTIVE_AT_THE_END = 0.5

export class Conflicts {
  readonly #board: Board
  /** Of the world that was last looked at. */
  #standings: Standings | undefined
  #strengthToCome = 0
  #knightsAtCourt = 0
  #blur = BLUR_PLACING
  /** Of the spaces of the conflict that was last looked at. */
  readonly #strengths = [0, 0, 0]

  constructor(board: Board) {
    this.#board = board
  }

  /** Takes in what all conflicts of a world depend on. */
  look(w: World, { part }: Moment, standings: Standings): void {
    this.#standings = standings
    this.#strengthToCome = 0
    this.#knightsAtCourt = 0
    this.#blur = part === PLACING ? BLUR_PLACING : part <= COUNTY_REWARDS ? BLUR_CROSSING : BLUR_SETTLED
    if (part !== PLACING) return
    let open = 0
    for (let conflict = 0; conflict < CONFLICTS; conflict++) if (this.#board.card(w, conflict) !== NOTHING) open++
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

  /** The worth of a conflict for a party that adds so much strength to what it has there, if there is room for it. */
  worth(w: World, conflict: number, party: number, added: number, now: Moment): number {
    const board = this.#board
    const card = board.card(w, conflict)
    if (card === NOTHING) return 0
    const { strength: french, points } = w.components.conflicts[card]
    const strengths = this.#strengths
    let england = 0
    let squires = 0
    let knights = 0
    let hasArcher = false
    let ownPlace = NOTHING
    let free = NOTHING
    for (let place = 0; place < SPACES; place++) {
      const owner = board.owner(w, conflict, place)
      strengths[place] = owner === NOTHING ? 0 : board.spaceStrength(w, conflict, place)
      england += strengths[place]
      if (owner === NOTHING) {
        if (free === NOTHING) free = place
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
    if (ownPlace === NOTHING) ownPlace = free
    if (ownPlace !== NOTHING && added > 0) {
      strengths[ownPlace] += added
      england += added
      knights += added
    }
    if (knights === 0 && !hasArcher && w.displeasure === 0) return 0
    const wins = logistic((england + this.#strengthToCome - french + 0.5) / this.#blur)
    let promised = 0
    let consolation = 0
    // What an ally wins lapses.
    if (party < w.players) {
      const pushed = Math.min(MOST_PUSHED_DOWN, PUSHED_DOWN * this.#knightsAtCourt)
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
        ? this.#afterLoss(w, conflict, party, knights, lacking, promised, consolation, now)
        : -this.#shame(w, party)
    return wins * promised + (1 - wins) * (consolation + later)
  }

  /** How many spaces rank before this one: stronger ones, and of equals those further down. An archer ranks by himself. */
  #rank(place: number): number {
    const strengths = this.#strengths
    let rank = 0
    for (let other = 0; other < SPACES; other++)
      if (strengths[other] > strengths[place] || (strengths[other] === strengths[place] && other > place)) rank++
    return rank
  }

  /** What it costs to have no knight in a lost conflict. Allies take no shame. */
  #shame(w: World, party: number): number {
    return w.displeasure === 1 && party < w.players ? (this.#standings?.of[party].shameEach ?? 0) : 0
  }

  #expected(points: readonly number[], rank: number, pushed: number): number {
    return (1 - pushed) * (points[rank] ?? 0) + pushed * (points[rank + 1] ?? 0)
  }

  /** What comes after a loss: another round there, and after that, or at once in the lower row, captivity of the knights. */
  #afterLoss(
    w: World,
    conflict: number,
    party: number,
    knights: number,
    lacking: number,
    promised: number,
    consolation: number,
    now: Moment,
  ): number {
    const captivity = this.#captivity(w, party, knights, now)
    if (conflict < UPPER_ROW) return captivity
    if (now.roundsLeft === 0) return 0
    const wins = logistic((COMES_NEXT_ROUND - lacking) / BLUR_NEXT_ROUND)
    const points = NEXT_ROUND_SHARE * (wins * promised + (1 - wins) * consolation)
    const kept = KEPT_FROM_PLACING * KNIGHT_A_ROUND[Math.min(knights, STRENGTHS)]
    return points + (1 - wins) * captivity - (party >= w.players ? 0.5 * kept : kept)
  }

  #captivity(w: World, party: number, knights: number, now: Moment): number {
    if (now.roundsLeft === 0) return -CAPTIVE_AT_THE_END * knights
    const ransom = knights * goldEach(now)
    const canPay = party < w.players && w.bytes[this.#board.gold + party] >= knights
    return canPay
      ? -ransom
      : -Math.max(ransom, LOST_TO_CAPTIVITY * KNIGHT_A_ROUND[Math.min(knights, STRENGTHS)] * now.roundsLeft)
  }

  /** The most that a knight who crosses over adds anywhere. */
  crossingWorth(w: World, party: number, strength: number, now: Moment): number {
    let best = 0
    for (let conflict = 0; conflict < CONFLICTS; conflict++) {
      if (this.#board.card(w, conflict) === NOTHING) continue
      const more = this.worth(w, conflict, party, strength, now) - this.worth(w, conflict, party, 0, now)
      best = Math.max(best, more)
    }
    return best
  }
}
