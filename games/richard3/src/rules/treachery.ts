/** 6.9 Treachery, by the King, the Pretender, Warwick or the Treason card. */
import { type MoveList, rollDie } from '@tudor-rose/table'
import { BLOCK_COUNT, IS_DEAF_TO_WARWICK, IS_NEVILLE, LOYALTY_OF, TWIN_OF, WARWICKS } from '../armies.ts'
import { PIRACY } from '../data/cards.ts'
import { isSeaEntry } from '../geography.ts'
import { blockKey, houseKey } from '../keys.ts'
import { ASIDE, MAIN_ENTRY, NONE } from '../layout.ts'
import { firstOf, M_NO_TREASON, M_TREACHERY, M_TREASON, move, verbOf } from '../move.ts'
import {
  ACTED,
  cardOf,
  forget,
  goTo,
  has,
  houseOf,
  KNOWN,
  MOVED,
  mark,
  other,
  put,
  RESERVE,
  remove,
  type State,
  see,
  setEntered,
  setSteps,
  stepsOf,
  TURNED,
  titleOf,
} from '../state.ts'
import type { Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { isOnField } from './heirs.ts'
import { checkHeirs } from './victory.ts'

const KING = 1
const PRETENDER = 2
const WARWICK = 4

/** The title by which this block may try treachery, or 0. (R) A house whose King is dead and not yet succeeded has none. */
function officeOf(s: State, block: number): number {
  const house = houseOf(s, block)
  if (titleOf(s, house) === block) return s.throne === house ? KING : PRETENDER
  return WARWICKS[house] === block ? WARWICK : 0
}

/** 3.13, 6.91 The dice that must all be even. */
export const loyaltyTo = (block: number, byWarwick: boolean): number =>
  byWarwick && IS_NEVILLE[block] === 1 ? 1 : LOYALTY_OF[block]

/** 6.9 A block on the field that could change sides; 9.1 never while King or Pretender. */
function isTarget(s: State, block: number, byWarwick: boolean): boolean {
  if (LOYALTY_OF[block] === 0 || !isOnField(s, block) || has(s, block, TURNED)) return false
  if (titleOf(s, houseOf(s, block)) === block) return false
  return !(byWarwick && IS_DEAF_TO_WARWICK[block] === 1)
}

/** 6.9 Each leader once in a battle, instead of firing. */
export function treacheryMoves(s: State, leader: number, out: MoveList): void {
  const office = officeOf(s, leader)
  if (office === 0 || (s.treacheriesUsed & office) !== 0) return
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (houseOf(s, block) !== houseOf(s, leader) && isTarget(s, block, office === WARWICK))
      out.push(move(M_TREACHERY, leader, block))
}

/** 6.9 The block changes sides at its current strength. It joins the reserve, and fights from the next round on. */
function changeSides(s: State, block: number): void {
  const twin = TWIN_OF[block]
  const side = other(houseOf(s, block))
  const steps = stepsOf(s, block)
  remove(s, block, ASIDE)
  forget(s, block)
  put(s, twin, s.field)
  setSteps(s, twin, steps)
  mark(s, twin, KNOWN | RESERVE | ACTED | TURNED | MOVED)
  // (R) Blocks that pirates won over leave by sea too; all others like any block of their new side.
  const main = s.bytes[MAIN_ENTRY + s.field]
  const cameBySea = isSeaEntry(main) && cardOf(s, side) === PIRACY
  setEntered(s, twin, cameBySea ? main : NONE)
  see(s, twin)
}

type Tempter = `block.${string}` | 'card.Treason'

function roll(s: State, block: number, dice: number, by: Tempter, context: StepContext): void {
  const thrown: number[] = []
  for (let i = 0; i < dice; i++) thrown.push(rollDie(context.chance))
  const isGood = (die: number): boolean => die % 2 === 0
  const turns = thrown.every(isGood)
  context.log?.tell({
    key: turns ? 'log.turned' : 'log.loyal',
    params: {
      by,
      block: blockKey(block),
      dice: thrown,
      good: thrown.map((die) => Number(isGood(die))),
      house: houseKey(other(houseOf(s, block))),
    },
  })
  if (turns) changeSides(s, block)
}

export function treachery(s: State, leader: number, block: number, context: StepContext): void {
  const office = officeOf(s, leader)
  s.treacheriesUsed |= office
  roll(s, block, loyaltyTo(block, office === WARWICK), blockKey(leader), context)
}

export function hasTreasonTarget(s: State): boolean {
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (houseOf(s, block) !== s.treason && isTarget(s, block, false)) return true
  return false
}

/** Treason card: one roll before one battle of this turn, begun by either house, without a leader. (R) After the reveal. */
export const treason: Decision = {
  section: '5.1',
  moves(s, seat, out) {
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (houseOf(s, block) !== seat && isTarget(s, block, false)) out.push(move(M_TREASON, block))
    out.push(move(M_NO_TREASON))
  },
  play(s, _seat, m, context) {
    if (verbOf(m) === M_TREASON) {
      s.treason = NONE
      roll(s, firstOf(m), LOYALTY_OF[firstOf(m)], 'card.Treason', context)
      checkHeirs(s, context)
    }
    goTo(s, STEP.beginRound)
  },
}
