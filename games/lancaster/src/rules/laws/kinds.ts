/** Shapes that many laws share. */
import { partyKey } from '../../keys.ts'
import { GOLD, LEFTOVER, SEALS, SQUIRES } from '../../layout.ts'
import { firstOf, M_TRADE, move, verbOf } from '../../move.ts'
import { gain, goTo, pay, type State } from '../../state.ts'
import { LAW_CHOICE } from '../../steps.ts'
import { gainPoints, gainVotes } from '../rewards.ts'
import type { LawId } from './ids.ts'
import type { AutomaticLaw, ChoiceLaw } from './law.ts'

/** Whether nobody has more, however it is counted; whoever has none never has most. */
export function hasMostBy(s: State, seat: number, count: (s: State, seat: number) => number): boolean {
  const own = count(s, seat)
  for (let other = 0; other < s.players; other++) if (count(s, other) > own) return false
  return own > 0
}

/** The same for something in the personal supply, whose offset is given. */
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
  readonly seals?: number
  /** Votes left over after the ballots; those that laws have brought this round do not do. */
  readonly leftoverVotes?: number
  readonly forPoints?: number
  readonly forVotes?: number
  readonly forGold?: number
  readonly forSquires?: number
}

/** Any number of times: one's own for points, votes or goods. Everybody says openly how often. */
export function tradeLaw(id: LawId, trade: Trade): ChoiceLaw {
  const { gold = 0, squires = 0, seals = 0, leftoverVotes = 0 } = trade
  const { forPoints = 0, forVotes = 0, forGold = 0, forSquires = 0 } = trade
  const canPay = (s: State, seat: number, many: number): boolean =>
    many * gold <= s.bytes[GOLD + seat] &&
    many * squires <= s.bytes[SQUIRES + seat] &&
    many * seals <= s.bytes[SEALS + seat] &&
    many * leftoverVotes <= s.bytes[LEFTOVER + seat]
  return {
    id,
    kind: 'choice',
    moves(s, seat, out) {
      for (let many = 0; canPay(s, seat, many); many++) out.push(move(M_TRADE, many))
    },
    play(s, seat, m, table) {
      const many = firstOf(m)
      pay(s, GOLD, seat, many * gold)
      pay(s, SQUIRES, seat, many * squires)
      pay(s, SEALS, seat, many * seals)
      // Leftover votes go back after the laws anyway, and until then laws look at what was left after the third ballot.
      gain(s, GOLD, seat, many * forGold)
      gain(s, SQUIRES, seat, many * forSquires)
      table.log?.tell({ key: 'log.trades', params: { party: partyKey(s, seat), count: many } })
      gainPoints(s, seat, many * forPoints, table)
      gainVotes(s, seat, many * forVotes, table)
    },
  }
}

/** Things of a player, found by number, each of which costs one of a good or is given up. */
export interface Upkeep {
  /** Where the good lies. */
  readonly good: number
  /** How many such things there are at most. */
  readonly things: number
  owns(s: State, seat: number, thing: number): boolean
  giveUp(s: State, seat: number, thing: number): void
  readonly keepVerb: number
  readonly giveUpVerb: number
  readonly keptKey: string
  readonly givenUpKey: string
  /** For the log: what the thing is called. */
  nameOf(s: State, seat: number, thing: number): Readonly<Record<string, string>>
}

/** One thing after the other, in their order; whoever has not got the good is asked all the same and must give up. */
export function upkeepLaw(id: LawId, upkeep: Upkeep): ChoiceLaw {
  const { good, things, owns, giveUp, keepVerb, giveUpVerb, keptKey, givenUpKey, nameOf } = upkeep
  const firstFrom = (s: State, seat: number, from: number): number => {
    let thing = from
    while (thing < things && !owns(s, seat, thing)) thing++
    return thing
  }
  return {
    id,
    kind: 'choice',
    entitles: (s, seat) => firstFrom(s, seat, 0) < things,
    asksFurther: (s, seat) => firstFrom(s, seat, s.lawProgress) < things,
    moves(s, seat, out) {
      const thing = firstFrom(s, seat, s.lawProgress)
      if (s.bytes[good + seat] > 0) out.push(move(keepVerb, thing))
      out.push(move(giveUpVerb, thing))
    },
    play(s, seat, m, { log }) {
      const thing = firstOf(m)
      const isKept = verbOf(m) === keepVerb
      if (isKept) pay(s, good, seat, 1)
      else giveUp(s, seat, thing)
      log?.tell({
        key: isKept ? keptKey : givenUpKey,
        params: { party: partyKey(s, seat), ...nameOf(s, seat, thing) },
      })
      s.lawProgress = thing + 1
      if (firstFrom(s, seat, s.lawProgress) < things) goTo(s, LAW_CHOICE)
    },
  }
}
