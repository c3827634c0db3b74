/** Checks that hold in every position. Applied to imported positions. */
import type { PositionProblem } from '@tudor-rose/table'
import {
  ATTACK_DICE,
  BATTLEFIELD,
  CARD_AT,
  chosenBy,
  DEFENCE_DICE,
  DISCARDED,
  DUE,
  HOUSE_NAMES,
  inHandOf,
  LANCASTER,
  LAST_CARD_USED,
  MAX_CARDS,
  NONE,
  NOT_IN_DECK,
  OFFERED_EVENT,
  other,
  PLAYED,
  TROOPS,
  TWIST_USED,
  wonBy,
  YORK,
} from './layout.ts'
import { DICE } from './rules/dice.ts'
import { cardAt, cardsAt, eventOf, FIELD, fighters, frenchOf, isOver, type State, troops } from './state.ts'
import { STEP, STEP_NAMES } from './steps.ts'

const TROOPS_EACH = 12
const FRENCH = 2
const HAND_SIZE = 6
const HOUSES = [LANCASTER, YORK] as const

/** Phase 4 steps during which a card is carried out, and phase 5 steps before the battle is decided. */
const CARD_STEPS: readonly number[] = [
  STEP.moveTroops,
  STEP.placeTroops,
  STEP.removeTroops,
  STEP.mainEvent,
  STEP.sideEvent,
]
const FIGHT_STEPS: readonly number[] = [STEP.announce, STEP.answer, STEP.attackerCard, STEP.defenderCard]
const WITH_A_FIELD: readonly number[] = [STEP.firstTroops, STEP.playCard, ...CARD_STEPS, ...FIGHT_STEPS]
const WAITING: readonly number[] = [
  STEP.exchange,
  STEP.chooseBattlefield,
  ...WITH_A_FIELD,
  STEP.survivors,
  STEP.keepCard,
  STEP.gameOver,
]

type Report = (path: readonly string[], reason: string) => void

export function checkPosition(s: State): readonly PositionProblem[] {
  s.bytes.fill(NOT_IN_DECK, CARD_AT + s.components.cards.length, CARD_AT + MAX_CARDS)
  const problems: PositionProblem[] = []
  const report: Report = (path, reason) => problems.push({ path, reason })
  checkMaterial(s, report)
  if (!WAITING.includes(s.step)) report(['step'], `nobody is asked anything at "${STEP_NAMES[s.step]}"`)
  else if (problems.length === 0) checkStep(s, report)
  return problems
}

/**
 * Holds at every step: all troops and cards are accounted for, rounds and twists add up, and a winner ends the game.
 */
function checkMaterial(s: State, report: Report): void {
  if (s.round < 1 || s.round > 5) report(['round'], 'a game has rounds 1 to 5')
  for (const house of HOUSES) {
    const total = TROOPS.reduce((sum, place) => sum + s.bytes[place + house], 0)
    if (total !== TROOPS_EACH) report(['houses', HOUSE_NAMES[house]], `has ${TROOPS_EACH} troops, not ${total}`)
  }
  const french = s.frenchSupply + frenchOf(s, LANCASTER) + frenchOf(s, YORK)
  if (french !== FRENCH) report(['frenchSupply'], `there are ${FRENCH} French, not ${french}`)
  for (const [card, { id }] of s.components.cards.entries())
    if (cardAt(s, card) >= NOT_IN_DECK)
      report(['cards', id, 'at'], 'is missing; it is a card of the deck and must be somewhere')
  if (isOver(s) !== (s.winner !== NONE) || isOver(s) !== (s.victory !== NONE))
    report(['winner'], 'there is a winner, and a reason, when the game is over, and only then')
  const used = s.components.twists.filter((_, twist) => s.bytes[TWIST_USED + twist] === 1).length
  const rules = s.twist !== NONE
  if (s.twists === 1 ? used !== s.round || !rules : used > 0 || rules)
    report(['twist'], s.twists === 1 ? 'every round so far has had its twist' : 'there are none in this game')
  else if (rules && s.bytes[TWIST_USED + s.twist] === 0) report(['twists used'], 'the twist of this round is used')
}

