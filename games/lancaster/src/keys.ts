/** Message keys for the names of things. */
import { CONFLICT_PLACES, OFFICES, PARTY_NAMES, PRIVILEGES } from './layout.ts'
import { LAW_IDS } from './rules/laws/ids.ts'
import { isAlly, leaderOf, type State } from './state.ts'

export const seatKey = (seat: number): string => `seat.${PARTY_NAMES[seat]}`
export const partyKey = (s: State, party: number): string =>
  isAlly(s, party) ? `ally.${PARTY_NAMES[leaderOf(s, party)]}` : seatKey(party)
export const countyKey = (s: State, county: number): string => `county.${s.components.counties[county].letter}`
/** A tile goes by the letter of its county; with the court some are others. */
export const tileKey = (s: State, county: number): string => {
  const { letter, withCourt } = s.components.rewardTiles[county]
  return s.court === 1 && withCourt !== undefined ? `courtTile.${letter}` : `tile.${letter}`
}
export const lawKey = (law: number): string => `law.${LAW_IDS[law]}`
export const favourKey = (s: State, favour: number): string => `favour.${s.components.favours[favour].id}`
export const castleKey = (s: State, party: number, space: number): string =>
  isAlly(s, party) ? `allyCastle.${s.components.allyCastle[space].id}` : `castle.${s.components.castle[space].id}`
export const conflictKey = (conflict: number): string => `conflict.${CONFLICT_PLACES[conflict].replace(' ', '-')}`
export const officeKey = (office: number): string => `office.${OFFICES[office]}`
export const privilegeKey = (privilege: number): string => `privilege.${PRIVILEGES[privilege].replace(' ', '-')}`
