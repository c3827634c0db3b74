/** The 18 New Laws, by section. */
import { CASTLE_SPACES } from '../../components.ts'
import { castleKey, conflictKey, countyKey, partyKey } from '../../keys.ts'
import {
  addAtCourt,
  castleKnight,
  clearCounty,
  conflictsOf,
  countiesOf,
  holderOf,
  knightsOn,
  placed,
  spaceOf,
} from '../../knights.ts'
import {
  CONFLICT_PLACES,
  COUNTIES,
  COUNTY_SQUIRES,
  FACE_DOWN,
  GOLD,
  KNIGHTS,
  LEFTOVER,
  NONE,
  SPACE_SQUIRES,
  SQUIRES,
  STRENGTHS,
} from '../../layout.ts'
import {
  firstOf,
  M_DECLINE,
  M_KEEP_COUNTY,
  M_KEEP_EXTENSION,
  M_LEAVE_COUNTY,
  M_SEND_SQUIRE,
  M_SWAP_GOLD,
  M_SWAP_SQUIRES,
  M_TURN_EXTENSION,
  move,
  verbOf,
} from '../../move.ts'
import { gain, goldOf, goTo, hasExtension, noblesIn, noblesOf, pay, type State, squiresOf } from '../../state.ts'
import { STEP } from '../../steps.ts'
import { gainGold, gainSquires, gainVotes } from '../gains.ts'
import { buildExtension, buildMoves, canBuild } from '../rewards.ts'
import { groupsOf, hasMost, hasMostBy, pointsLaw, tradeLaw, upkeepLaw } from './kinds.ts'
import type { Law } from './law.ts'

const SECTION_0: readonly Law[] = [
  {
    id: 'most-gold-squire-and-vote',
    kind: 'automatic',
    looksBehindScreens: true,
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) {
        if (!hasMost(s, GOLD, seat)) continue
        gainSquires(s, seat, 1, context)
        gainVotes(s, seat, 1, context)
      }
    },
  },
  {
    id: 'vote-per-conflict',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) gainVotes(s, seat, conflictsOf(s, seat), context)
    },
  },
  {
    id: 'most-squires-gold-and-vote',
    kind: 'automatic',
    looksBehindScreens: true,
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) {
        if (!hasMost(s, SQUIRES, seat)) continue
        gainGold(s, seat, 1, context)
        gainVotes(s, seat, 1, context)
      }
    },
  },
]

function knightsInCastle(s: State, seat: number): number {
  let knights = 0
  for (let space = 0; space < CASTLE_SPACES; space++) if (castleKnight(s, seat, space) > 0) knights++
  return knights
}

const SECTION_1: readonly Law[] = [
  {
    id: 'squire-per-placed-1',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) gainSquires(s, seat, placed(s, seat, 1), context)
    },
  },
  pointsLaw('points-3-per-knight-in-castle', (s, seat) => 3 * knightsInCastle(s, seat)),
  {
    id: 'no-nobles-gold-squire-vote',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) {
        if (noblesOf(s, seat) > 0) continue
        gainGold(s, seat, 1, context)
        gainSquires(s, seat, 1, context)
        gainVotes(s, seat, 1, context)
      }
    },
  },
  upkeepLaw('counties-cost-1-gold', {
    good: GOLD,
    things: COUNTIES,
    owns: (s, seat, county) => holderOf(s, county) === seat,
    // He goes to court without scoring. Phase 1 is over, so he is not placed again.
    giveUp: (s, seat, county) => addAtCourt(s, seat, clearCounty(s, county), 1),
    keepVerb: M_KEEP_COUNTY,
    giveUpVerb: M_LEAVE_COUNTY,
    event: (s, seat, county, isKept) => ({
      key: isKept ? 'log.county.kept' : 'log.county.left',
      params: { party: partyKey(s, seat), county: countyKey(county) },
    }),
  }),
]

const SECTION_2: readonly Law[] = [
  pointsLaw('both-2s-placed-3-points', (s, seat) => (placed(s, seat, 2) === KNIGHTS[2] ? 3 : 0)),
  {
    id: 'most-leftover-votes-upgrade',
    kind: 'grant',
    entitles: (s, seat) => hasMost(s, LEFTOVER, seat),
    reward: () => ({ upgrade: 1 }),
  },
  pointsLaw('points-5-per-2-counties', (s, seat) => 5 * groupsOf(2, countiesOf(s, seat))),
  {
    id: 'swap-gold-squires-2-to-1',
    kind: 'choice',
    moves(s, seat, out) {
      for (let squires = 1; 2 * squires <= goldOf(s, seat); squires++) out.push(move(M_SWAP_GOLD, squires))
      for (let gold = 1; 2 * gold <= squiresOf(s, seat); gold++) out.push(move(M_SWAP_SQUIRES, gold))
      out.push(move(M_DECLINE))
    },
    play(s, seat, m, { log }) {
      if (verbOf(m) === M_DECLINE) return
      const many = firstOf(m)
      const isForSquires = verbOf(m) === M_SWAP_GOLD
      pay(s, isForSquires ? GOLD : SQUIRES, seat, 2 * many)
      gain(s, isForSquires ? SQUIRES : GOLD, seat, many)
      const key = isForSquires ? 'log.swaps.gold' : 'log.swaps.squires'
      log?.tell({ key, params: { party: partyKey(s, seat), given: 2 * many, taken: many } })
      // Any number of swaps in both directions. Every swap leaves less, so they end.
      goTo(s, STEP.lawChoice)
    },
  },
]

