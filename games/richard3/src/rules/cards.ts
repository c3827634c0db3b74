/** 1.1 and 5.1 Hands, mulligan, and the card that each house plays. */
import type { Chance } from '@tudor-rose/table'
import { LANCASTER, YORK } from '../data/areas.ts'
import { CARDS, HAND_SIZE } from '../data/cards.ts'
import { cardKey, houseKey } from '../keys.ts'
import { ANSWER, HAND, MULLIGAN_USED, NONE, PLAYED, THROWN_IN } from '../layout.ts'
import { firstOf, M_KEEP, M_PLAY, M_REDEAL, move, verbOf } from '../move.ts'
import { ask, cardOf, goTo, isFirstEdition, other, type State, setCard } from '../state.ts'
import type { AutomaticStep, Decision } from '../step-types.ts'
import { STEP } from '../steps.ts'

/** 5.1 A hand with at most this many points may be redealt. */
const MULLIGAN_POINTS = 13
const KEPT = 0
const THROWN = 1
/** Redealt because the other house took a mulligan; this does not use up one's own. */
const FOLLOWED = 2
const takesNewHand = (s: State, house: number): boolean => answerOf(s, house) !== KEPT

const inHand = (s: State, house: number, card: number): number => s.bytes[HAND[house] + card]

/** Chosen face down, so neither in hand nor played. */
const isChosen = (s: State, house: number, card: number): boolean =>
  s.step === STEP.chooseCard && cardOf(s, house) === card

function notInPlay(s: State, card: number): number {
  let left = CARDS[card].copies - s.bytes[PLAYED + card] - s.bytes[THROWN_IN + card]
  for (let house = 0; house < 2; house++) left -= inHand(s, house, card) + (isChosen(s, house, card) ? 1 : 0)
  return left
}

export function handPoints(s: State, house: number): number {
  let points = 0
  for (let card = 0; card < CARDS.length; card++) points += inHand(s, house, card) * CARDS[card].actionPoints
  return points
}

export function handSize(s: State, house: number): number {
  let size = 0
  for (let card = 0; card < CARDS.length; card++) size += inHand(s, house, card)
  return size
}

/** Deals from the cards that nobody holds, as from a shuffled deck. */
export function dealHand(s: State, house: number, size: number, chance: Chance): void {
  let left = 0
  for (let card = 0; card < CARDS.length; card++) left += notInPlay(s, card)
  for (let dealt = 0; dealt < size; dealt++) {
    let place = chance.below(left--)
    let card = 0
    while (place >= notInPlay(s, card)) place -= notInPlay(s, card++)
    s.bytes[HAND[house] + card]++
  }
}

function throwIn(s: State, house: number): void {
  for (let card = 0; card < CARDS.length; card++) {
    s.bytes[THROWN_IN + card] += inHand(s, house, card)
    s.bytes[HAND[house] + card] = 0
  }
}

const mayRedeal = (s: State, house: number): boolean => handPoints(s, house) <= MULLIGAN_POINTS
const mulliganUsed = (s: State, house: number): boolean => s.bytes[MULLIGAN_USED + house] === 1
const answerOf = (s: State, house: number): number => s.bytes[ANSWER + house]
function answer(s: State, house: number, value: number): void {
  s.bytes[ANSWER + house] = value
}

/** 5.1 A hand that is to be redealt is shown until it is gone. */
export const isHandShown = (s: State, house: number): boolean =>
  s.step === STEP.answerMulligan && answerOf(s, house) === THROWN

/** A guess at the secret answer of this house that fits its cards. */
export function guessAnswer(s: State, house: number, chance: Chance): void {
  if (answerOf(s, house) === NONE || mulliganUsed(s, house)) return
  answer(s, house, mayRedeal(s, house) && chance.below(2) === 1 ? THROWN : KEPT)
}

/** 8.5 All 25 cards are shuffled and seven dealt to each house; the other eleven are not used in this campaign. */
export const deal: AutomaticStep = (s, context) => {
  for (const pile of [HAND[LANCASTER], HAND[YORK], PLAYED, THROWN_IN]) s.bytes.fill(0, pile, pile + CARDS.length)
  for (const house of [LANCASTER, YORK]) {
    dealHand(s, house, HAND_SIZE, context.chance)
    s.bytes[MULLIGAN_USED + house] = 0
    answer(s, house, NONE)
  }
  context.log?.tell({ key: 'log.dealt', params: { campaign: s.campaign } })
  if (s.mulligan === 0) return goTo(s, STEP.mulligan)
  // Option of automatic mulligans: every weak hand is redealt once, without asking.
  for (const house of [LANCASTER, YORK]) answer(s, house, mayRedeal(s, house) ? THROWN : KEPT)
  goTo(s, STEP.redeal)
}

