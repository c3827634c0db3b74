/** Checks of the King's court. Applied to imported positions. */

import { lawNumber } from '../law-ids.ts'
import {
  APPLICANT,
  BISHOPS,
  FORMING,
  LAW_AT,
  LAW_IN_BOX,
  LORD,
  LORD_PLACES,
  MAX_PARTIES,
  NONE,
  OFFICE_HOLDER,
  OFFICES,
  PARTY_NAMES,
  PRIVILEGE,
  SEALS,
  TOWER_PIECES,
} from '../layout.ts'
import { bishopsInPlay, bishopsOf } from '../rules/court/bishops.ts'
import { officeHolder, SEALS_OF_OFFICE } from '../rules/court/offices.ts'
import { sealsOf } from '../rules/court/seals.ts'
import {
  applicantFor,
  availableFor,
  BISHOP,
  highestTower,
  inTower,
  isLordHome,
  lordAtOffice,
  officeOfLord,
  wouldPrevail,
} from '../rules/court/towers.ts'
import { hasAllies, isAlly, isOver, leaderOf, partyCount, type State } from '../state.ts'
import { STEP } from '../steps.ts'
import { checkPrivileges } from './privileges.ts'
import type { Report } from './report.ts'
import { stageOf } from './round-stage.ts'

const SEALS_PER_AWARD = SEALS_OF_OFFICE.reduce((sum, seals) => sum + seals, 0)

/** Only players in the game have pieces there, and only if the module is used. */
function checkWhoPlays(s: State, report: Report): void {
  const playing = s.court === 1 ? partyCount(s) : 0
  for (let party = playing; party < MAX_PARTIES; party++)
    for (const field of [LORD, BISHOPS, SEALS, PRIVILEGE])
      if (s.bytes[field + party] !== 0)
        report(['parties', PARTY_NAMES[party]], "does not play at the King's court and has something there")
  for (let office = 0; office < OFFICES.length; office++)
    for (const field of [OFFICE_HOLDER, APPLICANT]) {
      const party = s.bytes[field + office]
      if (party !== NONE && party >= playing) report(['offices', OFFICES[office]], 'is for those who play')
    }
  if (s.court === 0 && (s.treasuryGold > 0 || s.treasurySquires > 0 || s.treasuryVotes > 0))
    report(['treasuryGold'], "the treasury belongs to the King's court")
}

/** Before the first award no office is held; before the first tribute the treasury is empty. */
function checkBeginning(s: State, report: Report): void {
  if (s.round === 1 && (stageOf(s) === 'placing' || stageOf(s) === 'parliament'))
    for (let office = 0; office < OFFICES.length; office++)
      if (officeHolder(s, office) !== NONE) report(['offices', OFFICES[office], 'holder'], 'is not known yet')
  if (s.step !== STEP.firstExtension) return
  if (s.treasuryGold + s.treasurySquires + s.treasuryVotes > 0) report(['treasuryGold'], 'the treasury is still empty')
  for (let party = 0; party < partyCount(s); party++)
    if (!isLordHome(s, party)) report(['parties', PARTY_NAMES[party], 'lord'], 'is still at home')
}

/** A lord applies for an office if and only if his tower is there. */
function checkLords(s: State, report: Report): void {
  const stage = stageOf(s)
  for (let party = 0; party < partyCount(s); party++) {
    const path = ['parties', PARTY_NAMES[party], 'lord']
    if (s.bytes[LORD + party] >= LORD_PLACES.length) report(path, 'is nowhere')
    const office = officeOfLord(s, party)
    if (office < OFFICES.length && applicantFor(s, office) !== party)
      report(path, `does not stand on the tower for ${OFFICES[office]}`)
    if (stage === 'parliament' && isLordHome(s, party)) report(path, 'has been placed before parliament sits')
    if (stage === 'rewards' && !isLordHome(s, party)) report(path, 'is home when the offices have been awarded')
  }
}

