/** 8.0 The political turn, in the order of the rulebook. */
import {
  BLOCK_COUNT,
  BOMBARD,
  CHURCH,
  FULL_STEPS,
  HEIR,
  HENRY_VI,
  KIND_OF,
  LEVY,
  MERCENARY,
  MERCENARY_HOME,
  NOBLE,
  REBEL,
  WELSH,
} from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { EXILES, ISLE_OF_MAN, isExile, MIDDLESEX } from '../geography.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { CAPTIVE, FACE_DOWN, NONE, POOL } from '../layout.ts'
import { firstOf, M_LEAVE_EXILE, move } from '../move.ts'
import {
  ask,
  goTo,
  houseOf,
  isOnMap,
  other,
  placeOf,
  presentIn,
  put,
  remove,
  type State,
  scenarioOf,
  setSteps,
  unmarkAll,
} from '../state.ts'
import type { AutomaticStep, Decision } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { forgetWhereabouts } from '../whereabouts.ts'
import { nameSenior } from './heirs.ts'
import { blocksOverLimit, countsForSupply } from './supply.ts'
import { win } from './victory.ts'

/** 8.1 Levies, Bombards and the Welsh go to the pools, mercenaries home, the Rebel off the map. */
export const disband: AutomaticStep = (s, context) => {
  // Who leaves the map, and who counts, reveals the identity of hidden blocks.
  context.log?.reveal()
  forgetWhereabouts(s)
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!isOnMap(s, block)) continue
    const kind = KIND_OF[block]
    if (kind === LEVY || kind === BOMBARD || block === WELSH || block === REBEL) remove(s, block, POOL)
    else if (kind === MERCENARY) put(s, block, MERCENARY_HOME[block])
  }
  goTo(s, STEP.usurpation)
}

/** 8.2 The count of one house: nobles, heirs and church on the map, not in exile nor on the Isle of Man; and London. */
export function usurpationCount(s: State, house: number, counted: (block: number) => boolean = isPeer): number {
  let count = presentIn(s, MIDDLESEX, house) > 0 ? 1 : 0
  // Kingmaker: a captive Henry VI counts for Lancaster.
  if (house === LANCASTER && placeOf(s, HENRY_VI) === CAPTIVE) count++
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (houseOf(s, block) === house && counted(block) && isInEngland(placeOf(s, block))) count++
  return count
}
export const isPeer = (block: number): boolean => {
  const kind = KIND_OF[block]
  return kind === HEIR || kind === NOBLE || kind === CHURCH
}
const isInEngland = (place: number): boolean => place < POOL && !isExile(place) && place !== ISLE_OF_MAN

/** 8.2 The Pretender needs more than the King; in the last campaign the game ends here (9.0). */
export const usurpation: AutomaticStep = (s, context) => {
  const pretender = other(s.throne)
  const [lancaster, york] = [usurpationCount(s, LANCASTER), usurpationCount(s, YORK)]
  const usurped = pretender === LANCASTER ? lancaster > york : york > lancaster
  context.log?.tell({
    key: usurped ? 'log.usurpation' : 'log.noUsurpation',
    params: { lancaster, york, house: houseKey(usurped ? pretender : s.throne) },
  })
  if (usurped) {
    s.throne = pretender
    for (const house of [LANCASTER, YORK]) nameSenior(s, house, context)
  }
  if (s.campaign === scenarioOf(s).lastCampaign) {
    return win(s, s.throne, 'victory.throne', context)
  }
  s.stage = 0
  goTo(s, STEP.nextHomecoming)
}

/** 7.2, 8.5 Blocks above the limit of an exile area go to the pool; their owner chooses which. */
export const nextExile: AutomaticStep = (s) => {
  for (const house of [LANCASTER, YORK])
    for (const area of EXILES[house]) {
      if (blocksOverLimit(s, area, house) === 0) continue
      s.place = area
      return ask(s, house, STEP.leaveExile)
    }
  s.place = NONE
  goTo(s, STEP.reset)
}

export const leaveExile: Decision = {
  section: '8.5',
  moves(s, seat, out) {
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (houseOf(s, block) === seat && countsForSupply(s, block, s.place)) out.push(move(M_LEAVE_EXILE, block))
  },
  play(s, seat, m, context) {
    const block = firstOf(m)
    context.log?.tell({
      key: 'log.leavesExile',
      params: { house: houseKey(seat), block: HIDDEN_BLOCK, area: areaKey(s.place) },
      secret: { seat, params: { block: blockKey(block) } },
    })
    remove(s, block, POOL)
    goTo(s, STEP.nextExile)
  },
}

/** 8.5 Face-down blocks return, all blocks are at full strength again, the Rebel joins the new Pretender. */
export const reset: AutomaticStep = (s) => {
  unmarkAll(s, 255)
  forgetWhereabouts(s)
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (placeOf(s, block) === FACE_DOWN)
      put(s, block, KIND_OF[block] === MERCENARY && block !== WELSH ? MERCENARY_HOME[block] : POOL)
    setSteps(s, block, FULL_STEPS[block])
  }
  s.campaign++
  s.turn = 1
  goTo(s, STEP.deal)
}
