/** 2.1 Areas are friendly, enemy, vacant or contested; control changes at once. */
import { HENRY_VI } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { areasWhere, isClosedTo, MIDDLESEX } from '../geography.ts'
import { blockKey } from '../keys.ts'
import { CAPTIVE } from '../layout.ts'
import { FREED, MOVED, mark, other, placeOf, presentIn, put, type State, see, setTitle } from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { noteArrival } from '../whereabouts.ts'

export const isVacant = (s: State, area: number): boolean =>
  presentIn(s, area, LANCASTER) === 0 && presentIn(s, area, YORK) === 0

/** Occupied by this house only. */
export const isFriendly = (s: State, area: number, house: number): boolean =>
  presentIn(s, area, house) > 0 && presentIn(s, area, other(house)) === 0

/** Occupied by the other house only. */
export const isEnemy = (s: State, area: number, house: number): boolean => isFriendly(s, area, other(house))

export const isContested = (s: State, area: number): boolean =>
  presentIn(s, area, LANCASTER) > 0 && presentIn(s, area, YORK) > 0

/** Friendly or vacant, and not an exile area of the other house (2.7). */
export const isOpenTo = (s: State, area: number, house: number): boolean =>
  presentIn(s, area, other(house)) === 0 && !isClosedTo(area, house)

export const contestedAreas = (s: State): readonly number[] => areasWhere((area) => isContested(s, area))

/**
 * Kingmaker: Henry VI is freed when Lancaster controls Middlesex, and is its Pretender from then on. (R) He defends himself at
 * once, but moves and regroups only from the next turn on.
 */
export function freeCaptive(s: State, context: StepContext): void {
  if (placeOf(s, HENRY_VI) !== CAPTIVE || !isFriendly(s, MIDDLESEX, LANCASTER)) return
  put(s, HENRY_VI, MIDDLESEX)
  mark(s, HENRY_VI, MOVED | FREED)
  see(s, HENRY_VI)
  setTitle(s, LANCASTER, HENRY_VI)
  context.log?.tell({ key: 'log.freed', params: { block: blockKey(HENRY_VI) } })
}

export function settleIn(s: State, block: number, area: number, context: StepContext): void {
  noteArrival(s, block, area)
  put(s, block, area)
  if (area === MIDDLESEX) freeCaptive(s, context)
}
