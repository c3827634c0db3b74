/** 6.2, 6.4, 6.5 The turn of a block: fire, charge, treachery, retreat or pass; and who takes the hits. */
import { rollDie } from '@tudor-rose/table'
import { BLOCK_COUNT } from '../armies.ts'
import { blockKey, houseKey } from '../keys.ts'
import {
  firstOf,
  M_CHARGE,
  M_FIRE,
  M_PASS,
  M_RETREAT,
  M_TAKE_HITS,
  M_TREACHERY,
  move,
  secondOf,
  verbOf,
} from '../move.ts'
import { ACTED, ask, goTo, houseOf, isOver, mark, other, placeOf, type State, stepsOf } from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { isItsTurn, mustRetreat } from './battle.ts'
import { loseSteps } from './elimination.ts'
import { firepower } from './firepower.ts'
import { isOnField, seniorHeirOnField } from './heirs.ts'
import { retreat, retreatMoves } from './retreat.ts'
import { treachery, treacheryMoves } from './treachery.ts'
import { checkHeirs } from './victory.ts'

/** 6.2 Each block once per round. (R) The owner chooses the order among blocks of one side and letter. */
export const battleTurn: Decision = {
  section: '6.2',
  moves(s, seat, out) {
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (!isItsTurn(s, block)) continue
      if (mustRetreat(s, seat)) {
        retreatMoves(s, block, out)
        continue
      }
      out.push(move(M_FIRE, block))
      out.push(move(M_PASS, block))
      if (seniorHeirOnField(s, seat) === block) {
        for (let target = 0; target < BLOCK_COUNT; target++)
          if (houseOf(s, target) !== seat && isOnField(s, target)) out.push(move(M_CHARGE, block, target))
      }
      treacheryMoves(s, block, out)
      // 6.6 Never in round 1.
      if (s.round > 1) retreatMoves(s, block, out)
    }
  },
  play(s, _seat, m, context) {
    const block = firstOf(m)
    mark(s, block, ACTED)
    goTo(s, STEP.nextTurn)
    switch (verbOf(m)) {
      case M_FIRE:
        return fire(s, block, context)
      case M_CHARGE:
        return charge(s, block, secondOf(m), context)
      case M_TREACHERY:
        return treachery(s, block, secondOf(m), context)
      case M_RETREAT:
        return retreat(s, block, secondOf(m), context)
      case M_PASS:
        context.log?.tell({ key: 'log.passes', params: { house: houseKey(houseOf(s, block)), block: blockKey(block) } })
    }
  },
}

/** 6.4 One die per step; a roll up to the firepower hits. */
function throwDice(s: State, block: number, key: 'log.fires' | 'log.strikesBack', context: StepContext): number {
  const most = firepower(s, block)
  const dice: number[] | undefined = context.log && []
  let hits = 0
  for (let i = stepsOf(s, block); i > 0; i--) {
    const die = rollDie(context.chance)
    if (die <= most) hits++
    dice?.push(die)
  }
  if (dice) {
    const good = dice.map((die) => Number(die <= most))
    context.log?.tell({
      key,
      params: { house: houseKey(houseOf(s, block)), block: blockKey(block), dice, good, hits, most },
    })
  }
  return hits
}

function fire(s: State, block: number, context: StepContext): void {
  s.hits = throwDice(s, block, 'log.fires', context)
  s.subject = block
  goTo(s, STEP.assignHits)
}

/** 6.5 The senior heir names his target; surplus hits are lost. A surviving target strikes back at once. */
function charge(s: State, heir: number, target: number, context: StepContext): void {
  context.log?.tell({
    key: 'log.charges',
    params: { house: houseKey(houseOf(s, heir)), block: blockKey(heir), target: blockKey(target) },
  })
  const hits = throwDice(s, heir, 'log.fires', context)
  if (hits > 0) tellHits(s, target, hits, context)
  loseSteps(s, target, hits, context)
  if (placeOf(s, target) !== s.field) return
  const answer = throwDice(s, target, 'log.strikesBack', context)
  if (answer > 0) tellHits(s, heir, answer, context)
  loseSteps(s, heir, answer, context)
}

const tellHits = (s: State, block: number, hits: number, context: StepContext): void =>
  context.log?.tell({
    key: 'log.takesHits',
    params: { house: houseKey(houseOf(s, block)), block: blockKey(block), hits: Math.min(hits, stepsOf(s, block)) },
  })

/** The highest strength of a block of this house on the field, and how many blocks have it. */
function strongest(s: State, house: number): { steps: number; blocks: number; first: number } {
  let [steps, blocks, first] = [0, 0, 0]
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (houseOf(s, block) !== house || !isOnField(s, block)) continue
    const own = stepsOf(s, block)
    if (own > steps) [steps, blocks, first] = [own, 1, block]
    else if (own === steps) blocks++
  }
  return { steps, blocks, first }
}

/** 6.4 The hits that one block takes; the rest passes on when it dies. */
function absorb(s: State, block: number, context: StepContext): void {
  const steps = stepsOf(s, block)
  tellHits(s, block, s.hits, context)
  const surplus = Math.max(0, s.hits - steps)
  loseSteps(s, block, s.hits, context)
  s.hits = surplus
}

/** 6.4 All hits go to the strongest enemy block; the owner chooses between equals. */
export const assignHits: AutomaticStep = (s, context) => {
  const house = other(houseOf(s, s.subject))
  while (s.hits > 0 && !isOver(s)) {
    const { steps, blocks, first } = strongest(s, house)
    if (blocks > 1) return ask(s, house, STEP.takeHits)
    // (R) Reserves that replace a lost front line do not take the remaining hits of the roll that broke it.
    if (steps === 0) break
    absorb(s, first, context)
    checkHeirs(s, context)
  }
  s.hits = 0
  goTo(s, STEP.nextTurn)
}

export const takeHits: Decision = {
  section: '6.4',
  moves(s, seat, out) {
    const { steps } = strongest(s, seat)
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (houseOf(s, block) === seat && isOnField(s, block) && stepsOf(s, block) === steps)
        out.push(move(M_TAKE_HITS, block))
  },
  play(s, _seat, m, context) {
    absorb(s, firstOf(m), context)
    checkHeirs(s, context)
    goTo(s, STEP.assignHits)
  },
}
