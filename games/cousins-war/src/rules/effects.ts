/** Effects of events: which troops may go where, one at a time. */
import type { MoveList } from '@tudor-rose/table'
import type { Effect, Place, Shift } from '../deck.ts'
import { colourKey, houseKey, placeKey } from '../keys.ts'
import { NONE, other } from '../layout.ts'
import { firstOf, M_SHIFT, move, secondOf, thirdOf } from '../move.ts'
import {
  fieldRegion,
  fighters,
  frenchOf,
  REGIONS,
  RESERVE,
  regionNamed,
  type State,
  SUPPLY,
  setFrench,
  shift as shiftTroops,
  troops,
} from '../state.ts'
import type { StepContext } from '../step-types.ts'
import { regionsOf } from './victory.ts'

/** Colours of troops: the houses by number, then the French. */
export const FRENCH_COLOUR = 2
/** Places of a shift: the regions, reserve and supply by number, then the two halves of the battlefield. */
const FIRST_HALF = 5
const halfOf = (house: number): number => FIRST_HALF + house
const isHalf = (place: number): boolean => place >= FIRST_HALF

const coloursOf = ({ troops }: Shift, house: number): readonly number[] => {
  if (troops === 'own') return [house]
  if (troops === 'enemy') return [other(house)]
  return troops === 'french' ? [FRENCH_COLOUR] : [house, other(house), FRENCH_COLOUR]
}

/** The places that a word of the deck vocabulary denotes for a house. */
function placesNamed(s: State, name: Place, house: number): readonly number[] {
  switch (name) {
    case 'regions':
      return REGIONS
    case 'field region':
      return [fieldRegion(s)]
    case 'field':
      return [halfOf(house)]
    case 'enemy half':
      return [halfOf(other(house))]
    case 'reserve':
      return [RESERVE]
    case 'supply':
      return [SUPPLY]
    default:
      return [regionNamed(name)]
  }
}

/** Troops of a colour in a place. French troops are only in the supply or on the battlefield. */
function countAt(s: State, colour: number, place: number): number {
  if (colour === FRENCH_COLOUR) {
    if (place === SUPPLY) return s.frenchSupply
    return isHalf(place) ? frenchOf(s, place - FIRST_HALF) : 0
  }
  if (!isHalf(place)) return troops(s, colour, place)
  return place === halfOf(colour) ? troops(s, colour, FIRST_HALF) : 0
}

function take(s: State, colour: number, from: number, to: number): void {
  if (colour !== FRENCH_COLOUR) {
    shiftTroops(s, colour, Math.min(from, FIRST_HALF), Math.min(to, FIRST_HALF))
    return
  }
  if (from === SUPPLY) s.frenchSupply--
  else setFrench(s, from - FIRST_HALF, frenchOf(s, from - FIRST_HALF) - 1)
  if (to === SUPPLY) s.frenchSupply++
  else setFrench(s, to - FIRST_HALF, frenchOf(s, to - FIRST_HALF) + 1)
}

/** House troops never enter the other half; French troops never enter a region or a reserve. */
const mayStand = (colour: number, place: number): boolean => {
  if (colour === FRENCH_COLOUR) return place === SUPPLY || isHalf(place)
  return !isHalf(place) || place === halfOf(colour)
}

const movedBy = (s: State, index: number): number => (index === 0 ? s.movedFirst : s.movedSecond)

function mayLeave(s: State, shift: Shift, house: number, from: number): boolean {
  if (shift.spread === 'out of one' && s.source !== NONE && s.source !== from) return false
  return shift.where === undefined || troops(s, house, from) >= troops(s, other(house), from)
}

const mayGoTo = (s: State, shift: Shift, to: number): boolean =>
  shift.spread !== 'one into each' || (s.doneRegions & (1 << to)) === 0

