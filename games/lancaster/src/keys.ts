/** Message keys for names. */
import { COUNTY_LETTERS } from './components.ts'
import { LAW_IDS } from './law-ids.ts'
import { OFFICES, PARTY_NAMES } from './layout.ts'
import { isAlly, leaderOf, type State } from './state.ts'

const CONFLICT_KEYS = [
  'conflict.lower-left',
  'conflict.lower-right',
  'conflict.upper-left',
  'conflict.upper-right',
] as const
const PRIVILEGE_KEYS = ['privilege.shield', 'privilege.archer', 'privilege.Tudor-knight'] as const

export const seatKey = (seat: number) => `seat.${PARTY_NAMES[seat]}` as const
export const partyKey = (s: State, party: number) =>
  isAlly(s, party) ? (`ally.${PARTY_NAMES[leaderOf(s, party)]}` as const) : seatKey(party)
export const countyKey = (county: number) => `county.${COUNTY_LETTERS[county]}` as const
/** A tile is named after the letter of its county. The court module replaces some tiles. */
export const tileKey = (s: State, county: number) => {
  const { letter, withCourt } = s.components.rewardTiles[county]
  return s.court === 1 && withCourt !== undefined ? (`courtTile.${letter}` as const) : (`tile.${letter}` as const)
}
export const lawKey = (law: number) => `law.${LAW_IDS[law]}` as const
export const favourKey = (s: State, favour: number) => `favour.${s.components.favours[favour].id}` as const
export const castleKey = (s: State, party: number, space: number) =>
  isAlly(s, party)
    ? (`allyCastle.${s.components.allyCastle[space].id}` as const)
    : (`castle.${s.components.castle[space].id}` as const)
export const conflictKey = (conflict: number) => CONFLICT_KEYS[conflict]
export const officeKey = (office: number) => `office.${OFFICES[office]}` as const
export const privilegeKey = (privilege: number) => PRIVILEGE_KEYS[privilege]
