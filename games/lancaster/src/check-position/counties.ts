/** Counties: which pieces can be there together, and how many nobles are left. */
import { countyKnight, holderOf, TUDOR_STRENGTH } from '../knights.ts'
import { COUNTIES, COUNTY_SQUIRES, COUNTY_TUDOR, NONE } from '../layout.ts'
import { hasAllies, hasNoble, isAlly, noblesIn, partyCount, type State } from '../state.ts'
import { STEP } from '../steps.ts'
import { phaseOf } from './phase.ts'
import { countyPath, type Report } from './report.ts'

function checkHolder(s: State, county: number, report: Report): void {
  const path = countyPath(county)
  const holder = holderOf(s, county)
  const squires = s.bytes[COUNTY_SQUIRES + county]
  if (holder !== NONE && holder >= partyCount(s)) report([...path, 'holder'], 'does not play')
  if ((holder === NONE) !== (countyKnight(s, county) === 0))
    report(path, 'must have a holder if and only if a knight is there')
  if (holder === NONE) {
    if (squires > 0) report([...path, 'squires'], 'need a knight there')
    return
  }
  if (isAlly(s, holder) && squires > 0) report([...path, 'squires'], 'do not go with the knight of an ally')
  const { minimum } = s.components.counties[county]
  if (countyKnight(s, county) + TUDOR_STRENGTH * s.bytes[COUNTY_TUDOR + county] < minimum)
    report([...path, 'knight'], `has less than the minimum of ${minimum}, which squires do not help to meet`)
}

/** A noble taken by an ally leaves the game. Every other noble is in his county or with a player. */
function checkNobles(s: State, county: number, report: Report): void {
  const dealt = s.components.nobles.perCounty[s.players]
  let found = noblesIn(s, county)
  for (let party = 0; party < partyCount(s); party++) found += Number(hasNoble(s, party, county))
  if (found > dealt || (found < dealt && !hasAllies(s)))
    report(
      [...countyPath(county), 'nobles'],
      `there are ${dealt} nobles of this county with so many players, not ${found}`,
    )
}

export function checkCounties(s: State, report: Report): void {
  for (let county = 0; county < COUNTIES; county++) {
    checkHolder(s, county, report)
    checkNobles(s, county, report)
  }
}

/** How many counties, from A on, are empty because they were scored or because no knight has been placed yet. */
function countiesDone(s: State): number {
  switch (phaseOf(s)) {
    case 'counties':
      return s.step === STEP.nameStartPlayer ? s.county + 1 : s.county
    case 'set-up':
    case 'castles':
    case 'conflicts':
    case 'scored':
      return COUNTIES
    default:
      return 0
  }
}

/** Assumes that the step is valid. */
export function checkCountiesAtStep(s: State, report: Report): void {
  if (phaseOf(s) === 'counties' && s.county >= COUNTIES) {
    report(['county'], 'names the county that is scored')
    return
  }
  for (let county = 0; county < countiesDone(s); county++)
    if (holderOf(s, county) !== NONE) report([...countyPath(county), 'holder'], 'has nobody there at this step')
  if (s.step === STEP.nameStartPlayer && s.components.counties[s.county].startPlayer === undefined)
    report(['county'], 'does not let its holder name the start player')
}