function squiresInCounties(s: State, seat: number): number {
  let squires = 0
  for (let county = 0; county < COUNTIES; county++)
    if (holderOf(s, county) === seat) squires += s.bytes[COUNTY_SQUIRES + county]
  return squires
}

/** Each knight counts once, regardless of strength. */
function knightsInConflicts(s: State, seat: number): number {
  let knights = 0
  for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++) {
    const space = spaceOf(s, seat, conflict)
    if (space === NONE) continue
    for (let strength = 1; strength <= STRENGTHS; strength++) knights += knightsOn(s, space, strength)
  }
  return knights
}

function countiesWithoutNobles(s: State, seat: number): number {
  let counties = 0
  for (let county = 0; county < COUNTIES; county++)
    if (holderOf(s, county) === seat && noblesIn(s, county) === 0) counties++
  return counties
}

const SECTION_3: readonly Law[] = [
  upkeepLaw('extensions-cost-1-squire', {
    good: SQUIRES,
    things: CASTLE_SPACES,
    owns: hasExtension,
    // Until the castle is scored. No knight can be placed there meanwhile; extensions built later this round are free.
    giveUp(s, seat, space) {
      s.bytes[FACE_DOWN + seat] |= 1 << space
    },
    keepVerb: M_KEEP_EXTENSION,
    giveUpVerb: M_TURN_EXTENSION,
    event: (s, seat, space, isKept) => ({
      key: isKept ? 'log.extension.kept' : 'log.extension.turned',
      params: { party: partyKey(s, seat), space: castleKey(s, seat, space) },
    }),
  }),
  pointsLaw('points-3-per-2-squires-in-counties', (s, seat) => 3 * groupsOf(2, squiresInCounties(s, seat))),
  pointsLaw('most-knights-in-conflicts-5-points', (s, seat) => (hasMostBy(s, seat, knightsInConflicts) ? 5 : 0)),
  pointsLaw('points-3-per-county-without-nobles', (s, seat) => 3 * countiesWithoutNobles(s, seat)),
]

const PRICE_OF_EXTENSION = 4

const SECTION_4: readonly Law[] = [
  {
    id: 'squires-into-conflicts',
    kind: 'choice',
    entitles: (s, seat) => conflictsOf(s, seat) > 0,
    asksFurther: (s, seat) => s.lawProgress < conflictsOf(s, seat),
    // One squire at a time; `lawProgress` counts them.
    moves(s, seat, out) {
      for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++)
        if (squiresOf(s, seat) > 0 && spaceOf(s, seat, conflict) !== NONE) out.push(move(M_SEND_SQUIRE, conflict))
      out.push(move(M_DECLINE))
    },
    play(s, seat, m, { log }) {
      if (verbOf(m) === M_DECLINE) return
      const conflict = firstOf(m)
      pay(s, SQUIRES, seat, 1)
      s.bytes[SPACE_SQUIRES + spaceOf(s, seat, conflict)]++
      log?.tell({ key: 'log.sendsSquire', params: { party: partyKey(s, seat), conflict: conflictKey(conflict) } })
      s.lawProgress++
      if (s.lawProgress < conflictsOf(s, seat)) goTo(s, STEP.lawChoice)
    },
  },
  {
    id: 'pay-4-gold-for-extension',
    kind: 'choice',
    entitles: canBuild,
    moves(s, seat, out) {
      if (goldOf(s, seat) >= PRICE_OF_EXTENSION) buildMoves(s, seat, out)
      out.push(move(M_DECLINE))
    },
    play(s, seat, m, context) {
      if (verbOf(m) === M_DECLINE) return
      pay(s, GOLD, seat, PRICE_OF_EXTENSION)
      context.log?.tell({ key: 'log.pays.gold', params: { party: partyKey(s, seat), count: PRICE_OF_EXTENSION } })
      buildExtension(s, seat, firstOf(m), context)
      // A player may buy several.
      if (canBuild(s, seat)) goTo(s, STEP.lawChoice)
    },
  },
  tradeLaw('gold-squire-vote-for-3-points', { gold: 1, squires: 1, leftoverVotes: 1, forPoints: 3 }),
]

export const NEW_LAWS: readonly Law[] = [...SECTION_0, ...SECTION_1, ...SECTION_2, ...SECTION_3, ...SECTION_4]
