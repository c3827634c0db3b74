/** What laws look at, counted once for each player of a world. */
import { NOTHING } from '@tudor-rose/table'
import {
  type Board,
  CASTLE_SPACES,
  CONFLICTS,
  COUNTIES,
  KNIGHTS,
  PARLIAMENT,
  PLACING,
  PRIVILEGED_STRENGTH,
  SPACES,
  STRENGTHS,
  type World,
} from './board.ts'
import { tudorKnightAtTheEnd } from './henry.ts'
import { countShame } from './shame.ts'
import type { Moment } from './worths.ts'

const BALLOTS = 3
/** Votes that laws have brought since the ballots are kept for the next round, and no law looks at them. */
function votesForLaws(board: Board, w: World, seat: number, { part }: Moment): number {
  if (part > PARLIAMENT) return 0
  return w.bytes[(part === PARLIAMENT && w.proposal === BALLOTS ? board.leftover : board.votes) + seat]
}

export class Standing {
  gold = 0
  squires = 0
  /** Those that laws look at: what is left after the ballots. */
  votes = 0
  counties = 0
  countiesWithoutNobles = 0
  squiresInCounties = 0
  conflicts = 0
  knightsInConflicts = 0
  knightsInCastle = 0
  knightsInTower = 0
  nobles = 0
  extensions = 0
  shame = 0
  /** What his shame will cost at the end, and what a marker more would; 0 without the King's displeasure. */
  shameCost = 0
  shameEach = 0
  seals = 0
  bishops = 0
  /** How much of all knights' strength is not in the reserve. */
  strength = 0
  /** Knights out of the reserve, and those of them who have been placed, by strength. */
  readonly active = [0, 0, 0, 0, 0]
  readonly placed = [0, 0, 0, 0, 0]

  count(board: Board, w: World, seat: number, now: Moment): void {
    this.gold = w.bytes[board.gold + seat]
    this.squires = w.bytes[board.squires + seat]
    this.votes = votesForLaws(board, w, seat, now)
    this.shame = w.bytes[board.shame + seat]
    this.seals = w.bytes[board.seals + seat]
    this.bishops = w.bytes[board.bishops + seat]
    this.nobles = board.nobles(w, seat)
    this.extensions = board.extensions(w, seat)
    this.knightsInTower = 0
    this.strength = 0
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const active = KNIGHTS[strength] - board.inReserve(w, seat, strength)
      this.active[strength] = active
      this.strength += strength * active
      this.placed[strength] = active - board.atCourt(w, seat, strength)
      this.knightsInTower += board.inTower(w, seat, strength)
    }
    if (w.court === 1) this.strength += PRIVILEGED_STRENGTH * tudorKnightAtTheEnd(board, w, seat, now)
    this.#countCounties(board, w, seat)
    this.#countConflicts(board, w, seat)
    this.knightsInCastle = 0
    for (let space = 0; space < CASTLE_SPACES; space++)
      if (board.castleKnight(w, seat, space) > 0) this.knightsInCastle++
  }

  #countCounties(board: Board, w: World, seat: number): void {
    this.counties = 0
    this.countiesWithoutNobles = 0
    this.squiresInCounties = 0
    for (let county = 0; county < COUNTIES; county++) {
      if (board.holder(w, county) !== seat) continue
      this.counties++
      this.squiresInCounties += board.countySquires(w, county)
      if (board.noblesIn(w, county) === 0) this.countiesWithoutNobles++
    }
  }

  #countConflicts(board: Board, w: World, seat: number): void {
    this.conflicts = 0
    this.knightsInConflicts = 0
    for (let conflict = 0; conflict < CONFLICTS; conflict++) {
      if (board.card(w, conflict) === NOTHING) continue
      for (let place = 0; place < SPACES; place++) {
        if (board.owner(w, conflict, place) !== seat) continue
        let knights = 0
        for (let strength = 1; strength <= STRENGTHS; strength++)
          knights += board.knightsOn(w, conflict, place, strength)
        this.knightsInConflicts += knights
        if (knights > 0) this.conflicts++
      }
    }
  }
}

/** All players of a world. */
export class Standings {
  readonly #board: Board
  readonly of: readonly Standing[] = Array.from({ length: 5 }, () => new Standing())
  players = 0
  isPlacing = false

  constructor(board: Board) {
    this.#board = board
  }

  count(w: World, now: Moment): void {
    this.players = w.players
    this.isPlacing = now.part === PLACING
    for (let seat = 0; seat < w.players; seat++) this.of[seat].count(this.#board, w, seat, now)
    if (w.displeasure === 1) countShame(this.#board, w, this, now)
  }
}