function checkStep(s: State, report: Report): void {
  if (isOver(s)) return
  checkCards(s, report)
  checkOffers(s, report)
  checkField(s, report)
  checkFight(s, report)
  if (s.step === STEP.moveTroops && s.region === NONE) report(['region'], 'names the region that troops move into')
  const asked = askedAt(s)
  if (asked !== undefined && s.asked !== asked) report(['asked'], `it is ${HOUSE_NAMES[asked]} who is asked here`)
}

/** The house to be asked, if the step determines it. */
function askedAt(s: State): number | undefined {
  if (s.step === STEP.sideEvent) return other(s.active)
  if (s.step === STEP.playCard || CARD_STEPS.includes(s.step)) return s.active
  if (s.step === STEP.announce || s.step === STEP.attackerCard) return s.attacker
  if (s.step === STEP.answer || s.step === STEP.defenderCard) return other(s.attacker)
  if (s.step === STEP.firstTroops) return s.bytes[DUE + s.owner] > 0 ? s.owner : other(s.owner)
  if (s.step === STEP.survivors) return troops(s, LANCASTER, FIELD) > 0 ? LANCASTER : YORK
  return undefined
}

/** Each hand has the size that the cards played so far leave. */
function checkCards(s: State, report: Report): void {
  const isCarriedOut = CARD_STEPS.includes(s.step)
  if (isCarriedOut !== (s.card !== NONE) || (isCarriedOut && cardAt(s, s.card) !== PLAYED))
    report(['card'], isCarriedOut ? 'a card is being carried out here; it is played' : 'no card is being carried out')
  else if ((s.step === STEP.mainEvent || s.step === STEP.sideEvent) && eventOf(s, s.card) === undefined)
    report(['card'], 'only an event can be carried out as one')
  if (cardsAt(s, PLAYED) !== Number(isCarriedOut)) report(['cards'], 'one card is played at a time')
  if (isCarriedOut && s.step < STEP.mainEvent && s.points === 0) report(['points'], 'there are command points left')
  if (s.played > 7) report(['played'], 'eight cards are played in a round, and the last ends it')
  if (isCarriedOut || s.step === STEP.playCard) {
    const turn = s.played % 2 === 0 ? s.owner : other(s.owner)
    if (s.active !== turn) report(['active'], `after ${s.played} cards it is for ${HOUSE_NAMES[turn]} to play`)
  }
  for (const house of HOUSES) {
    const held = cardsAt(s, inHandOf(house)) + cardsAt(s, chosenBy(house))
    const should = handSize(s, house, isCarriedOut)
    if (held !== should) report(['cards'], `${HOUSE_NAMES[house]} holds ${should} cards here, not ${held}`)
    const mayChoose = s.step === STEP.exchange || s.step === STEP.chooseBattlefield
    if (cardsAt(s, chosenBy(house)) > (mayChoose ? 1 : 0))
      report(['cards'], `${HOUSE_NAMES[house]} has not so many cards chosen here`)
  }
  const won = cardsAt(s, wonBy(LANCASTER)) + cardsAt(s, wonBy(YORK))
  const fought = s.round - (s.step === STEP.survivors || s.step === STEP.keepCard ? 0 : 1)
  if (won !== fought) report(['cards'], `${fought} battles have been won so far, not ${won}`)
  if (mayNotBeDiscarded(s)) report(['cards'], 'nothing is discarded before the battlefield is chosen')
}

/** Phase 3: a house offers an event only if it holds no battlefield. The owner of the chosen battlefield offered it. */
function checkOffers(s: State, report: Report): void {
  const isOpen = s.step === STEP.exchange || s.step === STEP.chooseBattlefield
  for (const house of HOUSES) {
    if (s.bytes[OFFERED_EVENT + house] === 0) continue
    const path = ['houses', HOUSE_NAMES[house], 'offeredEvent']
    if (isOpen) report(path, 'nothing has been offered yet in this round')
    else if (house === s.owner) report(path, 'the battlefield is its own, so that is what it offered')
    const holdsField = s.components.cards.some(
      ({ kind }, card) => kind === 'battlefield' && cardAt(s, card) === inHandOf(house),
    )
    if (holdsField) report(path, 'a house that holds a battlefield must offer one')
  }
}

