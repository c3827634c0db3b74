/** Laws: which are used, how far the pile has been drawn, and which are proposed or in force. */
import { LAW_SECTIONS, LAWS_IN_SECTION } from '../components.ts'
import { LAW_IDS, lawNumber } from '../law-ids.ts'
import { LAW_AT, LAW_IN_BOX, LAW_IN_PARLIAMENT, LAW_PLACES, LAW_SETS, lawPile, NONE } from '../layout.ts'
import { misplacedSection } from '../rules/laws/sections.ts'
import { lawInForce, proposedLaw, type State } from '../state.ts'
import { STEP } from '../steps.ts'
import { phaseOf } from './phase.ts'
import type { Report } from './report.ts'

const PLACE_NAMES = ['first', 'second', 'third'] as const
const PROPOSALS_PER_ROUND = PLACE_NAMES.length
const NO_SECTION = -1

const lawPath = (law: number): readonly string[] => ['law cards', LAW_IDS[law], 'at']
const forcePath = (place: number): readonly string[] => ['parliament', PLACE_NAMES[place], 'in force']
const proposedPath = (place: number): readonly string[] => ['parliament', PLACE_NAMES[place], 'proposed']

/** Three laws are in force, and no law is in parliament twice. */
export function checkParliament(s: State, report: Report): void {
  const misplaced = misplacedSection(s)
  if (misplaced !== undefined) report([misplaced], 'cannot be from this set of laws in a game with these options')
  const present = new Set<number>()
  const note = (law: number, path: readonly string[]) => {
    if (law === NONE) return
    if (s.bytes[LAW_AT + law] !== LAW_IN_PARLIAMENT) report(path, 'is a law that is not in parliament')
    if (present.has(law)) report(path, 'is a law that is in parliament already')
    present.add(law)
  }
  for (let place = 0; place < PLACE_NAMES.length; place++) {
    if (lawInForce(s, place) === NONE) report(forcePath(place), 'is missing; three laws are always in force')
    note(lawInForce(s, place), forcePath(place))
    note(proposedLaw(s, place), proposedPath(place))
  }
  for (let law = 0; law < LAW_IDS.length; law++)
    if (s.bytes[LAW_AT + law] === LAW_IN_PARLIAMENT && !present.has(law))
      report(lawPath(law), 'is marked as in parliament, but is neither in force nor proposed there')
}

/** The section of each law in use, by law number. */
function sectionsOfLaws(s: State): readonly number[] {
  const sections = new Array<number>(LAW_IDS.length).fill(NO_SECTION)
  const sets = [s.section0, s.section1, s.section2, s.section3, s.section4]
  for (const section of LAW_SECTIONS)
    for (const law of s.components.laws[LAW_SETS[sets[section]]][section]) sections[lawNumber(law)] = section
  return sections
}

/** Section 1 is drawn first. Draws are counted from 0 through the whole game. */
function sectionOfDraw(draw: number): number {
  let section = 1
  for (let left = draw; left >= LAWS_IN_SECTION[section]; section++) left -= LAWS_IN_SECTION[section]
  return section
}

/** How many laws of a section are left in the pile if three were proposed in each round so far. */
function leftInPile(s: State, section: number): number {
  let drawn = PROPOSALS_PER_ROUND * s.round
  for (let above = 1; above < section; above++) drawn -= LAWS_IN_SECTION[above]
  return Math.max(0, LAWS_IN_SECTION[section] - Math.max(0, drawn))
}

function checkPile(s: State, sections: readonly number[], report: Report): void {
  const inPile = new Array<number>(LAW_SECTIONS.length).fill(0)
  for (const [law, section] of sections.entries()) {
    const at = s.bytes[LAW_AT + law]
    const isPlayed = section !== NO_SECTION
    if (isPlayed === (at === LAW_IN_BOX))
      report(
        lawPath(law),
        isPlayed ? 'is played with and so not in the box' : 'is not played with and stays in the box',
      )
    else if (at > LAW_IN_BOX && at < LAW_IN_PARLIAMENT) {
      if (at !== lawPile(section)) report(lawPath(law), `cannot be there; it is a law of section ${section}`)
      else inPile[section]++
    }
  }
  for (let section = 1; section < LAW_SECTIONS.length; section++) {
    const left = leftInPile(s, section)
    if (inPile[section] !== left)
      report(
        ['law cards'],
        `has ${left} laws in ${LAW_PLACES[lawPile(section)]} in round ${s.round}, not ${inPile[section]}`,
      )
  }
}

/** Later laws are further to the right, and the proposals are the last three laws drawn. */
function checkOrder(s: State, sections: readonly number[], report: Report): void {
  for (let place = 1; place < PLACE_NAMES.length; place++)
    if (sections[lawInForce(s, place)] < sections[lawInForce(s, place - 1)])
      report(forcePath(place), 'is from an earlier section than the law on its left')
  for (let place = 0; place < PLACE_NAMES.length; place++) {
    const law = proposedLaw(s, place)
    const section = sectionOfDraw(PROPOSALS_PER_ROUND * (s.round - 1) + place)
    if (law !== NONE && sections[law] !== section)
      report(proposedPath(place), `is not of section ${section}, as it should be in round ${s.round}`)
  }
}

/** How many of the three proposals have been voted on; undefined if a resignation makes that unknown. */
function votedOn(s: State): number | undefined {
  switch (phaseOf(s)) {
    case 'set-up':
    case 'placing':
      return 0
    case 'vote':
      return s.proposal
    case 'given up':
      return undefined
    default:
      return PROPOSALS_PER_ROUND
  }
}

function checkProposals(s: State, report: Report): void {
  if (s.step === STEP.vote && s.proposal >= PROPOSALS_PER_ROUND) {
    report(['proposal'], 'says which of the three proposals is voted on, from 0 to 2')
    return
  }
  let voted = votedOn(s)
  if (voted === undefined) for (voted = 0; voted < 3 && proposedLaw(s, voted) === NONE; ) voted++
  for (let place = 0; place < PLACE_NAMES.length; place++)
    if ((proposedLaw(s, place) === NONE) !== place < voted)
      report(proposedPath(place), place < voted ? 'has been voted on already' : 'is missing; it has yet to be voted on')
}

/** Assumes that the step and the law sets are valid. */
export function checkLawsAtStep(s: State, report: Report): void {
  const sections = sectionsOfLaws(s)
  checkPile(s, sections, report)
  checkOrder(s, sections, report)
  checkProposals(s, report)
}
