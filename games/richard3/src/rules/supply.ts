/** 7.0 Supply: minors enter and Kings are crowned (6.81, 6.82), traitors are executed (9.1), blocks without supply lose steps. */
import { BLOCK_COUNT, HEIRS, LANCASTRIAN_CLARENCE, MERCENARY_HOME, NO_BLOCK, YORKIST_EXETER } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { AREA_COUNT, areaNamed, CROWN_AREAS, EXILES, HAS_CITY, isExile } from '../geography.ts'
import { areaKey, blockKey, HIDDEN_BLOCK, houseKey } from '../keys.ts'
import { FACE_DOWN, MINOR, MINORS_DUE, NONE } from '../layout.ts'
import { firstOf, M_ENTER, M_EXECUTE, M_REDUCE, M_SPARE, move, secondOf, verbOf } from '../move.ts'
import {
  ask,
  goTo,
  has,
  houseOf,
  isOnMap,
  MOVED,
  mark,
  other,
  placeOf,
  presentIn,
  REDUCED,
  type State,
  see,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { noteOneLost } from '../whereabouts.ts'
import { isOpenTo, settleIn } from './control.ts'
import { eliminate, loseSteps } from './elimination.ts'
import { isRoyal, nameSenior } from './heirs.ts'
import { checkHeirs } from './victory.ts'

/** The parts of the phase in order, (R) Player 1 before Player 2 in each. Returns whether it has asked a question. */
function takePart(s: State, part: number, context: StepContext): boolean {
  const [first, second] = [s.playerOne, other(s.playerOne)]
  switch (part) {
    case 0:
      return minorsCome(s, first, context)
    case 1:
      return minorsCome(s, second, context)
    case 2:
      return crown(s, context)
    case 3:
      return judgeTraitor(s, first)
    case 4:
      return judgeTraitor(s, second)
    case 5:
      return hunger(s, first, context)
    default:
      return hunger(s, second, context)
  }
}
const PARTS = 7

export const supply: AutomaticStep = (s, context) => {
  for (; s.stage < PARTS; s.stage++) if (takePart(s, s.stage, context)) return
  s.stage = 0
  s.place = NONE
  checkHeirs(s, context)
  goTo(s, STEP.endTurn)
}

const eldestMinor = (s: State, house: number): number =>
  HEIRS[house].find((heir) => placeOf(s, heir) === MINOR) ?? NO_BLOCK

/** 6.82 A royal minor comes to a crown that the enemy does not hold, a Pretender's minor to exile. */
export function minorPlaces(s: State, house: number): readonly number[] {
  return isRoyal(s, house) ? CROWN_AREAS.filter((area) => isOpenTo(s, area, house)) : EXILES[house]
}

function enter(s: State, minor: number, area: number, context: StepContext): void {
  const house = houseOf(s, minor)
  s.bytes[MINORS_DUE + house]--
  mark(s, minor, MOVED)
  settleIn(s, minor, area, context)
  see(s, minor)
  context.log?.tell({
    key: 'log.minorEnters',
    params: { house: houseKey(house), block: blockKey(minor), area: areaKey(area) },
  })
}

/** 6.82 The eldest minor for each dead heir. (R) A royal minor waits while no crown area is open. */
function minorsCome(s: State, house: number, context: StepContext): boolean {
  while (s.bytes[MINORS_DUE + house] > 0) {
    const minor = eldestMinor(s, house)
    if (minor === NO_BLOCK) break
    const places = minorPlaces(s, house)
    if (places.length === 0) break
    if (places.length > 1) {
      s.subject = minor
      ask(s, house, STEP.minorEnters)
      return true
    }
    enter(s, minor, places[0], context)
  }
  return false
}

export const minorEnters: Decision = {
  section: '6.82',
  moves(s, seat, out) {
    for (const area of minorPlaces(s, seat)) out.push(move(M_ENTER, s.subject, area))
  },
  play(s, _seat, m, context) {
    enter(s, firstOf(m), secondOf(m), context)
    goTo(s, STEP.supply)
  },
}

/** 6.81 From now on the senior heir in play of each house is its King or Pretender. */
function crown(s: State, context: StepContext): boolean {
  for (const house of [LANCASTER, YORK]) nameSenior(s, house, context)
  return false
}

/** 9.1 The enemy heir who fights for this house, anywhere, (R) even in the pool. */
export function traitorOf(s: State, house: number): number {
  const traitor = house === YORK ? YORKIST_EXETER : LANCASTRIAN_CLARENCE
  return placeOf(s, traitor) <= FACE_DOWN ? traitor : NO_BLOCK
}

function judgeTraitor(s: State, house: number): boolean {
  const traitor = traitorOf(s, house)
  if (traitor === NO_BLOCK) return false
  s.subject = traitor
  ask(s, house, STEP.execution)
  return true
}

/** 9.1 The house that has the other's Clarence or Exeter may execute him; his house gets a minor in the next phase. */
export const execution: Decision = {
  section: '9.1',
  moves(s, _seat, out) {
    out.push(move(M_SPARE, s.subject))
    out.push(move(M_EXECUTE, s.subject))
  },
  play(s, seat, m, context) {
    if (verbOf(m) === M_EXECUTE) {
      context.log?.tell({ key: 'log.executes', params: { house: houseKey(seat), block: blockKey(firstOf(m)) } })
      eliminate(s, firstOf(m), context)
      checkHeirs(s, context)
    }
    s.stage++
    goTo(s, STEP.supply)
  },
}

const SMALL_EXILES = [areaNamed('Ireland'), areaNamed('Scotland')]

/** 7.1, 7.2 Four blocks; five with a city; four in Calais and France, two in Ireland and Scotland. */
const SUPPLY_LIMITS = Uint8Array.from(HAS_CITY, (city, area) => (SMALL_EXILES.includes(area) ? 2 : 4 + city))
export const supplyLimit = (area: number): number => SUPPLY_LIMITS[area]

/** 7.2 Mercenaries at their own home do not count; nobody else can use the place of an absent one. */
export const countsForSupply = (s: State, block: number, area: number): boolean =>
  placeOf(s, block) === area && MERCENARY_HOME[block] !== area

export function blocksOverLimit(s: State, area: number, house: number): number {
  if (presentIn(s, area, house) <= supplyLimit(area)) return 0
  let blocks = 0
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (countsForSupply(s, block, area) && houseOf(s, block) === house) blocks++
  return Math.max(0, blocks - supplyLimit(area))
}

/** 7.1 Area by area: each block above the limit costs one block a step; the owner chooses which. */
function hunger(s: State, house: number, context: StepContext): boolean {
  if (s.place === NONE) s.place = 0
  for (; s.place < AREA_COUNT; s.place++) {
    // 7.2 In exile the result depends on which blocks are hidden there, so it reveals something about them.
    if (isExile(s.place) && presentIn(s, s.place, house) > supplyLimit(s.place)) context.log?.reveal()
    const tooMany = blocksOverLimit(s, s.place, house)
    if (tooMany === 0) continue
    s.due = tooMany
    context.log?.tell({
      key: 'log.hunger',
      params: { house: houseKey(house), area: areaKey(s.place), steps: tooMany },
    })
    ask(s, house, STEP.forage)
    return true
  }
  s.place = NONE
  return false
}

export const forage: Decision = {
  section: (s) => (isExile(s.place) ? '7.2' : '7.1'),
  moves(s, seat, out) {
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (countsForSupply(s, block, s.place) && houseOf(s, block) === seat && !has(s, block, REDUCED))
        out.push(move(M_REDUCE, block))
  },
  play(s, seat, m, context) {
    const block = firstOf(m)
    context.log?.tell({
      key: 'log.losesStep',
      params: { house: houseKey(seat), block: HIDDEN_BLOCK, area: areaKey(s.place) },
      secret: { seat, params: { block: blockKey(block) } },
    })
    loseSteps(s, block, 1, context)
    if (isOnMap(s, block)) {
      mark(s, block, REDUCED)
      noteOneLost(s, seat, s.place)
    }
    if (--s.due > 0) return
    s.place++
    goTo(s, STEP.supply)
  },
}
