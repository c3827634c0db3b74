/** 5.4 Recruits come from the pool at full strength, one for each action point, and do not move this turn. */
import type { MoveList } from '@tudor-rose/table'
import { BOMBARD, HEIR, KIND_OF, REBEL } from '../armies.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { POOL } from '../layout.ts'
import { M_RECRUIT, move } from '../move.ts'
import { RECRUITING_PLACES } from '../recruiting-places.ts'
import { blocksOf, isFirstEdition, MOVED, mark, placeOf, presentIn, type State, see } from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { isOpenTo, isVacant, settleIn } from './control.ts'
import { isSeatOf } from './heirs.ts'

function mayRecruitIn(s: State, house: number, block: number, area: number): boolean {
  if (block === REBEL) return isVacant(s, area)
  if (!isOpenTo(s, area, house)) return false
  if (KIND_OF[block] === BOMBARD) return presentIn(s, area, house) > 0
  // (R) An heir in the pool, where the exile limits sent him, returns at one of his shields, or at a crown if royal.
  return KIND_OF[block] !== HEIR || isSeatOf(s, block, area)
}

function recruitBlockMoves(s: State, house: number, block: number, out: MoveList): void {
  if (placeOf(s, block) !== POOL) return
  for (const area of RECRUITING_PLACES[block])
    if (mayRecruitIn(s, house, block, area)) out.push(move(M_RECRUIT, block, area))
}

export function recruitMoves(s: State, house: number, out: MoveList): void {
  const blocks = blocksOf(s, house)
  for (let i = 0; i < blocks.length; i++) recruitBlockMoves(s, house, blocks[i], out)
}

export function recruit(s: State, house: number, block: number, area: number, context: StepContext): void {
  s.actionPoints--
  mark(s, block, MOVED)
  settleIn(s, block, area, context)
  // 1.0 (R): shown when placed. 1.02: hidden. The black Rebel is always known.
  const shown = isFirstEdition(s) || block === REBEL
  if (shown) see(s, block)
  if (isFirstEdition(s)) context.log?.reveal()
  context.log?.tell({
    key: 'log.recruits',
    params: { house: houseKey(house), block: shown ? blockKey(block) : HIDDEN_BLOCK, area: areaKey(area) },
    secret: { seat: house, params: { block: blockKey(block) } },
  })
}