function checkTowers(s: State, report: Report): void {
  for (let office = 0; office < OFFICES.length; office++) {
    const path = ['offices', OFFICES[office]]
    const applicant = applicantFor(s, office)
    if (applicant === NONE) {
      for (let piece = 0; piece < TOWER_PIECES.length; piece++)
        if (inTower(s, office, piece) > 0) report(path, 'has a tower without a lord')
    } else {
      if (s.bytes[LORD + applicant] !== lordAtOffice(office)) report(path, 'has a tower whose lord is elsewhere')
      if (inTower(s, office, BISHOP) > bishopsOf(s, applicant)) report(path, 'has bishops that its lord does not have')
    }
  }
}

/** An ally keeps no bishops: those he takes leave the game. The total of all others is fixed. */
function checkBishops(s: State, report: Report): void {
  const inPlay = s.court === 1 ? bishopsInPlay(s) : 0
  let found = s.bishopsLeft
  for (let party = 0; party < partyCount(s); party++) {
    found += bishopsOf(s, party)
    if (isAlly(s, party) && bishopsOf(s, party) > 0) report(['parties', PARTY_NAMES[party], 'bishops'], 'are never his')
  }
  if (found > inPlay || (found < inPlay && !hasAllies(s)))
    report(['bishopsLeft'], `there are ${inPlay} bishops with so many players, not ${found}`)
}

const SEALS_BY_LAW = lawNumber('most-leftover-votes-1-seal')

/** Each award brings a fixed number. Otherwise only tiles and the King's laws bring seals. */
function checkSeals(s: State, report: Report): void {
  let found = 0
  for (let party = 0; party < partyCount(s); party++) {
    found += sealsOf(s, party)
    if (isAlly(s, party) && sealsOf(s, party) > 0) report(['parties', PARTY_NAMES[party], 'seals'], 'are never his')
  }
  const awards = stageOf(s) === 'placing' || stageOf(s) === 'parliament' ? s.round - 1 : s.round
  let most = SEALS_PER_AWARD * awards
  if (s.rewardTiles === 1) for (const { withCourt } of s.components.rewardTiles) most += withCourt?.seals ?? 0
  if (s.bytes[LAW_AT + SEALS_BY_LAW] !== LAW_IN_BOX) most += s.players * s.round
  if (found > most) report(['parties'], `have ${found} seals, and cannot have more than ${most} by now`)
}

/** A tower is formed only for an office that it can win. */
function checkForming(s: State, report: Report): void {
  if (isOver(s)) return
  if (s.step !== STEP.formTower) {
    if (s.applyingFor !== NONE) report(['applyingFor'], 'is asked only while a tower is formed')
    for (let piece = 0; piece < TOWER_PIECES.length; piece++)
      if (s.bytes[FORMING + piece] > 0) report(['forming tower', TOWER_PIECES[piece]], 'no tower is being formed')
    return
  }
  if (s.court === 0) {
    report(['step'], "towers are formed only at the King's court")
    return
  }
  if (s.applyingFor === NONE) {
    report(['applyingFor'], 'is not said')
    return
  }
  const party = s.placing
  if (leaderOf(s, party) !== s.asked) report(['asked'], 'does not lead the party that forms a tower')
  if (!isLordHome(s, party)) report(['parties', PARTY_NAMES[party], 'lord'], 'is placed already')
  if (!wouldPrevail(s, party, s.applyingFor, highestTower(s, party)))
    report(['applyingFor'], 'is out of reach of the tower that is being formed')
  for (let piece = 0; piece < TOWER_PIECES.length; piece++)
    if (s.bytes[FORMING + piece] > availableFor(s, party, piece))
      report(['forming tower', TOWER_PIECES[piece]], 'are not at court')
}

/** Assumes that the number of players and the step are valid. */
export function checkCourt(s: State, report: Report): void {
  checkWhoPlays(s, report)
  checkTowers(s, report)
  checkBishops(s, report)
  checkSeals(s, report)
  checkForming(s, report)
  checkPrivileges(s, report)
  if (s.court === 0) return
  checkBeginning(s, report)
  checkLords(s, report)
}
