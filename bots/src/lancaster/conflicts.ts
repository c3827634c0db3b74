/** What conflicts promise to whoever stands in them: points by rank, knights who stay longer, captives. */
import { NOTHING } from '@tudor-rose/table'
import { type Board, CONFLICTS, COUNTY_REWARDS, PLACING, SPACES, STRENGTHS, UPPER_ROW, type World } from './board.ts'
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
const SHAME = 1.5

export class Conflicts {
  readonly #board: Board
  /** Of the world that was last looked at. */
  #strengthToCome = 0
  #knightsAtCourt = 0
  #blur = BLUR_PLACING

  constructor(board: Board) {
    this.#board = board
  }

  /** Takes in what all conflicts of a world depend on. */
  look(w: World, { part }: Moment): void {
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

  /** The worth of a conflict for a party that adds so much strength to what it has there. */
  worth(w: World, conflict: number, party: number, added: number, now: Moment): number {
    const board = this.#board
    const card = board.card(w, conflict)
    if (card === NOTHING) return 0
    const { strength: french, points } = w.components.conflicts[card]
    let england = added
    let own = added
    let ownPlace = NOTHING
    let free = NOTHING
    for (let place = 0; place < SPACES; place++) {
      const owner = board.owner(w, conflict, place)
      if (owner === NOTHING) {
        if (free === NOTHING) free = place
        continue
      }
      const strength = board.spaceStrength(w, conflict, place)
      england += strength
      if (owner === party && ownPlace === NOTHING) {
        ownPlace = place
        own += strength
      }
    }
    const wins = logistic((england + this.#strengthToCome - french + 0.5) / this.#blur)
    if (own === 0) return w.displeasure === 1 ? -SHAME * (1 - wins) : 0
    if (ownPlace === NOTHING) {
      if (free === NOTHING) return 0
      ownPlace = free
    }
    let rank = 0
    for (let place = 0; place < SPACES; place++) {
      if (place === ownPlace || board.owner(w, conflict, place) === NOTHING) continue
      const strength = board.spaceStrength(w, conflict, place)
      if (strength > own || (strength === own && place > ownPlace)) rank++
    }
    const pushed = Math.min(MOST_PUSHED_DOWN, PUSHED_DOWN * this.#knightsAtCourt)
    const isAlly = party >= w.players
    const promised = isAlly ? 0 : this.#expected(points, rank, pushed)
    const consolation = isAlly ? 0 : this.#expected(points, rank + 1, pushed)
    const lacking = french - england - this.#strengthToCome
    const later = this.#afterLoss(w, conflict, party, own, lacking, promised, consolation, now)
    return wins * promised + (1 - wins) * (consolation + later)
  }

  #expected(points: readonly number[], rank: number, pushed: number): number {
    return (1 - pushed) * (points[rank] ?? 0) + pushed * (points[rank + 1] ?? 0)
  }

  /** What comes after a loss: another round there, and after that, or at once in the lower row, captivity. */
  #afterLoss(
    w: World,
    conflict: number,
    party: number,
    own: number,
    lacking: number,
    promised: number,
    consolation: number,
    now: Moment,
  ): number {
    const captivity = this.#captivity(w, party, own, now)
    if (conflict < UPPER_ROW) return captivity
    if (now.roundsLeft === 0) return 0
    const wins = logistic((COMES_NEXT_ROUND - lacking) / BLUR_NEXT_ROUND)
    const points = NEXT_ROUND_SHARE * (wins * promised + (1 - wins) * consolation)
    const kept = KEPT_FROM_PLACING * KNIGHT_A_ROUND[Math.min(own, STRENGTHS)]
    return points + (1 - wins) * captivity - (party >= w.players ? 0.5 * kept : kept)
  }

  #captivity(w: World, party: number, own: number, now: Moment): number {
    if (now.roundsLeft === 0) return -CAPTIVE_AT_THE_END * own
    const ransom = own * goldEach(now)
    const canPay = party < w.players && w.bytes[this.#board.gold + party] >= own
    return canPay
      ? -ransom
      : -Math.max(ransom, LOST_TO_CAPTIVITY * KNIGHT_A_ROUND[Math.min(own, STRENGTHS)] * now.roundsLeft)
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
