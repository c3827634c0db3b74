/**
 * Phase 3, counties: from A to I the holder takes a noble, or the reward or a tile instead; for 3 gold he also takes
 * the noble.
 */

import { countyKey, partyKey, seatKey, tileKey } from '../keys.ts'
import { addAtCourt, clearCounty, holderOf } from '../knights.ts'
import { COUNTIES, GOLD, NONE } from '../layout.ts'
import {
  firstOf,
  M_START,
  M_TAKE_BOTH,
  M_TAKE_NOBLE,
  M_TAKE_NOBLE_AND_TILE,
  M_TAKE_NOTHING,
  M_TAKE_REWARD,
  M_TAKE_TILE,
  move,
  verbOf,
} from '../move.ts'
import { ask, goldOf, goTo, isAlly, leaderOf, pay, type State } from '../state.ts'
import type { AutomaticStep, Decision } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { awardOffices } from './court/offices.ts'
import { canEnterAny } from './enter-conflict.ts'
import { mayTakeTile, takeTile } from './reward-tiles.ts'
import { award, mayTakeNoble, takeNobleFrom } from './rewards.ts'
import { emptyTower } from './tower.ts'

const PRICE_OF_BOTH = 3

/** Before the counties are scored, the offices are awarded and the Tower is emptied. */
export const beginRewards: AutomaticStep = (s, context) => {
  if (s.court === 1) awardOffices(s, context)
  if (s.displeasure === 1) emptyTower(s, context)
  s.county = 0
  goTo(s, STEP.nextCounty)
}

export const nextCounty: AutomaticStep = (s) => {
  while (s.county < COUNTIES && holderOf(s, s.county) === NONE) s.county++
  if (s.county < COUNTIES) return ask(s, leaderOf(s, holderOf(s, s.county)), STEP.countyReward)
  s.castles = 0
  goTo(s, STEP.nextCastle)
}

/** (R) The crossing needs a conflict with room for the knight. Any other reward can be chosen, even if it lapses. */
export const mayTakeReward = (s: State, party: number, county: number): boolean =>
  s.components.counties[county].reward.crossing === undefined || canEnterAny(s, party)

/** The gold must be available beforehand; an ally has none (ruling 4). */
export const mayTakeBoth = (s: State, party: number): boolean => !isAlly(s, party) && goldOf(s, party) >= PRICE_OF_BOTH

export const countyReward: Decision = {
  section: 'Phase 3, counties',
  moves(s, _seat, out) {
    const party = holderOf(s, s.county)
    const noble = mayTakeNoble(s, party, s.county)
    const reward = mayTakeReward(s, party, s.county)
    const deal = noble && mayTakeBoth(s, party)
    if (noble) out.push(move(M_TAKE_NOBLE))
    if (reward) out.push(move(M_TAKE_REWARD))
    if (reward && deal) out.push(move(M_TAKE_BOTH))
    if (mayTakeTile(s, s.county)) {
      out.push(move(M_TAKE_TILE))
      if (deal) out.push(move(M_TAKE_NOBLE_AND_TILE))
    }
    if (out.length === 0) out.push(move(M_TAKE_NOTHING))
  },
  play(s, _seat, m, context) {
    const party = holderOf(s, s.county)
    const taken = verbOf(m)
    const isDeal = taken === M_TAKE_BOTH || taken === M_TAKE_NOBLE_AND_TILE
    context.log?.tell({
      key: TAKEN[taken as keyof typeof TAKEN],
      params: { party: partyKey(s, party), county: countyKey(s.county), tile: tileKey(s, s.county) },
    })
    if (isDeal) pay(s, GOLD, party, PRICE_OF_BOTH)
    if (taken === M_TAKE_NOBLE || isDeal) takeNobleFrom(s, party, s.county, context)
    if (taken === M_TAKE_REWARD || taken === M_TAKE_BOTH)
      award(s, party, s.components.counties[s.county].reward, STEP.countyDone, context)
    else if (taken === M_TAKE_TILE || taken === M_TAKE_NOBLE_AND_TILE)
      takeTile(s, party, s.county, STEP.countyDone, context)
    else goTo(s, STEP.countyDone)
  },
}
const TAKEN = {
  [M_TAKE_NOBLE]: 'log.county.noble',
  [M_TAKE_REWARD]: 'log.county.reward',
  [M_TAKE_BOTH]: 'log.county.both',
  [M_TAKE_NOTHING]: 'log.county.nothing',
  [M_TAKE_TILE]: 'log.county.tile',
  [M_TAKE_NOBLE_AND_TILE]: 'log.county.nobleAndTile',
} as const

/** The knight goes home unless he crossed over. His squires go to the supply. */
export const countyDone: AutomaticStep = (s) => {
  // The last choice was by the holder's leader, even if the knight has gone to France.
  const county = s.county
  const holder = holderOf(s, county)
  if (holder !== NONE) addAtCourt(s, holder, clearCounty(s, county), 1)
  if (s.components.counties[county].startPlayer) return goTo(s, STEP.nameStartPlayer)
  s.county++
  goTo(s, STEP.nextCounty)
}

/** Surrey: with any choice, the holder names the start player, himself or another. The new order applies at once. */
export const nameStartPlayer: Decision = {
  section: 'Phase 3, Surrey',
  moves(s, _seat, out) {
    for (let seat = 0; seat < s.players; seat++) out.push(move(M_START, seat))
  },
  play(s, seat, m, { log }) {
    s.startPlayer = firstOf(m)
    log?.tell({ key: 'log.start', params: { seat: seatKey(seat), player: seatKey(s.startPlayer) } })
    s.county++
    goTo(s, STEP.nextCounty)
  },
}
