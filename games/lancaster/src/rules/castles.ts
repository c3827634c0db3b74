/** Phase 3, castles: each player in turn scores knights and extensions in any order, then the round table. */
import type { CastleSpace } from '../components.ts'
import { castleKey, partyKey } from '../keys.ts'
import { addAtCourt, castleKnight, inReserve, setCastleKnight } from '../knights.ts'
import { FACE_DOWN, ROUNDS, SCORED, SQUIRES } from '../layout.ts'
import { firstOf, M_DECLINE, M_SCORE, move, verbOf } from '../move.ts'
import {
  ask,
  goTo,
  hasAllies,
  hasExtension,
  isAlly,
  leaderOf,
  noblesOf,
  partyCount,
  pay,
  type State,
  seatInOrder,
  squiresOf,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { gainVotes } from './gains.ts'
import { castleOf } from './placing/castle.ts'
import { award, canBuild, canTakeNobleAnywhere } from './rewards.ts'
import { canUpgrade } from './upgrades.ts'

/** Clockwise from the start player. With two players, each scores his ally's castle after his own. */
export function partyInOrder(s: State, place: number): number {
  if (!hasAllies(s)) return seatInOrder(s, place)
  const seat = seatInOrder(s, place >> 1)
  return (place & 1) === 0 ? seat : seat + s.players
}

export const nextCastle: AutomaticStep = (s) => {
  if (s.castles === partyCount(s)) {
    s.conflict = 0
    return goTo(s, STEP.nextConflict)
  }
  s.bytes[SCORED + partyInOrder(s, s.castles)] = 0
  goTo(s, STEP.castleGoesOn)
}

/** Whether a space still scores: it has a knight or a face-up extension. */
function isLeft(s: State, party: number, space: number): boolean {
  const bit = 1 << space
  if ((s.bytes[SCORED + party] & bit) !== 0) return false
  if (castleKnight(s, party, space) > 0) return true
  return hasExtension(s, party, space) && (s.bytes[FACE_DOWN + party] & bit) === 0
}

/** Goods and points without a cost. The order among these does not matter. */
const isPlain = ({ reward, cost }: CastleSpace): boolean =>
  cost === undefined &&
  reward.newKnight === undefined &&
  reward.upgrade === undefined &&
  reward.extension === undefined &&
  reward.nobleAnywhere === undefined

/** An impossible reward lapses, and nobody pays for it. */
function hasEffect(s: State, party: number, { reward }: CastleSpace): boolean {
  if ((reward.points ?? reward.gold ?? reward.squires ?? reward.votes ?? reward.seals) !== undefined) return true
  if (reward.newKnight !== undefined && inReserve(s, party, 1) > 0) return true
  if (reward.upgrade !== undefined && canUpgrade(s, party)) return true
  if (reward.extension !== undefined && canBuild(s, party)) return true
  return reward.nobleAnywhere !== undefined && canTakeNobleAnywhere(s, party)
}

/** The knight goes home after scoring, or without scoring if the offer was declined. */
function leaveSpace(s: State, party: number, space: number): void {
  s.bytes[SCORED + party] |= 1 << space
  const strength = castleKnight(s, party, space)
  if (strength === 0) return
  setCastleKnight(s, party, space, 0)
  addAtCourt(s, party, strength, 1)
}

function scoreSpace(s: State, party: number, space: number, context: StepContext): void {
  const { reward, cost = 0 } = castleOf(s, party)[space]
  leaveSpace(s, party, space)
  pay(s, SQUIRES, party, cost)
  context.log?.tell({ key: 'log.castle', params: { party: partyKey(s, party), space: castleKey(s, party, space) } })
  award(s, party, reward, STEP.castleGoesOn, context)
}

/** Asks while the order or an offer matters, then scores the rest and the round table. */
export const castleGoesOn: AutomaticStep = (s, context) => {
  const party = partyInOrder(s, s.castles)
  const spaces = castleOf(s, party)
  for (let space = 0; space < spaces.length; space++)
    if (isLeft(s, party, space) && !isPlain(spaces[space]) && hasEffect(s, party, spaces[space]))
      return ask(s, leaderOf(s, party), STEP.castle)
  for (let space = 0; space < spaces.length; space++) {
    if (!isLeft(s, party, space)) continue
    if (isPlain(spaces[space])) return scoreSpace(s, party, space, context)
    leaveSpace(s, party, space)
  }
  endCastle(s, party, context)
}

export const castle: Decision = {
  section: 'Phase 3, castles',
  moves(s, _seat, out) {
    const party = partyInOrder(s, s.castles)
    const spaces = castleOf(s, party)
    let onlyOffers = true
    for (let space = 0; space < spaces.length; space++) {
      if (!isLeft(s, party, space)) continue
      if (!hasEffect(s, party, spaces[space])) continue
      const { cost } = spaces[space]
      if (cost === undefined) onlyOffers = false
      if (cost === undefined || cost <= squiresOf(s, party)) out.push(move(M_SCORE, space))
    }
    if (onlyOffers) out.push(move(M_DECLINE))
  },
  play(s, _seat, m, context) {
    const party = partyInOrder(s, s.castles)
    if (verbOf(m) === M_SCORE) return scoreSpace(s, party, firstOf(m), context)
    const spaces = castleOf(s, party).length
    for (let space = 0; space < spaces; space++) if (isLeft(s, party, space)) leaveSpace(s, party, space)
    goTo(s, STEP.castleGoesOn)
  },
}

/** The round table: a vote for each noble and one for the lord of the castle, but none in the last round. */
function endCastle(s: State, party: number, context: StepContext): void {
  s.bytes[SCORED + party] = 0
  s.bytes[FACE_DOWN + party] = 0
  if (s.round < ROUNDS && !isAlly(s, party)) gainVotes(s, party, 1 + noblesOf(s, party), context)
  s.castles++
  goTo(s, STEP.nextCastle)
}
