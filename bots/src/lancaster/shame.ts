/**
 * What shame markers will cost at the end: a point each and, for the two players with most, the values exposed by then.
 */
import { type Board, CONFLICT_REWARDS, CONFLICTS, type LancasterState } from './board.ts'
import { type GameProgress, logistic } from './goods-values.ts'
import type { AllPlayerStats, PlayerStats } from './player-stats.ts'

/** Initial markers on each field, by number of players. */
const MARKERS_PER_FIELD: readonly number[] = [0, 0, 2, 3, 4, 4]
/** Markers that each player still takes per round, and the usual number of conflicts scored in one. */
const MARKERS_A_ROUND = 1.5
const CONFLICTS_A_ROUND = 3
/** How much may still change between two players, in markers: at the end, and for each remaining round. */
const BLUR = [0.15, 0.6] as const
/** Of equals, the player with more votes and then more squires avoids the worse place. */
const TIE_BROKEN = 0.2

/** Computes what each player's shame will cost, and what one more marker would. */
export function countShame(board: Board, w: LancasterState, playerStats: AllPlayerStats, progress: GameProgress): void {
  const left = roundsToCome(board, w, progress)
  const [highest, second] = exposedAtTheEnd(board, w, left)
  const blur = BLUR[0] + BLUR[1] * left
  const cost = (seat: number, markers: number): number => {
    const own = playerStats.of[seat]
    /** The probability that nobody has more, and that exactly one has. */
    let isWorst = 1
    let isSecond = 0
    for (let other = 0; other < w.players; other++) {
      if (other === seat) continue
      const rival = playerStats.of[other]
      const isWorse = logistic((markers - rival.shame + TIE_BROKEN * tie(board, w, own, rival, seat, other)) / blur)
      isSecond = isSecond * isWorse + isWorst * (1 - isWorse)
      isWorst *= isWorse
    }
    // A player without markers has no place; with two players there is no second one.
    const hasPlace = markers > 0 ? 1 : Math.min(1, left)
    return markers + hasPlace * (highest * isWorst + (w.players > 2 ? second * isSecond : 0))
  }
  for (let seat = 0; seat < w.players; seat++) {
    const own = playerStats.of[seat]
    own.shameCost = cost(seat, own.shame)
    own.shameEach = cost(seat, own.shame + 1) - own.shameCost
  }
}

function tie(
  board: Board,
  w: LancasterState,
  own: PlayerStats,
  rival: PlayerStats,
  seat: number,
  other: number,
): number {
  const votes = w.bytes[board.votes + other] - w.bytes[board.votes + seat]
  return Math.sign(votes === 0 ? rival.squires - own.squires : votes)
}

/** The rounds of conflicts still to be scored, including the rest of this one. */
function roundsToCome(board: Board, w: LancasterState, { roundsLeft, phase }: GameProgress): number {
  let open = 0
  // The conflict whose captives are being ransomed has already given its shame.
  for (let conflict = phase === CONFLICT_REWARDS ? w.conflict + 1 : 0; conflict < CONFLICTS; conflict++)
    if (board.hasCard(w, conflict)) open++
  return roundsLeft + open / CONFLICTS_A_ROUND
}

/** The highest and second highest value that will be exposed: current ones, and those exposed by further markers. */
function exposedAtTheEnd(board: Board, w: LancasterState, left: number): readonly [highest: number, second: number] {
  const { values } = w.components.shameTrack
  const each = MARKERS_PER_FIELD[w.players]
  let empty = 0
  let taken = 0
  for (let field = 0; field < values.length; field++) {
    const markers = board.shameMarkers(w, field)
    if (markers === 0) empty++
    taken += each - markers
  }
  // On average, half the markers of the last field in use are left.
  const emptied = (taken + MARKERS_A_ROUND * w.players * left - (each - 1) / 2) / each
  const fields = left > 0 ? Math.max(empty, emptied) : empty
  let highest = 0
  let second = 0
  for (let field = 0; field < Math.min(fields, values.length); field++) {
    const share = Math.min(1, fields - field)
    const value = values[field]
    second += share * Math.max(0, Math.min(highest, value) - second)
    highest += share * Math.max(0, value - highest)
  }
  return [highest, second]
}