/** 5.1 Both are asked at once, so that the question does not reveal whether the other hand is weak. */
export const mulligan: Decision = {
  section: '5.1',
  owes: (s, seat) => answerOf(s, seat) === NONE && !mulliganUsed(s, seat),
  moves(s, seat, out) {
    out.push(move(M_KEEP))
    if (mayRedeal(s, seat)) out.push(move(M_REDEAL))
  },
  play(s, seat, m, context) {
    answer(s, seat, verbOf(m) === M_REDEAL ? THROWN : KEPT)
    if (this.owes?.(s, other(seat))) return
    // From now on the other's answer is known.
    context.log?.reveal()
    if (answerOf(s, LANCASTER) !== THROWN && answerOf(s, YORK) !== THROWN) return goTo(s, STEP.chooseCard)
    for (const house of [LANCASTER, YORK]) {
      if (answerOf(s, house) !== THROWN) continue
      const hand = CARDS.flatMap((card, index) => Array<number>(inHand(s, house, index)).fill(card.actionPoints))
      context.log?.tell({ key: 'log.mulligan', params: { house: houseKey(house), hand, points: handPoints(s, house) } })
    }
    const keeper = [LANCASTER, YORK].find((house) => answerOf(s, house) !== THROWN)
    if (keeper === undefined) goTo(s, STEP.redeal)
    else ask(s, keeper, STEP.answerMulligan)
  },
}

/** 5.1 The house that did not ask for new cards may keep its own or take new ones as well. */
export const answerMulligan: Decision = {
  section: '5.1',
  moves(_s, _seat, out) {
    out.push(move(M_KEEP))
    out.push(move(M_REDEAL))
  },
  play(s, seat, m) {
    answer(s, seat, verbOf(m) === M_REDEAL ? FOLLOWED : KEPT)
    goTo(s, STEP.redeal)
  },
}

/**
 * 5.1 New hands. Edition 1.02 shuffles all cards that were not kept; 1.0 deals from those not dealt yet (R), if there are enough.
 */
export const redeal: AutomaticStep = (s, context) => {
  const takers: number[] = [LANCASTER, YORK].filter((house) => takesNewHand(s, house))
  for (const house of takers) throwIn(s, house)
  if (!isFirstEdition(s) || takers.length === 2) s.bytes.fill(0, THROWN_IN, THROWN_IN + CARDS.length)
  for (const house of takers) {
    dealHand(s, house, HAND_SIZE, context.chance)
    if (answerOf(s, house) === THROWN) s.bytes[MULLIGAN_USED + house] = 1
    context.log?.tell({ key: 'log.redealt', params: { house: houseKey(house) } })
  }
  // Only a new hand whose house still has its own mulligan raises the question again.
  const asksAgain = (house: number) => answerOf(s, house) === FOLLOWED && !mulliganUsed(s, house)
  const again: number[] = [LANCASTER, YORK].filter(asksAgain)
  for (const house of [LANCASTER, YORK]) answer(s, house, again.includes(house) ? NONE : KEPT)
  goTo(s, again.length > 0 ? STEP.mulligan : STEP.chooseCard)
}

/** 1.1 Each house secretly chooses a card; both are then revealed. */
export const chooseCard: Decision = {
  section: '1.1',
  owes: (s, seat) => cardOf(s, seat) === NONE,
  moves(s, seat, out) {
    for (let card = 0; card < CARDS.length; card++) if (inHand(s, seat, card) > 0) out.push(move(M_PLAY, card))
  },
  play(s, seat, m) {
    setCard(s, seat, firstOf(m))
    s.bytes[HAND[seat] + firstOf(m)]--
    if (cardOf(s, other(seat)) !== NONE) goTo(s, STEP.revealCards)
  },
}

/** 1.1 An event beats any action card; then the higher points; the Pretender wins ties. */
export function playerOneOf(s: State): number {
  const [lancaster, york] = [CARDS[cardOf(s, LANCASTER)], CARDS[cardOf(s, YORK)]]
  if (lancaster.event !== york.event) return lancaster.event ? LANCASTER : YORK
  if (lancaster.actionPoints !== york.actionPoints) return lancaster.actionPoints > york.actionPoints ? LANCASTER : YORK
  return other(s.throne)
}

export const revealCards: AutomaticStep = (s, context) => {
  context.log?.reveal()
  for (const house of [LANCASTER, YORK]) s.bytes[PLAYED + cardOf(s, house)]++
  s.playerOne = playerOneOf(s)
  s.active = s.playerOne
  context.log?.tell({
    key: 'log.cards',
    params: {
      campaign: s.campaign,
      turn: s.turn,
      lancaster: cardKey(cardOf(s, LANCASTER)),
      york: cardKey(cardOf(s, YORK)),
      first: houseKey(s.playerOne),
    },
  })
  goTo(s, STEP.beginActions)
}
