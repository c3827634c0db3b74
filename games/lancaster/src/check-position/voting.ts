/** Phase 2: ballots exist only during the vote; law choices belong to the law being carried out. */
import { BALLOT, NONE, STAKE } from '../layout.ts'
import type { Law } from '../rules/laws/law.ts'
import { lawInHand } from '../rules/parliament.ts'
import { isAlly, leftoverOf, type State, seatInOrder, votesOf } from '../state.ts'
import { STEP } from '../steps.ts'
import { isRewardStep, phaseOf } from './phase.ts'
import { partyPath, type Report } from './report.ts'

const LAWS_IN_FORCE = 3

function checkBallots(s: State, report: Report): void {
  const phase = phaseOf(s)
  const isVote = phase === 'vote' || phase === 'given up'
  let owing = 0
  for (let seat = 0; seat < s.players; seat++) {
    const path = partyPath(seat)
    const hasVoted = s.bytes[BALLOT + seat] !== NONE
    const stake = s.bytes[STAKE + seat]
    if (hasVoted && !isVote) report([...path, 'ballot'], 'is cast, though there is no vote')
    if (!hasVoted && stake > 0) report([...path, 'stake'], 'goes with a ballot, and none has been cast')
    if (stake > votesOf(s, seat))
      report([...path, 'stake'], `is ${stake} votes, of which there are ${votesOf(s, seat)}`)
    if (!hasVoted) owing++
  }
  if (isVote && owing === 0) report(['step'], 'all have voted, so nobody is asked')
}

function checkLeftover(s: State, report: Report): void {
  const phase = phaseOf(s)
  if (phase === 'laws' || phase === 'given up') return
  for (let seat = 0; seat < s.players; seat++)
    if (leftoverOf(s, seat) > 0)
      report([...partyPath(seat), 'leftover votes'], 'are there only while the laws are carried out')
}

/** The place in turn order of the player whom the law has reached. */
const placeAsked = (s: State): number => (s.asked - s.startPlayer + s.players) % s.players

/** In an imagined world, goods behind screens may differ, so laws that look there are not checked. */
function isEntitled(s: State, law: Law, seat: number): boolean {
  if (law.kind === 'automatic') return false
  return law.looksBehindScreens || (law.entitles?.(s, seat) ?? true)
}

/** A law goes clockwise from the start player, so the players it has not reached come after the one asked. */
function checkEntitled(s: State, law: Law, report: Report): void {
  for (let place = 0; place < s.players; place++) {
    const seat = seatInOrder(s, place)
    if ((s.entitled & (1 << seat)) === 0) continue
    if (place <= placeAsked(s)) report(['entitled'], 'names somebody to whom the law has come already')
    else if (!isEntitled(s, law, seat)) report(['entitled'], 'names somebody to whom the law has nothing to offer')
  }
  if (s.entitled >= 1 << s.players) report(['entitled'], 'names somebody who does not play')
}

/** A law with choices has one for this player. */
function checkChoice(s: State, law: Law, report: Report): void {
  if (law.kind !== 'choice') {
    report(['law'], 'is a law that leaves nothing of its own to choose')
    return
  }
  if (law.asksFurther === undefined && s.lawProgress > 0) report(['lawProgress'], 'this law asks one thing only')
  if (!(law.asksFurther ?? (() => isEntitled(s, law, s.asked)))(s, s.asked))
    report(['asked'], 'has nothing to choose by this law')
}

function checkGrant(s: State, law: Law, report: Report): void {
  if (law.kind !== 'grant') report(['law'], 'is a law that gives no such reward')
  else if (isAlly(s, s.receiver)) report(['receiver'], 'is an ally, for whom there are no laws')
  else if (!isEntitled(s, law, s.receiver)) report(['receiver'], 'gets nothing by this law')
}

function checkLaw(s: State, report: Report): void {
  if (phaseOf(s) === 'given up') return
  if (phaseOf(s) !== 'laws') {
    if (s.law !== 0) report(['law'], 'is 0 unless a law is being carried out')
    if (s.entitled !== 0) report(['entitled'], 'nobody is, unless a law is being carried out')
    return
  }
  if (s.law < 1 || s.law > LAWS_IN_FORCE) {
    report(['law'], `says which of the laws in force is carried out, from 1 to ${LAWS_IN_FORCE}`)
    return
  }
  const law = lawInHand(s)
  checkEntitled(s, law, report)
  if (s.step === STEP.lawChoice) checkChoice(s, law, report)
  else if (isRewardStep(s)) checkGrant(s, law, report)
}

/** Assumes that the step and the laws in force are valid. */
export function checkVoting(s: State, report: Report): void {
  checkBallots(s, report)
  checkLeftover(s, report)
  checkLaw(s, report)
}
