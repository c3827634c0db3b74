/** 8.0 The political turn, in the order of the rulebook. */
import {
  BLOCK_COUNT,
  BOMBARD,
  CHURCH,
  FULL_STEPS,
  HEIR,
  HENRY_VI,
  IS_NEVILLE,
  KIND_OF,
  LANCASTRIAN_CLARENCE,
  LEVY,
  MERCENARY,
  MERCENARY_HOME,
  NEVILLES,
  NOBLE,
  REBEL,
  ROYAL_SHIELDS,
  SEAT_OF,
  SHIELDS_OF,
  WARWICKS,
  WELSH,
} from '../armies.ts'
import type { Decision, Passage, Table } from '../course.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { areasWhere, CALAIS, EXILES, ISLE_OF_MAN, isExile, isExileOf, MIDDLESEX } from '../geography.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { CAPTIVE, DEAD, FACE_DOWN, NOTHING, POOL } from '../layout.ts'
import { firstOf, M_GO_HOME, M_LEAVE_EXILE, move, secondOf } from '../move.ts'
import {
  ACTED,
  ask,
  goTo,
  has,
  houseOf,
  isFirstEdition,
  isOnMap,
  mark,
  other,
  placeOf,
  presentIn,
  put,
  remove,
  type State,
  setSteps,
  unmarkAll,
} from '../state.ts'
import { DEAL, GO_HOME, LEAVE_EXILE, NEXT_EXILE, NEXT_HOMECOMING, RESET, USURPATION } from '../steps.ts'
import { isOpenTo, isVacant, settleIn } from './control.ts'
import { isRoyal, isSeatOf } from './heirs.ts'
import { blocksOverLimit, countsForSupply, supplyLimit } from './supply.ts'
import { win } from './victory.ts'

/** 8.1 Levies, Bombards and the Welsh to the pools, mercenaries home, the Rebel off the map. */
export const disband: Passage = (s, table) => {
  // Who leaves the map, and who counts, tells what the hidden blocks were.
  table.log?.reveal()
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!isOnMap(s, block)) continue
    const kind = KIND_OF[block]
    if (kind === LEVY || kind === BOMBARD || block === WELSH || block === REBEL) remove(s, block, POOL)
    else if (kind === MERCENARY) put(s, block, MERCENARY_HOME[block])
  }
  goTo(s, USURPATION)
}

/** 8.2 What one house counts: nobles, heirs and church on the map, not in exile nor on the Isle of Man; and London. */
export function usurpationCount(s: State, house: number): number {
  let count = presentIn(s, MIDDLESEX, house) > 0 ? 1 : 0
  // Kingmaker: a captive Henry VI counts for Lancaster.
  if (house === LANCASTER && placeOf(s, HENRY_VI) === CAPTIVE) count++
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (houseOf(s, block) === house && countsForUsurpation(KIND_OF[block]) && isInEngland(placeOf(s, block))) count++
  return count
}
export const countsForUsurpation = (kind: number): boolean => kind === HEIR || kind === NOBLE || kind === CHURCH
export const isInEngland = (place: number): boolean => place < POOL && !isExile(place) && place !== ISLE_OF_MAN

/** 8.2 The Pretender needs more than the King; in the last campaign the game ends here (9.0). */
export const usurpation: Passage = (s, table) => {
  const pretender = other(s.throne)
  const [lancaster, york] = [usurpationCount(s, LANCASTER), usurpationCount(s, YORK)]
  const usurped = pretender === LANCASTER ? lancaster > york : york > lancaster
  table.log?.tell({
    key: usurped ? 'log.usurpation' : 'log.noUsurpation',
    params: { lancaster, york, house: houseKey(usurped ? pretender : s.throne) },
  })
  if (usurped) s.throne = pretender
  if (s.campaign === SCENARIOS[s.scenario].lastCampaign) {
    if (s.throne === YORK && placeOf(s, HENRY_VI) === CAPTIVE) {
      remove(s, HENRY_VI, DEAD)
      table.log?.tell({ key: 'log.captiveKilled', params: { block: blockKey(HENRY_VI) } })
    }
    return win(s, s.throne, 'victory.throne', table)
  }
  s.stage = 0
  goTo(s, NEXT_HOMECOMING)
}

/** 8.3 Nobles go to their own shield; Nevilles also to that of a dead one, (R) in 8.4 too. */
function nobleShields(s: State, block: number): readonly number[] {
  if (IS_NEVILLE[block] === 0) return SHIELDS_OF[block]
  const shields = NEVILLES[houseOf(s, block)]
    .filter((neville) => neville === block || placeOf(s, neville) === DEAD)
    .flatMap((neville) => SHIELDS_OF[neville])
  return areasWhere((area) => shields.includes(area))
}

