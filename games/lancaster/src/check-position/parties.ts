/** Which pieces a party can have: allies have knights and a small castle; a colour without a player has nothing. */
import { ALLY_CASTLE_SPACES, CASTLE_SPACES } from '../components.ts'
import { atCourt, castleKnight, inReserve, towerKnights } from '../knights.ts'
import {
  BALLOT,
  BISHOPS,
  COUNTIES,
  EXTENSIONS,
  FACE_DOWN,
  GOLD,
  HUNDREDS,
  LEFTOVER,
  MAX_PARTIES,
  NONE,
  PARTY_NAMES,
  POINTS,
  SEALS,
  SQUIRES,
  STAKE,
  STRENGTHS,
  VOTES,
} from '../layout.ts'
import { hasNoble, partyCount, type State } from '../state.ts'
import type { Report } from './report.ts'

/** Fields of players only, with their names in a position. */
const OF_PLAYERS: readonly (readonly [offset: number, name: string])[] = [
  [GOLD, 'gold'],
  [SQUIRES, 'squires'],
  [VOTES, 'votes'],
  [LEFTOVER, 'leftover votes'],
  [POINTS, 'points'],
  [HUNDREDS, 'hundreds'],
  [EXTENSIONS, 'extensions'],
  [FACE_DOWN, 'face down'],
  [STAKE, 'stake'],
  [BISHOPS, 'bishops'],
  [SEALS, 'seals'],
]

function checkGoods(s: State, report: Report): void {
  for (let party = s.players; party < MAX_PARTIES; party++) {
    const path = ['parties', PARTY_NAMES[party]]
    for (const [offset, name] of OF_PLAYERS)
      if (s.bytes[offset + party] > 0) report([...path, name], 'is only for players')
    if (s.bytes[BALLOT + party] !== NONE) report([...path, 'ballot'], 'players alone have a vote')
    for (let county = 0; county < COUNTIES; county++)
      if (hasNoble(s, party, county)) report(path, 'has no round table for nobles')
  }
}

function hasKnightsAbout(s: State, party: number): boolean {
  for (let strength = 1; strength <= STRENGTHS; strength++)
    if (atCourt(s, party, strength) + inReserve(s, party, strength) + towerKnights(s, party, strength) > 0) return true
  for (let space = 0; space < CASTLE_SPACES; space++) if (castleKnight(s, party, space) > 0) return true
  return false
}

export function checkParties(s: State, report: Report): void {
  checkGoods(s, report)
  for (let party = s.players; party < partyCount(s); party++)
    for (let space = ALLY_CASTLE_SPACES; space < CASTLE_SPACES; space++)
      if (castleKnight(s, party, space) > 0)
        report(['parties', PARTY_NAMES[party], `castle ${space + 1}`], 'is no space in the castle of an ally')
  for (let party = partyCount(s); party < MAX_PARTIES; party++)
    if (hasKnightsAbout(s, party)) report(['parties', PARTY_NAMES[party]], 'does not play and has no knights')
}
