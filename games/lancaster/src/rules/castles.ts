/** Phase 3, castles: each in turn scores knights and extensions in the order he likes, then his round table. */
import type { CastleSpace } from '../components.ts'
import type { Decision, Passage, Table } from '../course.ts'
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
import { CASTLE, CASTLE_GOES_ON, NEXT_CASTLE, NEXT_CONFLICT } from '../steps.ts'
import { castleOf } from './placing/castle.ts'
import { award, canBuild, canTakeNobleAnywhere, gainVotes } from './rewards.ts'
import { canUpgrade } from './upgrades.ts'

/** From the start player clockwise; with two players each scores his ally's castle after his own. */
export function partyInOrder(s: State, place: number): number {
  if (!hasAllies(s)) return seatInOrder(s, place)
  const seat = seatInOrder(s, place >> 1)
  return (place & 1) === 0 ? seat : seat + s.players
}

export const nextCastle: Passage = (s) => {
  if (s.castles === partyCount(s)) {
    s.conflict = 0
    return goTo(s, NEXT_CONFLICT)
  }
  s.bytes[SCORED + partyInOrder(s, s.castles)] = 0
  goTo(s, CASTLE_GOES_ON)
}

/** Whether a space still has something to score: a knight, or an extension that lies face up. */
function isLeft(s: State, party: number, space: number): boolean {
  const bit = 1 << space
  if ((s.bytes[SCORED + party] & bit) !== 0) return false
  if (castleKnight(s, party, space) > 0) return true
  return hasExtension(s, party, space) && (s.bytes[FACE_DOWN + party] & bit) === 0
}

/** Goods and points that cost nothing: when they come makes no difference to each other. */
const isPlain = ({ reward, cost }: CastleSpace): boolean =>
  cost === undefined &&
  reward.newKnight === undefined &&
  reward.upgrade === undefined &&
  reward.extension === undefined &&
  reward.nobleAnywhere === undefined

/** What is impossible lapses, and nobody pays for it. */
function hasEffect(s: State, party: number, { reward }: CastleSpace): boolean {
  if ((reward.points ?? reward.gold ?? reward.squires ?? reward.votes ?? reward.seals) !== undefined) return true
  if (reward.newKnight !== undefined && inReserve(s, party, 1) > 0) return true
  if (reward.upgrade !== undefined && canUpgrade(s, party)) return true
  if (reward.extension !== undefined && canBuild(s, party)) return true
  return reward.nobleAnywhere !== undefined && canTakeNobleAnywhere(s, party)
}

/** His knight goes home after scoring, or unscored if he turned the offer down. */
function leaveSpace(s: State, party: number, space: number): void {
  s.bytes[SCORED + party] |= 1 << space
  const strength = castleKnight(s, party, space)
  if (strength === 0) return
  setCastleKnight(s, party, space, 0)
  addAtCourt(s, party, strength, 1)
}

function scoreSpace(s: State, party: number, space: number, table: Table): void {
  const { reward, cost = 0 } = castleOf(s, party)[space]
  leaveSpace(s, party, space)
  pay(s, SQUIRES, party, cost)
  table.log?.tell({ key: 'log.castle', params: { party: partyKey(s, party), space: castleKey(s, party, space) } })
  award(s, party, reward, CASTLE_GOES_ON, table)
}

/** Asks as long as the order or an offer matters; what is left then is scored, and the round table after it. */
export const castleGoesOn: Passage = (s, table) => {
  const party = partyInOrder(s, s.castles)
  const spaces = castleOf(s, party)
  for (let space = 0; space < spaces.length; space++)
    if (isLeft(s, party, space) && !isPlain(spaces[space]) && hasEffect(s, party, spaces[space]))
      return ask(s, leaderOf(s, party), CASTLE)
  for (let space = 0; space < spaces.length; space++) {
    if (!isLeft(s, party, space)) continue
    if (isPlain(spaces[space])) return scoreSpace(s, party, space, table)
    leaveSpace(s, party, space)
  }
  endCastle(s, party, table)
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
  play(s, _seat, m, table) {
    const party = partyInOrder(s, s.castles)
    if (verbOf(m) === M_SCORE) return scoreSpace(s, party, firstOf(m), table)
    const spaces = castleOf(s, party).length
    for (let space = 0; space < spaces; space++) if (isLeft(s, party, space)) leaveSpace(s, party, space)
    goTo(s, CASTLE_GOES_ON)
  },
}

/** The round table: a vote for each noble and one for the lord of the castle, but none in the last round. */
function endCastle(s: State, party: number, table: Table): void {
  s.bytes[SCORED + party] = 0
  s.bytes[FACE_DOWN + party] = 0
  if (s.round < ROUNDS && !isAlly(s, party)) gainVotes(s, party, 1 + noblesOf(s, party), table)
  s.castles++
  goTo(s, NEXT_CASTLE)
}
