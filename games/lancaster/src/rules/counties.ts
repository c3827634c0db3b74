/** Phase 3, counties: from A to I the holder takes a noble, the reward or a tile in its stead, or for 3 gold the noble too. */
import type { Decision, Passage } from '../course.ts'
import { countyKey, partyKey, seatKey, tileKey } from '../keys.ts'
import { addAtCourt, clearCounty, holderOf } from '../knights.ts'
import { COUNTIES, GOLD, NOTHING } from '../layout.ts'
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
import { COUNTY_DONE, COUNTY_REWARD, NAME_START_PLAYER, NEXT_CASTLE, NEXT_COUNTY } from '../steps.ts'
import { awardOffices } from './court/offices.ts'
import { canEnterAny } from './placing/enter-conflict.ts'
import { mayTakeTile, takeTile } from './reward-tiles.ts'
import { award, mayTakeNoble, takeNobleFrom } from './rewards.ts'
import { emptyTower } from './tower.ts'

const PRICE_OF_BOTH = 3

/** What happens before the counties are scored: the offices are awarded and the Tower is emptied. */
export const beginRewards: Passage = (s, table) => {
  if (s.court === 1) awardOffices(s, table)
  if (s.displeasure === 1) emptyTower(s, table)
  s.county = 0
  goTo(s, NEXT_COUNTY)
}

export const nextCounty: Passage = (s) => {
  while (s.county < COUNTIES && holderOf(s, s.county) === NOTHING) s.county++
  if (s.county < COUNTIES) return ask(s, leaderOf(s, holderOf(s, s.county)), COUNTY_REWARD)
  s.castles = 0
  goTo(s, NEXT_CASTLE)
}

/** (R) The crossing cannot be chosen if no conflict takes the knight; any other reward can, though it may lapse. */
export const mayTakeReward = (s: State, party: number, county: number): boolean =>
  s.components.counties[county].reward.crossing === undefined || canEnterAny(s, party)

/** The gold must be in hand before; an ally has none (ruling 4). */
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
  play(s, _seat, m, table) {
    const party = holderOf(s, s.county)
    const taken = verbOf(m)
    const isDeal = taken === M_TAKE_BOTH || taken === M_TAKE_NOBLE_AND_TILE
    table.log?.tell({
      key: TAKEN[taken],
      params: { party: partyKey(s, party), county: countyKey(s, s.county), tile: tileKey(s, s.county) },
    })
    if (isDeal) pay(s, GOLD, party, PRICE_OF_BOTH)
    if (taken === M_TAKE_NOBLE || isDeal) takeNobleFrom(s, party, s.county, table)
    if (taken === M_TAKE_REWARD || taken === M_TAKE_BOTH)
      award(s, party, s.components.counties[s.county].reward, COUNTY_DONE, table)
    else if (taken === M_TAKE_TILE || taken === M_TAKE_NOBLE_AND_TILE) takeTile(s, party, s.county, COUNTY_DONE, table)
    else goTo(s, COUNTY_DONE)
  },
}
const TAKEN: Readonly<Record<number, string>> = {
  [M_TAKE_NOBLE]: 'log.county.noble',
  [M_TAKE_REWARD]: 'log.county.reward',
  [M_TAKE_BOTH]: 'log.county.both',
  [M_TAKE_NOTHING]: 'log.county.nothing',
  [M_TAKE_TILE]: 'log.county.tile',
  [M_TAKE_NOBLE_AND_TILE]: 'log.county.nobleAndTile',
}

/** The knight goes home, unless he has crossed over; his squires go to the supply. */
export const countyDone: Passage = (s) => {
  // Whoever chose last led the holder, also if his knight has gone to France.
  const county = s.county
  const holder = holderOf(s, county)
  if (holder !== NOTHING) addAtCourt(s, holder, clearCounty(s, county), 1)
  if (s.components.counties[county].startPlayer) return goTo(s, NAME_START_PLAYER)
  s.county++
  goTo(s, NEXT_COUNTY)
}

/** Surrey: whatever he took, he names the start player, himself or another; the new order holds at once. */
export const nameStartPlayer: Decision = {
  section: 'Phase 3, Surrey',
  moves(s, _seat, out) {
    for (let seat = 0; seat < s.players; seat++) out.push(move(M_START, seat))
  },
  play(s, seat, m, { log }) {
    s.startPlayer = firstOf(m)
    log?.tell({ key: 'log.start', params: { seat: seatKey(seat), player: seatKey(s.startPlayer) } })
    s.county++
    goTo(s, NEXT_COUNTY)
  },
}
