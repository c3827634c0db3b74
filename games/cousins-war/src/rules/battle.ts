/** Phase 5: the battle. Secret dice, an announcement, belief or doubt, an open answer; until one side has no troops left. */
import { type MoveList, rollDie } from '@tudor-rose/table'
import type { Decision, Passage, Table } from '../course.ts'
import { announcementKey, cardKey, houseKey, numberOf, regionKey } from '../keys.ts'
import {
  ATTACK_DICE,
  DEFENCE_DICE,
  DISCARDED,
  inHandOf,
  LANCASTER,
  LAST_CARD_USED,
  NOTHING,
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
import {
  ANNOUNCE,
  ANSWER,
  ATTACKER_CARD,
  CHECK_VICTORY,
  COMPARE,
  DEFENCE,
  DEFENDER_CARD,
  DOUBTED,
  END_BATTLE,
  NEXT_ATTACK,
  SURVIVORS,
} from '../steps.ts'
import { bestReading, contains, DICE, lossesBetween, READINGS, turnDice, turnMoves } from './dice.ts'

/** First attacker: more house troops in the region of the battlefield (R); on a tie, its owner. */
export const beginBattle: Passage = (s, { log }) => {
  s.played = 0
  const [lancaster, york] = [troops(s, LANCASTER, fieldRegion(s)), troops(s, YORK, fieldRegion(s))]
  s.attacker = lancaster > york ? LANCASTER : york > lancaster ? YORK : s.owner
  for (const house of [LANCASTER, YORK]) s.bytes[LAST_CARD_USED + house] = 0
  log?.tell({ key: 'log.battle', params: { field: cardKey(s, s.field) } })
  goTo(s, NEXT_ATTACK)
}

function throwDice(s: State, dice: number, { chance }: Table): void {
  for (let i = 0; i < DICE; i++) s.bytes[dice + i] = rollDie(chance)
}
const diceAt = (s: State, dice: number): number[] => Array.from(s.bytes.subarray(dice, dice + DICE))

/** Step 1: the attacker throws three dice in secret, however many troops he has. */
export const nextAttack: Passage = (s, table) => {
  if (fighters(s, LANCASTER) === 0 || fighters(s, YORK) === 0) return goTo(s, END_BATTLE)
  s.announced = 0
  s.result = 0
  s.shown = 0
  s.bytes.fill(0, DEFENCE_DICE, DEFENCE_DICE + DICE)
  throwDice(s, ATTACK_DICE, table)
  table.log?.tell({
    key: 'log.throws',
    params: { house: houseKey(s.attacker), dice: 'dice.hidden' },
    secret: { seat: s.attacker, params: { dice: diceAt(s, ATTACK_DICE) } },
  })
  ask(s, s.attacker, ANNOUNCE)
}

/** Step 2: any of the eighteen, truthfully or not. */
export const announce: Decision = {
  section: '5.2',
  moves(_s, _seat, out) {
    for (let reading = 1; reading <= READINGS; reading++) out.push(move(M_ANNOUNCE, reading))
  },
  play(s, seat, m, { log }) {
    s.announced = firstOf(m)
    // Said is said: how the other took it must not help to say it better.
    log?.reveal()
    log?.tell({
      key: 'log.announces',
      params: { house: houseKey(seat), what: announcementKey(s.announced), number: numberOf(s.announced) },
    })
    ask(s, other(seat), ANSWER)
  },
}

/** Step 3: believed, the announcement is the result, and the dice stay secret for good. */
export const answer: Decision = {
  section: '5.3',
  moves(_s, _seat, out) {
    out.push(move(M_BELIEVE))
    out.push(move(M_DOUBT))
  },
  play(s, seat, m, { log }) {
    log?.tell({ key: verbOf(m) === M_DOUBT ? 'log.doubts' : 'log.believes', params: { house: houseKey(seat) } })
    if (verbOf(m) === M_DOUBT) return goTo(s, DOUBTED)
    s.result = s.announced
    goTo(s, DEFENCE)
  },
}

/** Losses: the French first; then house troops, to the supply unless a twist says otherwise. */
function lose(s: State, house: number, count: number, { log }: Table): void {
  const lost = Math.min(count, fighters(s, house))
  if (lost === 0) return
  const french = Math.min(lost, frenchOf(s, house))
  setFrench(s, house, frenchOf(s, house) - french)
  s.frenchSupply += french
  shift(s, house, FIELD, hasTwist(s, 'losses to reserve') ? RESERVE : SUPPLY, lost - french)
  log?.tell({ key: 'log.loses', params: { house: houseKey(house), count: lost } })
}

/** The last card works once in a battle, in either role. */
function lastCardOf(s: State, house: number): number {
  if (s.bytes[LAST_CARD_USED + house] === 1 || hasTwist(s, 'no last card')) return NOTHING
  return firstCardAt(s, inHandOf(house))
}

/** Step 4: the dice are shown. The truth costs the defender a troop; a lie may still be made good. */
export const doubted: Passage = (s, table) => {
  s.shown = 1
  table.log?.reveal()
  table.log?.tell({
    key: 'log.shows',
    params: { house: houseKey(s.attacker), dice: diceAt(s, ATTACK_DICE) },
  })
  if (contains(s, ATTACK_DICE, s.announced)) {
    lose(s, other(s.attacker), 1, table)
    return settleAttack(s)
  }
  if (lastCardOf(s, s.attacker) !== NOTHING) return ask(s, s.attacker, ATTACKER_CARD)
  lose(s, s.attacker, 1, table)
  settleAttack(s)
}

/** The dice as they lie now are the result; a side without troops has lost at once. */
function settleAttack(s: State): void {
  s.result = bestReading(s, ATTACK_DICE)
  goTo(s, fighters(s, LANCASTER) === 0 || fighters(s, YORK) === 0 ? END_BATTLE : DEFENCE)
}

function cardMoves(s: State, house: number, dice: number, out: MoveList): void {
  turnMoves(s, dice, cardOf(s, lastCardOf(s, house)).points, out)
  out.push(move(M_LEAVE))
}

function useLastCard(s: State, house: number, dice: number, m: number, { log }: Table): void {
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

/** Step 4: if the dice now contain what was announced, nobody loses a troop; if not, the attacker does. */
export const attackerCard: Decision = {
  section: '5.4',
  moves(s, seat, out) {
    cardMoves(s, seat, ATTACK_DICE, out)
  },
  play(s, seat, m, table) {
    useLastCard(s, seat, ATTACK_DICE, m, table)
    if (!contains(s, ATTACK_DICE, s.announced)) lose(s, seat, 1, table)
    settleAttack(s)
  },
}

/** Step 5: the defender throws three dice openly, and may turn them with his last card. */
export const defence: Passage = (s, table) => {
  const defender = other(s.attacker)
  throwDice(s, DEFENCE_DICE, table)
  table.log?.tell({
    key: 'log.answers',
    params: { house: houseKey(defender), dice: diceAt(s, DEFENCE_DICE) },
  })
  if (lastCardOf(s, defender) === NOTHING) goTo(s, COMPARE)
  else ask(s, defender, DEFENDER_CARD)
}

export const defenderCard: Decision = {
  section: '5.5',
  moves(s, seat, out) {
    cardMoves(s, seat, DEFENCE_DICE, out)
  },
  play(s, seat, m, table) {
    useLastCard(s, seat, DEFENCE_DICE, m, table)
    goTo(s, COMPARE)
  },
}

/** Steps 5 and 6: the better result costs the other troops; then the roles change. */
export const compare: Passage = (s, table) => {
  const answered = bestReading(s, DEFENCE_DICE)
  if (s.result > answered) lose(s, other(s.attacker), lossesBetween(s.result, answered), table)
  else if (answered > s.result) lose(s, s.attacker, lossesBetween(answered, s.result), table)
  s.attacker = other(s.attacker)
  goTo(s, NEXT_ATTACK)
}

/** The side with troops left wins; with nobody there, the owner of the battlefield. */
export const endBattle: Passage = (s, { log }) => {
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
  if (troops(s, winner, FIELD) > 0) ask(s, winner, SURVIVORS)
  else goTo(s, CHECK_VICTORY)
}

/** The survivors go into the battlefield's region or one next to it, and/or the reserve. */
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
    goTo(s, CHECK_VICTORY)
  },
}
