/** 6.8 What becomes of a block that has lost its last step. */
import { HAS_ROSE, HEIR, heirBornAs, IS_NEVILLE, KIND_OF, MERCENARY, NO_BLOCK, TWIN_OF } from '../armies.ts'
import type { Table } from '../course.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { DEAD, FACE_DOWN } from '../layout.ts'
import { has, houseOf, KNOWN, mark, placeOf, remove, type State, setSteps, stepsOf } from '../state.ts'
import { loseHeir } from './heirs.ts'

/** 6.82, 6.83 Heirs, roses and Nevilles die for good, and with them their likeness in the other colour. */
const diesForGood = (block: number): boolean =>
  KIND_OF[block] === HEIR || HAS_ROSE[block] === 1 || IS_NEVILLE[block] === 1 || heirBornAs(block) !== NO_BLOCK

/** 6.8 Death by battle, hunger, plague or the axe. */
export function eliminate(s: State, block: number, table: Table): void {
  const house = houseOf(s, block)
  const area = placeOf(s, block)
  // (R) Those who are gone for good are shown, as dead heirs are; so is a mercenary, whose home gives him away.
  const known = has(s, block, KNOWN) || diesForGood(block) || KIND_OF[block] === MERCENARY
  // Who dies outside a battle shows how weak he was, and perhaps who.
  if (!has(s, block, KNOWN)) table.log?.reveal()
  table.log?.tell({
    key: diesForGood(block) ? 'log.killed' : 'log.eliminated',
    params: { house: houseKey(house), block: known ? blockKey(block) : HIDDEN_BLOCK, area: areaKey(area) },
    secret: { seat: house, params: { block: blockKey(block) } },
  })
  if (!diesForGood(block)) {
    // 6.83 to 6.85 Back in the next campaign.
    remove(s, block, FACE_DOWN)
    if (known) mark(s, block, KNOWN)
    return
  }
  remove(s, block, DEAD)
  if (TWIN_OF[block] !== NO_BLOCK) remove(s, TWIN_OF[block], DEAD)
  // 9.1 A defector's death is that of an heir of his birth house.
  if (KIND_OF[block] === HEIR) loseHeir(s, block)
  else if (heirBornAs(block) !== NO_BLOCK) loseHeir(s, heirBornAs(block))
}

export function loseSteps(s: State, block: number, steps: number, table: Table): void {
  const left = stepsOf(s, block) - steps
  if (left <= 0) eliminate(s, block, table)
  else setSteps(s, block, left)
}
