/** The King's displeasure: checks of the Tower, the shame track and shame markers. */
import { towerKnights } from '../knights.ts'
import { lawNumber } from '../law-ids.ts'
import {
  LAW_AT,
  LAW_IN_BOX,
  MAX_PARTIES,
  PARTY_NAMES,
  POINTS_LOST,
  SHAME,
  SHAME_FIELDS,
  STRENGTHS,
  VICTORIES,
} from '../layout.ts'
import { markersOn, markersPerField, shameOf, takenFromTrack } from '../rules/displeasure.ts'
import { lossesByShame } from '../rules/scoring/shame.ts'
import { neutralKnightFor, strengthInTower, TOWER_CAPACITY, towerKnightsOf } from '../rules/tower.ts'
import { isOver, type State } from '../state.ts'
import { STEP } from '../steps.ts'
import type { Report } from './report.ts'
import { stageOf } from './round-stage.ts'

/** Steps at which conflicts of the current round may have been scored. */
const CONFLICTS_ARE_SCORED: readonly number[] = [
  STEP.nextConflict,
  STEP.nextRansom,
  STEP.ransom,
  STEP.endRound,
  STEP.finalScoring,
  STEP.gameOver,
]

/** The first round has two conflicts. Later rounds may also have two left from the previous round. */
const conflictsScoredBy = (round: number): number => Math.max(0, 4 * round - 2)

/** The maximum number of conflicts lost so far. */
const mostLosses = (s: State): number =>
  conflictsScoredBy(CONFLICTS_ARE_SCORED.includes(s.step) ? s.round : s.round - 1)

/** One of the King's laws gives markers for counties: at most four per round for all players together. */
const SHAME_BY_LAW = lawNumber('shame-per-2-counties')
const mostByLaws = (s: State): number => (s.bytes[LAW_AT + SHAME_BY_LAW] === LAW_IN_BOX ? 0 : 4 * s.round)

/** An upper bound for the markers of one player. */
const mostShame = (s: State): number => mostLosses(s) + mostByLaws(s)

function markersHeld(s: State): number {
  let held = 0
  for (let seat = 0; seat < s.players; seat++) held += shameOf(s, seat)
  return held
}

/**
 * Markers that players may hold beyond those missing from the track: returned markers, and the unlimited supply once
 * the track is empty.
 */
function shameToSpare(s: State): number {
  const taken = takenFromTrack(s)
  return taken === SHAME_FIELDS * markersPerField(s) ? Number.POSITIVE_INFINITY : taken - markersHeld(s)
}

const isScored = (s: State): boolean => isOver(s) && VICTORIES[s.victory] === 'victory.points'

/** The knights have gone home, or none has been placed yet. */
const isTowerEmpty = (s: State): boolean => s.step === STEP.firstExtension || stageOf(s) === 'rewards' || isScored(s)

function checkTower(s: State, report: Report): void {
  if (strengthInTower(s) > TOWER_CAPACITY)
    report(['parties'], `the Tower has room for ${TOWER_CAPACITY - s.neutralKnight} beside its own knight`)
  if (!isTowerEmpty(s)) return
  for (const [party, name] of PARTY_NAMES.entries())
    if (towerKnightsOf(s, party) > 0) report(['parties', name], 'has nobody in the Tower in this phase')
}

/** The track empties from left to right and is never refilled. */
function checkTrack(s: State, report: Report): void {
  const full = markersPerField(s)
  let isBegun = false
  for (let field = 0; field < SHAME_FIELDS; field++) {
    const path = ['shame track', `field ${field + 1}`, 'markers']
    const markers = markersOn(s, field)
    if (markers > full) report(path, `there are ${full} on a field at most`)
    if (isBegun && markers < full) report(path, 'markers are taken from the left')
    isBegun ||= markers > 0
  }
  if (takenFromTrack(s) > s.players * mostLosses(s) + mostByLaws(s))
    report(['shame track'], 'so many markers cannot have been taken by now')
}

function checkMarkers(s: State, report: Report): void {
  for (let seat = 0; seat < s.players; seat++)
    if (shameOf(s, seat) > mostShame(s))
      report(['parties', PARTY_NAMES[seat], 'shame'], `nobody can have more than ${mostShame(s)} by now`)
  if (shameToSpare(s) < 0) report(['parties'], 'more markers of shame are held than have been taken from the track')
}

/** Points are lost only in the final scoring. */
function checkLosses(s: State, report: Report): void {
  const losses = isScored(s) && s.displeasure === 1 ? lossesByShame(s) : []
  for (const [party, name] of PARTY_NAMES.entries()) {
    const lost = losses[party] ?? 0
    if (s.bytes[POINTS_LOST + party] !== lost) report(['parties', name, 'points lost'], `should be ${lost}`)
  }
}

/** Without the module none of its pieces are in play, and a colour without a player has none of them. */
function checkAbsent(s: State, report: Report): void {
  const isPlayed = s.displeasure === 1
  for (let party = isPlayed ? s.players : 0; party < MAX_PARTIES; party++)
    if (s.bytes[SHAME + party] > 0) report(['parties', PARTY_NAMES[party], 'shame'], 'is taken by players alone')
  if (isPlayed) return
  for (let party = 0; party < MAX_PARTIES; party++)
    for (let strength = 1; strength <= STRENGTHS; strength++)
      if (towerKnights(s, party, strength) > 0)
        report(['parties', PARTY_NAMES[party], `tower ${strength}`], 'there is no Tower in this game')
  for (let field = 0; field < SHAME_FIELDS; field++)
    if (markersOn(s, field) > 0)
      report(['shame track', `field ${field + 1}`, 'markers'], 'there is no shame in this game')
}

export function checkDispleasure(s: State, report: Report): void {
  const neutral = s.displeasure === 1 ? neutralKnightFor(s) : 0
  if (s.neutralKnight !== neutral) report(['neutralKnight'], `should be ${neutral} in this game`)
  checkAbsent(s, report)
  checkLosses(s, report)
  if (s.displeasure === 0) return
  checkTower(s, report)
  checkTrack(s, report)
  checkMarkers(s, report)
}
