/** Phase 2: three proposals are voted on, then the three laws in force are carried out. */

import { lawKey, seatKey } from '../keys.ts'
import { BALLOT, IN_FORCE, LAW_AT, LAW_GONE, LEFTOVER, NONE, PROPOSED, STAKE, VOTES } from '../layout.ts'
import { firstOf, M_VOTE, move, secondOf } from '../move.ts'
import { ask, goTo, hasScreens, lawInForce, pay, proposedLaw, type State, seatInOrder, votesOf } from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { LAWS } from './laws/index.ts'
import type { ChoiceLaw } from './laws/law.ts'
import { award } from './rewards.ts'

const SEATS_IN_PARLIAMENT = 3
const YES = 1
const NO = 0

function openBallot(s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    s.bytes[BALLOT + seat] = NONE
    s.bytes[STAKE + seat] = 0
  }
  goTo(s, STEP.vote)
}

export const beginParliament: AutomaticStep = (s) => {
  s.proposal = 0
  openBallot(s)
}

const hasVoted = (s: State, seat: number): boolean => s.bytes[BALLOT + seat] !== NONE

function haveAllVoted(s: State): boolean {
  for (let seat = 0; seat < s.players; seat++) if (!hasVoted(s, seat)) return false
  return true
}

/** All players at once and in secret: for or against, with any number of their votes. */
export const vote: Decision = {
  section: 'Phase 2',
  owes: (s, seat) => seat < s.players && !hasVoted(s, seat),
  moves(s, seat, out) {
    const votes = votesOf(s, seat)
    for (let many = 0; many <= votes; many++) out.push(move(M_VOTE, YES, many))
    for (let many = 0; many <= votes; many++) out.push(move(M_VOTE, NO, many))
  },
  play(s, seat, m, { log }) {
    s.bytes[BALLOT + seat] = firstOf(m)
    s.bytes[STAKE + seat] = secondOf(m)
    log?.tell({ key: 'log.voted', params: { seat: seatKey(seat) } })
    if (haveAllVoted(s)) goTo(s, STEP.countVotes)
  },
}

/** The leftmost law in force leaves, the others move left, and the new one is added on the right. */
function pass(s: State, law: number): void {
  s.bytes[LAW_AT + lawInForce(s, 0)] = LAW_GONE
  for (let place = 1; place < SEATS_IN_PARLIAMENT; place++) s.bytes[IN_FORCE + place - 1] = lawInForce(s, place)
  s.bytes[IN_FORCE + SEATS_IN_PARLIAMENT - 1] = law
}

/** Each ballot and each vote counts 1. A tie is enough. The votes are spent either way. */
export const countVotes: AutomaticStep = (s, { log }) => {
  log?.reveal()
  const counted = [0, 0]
  for (let seat = 0; seat < s.players; seat++) {
    const [ballot, votes] = [s.bytes[BALLOT + seat], s.bytes[STAKE + seat]]
    counted[ballot] += 1 + votes
    pay(s, VOTES, seat, votes)
    log?.tell({ key: ballot === YES ? 'log.ballot.yes' : 'log.ballot.no', params: { seat: seatKey(seat), votes } })
  }
  const law = proposedLaw(s, s.proposal)
  const isPassed = counted[YES] >= counted[NO]
  s.bytes[PROPOSED + s.proposal] = NONE
  if (isPassed) pass(s, law)
  else s.bytes[LAW_AT + law] = LAW_GONE
  log?.tell({
    key: isPassed ? 'log.passed' : 'log.rejected',
    params: { law: lawKey(law), yes: counted[YES], no: counted[NO] },
  })
  s.proposal++
  openBallot(s)
  if (s.proposal === SEATS_IN_PARLIAMENT) endBallots(s)
}

/** Leftover votes go back, but some laws use them first. Votes that laws bring are kept for the next round. */
function endBallots(s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    s.bytes[LEFTOVER + seat] = votesOf(s, seat)
    s.bytes[VOTES + seat] = 0
  }
  s.law = 0
  goTo(s, STEP.nextLaw)
}

/** The law being carried out. */
export const lawInHand = (s: State) => LAWS[lawInForce(s, s.law - 1)]

function everyEntitled(s: State, entitles: ChoiceLaw['entitles']): number {
  let bits = 0
  for (let seat = 0; seat < s.players; seat++) if (entitles?.(s, seat) ?? true) bits |= 1 << seat
  return bits
}

/** From left to right, each completed before the next. */
export const nextLaw: AutomaticStep = (s, context) => {
  if (s.law === SEATS_IN_PARLIAMENT) return endLaws(s)
  s.law++
  const law = lawInHand(s)
  context.log?.tell({ key: 'log.law', params: { law: lawKey(lawInForce(s, s.law - 1)) } })
  if (law.looksBehindScreens && hasScreens(s)) context.log?.reveal()
  if (law.kind === 'automatic') return law.carryOut(s, context)
  s.entitled = everyEntitled(s, law.entitles)
  goTo(s, STEP.nextEntitled)
}

/** Clockwise from the start player. */
export const nextEntitled: AutomaticStep = (s, context: StepContext) => {
  for (let place = 0; place < s.players; place++) {
    const seat = seatInOrder(s, place)
    if ((s.entitled & (1 << seat)) === 0) continue
    s.entitled &= ~(1 << seat)
    s.lawProgress = 0
    const law = lawInHand(s)
    if (law.kind === 'choice') return ask(s, seat, STEP.lawChoice)
    if (law.kind === 'grant') {
      award(s, seat, law.reward(s, seat), STEP.nextEntitled, context)
      s.onlyPlaced = Number(law.onlyPlaced === true)
      return
    }
  }
  goTo(s, STEP.nextLaw)
}

export const lawChoice: Decision = {
  section: 'Phase 2, laws',
  moves(s, seat, out) {
    const law = lawInHand(s)
    if (law.kind === 'choice') law.moves(s, seat, out)
  },
  play(s, seat, m, context) {
    const law = lawInHand(s)
    goTo(s, STEP.nextEntitled)
    if (law.kind === 'choice') law.play(s, seat, m, context)
  },
}

function endLaws(s: State): void {
  for (let seat = 0; seat < s.players; seat++) s.bytes[LEFTOVER + seat] = 0
  s.law = 0
  goTo(s, STEP.beginRewards)
}
