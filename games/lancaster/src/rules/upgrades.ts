/** Upgrades: a knight is exchanged for one from the reserve that is stronger by exactly 1 (overview of rewards). */
import { MoveList } from '@tudor-rose/table'
import { CASTLE_SPACES } from '../components.ts'
import { partyKey } from '../keys.ts'
import {
  addAtCourt,
  addInReserve,
  addKnightsOn,
  addTowerKnights,
  atCourt,
  castleKnight,
  countyKnight,
  holderOf,
  inReserve,
  knightsOn,
  setCastleKnight,
  spaceOf,
  towerKnights,
} from '../knights.ts'
import { CONFLICT_PLACES, COUNTIES, COUNTY_KNIGHT, NONE, STRENGTHS } from '../layout.ts'
import { firstOf, M_DECLINE, M_TAKE_BISHOP, M_UPGRADE, move, secondOf, verbOf } from '../move.ts'
import { goTo, type State } from '../state.ts'
import type { Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { mayTakeBishop, takeBishop } from './court/bishops.ts'
import { addInTower, inTower, officeOfLord } from './court/towers.ts'
import { fitsIntoTower } from './tower.ts'

/** Locations of a knight to be upgraded. Those of the modules start at `AFTER_CONFLICTS`, with the Tower first. */
export const UPGRADE_AT_COURT = 0
export const upgradeInCounty = (county: number): number => 1 + county
export const upgradeInCastle = (space: number): number => 1 + COUNTIES + space
export const upgradeInConflict = (conflict: number): number => 1 + COUNTIES + CASTLE_SPACES + conflict
export const AFTER_CONFLICTS = upgradeInConflict(CONFLICT_PLACES.length)
/** In his lord's tower. The number before it is the Tower. */
export const UPGRADE_WITH_LORD = AFTER_CONFLICTS + 1
export const UPGRADE_IN_TOWER = AFTER_CONFLICTS

/** Lists every knight of a party that can be upgraded now. */
export function upgradeMoves(s: State, party: number, onlyPlaced: boolean, out: MoveList): void {
  const office = officeOfLord(s, party)
  for (let strength = 1; strength < STRENGTHS; strength++) {
    if (inReserve(s, party, strength + 1) === 0) continue
    if (!onlyPlaced && atCourt(s, party, strength) > 0) out.push(move(M_UPGRADE, strength, UPGRADE_AT_COURT))
    for (let county = 0; county < COUNTIES; county++)
      if (holderOf(s, county) === party && countyKnight(s, county) === strength)
        out.push(move(M_UPGRADE, strength, upgradeInCounty(county)))
    for (let space = 0; space < CASTLE_SPACES; space++)
      if (castleKnight(s, party, space) === strength) out.push(move(M_UPGRADE, strength, upgradeInCastle(space)))
    for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++) {
      const space = spaceOf(s, party, conflict)
      if (space !== NONE && knightsOn(s, space, strength) > 0)
        out.push(move(M_UPGRADE, strength, upgradeInConflict(conflict)))
    }
    if (office !== NONE && inTower(s, office, strength) > 0) out.push(move(M_UPGRADE, strength, UPGRADE_WITH_LORD))
    // A knight who would then exceed the limit of the Tower is not upgraded (ruling 2).
    if (towerKnights(s, party, strength) > 0 && fitsIntoTower(s, 1))
      out.push(move(M_UPGRADE, strength, UPGRADE_IN_TOWER))
  }
}

const found = new MoveList()

/** The stronger knight takes the same place, and his strength counts there at once (R). */
export function upgradeKnight(s: State, party: number, strength: number, place: number, { log }: StepContext): void {
  if (place === UPGRADE_AT_COURT) {
    addAtCourt(s, party, strength, -1)
    addAtCourt(s, party, strength + 1, 1)
  } else if (place < upgradeInCastle(0)) {
    s.bytes[COUNTY_KNIGHT + place - upgradeInCounty(0)] = strength + 1
  } else if (place < upgradeInConflict(0)) {
    setCastleKnight(s, party, place - upgradeInCastle(0), strength + 1)
  } else if (place === UPGRADE_WITH_LORD) {
    const office = officeOfLord(s, party)
    addInTower(s, office, strength, -1)
    addInTower(s, office, strength + 1, 1)
  } else if (place === UPGRADE_IN_TOWER) {
    addTowerKnights(s, party, strength, -1)
    addTowerKnights(s, party, strength + 1, 1)
  } else {
    const space = spaceOf(s, party, place - upgradeInConflict(0))
    addKnightsOn(s, space, strength, -1)
    addKnightsOn(s, space, strength + 1, 1)
  }
  addInReserve(s, party, strength + 1, -1)
  addInReserve(s, party, strength, 1)
  log?.tell({ key: 'log.upgrade', params: { party: partyKey(s, party), from: strength, to: strength + 1 } })
}

/** Upgrades the only placed knight of a strength where he is, if possible. */
export function upgradePlaced(s: State, party: number, strength: number, context: StepContext): void {
  found.clear()
  upgradeMoves(s, party, true, found)
  for (let i = 0; i < found.length; i++) {
    if (firstOf(found.at(i)) !== strength) continue
    upgradeKnight(s, party, strength, secondOf(found.at(i)), context)
    return
  }
}

export function canUpgrade(s: State, party: number, onlyPlaced = false): boolean {
  found.clear()
  upgradeMoves(s, party, onlyPlaced, found)
  return found.length > 0 || mayTakeBishop(s, party)
}

/** An upgrade of any source may be declined, or taken as a bishop. */
export const upgrade: Decision = {
  section: 'Rewards',
  moves(s, _seat, out) {
    upgradeMoves(s, s.receiver, s.onlyPlaced === 1, out)
    if (mayTakeBishop(s, s.receiver)) out.push(move(M_TAKE_BISHOP))
    out.push(move(M_DECLINE))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_UPGRADE) upgradeKnight(s, s.receiver, firstOf(m), secondOf(m), context)
    if (verbOf(m) === M_TAKE_BISHOP) takeBishop(s, s.receiver, context)
    goTo(s, STEP.rewardChoices)
  },
}