/** Visits every troop move that a shift allows now. */
function eachStep(
  s: State,
  shift: Shift,
  house: number,
  visit: (colour: number, from: number, to: number) => void,
): void {
  const sources = (typeof shift.from === 'string' ? [shift.from] : shift.from) as readonly Place[]
  for (const colour of coloursOf(shift, house))
    for (const source of sources)
      for (const from of placesNamed(s, source, house)) {
        if (countAt(s, colour, from) === 0 || !mayLeave(s, shift, house, from)) continue
        for (const to of placesNamed(s, shift.to, house))
          if (to !== from && mayStand(colour, to) && mayGoTo(s, shift, to)) visit(colour, from, to)
      }
}

const isOpen = (s: State, shift: Shift, index: number): boolean =>
  shift.upTo === 'all' || movedBy(s, index) < shift.upTo

/** Conditions for carrying out an effect. */
function holds(s: State, effect: Effect, house: number): boolean {
  switch (effect.if) {
    case 'fewer on the field':
      return fighters(s, house) < fighters(s, other(house))
    case 'more on the field':
      return fighters(s, house) > fighters(s, other(house))
    case 'fewer regions':
      return regionsOf(s, house) < regionsOf(s, other(house))
    case 'more regions':
      return regionsOf(s, house) > regionsOf(s, other(house))
    case 'owner of the battlefield':
      return s.owner === house
    default:
      return true
  }
}

export function effectMoves(s: State, effect: Effect, house: number, out: MoveList): void {
  effect.shifts.forEach((shift, index) => {
    if (!isOpen(s, shift, index)) return
    eachStep(s, shift, house, (colour, from, to) => {
      const step = move(M_SHIFT, colour, from, to)
      if (!out.includes(step)) out.push(step)
    })
  })
}

/** Whether a house could use an effect that has not been started. */
export function canCarryOut(s: State, effect: Effect, house: number): boolean {
  if (!holds(s, effect, house)) return false
  let found = false
  for (const shift of effect.shifts)
    eachStep(s, shift, house, () => {
      found = true
    })
  return found
}

/** Whether an effect in progress has moves left. */
export function goesOn(s: State, effect: Effect, house: number): boolean {
  let found = false
  effect.shifts.forEach((shift, index) => {
    if (isOpen(s, shift, index))
      eachStep(s, shift, house, () => {
        found = true
      })
  })
  return found
}

/** Resets the progress of an earlier effect. */
export function beginEffect(s: State): void {
  s.begun = 0
  s.doneRegions = 0
  s.source = NONE
  s.movedFirst = 0
  s.movedSecond = 0
}

/** Resets everything about the card played last. */
export function forgetCard(s: State): void {
  beginEffect(s)
  s.card = NONE
  s.points = 0
  s.region = NONE
  s.ownSide = 0
}

/** The shift that this troop move belongs to: the first that allows it. */
function shiftOf(s: State, effect: Effect, house: number, step: number): number {
  return effect.shifts.findIndex((shift, index) => {
    let allows = false
    if (isOpen(s, shift, index))
      eachStep(s, shift, house, (colour, from, to) => {
        if (move(M_SHIFT, colour, from, to) === step) allows = true
      })
    return allows
  })
}

export function carryOutStep(s: State, effect: Effect, house: number, step: number, context: StepContext): void {
  const [colour, from, to] = [firstOf(step), secondOf(step), thirdOf(step)]
  const index = shiftOf(s, effect, house, step)
  const { upTo, spread } = effect.shifts[index]
  const many = upTo === 'all' ? countAt(s, colour, from) : 1
  for (let i = 0; i < many; i++) take(s, colour, from, to)
  if (upTo !== 'all') {
    if (index === 0) s.movedFirst++
    else s.movedSecond++
  }
  s.begun = 1
  if (spread === 'one into each') s.doneRegions |= 1 << to
  if (spread === 'out of one') s.source = from
  context.log?.tell({
    key: 'log.shift',
    params: { house: houseKey(house), troops: colourKey(colour), count: many, from: placeKey(from), to: placeKey(to) },
  })
}
