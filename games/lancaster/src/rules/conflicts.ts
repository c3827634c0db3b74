/** Phase 3, conflicts: the result, the gains, and where the knights go. */

import { conflictKey, partyKey } from '../keys.ts'
import {
  addAtCourt,
  addInReserve,
  addKnightsOn,
  clearSpace,
  firstSpace,
  isConflict,
  knightsOn,
  ownerOf,
  spaceOf,
  spaceStrength,
} from '../knights.ts'
import {
  CARD_AT,
  CARD_GONE,
  CONFLICT_CARD,
  CONFLICT_PLACES,
  CONFLICT_SPACES,
  GOLD,
  NONE,
  ROUNDS,
  SPACE_ARCHER,
  SPACE_KNIGHTS,
  SPACE_OWNER,
  SPACE_SQUIRES,
  SPACE_TUDOR,
  SPACES_PER_CONFLICT,
  STRENGTHS,
  UPPER_ROW,
} from '../layout.ts'
import { firstOf, M_DECLINE, M_RANSOM, move, verbOf } from '../move.ts'
import { ask, goldOf, goTo, pay, type State, seatInOrder } from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { leaveConflict } from './court/privileges.ts'
import { shameTheAbsent } from './displeasure.ts'
import { gainPoints } from './gains.ts'

const cardOf = (s: State, conflict: number) => s.components.conflicts[s.bytes[CONFLICT_CARD + conflict]]

/** The next rank: the stronger space first; on a tie, the lower space. */
function bestSpace(s: State, conflict: number, done: number): number {
  let best = NONE
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++) {
    if (ownerOf(s, space) === NONE || (done & (1 << (space - first))) !== 0) continue
    if (best === NONE || spaceStrength(s, space) >= spaceStrength(s, best)) best = space
  }
  return best
}

/** Assigns values to ranks from `firstValue` on. A loss skips the highest value. */
function givePoints(s: State, conflict: number, firstValue: number, context: StepContext): void {
  const { points } = cardOf(s, conflict)
  let done = 0
  for (let value = firstValue; value < points.length; value++) {
    const space = bestSpace(s, conflict, done)
    if (space === NONE) return
    done |= 1 << (space - firstSpace(conflict))
    gainPoints(s, ownerOf(s, space), points[value], context)
  }
}

export function strengthOfEngland(s: State, conflict: number): number {
  let total = 0
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    if (ownerOf(s, space) !== NONE) total += spaceStrength(s, space)
  return total
}

/** Lower row first, from left to right. An empty conflict is lost. */
export const nextConflict: AutomaticStep = (s, context) => {
  while (s.conflict < CONFLICT_PLACES.length && !isConflict(s, s.conflict)) s.conflict++
  if (s.conflict === CONFLICT_PLACES.length) return goTo(s, STEP.endRound)
  const conflict = s.conflict
  const england = strengthOfEngland(s, conflict)
  const france = cardOf(s, conflict).strength
  const outcome = england >= france ? 'won' : conflict < UPPER_ROW ? 'lostAgain' : 'lost'
  const isLast = outcome === 'lost' && s.round === ROUNDS
  context.log?.tell({
    key: `log.conflict.${isLast ? 'lostAtLast' : outcome}`,
    params: { conflict: conflictKey(conflict), england, france },
  })
  if (outcome === 'won') {
    givePoints(s, conflict, 0, context)
    comeHome(s, conflict)
    removeCard(s, conflict)
    s.conflict++
    return
  }
  givePoints(s, conflict, 1, context)
  if (s.displeasure === 1) shameTheAbsent(s, conflict, context)
  if (outcome === 'lost') {
    moveDown(s, conflict)
    s.conflict++
    return
  }
  leaveConflict(s, firstSpace(conflict))
  s.ransoms = 0
  goTo(s, STEP.nextRansom)
}

function removeCard(s: State, conflict: number): void {
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++) clearSpace(s, space)
  s.bytes[CARD_AT + s.bytes[CONFLICT_CARD + conflict]] = CARD_GONE
  s.bytes[CONFLICT_CARD + conflict] = NONE
}

function comeHome(s: State, conflict: number): void {
  const first = firstSpace(conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const many = knightsOn(s, space, strength)
      if (many > 0) addAtCourt(s, ownerOf(s, space), strength, many)
    }
}

/** All fields that each space has, in layout order. Squires sent by a law go back instead. */
const SPACE_FIELDS: readonly number[] = [
  SPACE_OWNER,
  ...Array.from({ length: STRENGTHS }, (_, index) => SPACE_KNIGHTS + index * CONFLICT_SPACES),
  SPACE_ARCHER,
  SPACE_TUDOR,
]

/** First loss: the card and everything on it move to the lower row, in the same order. */
function moveDown(s: State, conflict: number): void {
  const below = conflict - UPPER_ROW
  s.bytes[CONFLICT_CARD + below] = s.bytes[CONFLICT_CARD + conflict]
  s.bytes[CONFLICT_CARD + conflict] = NONE
  for (let place = 0; place < SPACES_PER_CONFLICT; place++) {
    const [from, to] = [firstSpace(conflict) + place, firstSpace(below) + place]
    for (let i = 0; i < SPACE_FIELDS.length; i++) s.bytes[SPACE_FIELDS[i] + to] = s.bytes[SPACE_FIELDS[i] + from]
    s.bytes[SPACE_SQUIRES + to] = 0
    clearSpace(s, from)
  }
}

/** Second loss: in turn order, players may ransom their captives. Allies cannot. All others go to the reserve. */
export const nextRansom: AutomaticStep = (s) => {
  for (; s.ransoms < s.players; s.ransoms++) {
    const seat = seatInOrder(s, s.ransoms)
    if (hasCaptives(s, seat)) return ask(s, seat, STEP.ransom)
  }
  const first = firstSpace(s.conflict)
  for (let space = first; space < first + SPACES_PER_CONFLICT; space++)
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const many = knightsOn(s, space, strength)
      if (many > 0) addInReserve(s, ownerOf(s, space), strength, many)
    }
  removeCard(s, s.conflict)
  s.conflict++
  goTo(s, STEP.nextConflict)
}

export function hasCaptives(s: State, seat: number): boolean {
  const space = spaceOf(s, seat, s.conflict)
  if (space === NONE) return false
  for (let strength = 1; strength <= STRENGTHS; strength++) if (knightsOn(s, space, strength) > 0) return true
  return false
}

/** One knight at a time, for 1 gold per strength. Every player with captives is asked, because gold is hidden. */
export const ransom: Decision = {
  section: 'Phase 3, conflicts',
  moves(s, seat, out) {
    const space = spaceOf(s, seat, s.conflict)
    for (let strength = 1; strength <= STRENGTHS; strength++)
      if (knightsOn(s, space, strength) > 0 && goldOf(s, seat) >= strength) out.push(move(M_RANSOM, strength))
    out.push(move(M_DECLINE))
  },
  play(s, seat, m, { log }) {
    if (verbOf(m) === M_DECLINE) s.ransoms++
    else {
      const strength = firstOf(m)
      pay(s, GOLD, seat, strength)
      addKnightsOn(s, spaceOf(s, seat, s.conflict), strength, -1)
      addAtCourt(s, seat, strength, 1)
      log?.tell({ key: 'log.ransom', params: { party: partyKey(s, seat), strength } })
    }
    goTo(s, STEP.nextRansom)
  },
}
