/** Knights: all knights of every party are accounted for. */
import { CASTLE_SPACES } from '../components.ts'
import {
  atCourt,
  castleKnight,
  countyKnight,
  holderOf,
  inReserve,
  knightsOn,
  ownerOf,
  towerKnights,
} from '../knights.ts'
import { CONFLICT_SPACES, COUNTIES, KNIGHTS, OFFICES, STRENGTHS } from '../layout.ts'
import { applicantFor, inTower } from '../rules/court/towers.ts'
import { partyCount, type State } from '../state.ts'
import { partyPath, type Report } from './report.ts'

function knightsOf(s: State, party: number, strength: number): number {
  let found = atCourt(s, party, strength) + inReserve(s, party, strength) + towerKnights(s, party, strength)
  for (let county = 0; county < COUNTIES; county++)
    if (holderOf(s, county) === party && countyKnight(s, county) === strength) found++
  for (let space = 0; space < CASTLE_SPACES; space++) if (castleKnight(s, party, space) === strength) found++
  for (let space = 0; space < CONFLICT_SPACES; space++)
    if (ownerOf(s, space) === party) found += knightsOn(s, space, strength)
  for (let office = 0; office < OFFICES.length; office++)
    if (applicantFor(s, office) === party) found += inTower(s, office, strength)
  return found
}

export function checkKnights(s: State, report: Report): void {
  for (let party = 0; party < partyCount(s); party++)
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const found = knightsOf(s, party, strength)
      if (found !== KNIGHTS[strength])
        report(
          partyPath(party),
          `has ${KNIGHTS[strength]} knights of strength ${strength}, of whom ${found} are anywhere`,
        )
    }
}
