/** Rewards of all sources: counties, castles, favours, laws, tiles. Parts with choices come last. */
import type { MoveList } from '@tudor-rose/table'
import { CASTLE_SPACES, type Reward } from '../components.ts'
import { castleKey, conflictKey, countyKey, partyKey } from '../keys.ts'
import { addAtCourt, castleKnight, setCastleKnight } from '../knights.ts'
import { CONFLICT_PLACES, COUNTIES, EXTENSIONS, NOBLES } from '../layout.ts'
import { firstOf, M_BUILD, M_CROSS, M_DECLINE, M_NOBLE_FROM, move, verbOf } from '../move.ts'
import { ask, giveNoble, goTo, hasExtension, hasNoble, isAlly, leaderOf, noblesIn, type State } from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { canEnter, canEnterAny, crossOver } from './enter-conflict.ts'
import { gainGold, gainNewKnights, gainPoints, gainSeals, gainSquires, gainVotes } from './gains.ts'
import { canUpgrade } from './upgrades.ts'

/** Gives a reward, then continues with the step `then`, after the receiver's choices. */
export function award(s: State, party: number, reward: Reward, then: number, context: StepContext): void {
  gainPoints(s, party, reward.points ?? 0, context)
  gainGold(s, party, reward.gold ?? 0, context)
  gainSquires(s, party, reward.squires ?? 0, context)
  gainVotes(s, party, reward.votes ?? 0, context)
  gainSeals(s, party, reward.seals ?? 0, context)
  gainNewKnights(s, party, reward.newKnight ?? 0, context)
  s.receiver = party
  s.upgrades = reward.upgrade ?? 0
  s.onlyPlaced = 0
  s.builds = isAlly(s, party) ? 0 : (reward.extension ?? 0)
  s.freeNobles = reward.nobleAnywhere ?? 0
  s.crossings = reward.crossing ?? 0
  s.afterReward = then
  goTo(s, STEP.rewardChoices)
}

/** Impossible parts lapse. The receiver chooses the others; for an ally, his leader does. */
export const rewardChoices: AutomaticStep = (s) => {
  const party = s.receiver
  const leader = leaderOf(s, party)
  if (s.upgrades > 0) {
    s.upgrades--
    if (canUpgrade(s, party, s.onlyPlaced === 1)) ask(s, leader, STEP.upgrade)
  } else if (s.builds > 0) {
    s.builds--
    if (canBuild(s, party)) ask(s, leader, STEP.build)
  } else if (s.freeNobles > 0) {
    s.freeNobles--
    if (canTakeNobleAnywhere(s, party)) ask(s, leader, STEP.takeNoble)
  } else if (s.crossings > 0) {
    s.crossings--
    if (canEnterAny(s, party)) ask(s, leader, STEP.crossOver)
  } else {
    s.onlyPlaced = 0
    goTo(s, s.afterReward)
  }
}

export const canBuild = (s: State, party: number): boolean =>
  !isAlly(s, party) && s.bytes[EXTENSIONS + party] !== (1 << CASTLE_SPACES) - 1

/**
 * A knight on the space goes to court at once, without scoring. After phase 1 he is not placed again this round (ruling
 * 1).
 */
export function buildExtension(s: State, party: number, space: number, { log }: StepContext): void {
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

/** An extension of the player's choice (R: or none). */
export const build: Decision = {
  section: 'Rewards',
  moves(s, _seat, out) {
    buildMoves(s, s.receiver, out)
    out.push(move(M_DECLINE))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_BUILD) buildExtension(s, s.receiver, firstOf(m), context)
    goTo(s, STEP.rewardChoices)
  },
}

/** Nobody takes the same letter twice. An ally keeps none: the tile leaves the game. */
export const mayTakeNoble = (s: State, party: number, county: number): boolean =>
  noblesIn(s, county) > 0 && (isAlly(s, party) || !hasNoble(s, party, county))

export function takeNobleFrom(s: State, party: number, county: number, { log }: StepContext): void {
  s.bytes[NOBLES + county]--
  if (!isAlly(s, party)) giveNoble(s, party, county)
  const key = isAlly(s, party) ? 'log.noble.removed' : 'log.noble'
  log?.tell({ key, params: { party: partyKey(s, party), county: countyKey(county) } })
}

export function canTakeNobleAnywhere(s: State, party: number): boolean {
  for (let county = 0; county < COUNTIES; county++) if (mayTakeNoble(s, party, county)) return true
  return false
}

/** A noble from any county. The player may decline. */
export const takeNoble: Decision = {
  section: 'Rewards',
  moves(s, _seat, out) {
    for (let county = 0; county < COUNTIES; county++)
      if (mayTakeNoble(s, s.receiver, county)) out.push(move(M_NOBLE_FROM, county))
    out.push(move(M_DECLINE))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_NOBLE_FROM) takeNobleFrom(s, s.receiver, firstOf(m), context)
    goTo(s, STEP.rewardChoices)
  },
}

/** The knight in the county being scored goes to France without earning a favour. His squires go back. */
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
    goTo(s, STEP.rewardChoices)
  },
}
