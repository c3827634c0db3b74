/**
 * Phase 1, counties: a knight who meets the minimum, with any number of squires, enters a free county or drives another
 * out.
 */
import { countyKey, partyKey } from '../../keys.ts'
import { addAtCourt, clearCounty, countyStrength, holderOf } from '../../knights.ts'
import { COUNTIES, COUNTY_KNIGHT, COUNTY_SHIELD, COUNTY_SQUIRES, HOLDER, NONE, SQUIRES } from '../../layout.ts'
import { firstOf, M_COUNTY, move, piece, secondOf, strengthOfPiece, thirdOf } from '../../move.ts'
import { isAlly, leaderOf, pay, type State, squiresOf } from '../../state.ts'
import { tudorHelp } from '../court/privileges.ts'
import { afterPlacingInCounty, bringNeededTudor } from './bring-along.ts'
import type { Placement } from './placement.ts'

/** Squires do not count towards the minimum, but a Tudor knight does. */
const meetsMinimum = (s: State, county: number, strength: number): boolean =>
  strength >= s.components.counties[county].minimum

/** Nobody drives out his own knights, his ally's, or a knight with a shield. */
export function mayContest(s: State, party: number, county: number, strength: number): boolean {
  if (!meetsMinimum(s, county, strength)) return false
  const holder = holderOf(s, county)
  if (holder === NONE) return true
  return leaderOf(s, holder) !== leaderOf(s, party) && s.bytes[COUNTY_SHIELD + county] === 0
}

/** Driving out takes more than the total strength there; a tie is not enough. */
const squiresNeeded = (s: State, county: number, strength: number): number =>
  holderOf(s, county) === NONE ? 0 : Math.max(0, countyStrength(s, county) + 1 - strength)

export const countyPlacement: Placement = {
  verb: M_COUNTY,
  moves(s, party, strength, out) {
    const squires = isAlly(s, party) ? 0 : squiresOf(s, party)
    const what = piece(strength, isAlly(s, party))
    const reach = strength + tudorHelp(s, party)
    for (let county = 0; county < COUNTIES; county++) {
      if (!mayContest(s, party, county, reach)) continue
      for (let many = squiresNeeded(s, county, reach); many <= squires; many++)
        out.push(move(M_COUNTY, what, county, many))
    }
  },
  isOpenTo(s, party, strength) {
    const reach = strength + tudorHelp(s, party)
    for (let county = 0; county < COUNTIES; county++)
      if (mayContest(s, party, county, reach) && squiresNeeded(s, county, reach) === 0) return true
    return false
  },
  put(s, party, m, context) {
    const county = secondOf(m)
    const holder = holderOf(s, county)
    const strength = strengthOfPiece(firstOf(m))
    const needsTudor = !meetsMinimum(s, county, strength) || thirdOf(m) < squiresNeeded(s, county, strength)
    if (holder !== NONE) {
      // His knight can be placed again on his next turn; his squires are lost.
      const driven = clearCounty(s, county)
      addAtCourt(s, holder, driven, 1)
      const params = { party: partyKey(s, holder), strength: driven, county: countyKey(county) }
      context.log?.tell({ key: 'log.displaced', params })
    }
    s.bytes[HOLDER + county] = party
    s.bytes[COUNTY_KNIGHT + county] = strength
    s.bytes[COUNTY_SQUIRES + county] = thirdOf(m)
    if (thirdOf(m) > 0) pay(s, SQUIRES, party, thirdOf(m))
    const params = { party: partyKey(s, party), strength, county: countyKey(county), squires: thirdOf(m) }
    context.log?.tell({ key: 'log.place.county', params })
    if (needsTudor) bringNeededTudor(s, party, county, context)
    afterPlacingInCounty(s, party, county)
  },
}

/** Whether hidden squires could let this knight into a county. */
export function couldWithSquires(s: State, party: number, strength: number): boolean {
  if (isAlly(s, party)) return false
  const reach = strength + tudorHelp(s, party)
  for (let county = 0; county < COUNTIES; county++) if (mayContest(s, party, county, reach)) return true
  return false
}
