/** 8.3, 8.4 The Pretender's house goes home, then the King's. */
import {
  BLOCK_COUNT,
  CHURCH,
  HEIR,
  IS_NEVILLE,
  KIND_OF,
  LANCASTRIAN_CLARENCE,
  NEVILLES,
  REBEL,
  ROYAL_SHIELDS,
  SEAT_OF,
  SHIELDS_OF,
  WARWICKS,
} from '../armies.ts'
import { YORK } from '../data/areas.ts'
import { areasWhere, CALAIS, EXILES, isExile } from '../geography.ts'
import { blockKey, HIDDEN_BLOCK, houseKey, placeKey } from '../keys.ts'
import { DEAD, POOL } from '../layout.ts'
import { firstOf, M_GO_HOME, move, secondOf } from '../move.ts'
import {
  ask,
  goTo,
  HOME,
  has,
  houseOf,
  isFirstEdition,
  isOnMap,
  mark,
  other,
  placeOf,
  presentIn,
  remove,
  type State,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { isOpenTo, isVacant, settleIn } from './control.ts'
import { isRoyal, isSeatOf } from './heirs.ts'

/** 8.3 A noble's own shields; for a Neville also those of a dead one, (R) in 8.4 too. */
function nobleShields(s: State, block: number): readonly number[] {
  if (IS_NEVILLE[block] === 0) return SHIELDS_OF[block]
  const shields = NEVILLES[houseOf(s, block)]
    .filter((neville) => neville === block || placeOf(s, neville) === DEAD)
    .flatMap((neville) => SHIELDS_OF[neville])
  return areasWhere((area) => shields.includes(area))
}

/** 9.1 Clarence in red: a vacant shield of York, (R) his own place included; in edition 1.0 any the enemy does not hold. */
function clarencePlaces(s: State, block: number): readonly number[] {
  const house = houseOf(s, block)
  const isAlone = (area: number) => placeOf(s, block) === area && presentIn(s, area, house) === 1
  return ROYAL_SHIELDS[YORK].filter((area) =>
    isFirstEdition(s) ? isOpenTo(s, area, house) : isVacant(s, area) || (isAlone(area) && isOpenTo(s, area, house)),
  )
}

/** 8.3 Where a noble or bishop may go; the pool if there is nowhere. */
function noblePlaces(s: State, block: number): readonly number[] {
  const house = houseOf(s, block)
  if (KIND_OF[block] === CHURCH) return [SEAT_OF[block]].filter((area) => isOpenTo(s, area, house))
  if (block === LANCASTRIAN_CLARENCE) return clarencePlaces(s, block)
  const shields = nobleShields(s, block).filter((area) => isOpenTo(s, area, house))
  const isYorkistCousin = house === YORK && IS_NEVILLE[block] === 1 && block !== WARWICKS[YORK]
  const holdsOwnShield = SHIELDS_OF[block].some((area) => isOpenTo(s, area, house))
  if (!isYorkistCousin || holdsOwnShield || shields.includes(CALAIS)) return shields
  // 8.3 Salisbury and Kent of York may choose Calais; those above its limit go to the pool later (7.2, 8.5).
  return [CALAIS, ...(shields.length > 0 ? shields : [POOL])]
}

/**
 * 8.3 Heirs of the Pretender's house go into exile. 8.4 Royal heirs go to one of their shields or a crown; (R) otherwise to the
 * pool.
 */
function heirPlaces(s: State, heir: number): readonly number[] {
  const house = houseOf(s, heir)
  if (!isRoyal(s, house)) return EXILES[house]
  return areasWhere((area) => isSeatOf(s, heir, area) && isOpenTo(s, area, house) && !isExile(area))
}

function homesOf(s: State, block: number): readonly number[] {
  const homes = KIND_OF[block] === HEIR ? heirPlaces(s, block) : noblePlaces(s, block)
  return homes.length > 0 ? homes : [POOL]
}

function sendHome(s: State, block: number, place: number, context: StepContext): void {
  const house = houseOf(s, block)
  if (place !== placeOf(s, block))
    context.log?.tell({
      key: 'log.goesHome',
      params: { house: houseKey(house), block: HIDDEN_BLOCK, from: placeKey(placeOf(s, block)), to: placeKey(place) },
      secret: { seat: house, params: { block: blockKey(block) } },
    })
  if (place === POOL) remove(s, block, POOL)
  else {
    settleIn(s, block, place, context)
    mark(s, block, HOME)
  }
}

/** Blocks already in exile stay there. */
function travellersOf(s: State, house: number): readonly number[] {
  const travellers: number[] = []
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (block !== REBEL && houseOf(s, block) === house && isOnMap(s, block) && !has(s, block, HOME))
      if (!isExile(placeOf(s, block))) travellers.push(block)
  return travellers
}

/**
 * First the blocks without a choice, in an order that reveals nothing about them; then the others, as their owner likes; (R)
 * Clarence in red last, when as many shields of York as possible are free.
 */
function goHouseHome(s: State, house: number, context: StepContext): boolean {
  const hasChoice = (block: number) => homesOf(s, block).length > 1
  const travellers = travellersOf(s, house)
  const forced = travellers.filter((block) => block !== LANCASTRIAN_CLARENCE && !hasChoice(block))
  const route = (block: number) => placeOf(s, block) * 64 + homesOf(s, block)[0]
  const inOrder = forced.map((block) => [route(block), block, homesOf(s, block)[0]]).sort((a, b) => a[0] - b[0])
  for (const [, block, home] of inOrder) sendHome(s, block, home, context)
  const left = travellersOf(s, house)
  if (left.length === 1 && left[0] === LANCASTRIAN_CLARENCE && !hasChoice(LANCASTRIAN_CLARENCE))
    sendHome(s, LANCASTRIAN_CLARENCE, homesOf(s, LANCASTRIAN_CLARENCE)[0], context)
  else if (left.length > 0) {
    ask(s, house, STEP.goHome)
    return true
  }
  return false
}

/** 8.3 First the Pretender's house, 8.4 then the King's. */
export const nextHomecoming: AutomaticStep = (s, context) => {
  for (; s.stage < 2; s.stage++) {
    if (goHouseHome(s, s.stage === 0 ? other(s.throne) : s.throne, context)) return
    // Where the blocks go reveals something about their identity.
    context.log?.reveal()
  }
  s.stage = 0
  goTo(s, STEP.nextExile)
}

export const goHome: Decision = {
  section: (s) => (s.stage === 0 ? '8.3' : '8.4'),
  moves(s, seat, out) {
    const travellers = travellersOf(s, seat)
    for (const block of travellers) {
      if (block === LANCASTRIAN_CLARENCE && travellers.length > 1) continue
      for (const place of homesOf(s, block)) out.push(move(M_GO_HOME, block, place))
    }
  },
  play(s, _seat, m, context) {
    sendHome(s, firstOf(m), secondOf(m), context)
    goTo(s, STEP.nextHomecoming)
  },
}
