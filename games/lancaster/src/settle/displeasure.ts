/** The King's displeasure: what must hold for Tower, shame track and markers of shame. */
import { towerKnights } from '../knights.ts'
import {
  LAW_AT,
  LAW_IN_BOX,
  MOST_PARTIES,
  PARTY_NAMES,
  POINTS_LOST,
  SHAME,
  SHAME_FIELDS,
  STRENGTHS,
  VICTORIES,
} from '../layout.ts'
import { markersOn, markersPerField, shameOf, takenFromTrack } from '../rules/displeasure.ts'
import { lawNumber } from '../rules/laws/ids.ts'
import { lossesByShame } from '../rules/scoring/shame.ts'
import { neutralKnightFor, strengthInTower, TOWER_CAPACITY, towerKnightsOf } from '../rules/tower.ts'
import { isOver, type State } from '../state.ts'
import { END_ROUND, FINAL_SCORING, FIRST_EXTENSION, GAME_OVER, NEXT_CONFLICT, NEXT_RANSOM, RANSOM } from '../steps.ts'
import { momentOf } from './moment.ts'
import type { Report } from './report.ts'

/** Steps at which conflicts of the round that is played may have been scored. */
const CONFLICTS_ARE_SCORED: readonly number[] = [
  NEXT_CONFLICT,
  NEXT_RANSOM,
  RANSOM,
  END_ROUND,
  FINAL_SCORING,
  GAME_OVER,
]

/** Two conflicts come in the first round; later two of the round before may be there as well. */
const conflictsScoredBy = (round: number): number => Math.max(0, 4 * round - 2)

/** Conflicts that can have been lost by now. */
const mostLosses = (s: State): number =>
  conflictsScoredBy(CONFLICTS_ARE_SCORED.includes(s.step) ? s.round : s.round - 1)

/** One of the King's laws gives markers for counties: four at most in a round, to all players together. */
const SHAME_BY_LAW = lawNumber('shame-per-2-counties')
const mostByLaws = (s: State): number => (s.bytes[LAW_AT + SHAME_BY_LAW] === LAW_IN_BOX ? 0 : 4 * s.round)

/** More markers than anybody can have by now. */
const mostShame = (s: State): number => mostLosses(s) + mostByLaws(s)

function markersHeld(s: State): number {
  let held = 0
  for (let seat = 0; seat < s.players; seat++) held += shameOf(s, seat)
  return held
}

/** How many markers more could be in the hands of players: those that went back to the supply, which has no end once the track is empty. */
function shameToSpare(s: State): number {
  const taken = takenFromTrack(s)
  return taken === SHAME_FIELDS * markersPerField(s) ? Number.POSITIVE_INFINITY : taken - markersHeld(s)
}

const isScored = (s: State): boolean => isOver(s) && VICTORIES[s.victory] === 'victory.points'

/** The knights have gone home, or none has been placed yet. */
const isTowerEmpty = (s: State): boolean => s.step === FIRST_EXTENSION || momentOf(s) === 'rewards' || isScored(s)

function checkTower(s: State, report: Report): void {
  if (strengthInTower(s) > TOWER_CAPACITY)
    report(['parties'], `the Tower has room for ${TOWER_CAPACITY - s.neutralKnight} beside its own knight`)
  if (!isTowerEmpty(s)) return
  for (const [party, name] of PARTY_NAMES.entries())
    if (towerKnightsOf(s, party) > 0) report(['parties', name], 'has nobody in the Tower in this phase')
}

/** The track is cleared from left to right, and never filled again. */
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

/** Points are lost in the final scoring, and only there. */
function checkLosses(s: State, report: Report): void {
  const losses = isScored(s) && s.displeasure === 1 ? lossesByShame(s) : []
  for (const [party, name] of PARTY_NAMES.entries()) {
    const lost = losses[party] ?? 0
    if (s.bytes[POINTS_LOST + party] !== lost) report(['parties', name, 'points lost'], `should be ${lost}`)
  }
}

/** Without the module nothing of it is there, and who does not play has no part in it. */
function checkAbsent(s: State, report: Report): void {
  const isPlayed = s.displeasure === 1
  for (let party = isPlayed ? s.players : 0; party < MOST_PARTIES; party++)
    if (s.bytes[SHAME + party] > 0) report(['parties', PARTY_NAMES[party], 'shame'], 'is taken by players alone')
  if (isPlayed) return
  for (let party = 0; party < MOST_PARTIES; party++)
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
