/** Checks of shields, archers and Tudor knights. Applied to imported positions. */
import { COUNTY_LETTERS } from '../components.ts'
import { firstSpace, holderOf, ownerOf, spaceOf } from '../knights.ts'
import {
  CONFLICT_SPACES,
  COUNTIES,
  COUNTY_SHIELD,
  COUNTY_TUDOR,
  NONE,
  OFFICE_TUDOR,
  OFFICES,
  PARTY_NAMES,
  PRIVILEGE,
  PRIVILEGES,
  SPACE_ARCHER,
  SPACE_SQUIRES,
  SPACE_TUDOR,
  SPACES_PER_CONFLICT,
  UPPER_ROW,
} from '../layout.ts'
import { officeHolder } from '../rules/court/offices.ts'
import {
  ARCHER,
  hasInHand,
  inHands,
  inUse,
  isAwardedIn,
  PRIVILEGES_THERE_ARE,
  SHIELD,
  spaceForArcher,
  TUDOR_KNIGHT,
} from '../rules/court/privileges.ts'
import { applicantFor } from '../rules/court/towers.ts'
import { conflictAt, isCounty } from '../rules/placing/bring-along.ts'
import { isOver, leaderOf, partyCount, type State } from '../state.ts'
import { STEP } from '../steps.ts'
import { knightsInAll } from './conflict-spaces.ts'
import { type Report, spacePath } from './report.ts'
import { stageOf } from './round-stage.ts'

/** A privilege needs the knight it goes with. An archer is directly below his knight. */
function checkPlaces(s: State, report: Report): void {
  for (let county = 0; county < COUNTIES; county++)
    if (holderOf(s, county) === NONE && s.bytes[COUNTY_SHIELD + county] + s.bytes[COUNTY_TUDOR + county] > 0)
      report(['counties', COUNTY_LETTERS[county]], 'has a shield or a Tudor knight without a knight')
  for (let space = 0; space < CONFLICT_SPACES; space++) {
    const path = spacePath(space)
    const [archers, tudors] = [s.bytes[SPACE_ARCHER + space], s.bytes[SPACE_TUDOR + space]]
    if (tudors > 0 && knightsInAll(s, space) === 0) report(path, 'has a Tudor knight without a knight')
    if (archers === 0) continue
    if (knightsInAll(s, space) + tudors + s.bytes[SPACE_SQUIRES + space] > 0)
      report(path, 'has an archer, so no other pieces')
    if (
      space % SPACES_PER_CONFLICT === 0 ||
      ownerOf(s, space) !== ownerOf(s, space - 1) ||
      knightsInAll(s, space - 1) === 0
    )
      report(path, 'has an archer without a knight above')
  }
}

/** How many privileges on the table can only have been placed this round, optionally without those of one party. */
function placedThisRound(s: State, privilege: number, exceptBy = NONE): number {
  let found = 0
  const note = (many: number, party: number) => {
    if (many > 0 && party !== exceptBy) found += many
  }
  for (let county = 0; county < COUNTIES; county++) {
    if (privilege === SHIELD) note(s.bytes[COUNTY_SHIELD + county], holderOf(s, county))
    if (privilege === TUDOR_KNIGHT) note(s.bytes[COUNTY_TUDOR + county], holderOf(s, county))
  }
  for (let space = firstSpace(UPPER_ROW); space < CONFLICT_SPACES; space++) {
    if (privilege === ARCHER) note(s.bytes[SPACE_ARCHER + space], ownerOf(s, space))
    if (privilege === TUDOR_KNIGHT) note(s.bytes[SPACE_TUDOR + space], ownerOf(s, space))
  }
  if (privilege === TUDOR_KNIGHT)
    for (let office = 0; office < OFFICES.length; office++)
      note(s.bytes[OFFICE_TUDOR + office], applicantFor(s, office))
  return found
}

/** One of each is awarded per round, for the holder of the office to use in the next round. */
function checkPrivilege(s: State, privilege: number, report: Report): void {
  const name = PRIVILEGES[privilege]
  const path = ['offices', OFFICES[privilege]]
  const stage = stageOf(s)
  const holder = officeHolder(s, privilege)
  const there = s.court * PRIVILEGES_THERE_ARE[privilege]
  if (inHands(s, privilege) + inUse(s, privilege) > there) report(path, `there are ${there} of the ${name}`)
  // One is always left for the next award.
  if (inUse(s, privilege) >= PRIVILEGES_THERE_ARE[privilege]) report(path, `cannot have brought so many of the ${name}`)
  for (let party = 0; party < partyCount(s); party++)
    if (hasInHand(s, party, privilege) && party !== holder)
      report(['parties', PARTY_NAMES[party], 'privileges'], `has the ${name} without its office`)
  if (placedThisRound(s, privilege) > 1) report(path, `brought only one ${name} for this round`)
  if (s.round === 1 && inUse(s, privilege) > 0) report(path, `brings no ${name} in the first round`)
  if (stage === 'placing' || stage === 'parliament') {
    if (placedThisRound(s, privilege) + inHands(s, privilege) > 1) report(path, `brought only one ${name}`)
    if (placedThisRound(s, privilege, holder) > 0) report(path, `has its ${name} with somebody else`)
  }
  if (stage === 'rewards' && holder !== NONE && hasInHand(s, holder, privilege) !== isAwardedIn(s.round, privilege))
    report(path, `has the ${name} when it has been awarded, unless it comes too late to be used`)
}

/** A privilege must be in hand to be brought along, and allowed at that place. */
function checkBringing(s: State, report: Report): void {
  if (isOver(s)) return
  if (s.step !== STEP.bringAlong) {
    if (s.bringing !== 0 || s.placedAt !== NONE) report(['bringing'], 'is asked only when a knight has been placed')
    return
  }
  const party = s.placing
  const has = (privilege: number) => (s.bringing & (1 << privilege)) !== 0
  if (leaderOf(s, party) !== s.asked) report(['asked'], 'does not lead the party that has just placed a piece')
  if (s.bringing === 0 || (s.bringing & ~s.bytes[PRIVILEGE + party]) !== 0) report(['bringing'], 'is not in hand')
  if (s.placedAt === NONE) {
    report(['placedAt'], 'is not said')
    return
  }
  if (isCounty(s.placedAt)) {
    if (holderOf(s, s.placedAt) !== party) report(['placedAt'], 'is held by another')
    if (has(ARCHER)) report(['bringing'], 'an archer goes into conflicts only')
    return
  }
  const space = spaceOf(s, party, conflictAt(s.placedAt))
  if (space === NONE) {
    report(['placedAt'], 'has no knight of his')
    return
  }
  if (has(SHIELD)) report(['bringing'], 'a shield goes into counties only')
  if (has(ARCHER) && (spaceForArcher(s, space) === NONE || knightsInAll(s, space) !== 1))
    report(['bringing'], 'an archer goes with a knight who has just come, onto the free space below him')
}

export function checkPrivileges(s: State, report: Report): void {
  checkPlaces(s, report)
  for (let privilege = 0; privilege < PRIVILEGES.length; privilege++) checkPrivilege(s, privilege, report)
  checkBringing(s, report)
}
