/** Patterns that many laws share. */
import type { LancasterEvent } from '../../events.ts'
import { partyKey } from '../../keys.ts'
import type { LawId } from '../../law-ids.ts'
import { GOLD, LEFTOVER, SEALS, SQUIRES } from '../../layout.ts'
import { firstOf, M_TRADE, move, verbOf } from '../../move.ts'
import { gain, goTo, pay, type State } from '../../state.ts'
import { STEP } from '../../steps.ts'
import { gainPoints, gainVotes } from '../gains.ts'
import type { AutomaticLaw, ChoiceLaw } from './law.ts'

/** Whether no player has more by this count. A player with none never has most. */
export function hasMostBy(s: State, seat: number, count: (s: State, seat: number) => number): boolean {
  const own = count(s, seat)
  for (let other = 0; other < s.players; other++) if (count(s, other) > own) return false
  return own > 0
}

/** The same for a good in the personal supply, given by its offset. */
export function hasMost(s: State, what: number, seat: number): boolean {
  const own = s.bytes[what + seat]
  for (let other = 0; other < s.players; other++) if (s.bytes[what + other] > own) return false
  return own > 0
}

/** Points for each player by this count. */
export const pointsLaw = (id: LawId, pointsOf: (s: State, seat: number) => number): AutomaticLaw => ({
  id,
  kind: 'automatic',
  carryOut(s, context) {
    for (let seat = 0; seat < s.players; seat++) gainPoints(s, seat, pointsOf(s, seat), context)
  },
})

/** Complete groups, rounded down. */
export const groupsOf = (size: number, many: number): number => Math.floor(many / size)

export interface Trade {
  readonly gold?: number
  readonly squires?: number
  readonly seals?: number
  /** Votes left after the ballots. Votes that laws brought this round do not count. */
  readonly leftoverVotes?: number
  readonly forPoints?: number
  readonly forVotes?: number
  readonly forGold?: number
  readonly forSquires?: number
}

/** Any number of times: own goods for points, votes or other goods. Players announce openly how often. */
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
    play(s, seat, m, context) {
      const many = firstOf(m)
      pay(s, GOLD, seat, many * gold)
      pay(s, SQUIRES, seat, many * squires)
      pay(s, SEALS, seat, many * seals)
      // Leftover votes go back after the laws anyway. Until then, laws use the number left after the third ballot.
      gain(s, GOLD, seat, many * forGold)
      gain(s, SQUIRES, seat, many * forSquires)
      context.log?.tell({ key: 'log.trades', params: { party: partyKey(s, seat), count: many } })
      gainPoints(s, seat, many * forPoints, context)
      gainVotes(s, seat, many * forVotes, context)
    },
  }
}

/** Numbered things of a player. Each costs one of a good or is given up. */
export interface Upkeep {
  /** Offset of the good. */
  readonly good: number
  /** The maximum number of such things. */
  readonly things: number
  owns(s: State, seat: number, thing: number): boolean
  giveUp(s: State, seat: number, thing: number): void
  readonly keepVerb: number
  readonly giveUpVerb: number
  /** The log event after his choice. */
  event(s: State, seat: number, thing: number, isKept: boolean): LancasterEvent
}

/** One thing at a time, in order. A player without the good is asked too, and must give up. */
export function upkeepLaw(id: LawId, upkeep: Upkeep): ChoiceLaw {
  const { good, things, owns, giveUp, keepVerb, giveUpVerb, event } = upkeep
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
      log?.tell(event(s, seat, thing, isKept))
      s.lawProgress = thing + 1
      if (firstFrom(s, seat, s.lawProgress) < things) goTo(s, STEP.lawChoice)
    },
  }
}
