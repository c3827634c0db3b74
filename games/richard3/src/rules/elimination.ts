/** 6.8 The elimination of a block that has lost its last step. */
import { DIES_FOR_GOOD, HEIR, heirBornAs, KIND_OF, MERCENARY_HOME, NO_BLOCK, REBEL, TWIN_OF } from '../armies.ts'
import { AREA_COUNT } from '../geography.ts'
import { blockKey, HIDDEN_BLOCK, houseKey, placeKey } from '../keys.ts'
import { DEAD, FACE_DOWN } from '../layout.ts'
import { has, houseOf, isFirstEdition, KNOWN, mark, placeOf, remove, type State, setSteps, stepsOf } from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { noteHiddenDeath } from '../whereabouts.ts'
import { loseHeir } from './heirs.ts'

/** 6.8 Elimination by battle, hunger, plague or execution. */
export function eliminate(s: State, block: number, context: StepContext): void {
  const house = houseOf(s, block)
  const area = placeOf(s, block)
  // (R) Blocks that never return are shown, as dead heirs are; so is a mercenary, who is placed at his home.
  const forGood = DIES_FOR_GOOD[block] === 1
  const known = has(s, block, KNOWN) || forGood || MERCENARY_HOME[block] < AREA_COUNT || block === REBEL
  // A death outside a battle reveals how weak the block was, and perhaps which it was.
  if (!has(s, block, KNOWN)) context.log?.reveal()
  context.log?.tell({
    key: forGood ? 'log.killed' : 'log.eliminated',
    params: { house: houseKey(house), block: known ? blockKey(block) : HIDDEN_BLOCK, area: placeKey(area) },
    secret: { seat: house, params: { block: blockKey(block) } },
  })
  if (!forGood) {
    // 6.83 to 6.85 They return in the next campaign.
    if (!known) noteHiddenDeath(s, house, area)
    remove(s, block, FACE_DOWN)
    if (known) mark(s, block, KNOWN)
    return
  }
  // 3.22 The twin cannot fight for the other house either.
  remove(s, block, DEAD)
  if (TWIN_OF[block] !== NO_BLOCK) remove(s, TWIN_OF[block], DEAD)
  if (KIND_OF[block] === HEIR) loseHeir(s, block, true, context)
  // 9.1 The death of a defector is that of an heir of his birth house. 1.0 (R): no minor replaces him.
  else if (heirBornAs(block) !== NO_BLOCK) loseHeir(s, heirBornAs(block), !isFirstEdition(s), context)
}

export function loseSteps(s: State, block: number, steps: number, context: StepContext): void {
  const left = stepsOf(s, block) - steps
  if (left <= 0) eliminate(s, block, context)
  else setSteps(s, block, left)
}
