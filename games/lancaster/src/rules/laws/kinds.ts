/** Shapes that many laws share. */
import { partyKey } from '../../keys.ts'
import { GOLD, SQUIRES } from '../../layout.ts'
import { firstOf, M_TRADE, move } from '../../move.ts'
import { pay, type State } from '../../state.ts'
import { gainPoints, gainVotes } from '../rewards.ts'
import type { LawId } from './ids.ts'
import type { AutomaticLaw, ChoiceLaw } from './law.ts'

/** Whether nobody has more of something in his personal supply; whoever has none never has most. */
export function hasMost(s: State, what: number, seat: number): boolean {
  const own = s.bytes[what + seat]
  for (let other = 0; other < s.players; other++) if (s.bytes[what + other] > own) return false
  return own > 0
}

/** So many points each, however they are counted. */
export const pointsLaw = (id: LawId, pointsOf: (s: State, seat: number) => number): AutomaticLaw => ({
  id,
  kind: 'automatic',
  carryOut(s, table) {
    for (let seat = 0; seat < s.players; seat++) gainPoints(s, seat, pointsOf(s, seat), table)
  },
})

/** Whole groups of so many, rounded down. */
export const groupsOf = (size: number, many: number): number => Math.floor(many / size)

export interface Trade {
  readonly gold?: number
  readonly squires?: number
  readonly forPoints?: number
  readonly forVotes?: number
}

/** Any number of times: goods for points or votes. Everybody says openly how often. */
export function tradeLaw(id: LawId, { gold = 0, squires = 0, forPoints = 0, forVotes = 0 }: Trade): ChoiceLaw {
  return {
    id,
    kind: 'choice',
    moves(s, seat, out) {
      for (let many = 0; ; many++) {
        if (many * gold > s.bytes[GOLD + seat] || many * squires > s.bytes[SQUIRES + seat]) return
        out.push(move(M_TRADE, many))
      }
    },
    play(s, seat, m, table) {
      const many = firstOf(m)
      pay(s, GOLD, seat, many * gold)
      pay(s, SQUIRES, seat, many * squires)
      table.log?.tell({ key: 'log.trades', params: { party: partyKey(s, seat), count: many } })
      gainPoints(s, seat, many * forPoints, table)
      gainVotes(s, seat, many * forVotes, table)
    },
  }
}
