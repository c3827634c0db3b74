/** Gains without choices, all of them public. An ally gets new knights only. */
import { partyKey } from '../keys.ts'
import { addAtCourt, addInReserve, inReserve } from '../knights.ts'
import { GOLD, SEALS, SQUIRES, VOTES } from '../layout.ts'
import { addPoints, gain, isAlly, type State } from '../state.ts'
import type { StepContext } from '../step-types.ts'

export function gainPoints(s: State, party: number, many: number, { log }: StepContext): void {
  if (many === 0 || isAlly(s, party)) return
  addPoints(s, party, many)
  log?.tell({ key: 'log.gains.points', params: { party: partyKey(s, party), count: many } })
}

type GainKey = `log.gains.${'gold' | 'squires' | 'votes' | 'seals'}`

function gainGoods(s: State, what: number, party: number, many: number, key: GainKey, { log }: StepContext): void {
  if (many === 0 || isAlly(s, party)) return
  gain(s, what, party, many)
  log?.tell({ key, params: { party: partyKey(s, party), count: many } })
}
export const gainGold = (s: State, party: number, many: number, context: StepContext): void =>
  gainGoods(s, GOLD, party, many, 'log.gains.gold', context)
export const gainSquires = (s: State, party: number, many: number, context: StepContext): void =>
  gainGoods(s, SQUIRES, party, many, 'log.gains.squires', context)
export const gainVotes = (s: State, party: number, many: number, context: StepContext): void =>
  gainGoods(s, VOTES, party, many, 'log.gains.votes', context)

/** Seals matter only with the King's court. */
export const gainSeals = (s: State, party: number, many: number, context: StepContext): void =>
  gainGoods(s, SEALS, party, s.court * many, 'log.gains.seals', context)

/** Knights of strength 1 go from the reserve to court, as long as there are any. */
export function gainNewKnights(s: State, party: number, many: number, { log }: StepContext): void {
  const come = Math.min(many, inReserve(s, party, 1))
  if (come === 0) return
  addInReserve(s, party, 1, -come)
  addAtCourt(s, party, 1, come)
  log?.tell({ key: 'log.newKnight', params: { party: partyKey(s, party), count: come } })
}