/** 8.3 Where a noble or bishop may go; nowhere means the pool. */
function noblePlaces(s: State, block: number): readonly number[] {
  const house = houseOf(s, block)
  if (KIND_OF[block] === CHURCH) return [SEAT_OF[block]].filter((area) => isOpenTo(s, area, house))
  // 9.1 Clarence in red: a vacant shield of York; in edition 1.0 any that the enemy does not hold.
  if (block === LANCASTRIAN_CLARENCE)
    return ROYAL_SHIELDS[YORK].filter((area) =>
      isFirstEdition(s) ? isOpenTo(s, area, house) : isVacant(s, area) || isAloneIn(s, block, area),
    )
  const shields = nobleShields(s, block).filter((area) => isOpenTo(s, area, house))
  if (IS_NEVILLE[block] === 0 || house !== YORK || block === WARWICKS[YORK]) return shields
  // 8.3 Salisbury and Kent of York: to Calais too if their own shields are enemy-held and the limit (7.2) allows.
  if (shields.includes(CALAIS) || SHIELDS_OF[block].some((area) => isOpenTo(s, area, house))) return shields
  return hasRoomInExile(s, CALAIS, house) ? [CALAIS, ...shields] : shields
}

const isAloneIn = (s: State, block: number, area: number): boolean =>
  placeOf(s, block) === area && presentIn(s, area, houseOf(s, block)) === 1 && isOpenTo(s, area, houseOf(s, block))

function hasRoomInExile(s: State, area: number, house: number): boolean {
  let guests = 0
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (houseOf(s, block) === house && countsForSupply(s, block, area)) guests++
  return guests < supplyLimit(area)
}

/** 8.3 The Pretender and his heirs go into exile. 8.4 The King and royal heirs to a shield of theirs or a crown. */
function heirPlaces(s: State, heir: number): readonly number[] {
  const house = houseOf(s, heir)
  if (!isRoyal(s, house)) return EXILES[house]
  return areasWhere((area) => isSeatOf(s, heir, area) && isOpenTo(s, area, house) && !isExile(area))
}

export const homesOf = (s: State, block: number): readonly number[] =>
  KIND_OF[block] === HEIR ? heirPlaces(s, block) : noblePlaces(s, block)

function sendHome(s: State, block: number, area: number, table: Table): void {
  const house = houseOf(s, block)
  if (area !== placeOf(s, block))
    table.log?.tell({
      key: 'log.goesHome',
      params: { house: houseKey(house), block: HIDDEN_BLOCK, from: areaKey(placeOf(s, block)), to: areaKey(area) },
      secret: { seat: house, params: { block: blockKey(block) } },
    })
  if (area === POOL) remove(s, block, POOL)
  else {
    settleIn(s, block, area)
    mark(s, block, ACTED)
  }
}

/** (R) Clarence in red goes last: what others of his house have left on their way home is vacant by then (9.1). */
const HOMECOMING_ORDER: readonly number[] = [
  ...Array.from(KIND_OF.keys()).filter((block) => block !== LANCASTRIAN_CLARENCE && block !== REBEL),
  LANCASTRIAN_CLARENCE,
]

/** 8.3 First the Pretender's house, 8.4 then the King's; blocks in exile stay there. */
export const nextHomecoming: Passage = (s, table) => {
  for (; s.stage < 2; s.stage++) {
    const house = s.stage === 0 ? other(s.throne) : s.throne
    for (const block of HOMECOMING_ORDER) {
      if (houseOf(s, block) !== house || !isOnMap(s, block) || has(s, block, ACTED)) continue
      if (isExileOf(placeOf(s, block), house)) continue
      const homes = homesOf(s, block)
      if (homes.length > 1) {
        s.subject = block
        return ask(s, house, GO_HOME)
      }
      sendHome(s, block, homes.length === 1 ? homes[0] : POOL, table)
    }
  }
  s.stage = 0
  goTo(s, NEXT_EXILE)
}

export const goHome: Decision = {
  section: '8.3',
  moves(s, _seat, out) {
    for (const area of homesOf(s, s.subject)) out.push(move(M_GO_HOME, s.subject, area))
  },
  play(s, _seat, m, table) {
    sendHome(s, firstOf(m), secondOf(m), table)
    goTo(s, NEXT_HOMECOMING)
  },
}

/** 7.2, 8.5 Blocks over the limit of an exile area go to the pool, of the owner's choice. */
export const nextExile: Passage = (s) => {
  for (const house of [LANCASTER, YORK])
    for (const area of EXILES[house]) {
      if (blocksOverLimit(s, area, house) === 0) continue
      s.place = area
      return ask(s, house, LEAVE_EXILE)
    }
  s.place = NOTHING
  goTo(s, RESET)
}

export const leaveExile: Decision = {
  section: '8.5',
  moves(s, seat, out) {
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (houseOf(s, block) === seat && countsForSupply(s, block, s.place)) out.push(move(M_LEAVE_EXILE, block))
  },
  play(s, seat, m, table) {
    const block = firstOf(m)
    table.log?.tell({
      key: 'log.leavesExile',
      params: { house: houseKey(seat), block: HIDDEN_BLOCK, area: areaKey(s.place) },
      secret: { seat, params: { block: blockKey(block) } },
    })
    remove(s, block, POOL)
    goTo(s, NEXT_EXILE)
  },
}

/** 8.5 Face-down blocks rise, everything is at full strength again, the Rebel joins the new Pretender. */
export const reset: Passage = (s) => {
  unmarkAll(s, 255)
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (placeOf(s, block) === FACE_DOWN)
      put(s, block, KIND_OF[block] === MERCENARY && block !== WELSH ? MERCENARY_HOME[block] : POOL)
    setSteps(s, block, FULL_STEPS[block])
  }
  s.campaign++
  s.turn = 1
  goTo(s, DEAL)
}