const mayNotBeDiscarded = (s: State): boolean =>
  (s.step === STEP.exchange || s.step === STEP.chooseBattlefield) && cardsAt(s, DISCARDED) > 0

function handSize(s: State, house: number, isCarriedOut: boolean): number {
  if (s.step === STEP.exchange || s.step === STEP.chooseBattlefield) return HAND_SIZE
  if (s.step === STEP.firstTroops) return HAND_SIZE - 1
  if (s.step === STEP.playCard || isCarriedOut) {
    const begun = s.played + Number(isCarriedOut)
    return HAND_SIZE - 1 - (house === s.owner ? Math.ceil(begun / 2) : Math.floor(begun / 2))
  }
  return s.bytes[LAST_CARD_USED + house] === 1 ? 0 : 1
}

/** From phase 3 on there is a battlefield. Once decided, it is a trophy. */
function checkField(s: State, report: Report): void {
  const place = WITH_A_FIELD.includes(s.step) ? BATTLEFIELD : undefined
  const isDecided = s.step === STEP.survivors || s.step === STEP.keepCard
  if (s.field === NONE) {
    if (place !== undefined || isDecided) report(['field'], 'there is a battlefield from phase 3 on')
  } else if (s.components.cards[s.field].kind !== 'battlefield') report(['field'], 'is an event, not a battlefield')
  else if (place !== undefined ? cardAt(s, s.field) !== place : !isDecided)
    report(['field'], place === undefined ? 'no battlefield is chosen yet' : 'is not where the battlefield is')
  if (cardsAt(s, BATTLEFIELD) !== Number(place !== undefined)) report(['cards'], 'there is one battlefield at a time')
  const dueHere = HOUSES.some((house) => s.bytes[DUE + house] > 0)
  if (dueHere !== (s.step === STEP.firstTroops))
    report(['houses'], 'troops are due when a battlefield is chosen, only then')
  if (
    s.step === STEP.survivors &&
    HOUSES.every((house) => troops(s, house, FIELD) > 0 === troops(s, other(house), FIELD) > 0)
  )
    report(['houses'], 'one house alone has survivors on the battlefield')
  const isEmptyPhase = s.step === STEP.exchange || s.step === STEP.chooseBattlefield || s.step === STEP.keepCard
  if (isEmptyPhase && HOUSES.some((house) => fighters(s, house) > 0))
    report(['houses'], 'nobody stands on a battlefield here')
}

/** Dice and announcement match the step, and both sides still fight. */
function checkFight(s: State, report: Report): void {
  const isFight = FIGHT_STEPS.includes(s.step)
  const thrown = (dice: number) => s.bytes.subarray(dice, dice + DICE).filter((die) => die > 0).length
  if (thrown(ATTACK_DICE) !== (isFight ? DICE : 0))
    report(['dice'], isFight ? 'the attacker has thrown three dice' : 'nobody attacks here')
  if (thrown(DEFENCE_DICE) !== (s.step === STEP.defenderCard ? DICE : 0))
    report(
      ['dice'],
      s.step === STEP.defenderCard ? 'the defender has thrown three dice' : 'the defender has not thrown yet',
    )
  const isSaid = isFight && s.step !== STEP.announce
  if (isSaid !== s.announced > 0) report(['announced'], isSaid ? 'something was announced' : 'nothing is announced yet')
  if ((s.step === STEP.defenderCard) !== s.result > 0) report(['result'], 'the attack counts from its answer on')
  if (s.step === STEP.attackerCard ? s.shown === 0 : s.step !== STEP.defenderCard && s.shown === 1)
    report(['shown'], 'dice are shown once they have been doubted')
  if (isFight && HOUSES.some((house) => fighters(s, house) === 0)) report(['houses'], 'both sides still fight')
  const holder =
    s.step === STEP.attackerCard ? s.attacker : s.step === STEP.defenderCard ? other(s.attacker) : undefined
  if (holder !== undefined && s.bytes[LAST_CARD_USED + holder] === 1)
    report(['houses'], `${HOUSE_NAMES[holder]} has used the last card already`)
}
