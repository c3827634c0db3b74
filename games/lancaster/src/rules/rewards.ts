/** Rewards, wherever they come from: counties, castles, favours, laws, tiles. What asks the receiver for something comes last. */
import type { MoveList } from '@tudor-rose/table'
import { CASTLE_SPACES, type Reward } from '../components.ts'
import type { Decision, Passage, Table } from '../course.ts'
import { castleKey, conflictKey, countyKey, partyKey } from '../keys.ts'
import { addAtCourt, addInReserve, castleKnight, inReserve, setCastleKnight } from '../knights.ts'
import { CONFLICT_PLACES, COUNTIES, EXTENSIONS, GOLD, NOBLES, SEALS, SQUIRES, VOTES } from '../layout.ts'
import { firstOf, M_BUILD, M_CROSS, M_DECLINE, M_NOBLE_FROM, move, verbOf } from '../move.ts'
import {
  addPoints,
  ask,
  gain,
  giveNoble,
  goTo,
  hasExtension,
  hasNoble,
  isAlly,
  leaderOf,
  noblesIn,
  type State,
} from '../state.ts'
import { BUILD, CROSS_OVER, REWARD_CHOICES, TAKE_NOBLE, UPGRADE } from '../steps.ts'
import { canEnter, canEnterAny, crossOver } from './placing/enter-conflict.ts'
import { canUpgrade } from './upgrades.ts'

/** Points, gold, squires or votes that everybody sees come in; an ally has no use for them. */
export function gainPoints(s: State, party: number, many: number, { log }: Table): void {
  if (many === 0 || isAlly(s, party)) return
  addPoints(s, party, many)
  log?.tell({ key: 'log.gains.points', params: { party: partyKey(s, party), count: many } })
}

function gainGoods(s: State, what: number, party: number, many: number, key: string, { log }: Table): void {
  if (many === 0 || isAlly(s, party)) return
  gain(s, what, party, many)
  log?.tell({ key, params: { party: partyKey(s, party), count: many } })
}
export const gainGold = (s: State, party: number, many: number, table: Table): void =>
  gainGoods(s, GOLD, party, many, 'log.gains.gold', table)
export const gainSquires = (s: State, party: number, many: number, table: Table): void =>
  gainGoods(s, SQUIRES, party, many, 'log.gains.squires', table)
export const gainVotes = (s: State, party: number, many: number, table: Table): void =>
  gainGoods(s, VOTES, party, many, 'log.gains.votes', table)

/** Seals are of use only at the King's court. */
export const gainSeals = (s: State, party: number, many: number, table: Table): void =>
  gainGoods(s, SEALS, party, s.court * many, 'log.gains.seals', table)

/** A knight of strength 1 comes from the reserve to court, as far as there are any. */
export function gainNewKnights(s: State, party: number, many: number, { log }: Table): void {
  const come = Math.min(many, inReserve(s, party, 1))
  if (come === 0) return
  addInReserve(s, party, 1, -come)
  addAtCourt(s, party, 1, come)
  log?.tell({ key: 'log.newKnight', params: { party: partyKey(s, party), count: come } })
}

/** Gives a reward, then goes to the step `then`, by way of whatever the receiver has to choose. */
export function award(s: State, party: number, reward: Reward, then: number, table: Table): void {
  gainPoints(s, party, reward.points ?? 0, table)
  gainGold(s, party, reward.gold ?? 0, table)
  gainSquires(s, party, reward.squires ?? 0, table)
  gainVotes(s, party, reward.votes ?? 0, table)
  gainSeals(s, party, reward.seals ?? 0, table)
  gainNewKnights(s, party, reward.newKnight ?? 0, table)
  s.receiver = party
  s.upgrades = reward.upgrade ?? 0
  s.onlyPlaced = 0
  s.builds = isAlly(s, party) ? 0 : (reward.extension ?? 0)
  s.freeNobles = reward.nobleAnywhere ?? 0
  s.crossings = reward.crossing ?? 0
  s.afterReward = then
  goTo(s, REWARD_CHOICES)
}

