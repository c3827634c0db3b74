/** What markers of shame will cost at the end: a point each and, for the two who have most, what the track exposes by then. */
import { type Board, CONFLICT_REWARDS, CONFLICTS, type World } from './board.ts'
import type { Standing, Standings } from './standing.ts'
import { logistic, type Moment } from './worths.ts'

/** Markers on each field at first, by number of players. */
const MARKERS_PER_FIELD: readonly number[] = [0, 0, 2, 3, 4, 4]
/** What each player still takes in a round, and how many conflicts are usually scored in one. */
const MARKERS_A_ROUND = 1.5
const CONFLICTS_A_ROUND = 3
/** How much may still change between two players, in markers: at the end, and for each round that is left. */
const BLUR = [0.15, 0.6] as const
/** Of equals, whoever has more votes and then more squires escapes the worse place. */
const TIE_BROKEN = 0.2

/** Counts what each player's shame will cost him, and what one marker more would. */
export function countShame(board: Board, w: World, standings: Standings, now: Moment): void {
  const left = roundsToCome(board, w, now)
  const [highest, second] = exposedAtTheEnd(board, w, left)
  const blur = BLUR[0] + BLUR[1] * left
  const cost = (seat: number, markers: number): number => {
    const own = standings.of[seat]
    /** Chances that nobody has more, and that exactly one has. */
    let isWorst = 1
    let isSecond = 0
    for (let other = 0; other < w.players; other++) {
      if (other === seat) continue
      const rival = standings.of[other]
      const isWorse = logistic((markers - rival.shame + TIE_BROKEN * tie(board, w, own, rival, seat, other)) / blur)
      isSecond = isSecond * isWorse + isWorst * (1 - isWorse)
      isWorst *= isWorse
    }
    // Whoever has no marker is in no place; two players know no second one.
    const hasPlace = markers > 0 ? 1 : Math.min(1, left)
    return markers + hasPlace * (highest * isWorst + (w.players > 2 ? second * isSecond : 0))
  }
  for (let seat = 0; seat < w.players; seat++) {
    const own = standings.of[seat]
    own.shameCost = cost(seat, own.shame)
    own.shameEach = cost(seat, own.shame + 1) - own.shameCost
  }
}

function tie(board: Board, w: World, own: Standing, rival: Standing, seat: number, other: number): number {
  const votes = w.bytes[board.votes + other] - w.bytes[board.votes + seat]
  return Math.sign(votes === 0 ? rival.squires - own.squires : votes)
}

/** How many rounds of conflicts are still to be scored, this one in part. */
function roundsToCome(board: Board, w: World, { roundsLeft, part }: Moment): number {
  let open = 0
  // The conflict whose captives are being ransomed has brought its shame already.
  for (let conflict = part === CONFLICT_REWARDS ? w.conflict + 1 : 0; conflict < CONFLICTS; conflict++)
    if (board.hasCard(w, conflict)) open++
  return roundsLeft + open / CONFLICTS_A_ROUND
}

/** The highest and second highest value that will be exposed: those that are, and those that come by what is still taken. */
function exposedAtTheEnd(board: Board, w: World, left: number): readonly [highest: number, second: number] {
  const { values } = w.components.shameTrack
  const each = MARKERS_PER_FIELD[w.players]
  let empty = 0
  let taken = 0
  for (let field = 0; field < values.length; field++) {
    const markers = board.shameMarkers(w, field)
    if (markers === 0) empty++
    taken += each - markers
  }
  // Of the last field that is begun, half the markers are left on average.
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
