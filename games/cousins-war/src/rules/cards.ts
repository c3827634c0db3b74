/** Phases 1 to 3 and 7: deal, exchange, choice of the battlefield, keeping a card. */

import type { Battlefield } from '../deck.ts'
import { cardKey, houseKey, placeKey, twistKey } from '../keys.ts'
import {
  ASIDE,
  BATTLEFIELD,
  chosenBy,
  DISCARDED,
  DUE,
  inHandOf,
  KEEPS,
  LANCASTER,
  LAST_CARD_USED,
  NONE,
  OFFERED_EVENT,
  other,
  PLAYED,
  TWIST_USED,
  YORK,
} from '../layout.ts'
import { firstOf, M_DROP, M_GIVE, M_KEEP, M_OFFER, M_TAKE, move, verbOf } from '../move.ts'
import {
  ask,
  cardAt,
  cardOf,
  cardsAt,
  FIELD,
  firstCardAt,
  goTo,
  putCard,
  RESERVE,
  type State,
  SUPPLY,
  setKnown,
  shift,
  troops,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'

const HAND_SIZE = 6
const HOUSES = [LANCASTER, YORK] as const

/** Phase 1: with the expansion a twist (R: first), then six cards each, including a kept one. */
export const deal: AutomaticStep = (s, { chance, log }) => {
  if (s.twists === 1) {
    const left = s.components.twists.map((_, twist) => twist).filter((twist) => s.bytes[TWIST_USED + twist] === 0)
    if (left.length > 0) {
      s.twist = left[chance.below(left.length)]
      s.bytes[TWIST_USED + s.twist] = 1
      log?.tell({ key: 'log.twist', params: { twist: twistKey(s, s.twist) } })
    }
  }
  for (const house of HOUSES)
    while (cardsAt(s, inHandOf(house)) < HAND_SIZE) {
      let place = chance.below(cardsAt(s, ASIDE))
      let card = 0
      for (; ; card++) if (cardAt(s, card) === ASIDE && place-- === 0) break
      putCard(s, card, inHandOf(house))
    }
  log?.tell({ key: 'log.round', params: { round: s.round } })
  goTo(s, STEP.exchange)
}

const hasChosen = (s: State, house: number): boolean => cardsAt(s, chosenBy(house)) > 0

/** Phase 2: both houses give a card at the same time. */
export const exchange: Decision = {
  section: '2',
  owes: (s, seat) => !hasChosen(s, seat),
  moves(s, seat, out) {
    for (let card = 0; card < s.components.cards.length; card++)
      if (cardAt(s, card) === inHandOf(seat)) out.push(move(M_GIVE, card))
  },
  play(s, seat, m) {
    putCard(s, firstOf(m), chosenBy(seat))
    if (hasChosen(s, other(seat))) goTo(s, STEP.swap)
  },
}

export const swap: AutomaticStep = (s, { log }) => {
  log?.reveal()
  const given = HOUSES.map((house) => firstCardAt(s, chosenBy(house)))
  for (const house of HOUSES) {
    putCard(s, given[house], inHandOf(other(house)))
    setKnown(s, given[house], true)
    log?.tell({
      key: 'log.gives',
      params: { house: houseKey(house), card: 'card.hidden' },
      secret: { seat: house, params: { card: cardKey(s, given[house]) } },
    })
    log?.tell({
      key: 'log.receives',
      params: { house: houseKey(other(house)), card: 'card.hidden' },
      secret: { seat: other(house), params: { card: cardKey(s, given[house]) } },
    })
  }
  goTo(s, STEP.chooseBattlefield)
}

const isBattlefield = (s: State, card: number): boolean => cardOf(s, card).kind === 'battlefield'

/** An event without a mark for this round. */
function isUnmarked(s: State, card: number): boolean {
  const found = cardOf(s, card)
  return found.kind === 'event' && found.track[s.round - 1] === '-'
}

/**
 * Phase 3: a house that holds a battlefield must choose one; otherwise it chooses an event without effect this round.
 */
export const chooseBattlefield: Decision = {
  section: '3',
  owes: (s, seat) => !hasChosen(s, seat),
  moves(s, seat, out) {
    const inHand = (card: number) => cardAt(s, card) === inHandOf(seat)
    for (const fits of [isBattlefield, isUnmarked]) {
      for (let card = 0; card < s.components.cards.length; card++)
        if (inHand(card) && fits(s, card)) out.push(move(M_OFFER, card))
      if (out.length > 0) return
    }
  },
  play(s, seat, m) {
    putCard(s, firstOf(m), chosenBy(seat))
    if (hasChosen(s, other(seat))) goTo(s, STEP.revealBattlefield)
  },
}

/** A battlefield comes before an event; of two battlefields, the earlier date comes first. */
function isFoughtBefore(s: State, card: number, otherCard: number): boolean {
  const [one, two] = [cardOf(s, card), cardOf(s, otherCard)]
  if (one.kind === 'event' || two.kind === 'event') return one.kind === 'battlefield'
  return one.date < two.date
}

/** Phase 3: the earlier battle is fought, the other card is discarded, and the card's troops enter. */
export const revealBattlefield: AutomaticStep = (s, { log }) => {
  log?.reveal()
  const offered = HOUSES.map((house) => firstCardAt(s, chosenBy(house)))
  s.owner = isFoughtBefore(s, offered[LANCASTER], offered[YORK]) ? LANCASTER : YORK
  s.field = offered[s.owner]
  for (const house of HOUSES) s.bytes[OFFERED_EVENT + house] = Number(!isBattlefield(s, offered[house]))
  for (const card of offered) {
    setKnown(s, card, false)
    putCard(s, card, card === s.field ? BATTLEFIELD : DISCARDED)
  }
  const { start } = cardOf(s, s.field) as Battlefield
  for (const house of HOUSES) {
    const own = (house === YORK ? start.york : start.lancaster) ?? 0
    const due = own + ((house === s.owner ? start.owner : start.opponent) ?? 0)
    s.bytes[DUE + house] = Math.min(due, troops(s, house, SUPPLY) + troops(s, house, RESERVE))
  }
  log?.tell({
    key: 'log.battlefield',
    params: {
      lancaster: cardKey(s, offered[LANCASTER]),
      york: cardKey(s, offered[YORK]),
      field: cardKey(s, s.field),
      house: houseKey(s.owner),
    },
  })
  goTo(s, STEP.startTroops)
}

function putOnField(s: State, house: number, from: number, { log }: StepContext): void {
  shift(s, house, from, FIELD)
  s.bytes[DUE + house]--
  log?.tell({ key: 'log.firstTroop', params: { house: houseKey(house), from: placeKey(from) } })
}

/** Phase 3: troops come from supply or reserve, as the house chooses, as far as there are enough. */
export const startTroops: AutomaticStep = (s, context) => {
  for (const house of [s.owner, other(s.owner)])
    while (s.bytes[DUE + house] > 0) {
      const [supply, reserve] = [troops(s, house, SUPPLY), troops(s, house, RESERVE)]
      const mayChoose = supply > 0 && reserve > 0 && s.bytes[DUE + house] < supply + reserve
      if (mayChoose) return ask(s, house, STEP.firstTroops)
      putOnField(s, house, supply > 0 ? SUPPLY : RESERVE, context)
    }
  s.played = 0
  s.active = s.owner
  goTo(s, STEP.nextCard)
}

export const firstTroops: Decision = {
  section: '3',
  moves(_s, _seat, out) {
    out.push(move(M_TAKE, SUPPLY))
    out.push(move(M_TAKE, RESERVE))
  },
  play(s, seat, m, context) {
    putOnField(s, seat, firstOf(m), context)
    goTo(s, STEP.startTroops)
  },
}

const hasLastCard = (s: State, house: number): boolean => cardsAt(s, inHandOf(house)) > 0

/** Phase 7: both decide secretly and simultaneously whether to keep an unused last card. */
export const keepCard: Decision = {
  section: '7',
  owes: (s, seat) => hasLastCard(s, seat) && s.bytes[KEEPS + seat] === NONE,
  moves(_s, _seat, out) {
    out.push(move(M_KEEP))
    out.push(move(M_DROP))
  },
  play(s, seat, m) {
    s.bytes[KEEPS + seat] = verbOf(m) === M_KEEP ? 1 : 0
    if (!this.owes?.(s, other(seat))) goTo(s, STEP.cleanUp)
  },
}

/** Phase 7: all cards but trophies and kept cards are shuffled, and the next round begins. */
export const cleanUp: AutomaticStep = (s, { log }) => {
  for (const house of HOUSES)
    if (hasLastCard(s, house)) {
      const key = s.bytes[KEEPS + house] === 1 ? 'log.keeps' : 'log.drops'
      log?.tell({ key, params: { house: houseKey(house) } })
    }
  for (let card = 0; card < s.components.cards.length; card++) {
    const place = cardAt(s, card)
    const dropped = HOUSES.some((house) => place === inHandOf(house) && s.bytes[KEEPS + house] !== 1)
    if (place === DISCARDED || place === PLAYED || dropped) putCard(s, card, ASIDE)
    if (cardAt(s, card) === ASIDE) setKnown(s, card, false)
  }
  for (const house of HOUSES) {
    s.bytes[KEEPS + house] = NONE
    s.bytes[OFFERED_EVENT + house] = 0
    s.bytes[LAST_CARD_USED + house] = 0
  }
  s.twist = NONE
  s.field = NONE
  s.owner = LANCASTER
  s.active = LANCASTER
  s.attacker = LANCASTER
  s.round++
  goTo(s, STEP.deal)
}
