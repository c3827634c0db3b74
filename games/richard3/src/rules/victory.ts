/** 9.0 Victory. */
import { HEIRS, HENRY_VI } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { blockKey, houseKey } from '../keys.ts'
import { ASIDE, CAPTIVE, DEAD, VICTORIES } from '../layout.ts'
import { isFirstEdition, isOver, other, placeOf, remove, type State } from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'

/** 9.0, 9.1 All five heirs are dead. In edition 1.0 one who has gone over to the enemy counts as lost too. */
export function isExtinct(s: State, house: number): boolean {
  for (const heir of HEIRS[house]) {
    const place = placeOf(s, heir)
    if (place !== DEAD && !(isFirstEdition(s) && place === ASIDE)) return false
  }
  return true
}

export function win(
  s: State,
  house: number,
  victory: (typeof VICTORIES)[number],
  context: Pick<StepContext, 'log'>,
): void {
  s.winner = house
  s.victory = VICTORIES.indexOf(victory)
  s.step = STEP.gameOver
  // Kingmaker: a captive is executed when York wins.
  if (house === YORK && placeOf(s, HENRY_VI) === CAPTIVE) {
    remove(s, HENRY_VI, DEAD)
    context.log?.tell({ key: 'log.captiveKilled', params: { block: blockKey(HENRY_VI) } })
  }
  context.log?.tell({ key: 'log.won', params: { house: houseKey(house), reason: victory } })
}

/** 9.0 An instant win. (R) If both houses lose their last heirs at once, the King's house wins. */
export function checkHeirs(s: State, context: StepContext): void {
  if (isOver(s)) return
  const lancaster = isExtinct(s, LANCASTER)
  const york = isExtinct(s, YORK)
  if (!lancaster && !york) return
  win(s, lancaster && york ? s.throne : lancaster ? YORK : LANCASTER, 'victory.heirs', context)
}

/** (R) Resigning gives the win to the other house. */
export const resign = (s: State, house: number, context: Pick<StepContext, 'log'>): void =>
  win(s, other(house), 'victory.resigned', context)
