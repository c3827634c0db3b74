/** Who is first and second in something at the end, with ties broken by goods and points shared if that does not help. */
import type { Table } from '../../course.ts'
import { seatKey } from '../../keys.ts'
import { addPoints, hasAllies, type State } from '../../state.ts'

const FOR_FIRST = 8
const FOR_SECOND = 4

export interface Majority {
  /** The message key of what is scored. */
  readonly key: string
  count(s: State, seat: number): number
  /** On a tie whoever has more of this is better. */
  breakTie(s: State, seat: number): number
}

/** More is better; so much of the one outweighs any of the other. */
const standing = (majority: Majority, s: State, seat: number): number =>
  majority.count(s, seat) * 256 + majority.breakTie(s, seat)

const seatsAt = (standings: readonly number[], level: number): number[] =>
  [...standings.keys()].filter((seat) => standings[seat] === level)

function share(s: State, majority: Majority, seats: readonly number[], points: number, { log }: Table): void {
  const each = Math.floor(points / seats.length)
  for (const seat of seats) {
    addPoints(s, seat, each)
    log?.tell({
      key: majority.key,
      params: { seat: seatKey(seat), count: majority.count(s, seat), points: each },
    })
  }
}

/** Several in first place share what is there for both places, and there is no second; two players know no second either. */
export function scoreMajority(s: State, majority: Majority, table: Table): void {
  const standings = Array.from({ length: s.players }, (_, seat) => standing(majority, s, seat))
  const best = Math.max(...standings)
  const first = seatsAt(standings, best)
  const second = hasAllies(s) ? 0 : FOR_SECOND
  share(s, majority, first, first.length > 1 ? FOR_FIRST + second : FOR_FIRST, table)
  if (first.length > 1 || second === 0) return
  const next = Math.max(...standings.filter((level) => level < best))
  share(s, majority, seatsAt(standings, next), second, table)
}
