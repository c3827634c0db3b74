/** What laws depend on, counted once for each player of a world. */
import { NONE } from '@tudor-rose/table'
import {
  type Board,
  CASTLE_SPACES,
  CONFLICTS,
  COUNTIES,
  KNIGHTS,
  type LancasterState,
  PARLIAMENT,
  PLACING,
  PRIVILEGED_STRENGTH,
  SPACES,
  STRENGTHS,
} from './board.ts'
import type { GameProgress } from './goods-values.ts'
import { tudorKnightAtTheEnd } from './henry-v.ts'
import { countShame } from './shame.ts'

const BALLOTS = 3
/** Votes gained from laws after the ballots are kept for the next round, and no law counts them. */
function votesForLaws(board: Board, w: LancasterState, seat: number, { phase }: GameProgress): number {
  if (phase > PARLIAMENT) return 0
  return w.bytes[(phase === PARLIAMENT && w.proposal === BALLOTS ? board.leftover : board.votes) + seat]
}

export class PlayerStats {
  gold = 0
  squires = 0
  /** Votes that laws count: those left after the ballots. */
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
  /** What shame will cost at the end, and what one more marker would; 0 without the King's displeasure. */
  shameCost = 0
  shameEach = 0
  seals = 0
  bishops = 0
  /** The total strength of knights outside the reserve. */
  strength = 0
  /** By strength: knights outside the reserve, and those of them who have been placed. */
  readonly active = [0, 0, 0, 0, 0]
  readonly placed = [0, 0, 0, 0, 0]

  count(board: Board, w: LancasterState, seat: number, progress: GameProgress): void {
    this.gold = w.bytes[board.gold + seat]
    this.squires = w.bytes[board.squires + seat]
    this.votes = votesForLaws(board, w, seat, progress)
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
    if (w.court === 1) this.strength += PRIVILEGED_STRENGTH * tudorKnightAtTheEnd(board, w, seat, progress)
    this.#countCounties(board, w, seat)
    this.#countConflicts(board, w, seat)
    this.knightsInCastle = 0
    for (let space = 0; space < CASTLE_SPACES; space++)
      if (board.castleKnight(w, seat, space) > 0) this.knightsInCastle++
  }

  #countCounties(board: Board, w: LancasterState, seat: number): void {
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

  #countConflicts(board: Board, w: LancasterState, seat: number): void {
    this.conflicts = 0
    this.knightsInConflicts = 0
    for (let conflict = 0; conflict < CONFLICTS; conflict++) {
      if (board.card(w, conflict) === NONE) continue
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

/** The statistics of all players. */
export class AllPlayerStats {
  readonly #board: Board
  readonly of: readonly PlayerStats[] = Array.from({ length: 5 }, () => new PlayerStats())
  players = 0
  isPlacing = false

  constructor(board: Board) {
    this.#board = board
  }

  count(w: LancasterState, progress: GameProgress): void {
    this.players = w.players
    this.isPlacing = progress.phase === PLACING
    for (let seat = 0; seat < w.players; seat++) this.of[seat].count(this.#board, w, seat, progress)
    if (w.displeasure === 1) countShame(this.#board, w, this, progress)
  }
}
