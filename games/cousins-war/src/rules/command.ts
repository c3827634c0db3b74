/** Phase 4: cards are played for their event or for one of the five uses of command points. */
import { MoveList, rollDie } from '@tudor-rose/table'
import type { Effect } from '../deck.ts'
import { cardKey, houseKey, regionKey } from '../keys.ts'
import { DISCARDED, inHandOf, LANCASTER, other, PLAYED } from '../layout.ts'
import {
  firstOf,
  M_COMMIT,
  M_DISCARD,
  M_EVENT,
  M_FROM,
  M_MARCH,
  M_MUSTER,
  M_PLACE,
  M_REMOVE,
  M_SHIFT,
  M_SIDE,
  M_STOP,
  M_TRY,
  move,
  secondOf,
  verbOf,
} from '../move.ts'
import {
  ask,
  cardAt,
  cardOf,
  eventOf,
  FIELD,
  goTo,
  hasTwist,
  isNextTo,
  putCard,
  REGIONS,
  RESERVE,
  type State,
  SUPPLY,
  setKnown,
  shift,
  troops,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { beginEffect, canCarryOut, carryOutStep, effectMoves, forgetCard, goesOn } from './effects.ts'

/** Each house plays four of its five cards. */
const CARDS_PLAYED = 8

export const nextCard: AutomaticStep = (s) => {
  forgetCard(s)
  if (s.played === CARDS_PLAYED) return goTo(s, STEP.beginBattle)
  s.active = s.played % 2 === 0 ? s.owner : other(s.owner)
  ask(s, s.active, STEP.playCard)
}

const showsRoseOf = (s: State, card: number, house: number): boolean =>
  eventOf(s, card)?.track[s.round - 1] === (house === LANCASTER ? 'red' : 'white')

const isBoxed = (s: State, card: number): boolean => eventOf(s, card)?.track[s.round - 1] === 'box'

/** Whether a neighbouring region has troops of this house. */
const hasNeighbours = (s: State, house: number, region: number): boolean =>
  REGIONS.some((from) => isNextTo(from, region) && troops(s, house, from) > 0)

/** Uses of a card. A use without any effect is not offered (R). */
function useMoves(s: State, house: number, card: number, out: MoveList): void {
  const before = out.length
  const { points } = cardOf(s, card)
  const event = eventOf(s, card)
  if (event && canCarryOut(s, event.main, house)) out.push(move(M_EVENT, card))
  if (event && hasTwist(s, 'own side event') && showsRoseOf(s, card, house) && canCarryOut(s, event.side, house))
    out.push(move(M_SIDE, card))
  if (troops(s, house, SUPPLY) > 0) out.push(move(M_MUSTER, card))
  const reserve = troops(s, house, RESERVE)
  for (let many = 1; many <= Math.min(points, reserve); many++) out.push(move(M_COMMIT, card, many))
  for (const region of REGIONS) if (hasNeighbours(s, house, region)) out.push(move(M_MARCH, card, region))
  if (reserve > 0) out.push(move(M_PLACE, card))
  const hasVictims = REGIONS.some((region) => troops(s, other(house), region) > 0)
  if (hasVictims && !hasTwist(s, 'no removing')) out.push(move(M_REMOVE, card))
  if (out.length === before) out.push(move(M_DISCARD, card))
}

export const playCard: Decision = {
  section: '4',
  moves(s, seat, out) {
    for (let card = 0; card < s.components.cards.length; card++)
      if (cardAt(s, card) === inHandOf(seat)) useMoves(s, seat, card, out)
  },
  play(s, seat, m, context) {
    const card = firstOf(m)
    s.card = card
    s.points = cardOf(s, card).points
    s.ownSide = 0
    putCard(s, card, PLAYED)
    setKnown(s, card, false)
    beginEffect(s)
    const count = verbOf(m) === M_MUSTER ? Math.min(s.points, troops(s, seat, SUPPLY)) : secondOf(m)
    tellUse(s, seat, m, count, context)
    switch (verbOf(m)) {
      case M_EVENT:
        return beginEvent(s, seat, STEP.mainEvent, context)
      case M_SIDE:
        s.ownSide = 1
        return beginEvent(s, seat, STEP.mainEvent, context)
      case M_MUSTER:
        shift(s, seat, SUPPLY, RESERVE, count)
        return goTo(s, STEP.cardDone)
      case M_COMMIT:
        shift(s, seat, RESERVE, FIELD, count)
        return goTo(s, STEP.cardDone)
      case M_MARCH:
        s.region = secondOf(m)
        if (hasTwist(s, 'move one')) s.points = 1
        return ask(s, seat, STEP.moveTroops)
      case M_PLACE:
        return ask(s, seat, STEP.placeTroops)
      case M_REMOVE:
        return ask(s, seat, STEP.removeTroops)
      default:
        goTo(s, STEP.cardDone)
    }
  },
}
function tellUse(s: State, house: number, m: number, count: number, { log }: StepContext): void {
  if (log === undefined) return
  const params = { house: houseKey(house), card: cardKey(s, s.card) }
  switch (verbOf(m)) {
    case M_EVENT:
      log.tell({ key: 'log.use.event', params })
      break
    case M_SIDE:
      log.tell({ key: 'log.use.side', params })
      break
    case M_MUSTER:
      log.tell({ key: 'log.use.muster', params: { ...params, count } })
      break
    case M_COMMIT:
      log.tell({ key: 'log.use.commit', params: { ...params, count } })
      break
    case M_MARCH:
      log.tell({ key: 'log.use.march', params: { ...params, region: regionKey(secondOf(m)) } })
      break
    case M_PLACE:
      log.tell({ key: 'log.use.place', params })
      break
    case M_REMOVE:
      log.tell({ key: 'log.use.remove', params })
      break
    case M_DISCARD:
      log.tell({ key: 'log.use.discard', params })
      break
  }
}

/** Command points (c): move own troops, up to the card's points, into one region from neighbouring regions. */
export const moveTroops: Decision = {
  section: '4c',
  moves(s, seat, out) {
    for (const from of REGIONS) if (isNextTo(from, s.region) && troops(s, seat, from) > 0) out.push(move(M_FROM, from))
    if (s.begun === 1) out.push(move(M_STOP))
  },
  play(s, seat, m, { log }) {
    if (verbOf(m) === M_STOP) return goTo(s, STEP.cardDone)
    shift(s, seat, firstOf(m), s.region)
    log?.tell({
      key: 'log.moves',
      params: { house: houseKey(seat), from: regionKey(firstOf(m)), to: regionKey(s.region) },
    })
    s.begun = 1
    s.points--
    if (s.points === 0 || !hasNeighbours(s, seat, s.region)) goTo(s, STEP.cardDone)
  },
}

const mayPlaceIn = (s: State, region: number): boolean => (s.doneRegions & (1 << region)) === 0

/** Command points (d): each attempt puts a troop into a region; the die decides whether it stays. */
export const placeTroops: Decision = {
  section: '4d',
  moves(s, _seat, out) {
    for (const region of REGIONS) if (mayPlaceIn(s, region)) out.push(move(M_TRY, region))
    if (s.begun === 1) out.push(move(M_STOP))
  },
  play(s, seat, m, { chance, log }) {
    if (verbOf(m) === M_STOP) return goTo(s, STEP.cardDone)
    const region = firstOf(m)
    shift(s, seat, RESERVE, region)
    const die = rollDie(chance)
    const bonus = hasTwist(s, 'place plus one') ? 1 : 0
    const own = troops(s, seat, region)
    const result = die + bonus > own ? 'stays' : die + bonus === own ? 'back' : 'lost'
    if (result === 'stays') s.doneRegions |= 1 << region
    else shift(s, seat, region, result === 'back' ? RESERVE : SUPPLY)
    log?.tell({
      key: `log.place.${result}`,
      params: { house: houseKey(seat), region: regionKey(region), die, bonus, troops: own },
    })
    s.begun = 1
    s.points--
    const canGoOn = s.points > 0 && troops(s, seat, RESERVE) > 0 && REGIONS.some((other) => mayPlaceIn(s, other))
    if (!canGoOn) goTo(s, STEP.cardDone)
  },
}

/** Command points (e): each attempt may remove one enemy troop from a region; the first success ends the action. */
export const removeTroops: Decision = {
  section: '4e',
  moves(s, seat, out) {
    for (const region of REGIONS) if (troops(s, other(seat), region) > 0) out.push(move(M_TRY, region))
    if (s.begun === 1) out.push(move(M_STOP))
  },
  play(s, seat, m, { chance, log }) {
    if (verbOf(m) === M_STOP) return goTo(s, STEP.cardDone)
    const region = firstOf(m)
    const die = rollDie(chance)
    const there = troops(s, other(seat), region)
    const result = die > there ? 'fails' : die === there ? 'back' : 'lost'
    log?.tell({
      key: `log.remove.${result}`,
      params: { house: houseKey(seat), region: regionKey(region), die, troops: there },
    })
    s.begun = 1
    s.points--
    if (die <= there) shift(s, other(seat), region, die === there ? RESERVE : SUPPLY)
    if (die <= there || s.points === 0) goTo(s, STEP.cardDone)
  },
}

/** The effect being carried out: the main or the side event, depending on the step. */
function effectInHand(s: State): Effect | undefined {
  const event = eventOf(s, s.card)
  return s.step === STEP.sideEvent || s.ownSide === 1 ? event?.side : event?.main
}

const allSteps = new MoveList()

/** An effect without choices is carried out at once. */
function beginEvent(s: State, house: number, step: number, context: StepContext): void {
  beginEffect(s)
  ask(s, house, step)
  const effect = effectInHand(s)
  if (effect === undefined || effect.shifts[0].upTo !== 'all') return
  effectMoves(s, effect, house, allSteps)
  for (const step of allSteps.toArray()) carryOutStep(s, effect, house, step, context)
  allSteps.clear()
  goTo(s, STEP.cardDone)
}

const eventStep: Pick<Decision, 'moves' | 'play'> = {
  moves(s, seat, out) {
    const effect = effectInHand(s)
    if (effect) effectMoves(s, effect, seat, out)
    if (s.begun === 1 || s.step === STEP.sideEvent) out.push(move(M_STOP))
  },
  play(s, seat, m, context) {
    const done = s.step === STEP.sideEvent ? STEP.nextCard : STEP.cardDone
    const effect = effectInHand(s)
    if (verbOf(m) === M_SHIFT && effect) {
      carryOutStep(s, effect, seat, m, context)
      if (goesOn(s, effect, seat)) return
    } else if (s.begun === 0)
      context.log?.tell({ key: 'log.declines', params: { house: houseKey(seat), card: cardKey(s, s.card) } })
    if (done === STEP.nextCard) discardCard(s)
    goTo(s, done)
  },
}

export const mainEvent: Decision = { section: '4', ...eventStep }

/** The opponent may carry out the side event or decline. All its choices are his. */
export const sideEvent: Decision = { section: '4', ...eventStep }

function discardCard(s: State): void {
  putCard(s, s.card, DISCARDED)
  s.played++
}

/** After either use of an event, its side event follows if the track gives it to the opponent this round. */
export const cardDone: AutomaticStep = (s, context) => {
  const opponent = other(s.active)
  const event = eventOf(s, s.card)
  beginEffect(s)
  const triggers = s.ownSide === 0 && (isBoxed(s, s.card) || showsRoseOf(s, s.card, opponent))
  if (event && triggers && canCarryOut(s, event.side, opponent)) {
    beginEvent(s, opponent, STEP.sideEvent, context)
    if (s.step === STEP.sideEvent) return
  }
  discardCard(s)
  goTo(s, STEP.nextCard)
}
