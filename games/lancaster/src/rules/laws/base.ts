/** The 18 laws of the base game, by section. */
import { conflictsOf, countiesOf, inReserve, placed } from '../../knights.ts'
import { GOLD, KNIGHTS, SQUIRES } from '../../layout.ts'
import { extensionsOf, noblesOf } from '../../state.ts'
import { gainGold, gainNewKnights, gainSquires, gainVotes } from '../gains.ts'
import { upgradePlaced } from '../upgrades.ts'
import { groupsOf, hasMost, pointsLaw, tradeLaw } from './kinds.ts'
import type { Law } from './law.ts'

const SECTION_0: readonly Law[] = [
  {
    id: 'most-gold-upgrade',
    kind: 'grant',
    looksBehindScreens: true,
    entitles: (s, seat) => hasMost(s, GOLD, seat),
    reward: () => ({ upgrade: 1 }),
    onlyPlaced: true,
  },
  {
    id: 'most-squires-new-knight',
    kind: 'automatic',
    looksBehindScreens: true,
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) if (hasMost(s, SQUIRES, seat)) gainNewKnights(s, seat, 1, context)
    },
  },
  pointsLaw('points-3-per-2-counties', (s, seat) => 3 * groupsOf(2, countiesOf(s, seat))),
]

const SECTION_1: readonly Law[] = [
  tradeLaw('gold-for-vote', { gold: 1, forVotes: 1 }),
  tradeLaw('squire-and-gold-for-3-points', { gold: 1, squires: 1, forPoints: 3 }),
  {
    id: 'extension-per-2-conflicts',
    kind: 'grant',
    entitles: (s, seat) => conflictsOf(s, seat) >= 2,
    reward: (s, seat) => ({ extension: groupsOf(2, conflictsOf(s, seat)) }),
  },
  {
    id: 'squire-per-placed-2',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) gainSquires(s, seat, placed(s, seat, 2), context)
    },
  },
]

const SECTION_2: readonly Law[] = [
  {
    id: 'squire-vote-gold-per-2-conflicts',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) {
        const many = groupsOf(2, conflictsOf(s, seat))
        gainSquires(s, seat, many, context)
        gainVotes(s, seat, many, context)
        gainGold(s, seat, many, context)
      }
    },
  },
  {
    id: 'no-placed-2-upgrade',
    kind: 'grant',
    entitles: (s, seat) => placed(s, seat, 2) === 0,
    reward: () => ({ upgrade: 1 }),
  },
  {
    id: 'placed-3-becomes-4',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++)
        if (placed(s, seat, 3) > 0 && inReserve(s, seat, 4) > 0) upgradePlaced(s, seat, 3, context)
    },
  },
  pointsLaw('points-5-per-3-extensions', (s, seat) => 5 * groupsOf(3, extensionsOf(s, seat))),
]

const SECTION_3: readonly Law[] = [
  pointsLaw('points-3-per-conflict', (s, seat) => 3 * conflictsOf(s, seat)),
  pointsLaw('points-8-per-3-counties', (s, seat) => 8 * groupsOf(3, countiesOf(s, seat))),
  pointsLaw('all-three-1s-placed-5-points', (s, seat) => (placed(s, seat, 1) === KNIGHTS[1] ? 5 : 0)),
  {
    id: 'new-knight-per-3-nobles',
    kind: 'automatic',
    carryOut(s, context) {
      for (let seat = 0; seat < s.players; seat++) gainNewKnights(s, seat, groupsOf(3, noblesOf(s, seat)), context)
    },
  },
]

const SECTION_4: readonly Law[] = [
  tradeLaw('gold-for-1-point', { gold: 1, forPoints: 1 }),
  tradeLaw('squire-for-1-point', { squires: 1, forPoints: 1 }),
  pointsLaw('all-four-strengths-6-points', (s, seat) =>
    [1, 2, 3, 4].every((strength) => placed(s, seat, strength) > 0) ? 6 : 0,
  ),
]

export const BASE_LAWS: readonly Law[] = [...SECTION_0, ...SECTION_1, ...SECTION_2, ...SECTION_3, ...SECTION_4]
