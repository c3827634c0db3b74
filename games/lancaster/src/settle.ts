/** What must hold in every position, for those that come from outside. */
import type { PositionProblem } from '@tudor-rose/table'
import { CASTLE_SPACES, COUNTY_LETTERS } from './components.ts'
import { atCourt, castleKnight, countyKnight, holderOf, inReserve, knightsOn, ownerOf } from './knights.ts'
import {
  APPLICANT,
  CARD_AT,
  CARD_ON_TABLE,
  CONFLICT_CARD,
  CONFLICT_PLACES,
  CONFLICT_SPACES,
  COUNTIES,
  EXTENSIONS,
  IN_FORCE,
  IN_TOWER,
  KNIGHTS,
  LAW_AT,
  LAW_IN_PARLIAMENT,
  MOST_PARTIES,
  NOTHING,
  OFFICE_KNIGHTS,
  OFFICES,
  PARTY_NAMES,
  PROPOSED,
  ROUNDS,
  STRENGTHS,
} from './layout.ts'
import { misplacedSection } from './rules/laws/sections.ts'
import { checkCourt } from './settle/court.ts'
import { checkDispleasure } from './settle/displeasure.ts'
import { checkParties } from './settle/parties.ts'
import type { Report } from './settle/report.ts'
import { checkRewardTiles } from './settle/reward-tiles.ts'
import { hasNoble, isOver, noblesIn, partyCount, type State } from './state.ts'
import { STEP_NAMES } from './steps.ts'

function knightsOf(s: State, party: number, strength: number): number {
  let found = atCourt(s, party, strength) + inReserve(s, party, strength)
  found += s.bytes[IN_TOWER + (strength - 1) * MOST_PARTIES + party]
  for (let county = 0; county < COUNTIES; county++)
    if (holderOf(s, county) === party && countyKnight(s, county) === strength) found++
  for (let space = 0; space < CASTLE_SPACES; space++) if (castleKnight(s, party, space) === strength) found++
  for (let space = 0; space < CONFLICT_SPACES; space++)
    if (ownerOf(s, space) === party) found += knightsOn(s, space, strength)
  for (let office = 0; office < OFFICES.length; office++)
    if (s.bytes[APPLICANT + office] === party)
      found += s.bytes[OFFICE_KNIGHTS + (strength - 1) * OFFICES.length + office]
  return found
}

function checkKnights(s: State, report: Report): void {
  for (let party = 0; party < partyCount(s); party++)
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const found = knightsOf(s, party, strength)
      if (found !== KNIGHTS[strength])
        report(
          ['parties', PARTY_NAMES[party]],
          `has ${KNIGHTS[strength]} knights of strength ${strength}, of whom ${found} are anywhere`,
        )
    }
  for (let party = 0; party < partyCount(s); party++)
    for (let space = 0; space < CASTLE_SPACES; space++)
      if (castleKnight(s, party, space) > 0 && (s.bytes[EXTENSIONS + party] & (1 << space)) !== 0)
        report(['parties', PARTY_NAMES[party], `castle ${space + 1}`], 'is covered by an extension')
}

function checkCounties(s: State, report: Report): void {
  const dealt = s.components.nobles.perCounty[s.players]
  for (let county = 0; county < COUNTIES; county++) {
    const path = ['counties', COUNTY_LETTERS[county]]
    const holder = holderOf(s, county)
    if (holder !== NOTHING && holder >= partyCount(s)) report([...path, 'holder'], 'does not play')
    if ((holder === NOTHING) !== (countyKnight(s, county) === 0))
      report(path, 'has a holder when a knight stands there, and only then')
    let taken = 0
    for (let party = 0; party < partyCount(s); party++) taken += Number(hasNoble(s, party, county))
    if (noblesIn(s, county) + taken > dealt) report([...path, 'nobles'], `had ${dealt} nobles, not more`)
  }
}

function checkConflicts(s: State, report: Report): void {
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++) {
    const card = s.bytes[CONFLICT_CARD + conflict]
    if (card !== NOTHING && s.bytes[CARD_AT + card] !== CARD_ON_TABLE)
      report(['conflicts', CONFLICT_PLACES[conflict]], 'has a card that is not on the table')
    if (card !== NOTHING && s.components.conflicts[card] === undefined)
      report(['conflicts', CONFLICT_PLACES[conflict]], 'has a card that there is not')
  }
}

function checkParliament(s: State, report: Report): void {
  const misplaced = misplacedSection(s)
  if (misplaced !== undefined) report([misplaced], 'cannot be from this set of laws in a game with these options')
  for (const [place, name] of ['first', 'second', 'third'].entries()) {
    const [law, proposed] = [s.bytes[IN_FORCE + place], s.bytes[PROPOSED + place]]
    if (law === NOTHING) report(['parliament', name, 'in force'], 'three laws are always in force')
    for (const each of [law, proposed])
      if (each !== NOTHING && s.bytes[LAW_AT + each] !== LAW_IN_PARLIAMENT)
        report(['parliament', name], 'has a law that is not in parliament')
  }
}

export function settle(s: State): readonly PositionProblem[] {
  const problems: PositionProblem[] = []
  const report: Report = (path, reason) => {
    problems.push({ path, reason })
  }
  if (s.players < 2 || s.players > 5) report(['players'], 'there are 2 to 5 players')
  if (problems.length > 0) return problems
  if (s.round < 1 || s.round > ROUNDS) report(['round'], `a game has rounds 1 to ${ROUNDS}`)
  if (s.step >= STEP_NAMES.length) report(['step'], 'says where play goes on')
  for (const name of ['asked', 'startPlayer', 'turn'] as const)
    if (s[name] >= s.players) report([name], 'is not one of the players')
  for (const name of ['placing', 'receiver'] as const) if (s[name] >= partyCount(s)) report([name], 'does not play')
  checkKnights(s, report)
  checkCounties(s, report)
  checkConflicts(s, report)
  checkParliament(s, report)
  if (problems.length === 0) checkCourt(s, report)
  checkParties(s, report)
  checkDispleasure(s, report)
  checkRewardTiles(s, report)
  if (isOver(s) !== (s.winners !== 0)) report(['winners'], 'there is a winner when the game is over, and only then')
  return problems
}