/** What is impossible lapses; what is possible is asked of the receiver, for an ally of his leader. */
export const rewardChoices: Passage = (s) => {
  const party = s.receiver
  const leader = leaderOf(s, party)
  if (s.upgrades > 0) {
    s.upgrades--
    if (canUpgrade(s, party, s.onlyPlaced === 1)) ask(s, leader, UPGRADE)
  } else if (s.builds > 0) {
    s.builds--
    if (canBuild(s, party)) ask(s, leader, BUILD)
  } else if (s.freeNobles > 0) {
    s.freeNobles--
    if (canTakeNobleAnywhere(s, party)) ask(s, leader, TAKE_NOBLE)
  } else if (s.crossings > 0) {
    s.crossings--
    if (canEnterAny(s, party)) ask(s, leader, CROSS_OVER)
  } else {
    s.onlyPlaced = 0
    goTo(s, s.afterReward)
  }
}

export const canBuild = (s: State, party: number): boolean =>
  !isAlly(s, party) && s.bytes[EXTENSIONS + party] !== (1 << CASTLE_SPACES) - 1

/** Whoever stands on the space goes to court at once, unscored; after phase 1 he is not placed again this round (ruling 1). */
export function buildExtension(s: State, party: number, space: number, { log }: Table): void {
  s.bytes[EXTENSIONS + party] |= 1 << space
  const strength = castleKnight(s, party, space)
  if (strength > 0) {
    setCastleKnight(s, party, space, 0)
    addAtCourt(s, party, strength, 1)
  }
  log?.tell({ key: 'log.builds', params: { party: partyKey(s, party), space: castleKey(s, party, space) } })
}

export function buildMoves(s: State, party: number, out: MoveList): void {
  for (let space = 0; space < CASTLE_SPACES; space++) if (!hasExtension(s, party, space)) out.push(move(M_BUILD, space))
}

/** An extension of one's choice (R: or none). */
export const build: Decision = {
  section: 'Rewards',
  moves(s, _seat, out) {
    buildMoves(s, s.receiver, out)
    out.push(move(M_DECLINE))
  },
  play(s, _seat, m, table) {
    if (verbOf(m) === M_BUILD) buildExtension(s, s.receiver, firstOf(m), table)
    goTo(s, REWARD_CHOICES)
  },
}

/** Nobody takes the same letter twice. An ally keeps none: the tile leaves the game. */
export const mayTakeNoble = (s: State, party: number, county: number): boolean =>
  noblesIn(s, county) > 0 && (isAlly(s, party) || !hasNoble(s, party, county))

export function takeNobleFrom(s: State, party: number, county: number, { log }: Table): void {
  s.bytes[NOBLES + county]--
  if (!isAlly(s, party)) giveNoble(s, party, county)
  const key = isAlly(s, party) ? 'log.noble.removed' : 'log.noble'
  log?.tell({ key, params: { party: partyKey(s, party), county: countyKey(s, county) } })
}

export function canTakeNobleAnywhere(s: State, party: number): boolean {
  for (let county = 0; county < COUNTIES; county++) if (mayTakeNoble(s, party, county)) return true
  return false
}

/** A noble out of any county; he may be left there. */
export const takeNoble: Decision = {
  section: 'Rewards',
  moves(s, _seat, out) {
    for (let county = 0; county < COUNTIES; county++)
      if (mayTakeNoble(s, s.receiver, county)) out.push(move(M_NOBLE_FROM, county))
    out.push(move(M_DECLINE))
  },
  play(s, _seat, m, table) {
    if (verbOf(m) === M_NOBLE_FROM) takeNobleFrom(s, s.receiver, firstOf(m), table)
    goTo(s, REWARD_CHOICES)
  },
}

/** The knight in the county that is scored goes to France and earns no favour there; his squires go back. */
export const takeCrossing: Decision = {
  section: 'Rewards',
  moves(s, _seat, out) {
    for (let conflict = 0; conflict < CONFLICT_PLACES.length; conflict++)
      if (canEnter(s, s.receiver, conflict)) out.push(move(M_CROSS, conflict))
  },
  play(s, _seat, m, { log }) {
    const strength = crossOver(s, s.receiver, s.county, firstOf(m))
    const params = { party: partyKey(s, s.receiver), strength, conflict: conflictKey(firstOf(m)) }
    log?.tell({ key: 'log.crosses', params })
    goTo(s, REWARD_CHOICES)
  },
}
