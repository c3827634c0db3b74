/** 5.0 Actions: Player 1 takes all of his, then Player 2. */
import type { MoveList } from '@tudor-rose/table'
import { NO_BLOCK } from '../armies.ts'
import { CARDS, FORCE_MARCH, MUSTER, PIRACY, PLAGUE, SURPRISE, TREASON } from '../data/cards.ts'
import { AREA_COUNT, CITY_AREAS, NEIGHBOURS } from '../geography.ts'
import { areaKey, entryKey, houseKey } from '../keys.ts'
import { AREA_MARKS, BERTH_COUNT, BERTH_FROM, BERTH_TO, MAIN_ENTRY, NONE } from '../layout.ts'
import {
  firstOf,
  M_END_ACTIONS,
  M_GROUP,
  M_MAIN_ATTACK,
  M_MARCH,
  M_MUSTER,
  M_ONWARD,
  M_PLAGUE,
  M_RAID,
  M_RECRUIT,
  M_SAIL,
  move,
  secondOf,
  thirdOf,
  verbOf,
} from '../move.ts'
import {
  ACTIVATED,
  areaHas,
  ask,
  attackedBy,
  blocksOf,
  cardOf,
  clearCrossings,
  goTo,
  has,
  isFirstEdition,
  MOVED,
  markArea,
  other,
  placeOf,
  type State,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { noteAllLost } from '../whereabouts.ts'
import { isEnemy, isOpenTo } from './control.ts'
import { loseSteps } from './elimination.ts'
import { entriesInto, entryCount, isOnWayToMuster, march, marchMoves, marchOn, mayLeave, onwardMoves } from './land.ts'
import { recruit, recruitMoves } from './recruit.ts'
import { raid, sail, sailMoves } from './sea.ts'
import { checkHeirs } from './victory.ts'

const movesOneGroup = (card: number): boolean => card === SURPRISE || card === FORCE_MARCH || card === TREASON

/** 1.2, 5.1 What the card gives. In 1.02 the points of an event card are for the event; in 1.0 they come on top of it. */
export const beginActions: AutomaticStep = (s) => {
  const card = cardOf(s, s.active)
  const { event, actionPoints } = CARDS[card]
  s.actionPoints = event && card !== PIRACY && !isFirstEdition(s) ? 0 : actionPoints
  s.eventOpen = Number(event && card !== PIRACY)
  s.eventArea = NONE
  s.mover = NO_BLOCK
  s.moverFrom = NONE
  s.moverSteps = 0
  if (card === TREASON) s.treason = s.active
  clearCrossings(s)
  for (let area = 0; area < AREA_COUNT; area++) s.bytes[AREA_MARKS + area] &= ~ACTIVATED
  s.bytes.fill(NONE, BERTH_FROM, BERTH_FROM + BERTH_COUNT)
  s.bytes.fill(NONE, BERTH_TO, BERTH_TO + BERTH_COUNT)
  ask(s, s.active, STEP.actions)
}

/** The areas whose group an event can move. */
function groupMoves(s: State, house: number, out: MoveList): void {
  const groups = new Uint8Array(AREA_COUNT)
  for (const block of blocksOf(s, house))
    if (placeOf(s, block) < AREA_COUNT && !has(s, block, MOVED)) groups[placeOf(s, block)] = 1
  for (let area = 0; area < AREA_COUNT; area++)
    if (groups[area] === 1 && NEIGHBOURS[area].length > 0 && mayLeave(s, area, house)) out.push(move(M_GROUP, area))
}

/** 5.1 The six events; Piracy has nothing to name. */
export function eventMoves(s: State, house: number, out: MoveList): void {
  if (s.eventOpen === 0) return
  const card = cardOf(s, house)
  if (movesOneGroup(card)) groupMoves(s, house, out)
  if (card === MUSTER) {
    for (let area = 0; area < AREA_COUNT; area++)
      if (NEIGHBOURS[area].length > 0 && isOpenTo(s, area, house)) out.push(move(M_MUSTER, area))
  }
  if (card === PLAGUE) for (const area of CITY_AREAS) if (isEnemy(s, area, house)) out.push(move(M_PLAGUE, area))
}

/** Plague: each block in an enemy city loses a step. */
function plague(s: State, house: number, area: number, context: StepContext): void {
  s.eventOpen = 0
  // The deaths reveal how strong the hidden blocks are.
  context.log?.reveal()
  context.log?.tell({ key: 'log.plague', params: { house: houseKey(house), area: areaKey(area) } })
  for (const block of blocksOf(s, other(house))) if (placeOf(s, block) === area) loseSteps(s, block, 1, context)
  noteAllLost(s, other(house), area)
  checkHeirs(s, context)
}

function nameEventArea(
  s: State,
  house: number,
  area: number,
  key: 'log.group' | 'log.muster',
  context: StepContext,
): void {
  s.eventOpen = 0
  s.eventArea = area
  context.log?.tell({ key, params: { house: houseKey(house), area: areaKey(area) } })
}

/** 5.2 to 5.4 One action at a time. Blocks of an activated area may still move after other actions (R). */
export const actions: Decision = {
  section: '5.0',
  moves(s, seat, out) {
    onwardMoves(s, seat, out)
    if (isOnWayToMuster(s, seat)) return
    eventMoves(s, seat, out)
    marchMoves(s, seat, out)
    sailMoves(s, seat, out)
    if (s.actionPoints > 0 && cardOf(s, seat) !== PIRACY) recruitMoves(s, seat, out)
    out.push(move(M_END_ACTIONS))
  },
  play(s, seat, m, context) {
    const what = verbOf(m)
    const block = firstOf(m)
    if (what === M_ONWARD) return marchOn(s, seat, firstOf(m), context)
    s.mover = NO_BLOCK
    switch (what) {
      case M_MARCH:
        return march(s, seat, block, secondOf(m), context)
      case M_SAIL:
        return sail(s, seat, block, secondOf(m), context)
      case M_RAID:
        return raid(s, seat, block, secondOf(m), thirdOf(m), context)
      case M_RECRUIT:
        return recruit(s, seat, block, secondOf(m), context)
      case M_GROUP:
        markArea(s, firstOf(m), ACTIVATED)
        return nameEventArea(s, seat, firstOf(m), 'log.group', context)
      case M_MUSTER:
        return nameEventArea(s, seat, firstOf(m), 'log.muster', context)
      case M_PLAGUE:
        return plague(s, seat, firstOf(m), context)
      default:
        s.place = 0
        goTo(s, STEP.endActions)
    }
  },
}

/** 6.3 If an attack came over several borders, its player names the main one; then the other player acts. */
export const endActions: AutomaticStep = (s, context) => {
  for (; s.place < AREA_COUNT; s.place++) {
    if (!areaHas(s, s.place, attackedBy(s.active))) continue
    if (entryCount(s, s.active, s.place) > 1) return ask(s, s.active, STEP.mainAttack)
  }
  s.place = NONE
  context.log?.tell({ key: 'log.endsActions', params: { house: houseKey(s.active) } })
  if (s.active !== s.playerOne) return goTo(s, STEP.nextBattle)
  s.active = other(s.playerOne)
  goTo(s, STEP.beginActions)
}

export const mainAttack: Decision = {
  section: '6.3',
  moves(s, seat, out) {
    for (const entry of entriesInto(s, seat, s.place)) out.push(move(M_MAIN_ATTACK, entry))
  },
  play(s, seat, m, context) {
    const entry = firstOf(m)
    s.bytes[MAIN_ENTRY + s.place] = entry
    context.log?.tell({
      key: 'log.mainAttack',
      params: { house: houseKey(seat), area: areaKey(s.place), from: entryKey(entry, s.place) },
    })
    s.place++
    goTo(s, STEP.endActions)
  },
}
