/**
 * Phase 5, the battle: secret dice, an announcement, belief or doubt, and an open answer, until one side has no troops.
 */
import { type MoveList, rollDie } from '@tudor-rose/table'
import { announcementKey, cardKey, houseKey, numberOf, regionKey } from '../keys.ts'
import {
  ATTACK_DICE,
  DEFENCE_DICE,
  DISCARDED,
  inHandOf,
  LANCASTER,
  LAST_CARD_USED,
  NONE,
  other,
  wonBy,
  YORK,
} from '../layout.ts'
import {
  firstOf,
  M_ANNOUNCE,
  M_BELIEVE,
  M_DOUBT,
  M_LEAVE,
  M_SETTLE,
  M_TURN,
  M_WITHDRAW,
  move,
  secondOf,
  verbOf,
} from '../move.ts'
import {
  ask,
  cardOf,
  FIELD,
  fieldRegion,
  fighters,
  firstCardAt,
  frenchOf,
  goTo,
  hasTwist,
  isNextTo,
  putCard,
  REGIONS,
  RESERVE,
  type State,
  SUPPLY,
  setFrench,
  setKnown,
  shift,
  troops,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { bestReading, contains, DICE, lossesBetween, READINGS, turnDice, turnMoves } from './dice.ts'

/** First attacker: the house with more troops in the battlefield's region (R); on a tie, the owner. */
export const beginBattle: AutomaticStep = (s, { log }) => {
  s.played = 0
  const [lancaster, york] = [troops(s, LANCASTER, fieldRegion(s)), troops(s, YORK, fieldRegion(s))]
  s.attacker = lancaster > york ? LANCASTER : york > lancaster ? YORK : s.owner
  for (const house of [LANCASTER, YORK]) s.bytes[LAST_CARD_USED + house] = 0
  log?.tell({ key: 'log.battle', params: { field: cardKey(s, s.field) } })
  goTo(s, STEP.nextAttack)
}

function throwDice(s: State, dice: number, { chance }: StepContext): void {
  for (let i = 0; i < DICE; i++) s.bytes[dice + i] = rollDie(chance)
}
const diceAt = (s: State, dice: number): number[] => Array.from(s.bytes.subarray(dice, dice + DICE))

/** Step 1: the attacker rolls three dice in secret, regardless of his number of troops. */
export const nextAttack: AutomaticStep = (s, context) => {
  if (fighters(s, LANCASTER) === 0 || fighters(s, YORK) === 0) return goTo(s, STEP.endBattle)
  s.announced = 0
  s.result = 0
  s.shown = 0
  s.bytes.fill(0, DEFENCE_DICE, DEFENCE_DICE + DICE)
  throwDice(s, ATTACK_DICE, context)
  context.log?.tell({
    key: 'log.throws',
    params: { house: houseKey(s.attacker), dice: 'dice.hidden' },
    secret: { seat: s.attacker, params: { dice: diceAt(s, ATTACK_DICE) } },
  })
  ask(s, s.attacker, STEP.announce)
}

/** Step 2: any of the eighteen announcements, true or false. */
export const announce: Decision = {
  section: '5.2',
  moves(_s, _seat, out) {
    for (let reading = 1; reading <= READINGS; reading++) out.push(move(M_ANNOUNCE, reading))
  },
  play(s, seat, m, { log }) {
    s.announced = firstOf(m)
    // The opponent's reaction must not help to choose a better announcement.
    log?.reveal()
    log?.tell({
      key: 'log.announces',
      params: { house: houseKey(seat), what: announcementKey(s.announced), number: numberOf(s.announced) },
    })
    ask(s, other(seat), STEP.answer)
  },
}

/** Step 3: if believed, the announcement is the result and the dice stay secret. */
export const answer: Decision = {
  section: '5.3',
  moves(_s, _seat, out) {
    out.push(move(M_BELIEVE))
    out.push(move(M_DOUBT))
  },
  play(s, seat, m, { log }) {
    log?.tell({ key: verbOf(m) === M_DOUBT ? 'log.doubts' : 'log.believes', params: { house: houseKey(seat) } })
    if (verbOf(m) === M_DOUBT) return goTo(s, STEP.doubted)
    s.result = s.announced
    goTo(s, STEP.defence)
  },
}

/** Losses: French first, then house troops, which go to the supply unless a twist changes that. */
function lose(s: State, house: number, count: number, { log }: StepContext): void {
  const lost = Math.min(count, fighters(s, house))
  if (lost === 0) return
  const french = Math.min(lost, frenchOf(s, house))
  setFrench(s, house, frenchOf(s, house) - french)
  s.frenchSupply += french
  shift(s, house, FIELD, hasTwist(s, 'losses to reserve') ? RESERVE : SUPPLY, lost - french)
  log?.tell({ key: 'log.loses', params: { house: houseKey(house), count: lost } })
}

/** The last card can be used once in a battle, in either role. */
function lastCardOf(s: State, house: number): number {
  if (s.bytes[LAST_CARD_USED + house] === 1 || hasTwist(s, 'no last card')) return NONE
  return firstCardAt(s, inHandOf(house))
}

/** Step 4: the dice are shown. A true announcement costs the defender a troop; a false one may still be corrected. */
export const doubted: AutomaticStep = (s, context) => {
  s.shown = 1
  context.log?.reveal()
  context.log?.tell({
    key: 'log.shows',
    params: { house: houseKey(s.attacker), dice: diceAt(s, ATTACK_DICE) },
  })
  if (contains(s, ATTACK_DICE, s.announced)) {
    lose(s, other(s.attacker), 1, context)
    return settleAttack(s)
  }
  if (lastCardOf(s, s.attacker) !== NONE) return ask(s, s.attacker, STEP.attackerCard)
  lose(s, s.attacker, 1, context)
  settleAttack(s)
}

/** The dice as they are now give the result. A side without troops loses at once. */
function settleAttack(s: State): void {
  s.result = bestReading(s, ATTACK_DICE)
  goTo(s, fighters(s, LANCASTER) === 0 || fighters(s, YORK) === 0 ? STEP.endBattle : STEP.defence)
}

function cardMoves(s: State, house: number, dice: number, out: MoveList): void {
  turnMoves(s, dice, cardOf(s, lastCardOf(s, house)).points, out)
  out.push(move(M_LEAVE))
}

function useLastCard(s: State, house: number, dice: number, m: number, { log }: StepContext): void {
  if (verbOf(m) !== M_TURN) return
  const card = lastCardOf(s, house)
  putCard(s, card, DISCARDED)
  setKnown(s, card, false)
  s.bytes[LAST_CARD_USED + house] = 1
  turnDice(s, dice, m)
  log?.reveal()
  log?.tell({
    key: 'log.turns',
    params: { house: houseKey(house), card: cardKey(s, card), dice: diceAt(s, dice) },
  })
}

/** Step 4: if the dice now contain the announcement, nobody loses a troop; otherwise the attacker does. */
export const attackerCard: Decision = {
  section: '5.4',
  moves(s, seat, out) {
    cardMoves(s, seat, ATTACK_DICE, out)
  },
  play(s, seat, m, context) {
    useLastCard(s, seat, ATTACK_DICE, m, context)
    if (!contains(s, ATTACK_DICE, s.announced)) lose(s, seat, 1, context)
    settleAttack(s)
  },
}

/** Step 5: the defender rolls three dice openly and may turn them with his last card. */
export const defence: AutomaticStep = (s, context) => {
  const defender = other(s.attacker)
  throwDice(s, DEFENCE_DICE, context)
  context.log?.tell({
    key: 'log.answers',
    params: { house: houseKey(defender), dice: diceAt(s, DEFENCE_DICE) },
  })
  if (lastCardOf(s, defender) === NONE) goTo(s, STEP.compare)
  else ask(s, defender, STEP.defenderCard)
}

export const defenderCard: Decision = {
  section: '5.5',
  moves(s, seat, out) {
    cardMoves(s, seat, DEFENCE_DICE, out)
  },
  play(s, seat, m, context) {
    useLastCard(s, seat, DEFENCE_DICE, m, context)
    goTo(s, STEP.compare)
  },
}

/** Steps 5 and 6: the lower result loses troops; then the roles change. */
export const compare: AutomaticStep = (s, context) => {
  const answered = bestReading(s, DEFENCE_DICE)
  if (s.result > answered) lose(s, other(s.attacker), lossesBetween(s.result, answered), context)
  else if (answered > s.result) lose(s, s.attacker, lossesBetween(answered, s.result), context)
  s.attacker = other(s.attacker)
  goTo(s, STEP.nextAttack)
}

/** The side with troops left wins. If the battlefield is empty, its owner wins. */
export const endBattle: AutomaticStep = (s, { log }) => {
  const winner = fighters(s, LANCASTER) > 0 ? LANCASTER : fighters(s, YORK) > 0 ? YORK : s.owner
  for (const house of [LANCASTER, YORK]) {
    s.frenchSupply += frenchOf(s, house)
    setFrench(s, house, 0)
  }
  s.bytes.fill(0, ATTACK_DICE, ATTACK_DICE + DICE)
  s.bytes.fill(0, DEFENCE_DICE, DEFENCE_DICE + DICE)
  s.announced = 0
  s.result = 0
  s.shown = 0
  putCard(s, s.field, wonBy(winner))
  log?.tell({ key: 'log.battleWon', params: { house: houseKey(winner), field: cardKey(s, s.field) } })
  if (troops(s, winner, FIELD) > 0) ask(s, winner, STEP.survivors)
  else goTo(s, STEP.checkVictory)
}

/** Survivors go to the battlefield's region, a region next to it, or the reserve. */
export const survivors: Decision = {
  section: '5.6',
  moves(s, seat, out) {
    const left = troops(s, seat, FIELD)
    out.push(move(M_WITHDRAW))
    for (const region of REGIONS) {
      if (region !== fieldRegion(s) && !isNextTo(region, fieldRegion(s))) continue
      for (let count = 1; count <= left; count++) out.push(move(M_SETTLE, count, region))
    }
  },
  play(s, seat, m, { log }) {
    const [count, region] = verbOf(m) === M_SETTLE ? [firstOf(m), secondOf(m)] : [0, fieldRegion(s)]
    const rest = troops(s, seat, FIELD) - count
    shift(s, seat, FIELD, region, count)
    shift(s, seat, FIELD, RESERVE, rest)
    log?.tell({ key: 'log.survivors', params: { house: houseKey(seat), region: regionKey(region), count, rest } })
    goTo(s, STEP.checkVictory)
  },
}
