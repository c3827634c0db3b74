/** 6.1 to 6.3 The order of battles, rounds and turns; reserves and the change of roles. */
import { BLOCK_COUNT } from '../armies.ts'
import { LANCASTER, YORK } from '../data/areas.ts'
import { areaKey, blockKey, houseKey } from '../keys.ts'
import { AREA_MARKS, MAIN_ENTRY, NONE } from '../layout.ts'
import { firstOf, M_BATTLE, move } from '../move.ts'
import {
  ACTED,
  areaHas,
  ask,
  attackedBy,
  blocksOf,
  clearCrossings,
  enteredBy,
  goTo,
  has,
  houseOf,
  isOver,
  KNOWN,
  mark,
  other,
  placeOf,
  presentIn,
  RESERVE,
  type State,
  see,
  TURNED,
  unmark,
} from '../state.ts'
import type { AutomaticStep, Decision, StepContext } from '../step-types.ts'
import { STEP } from '../steps.ts'
import { noteAllSeen } from '../whereabouts.ts'
import { contestedAreas, freeCaptive } from './control.ts'
import { eliminate } from './elimination.ts'
import { initiative } from './firepower.ts'
import { isOnField } from './heirs.ts'
import { canRegroup, canRetreat } from './retreat.ts'
import { hasTreasonTarget } from './treachery.ts'
import { checkHeirs } from './victory.ts'

/** 6.2 The round in which the attackers have to retreat. */
const LAST_ROUND = 4

/** 6.1 Player 1 picks the next battle, if there are several. */
export const nextBattle: AutomaticStep = (s) => {
  s.field = NONE
  s.round = 0
  const fields = contestedAreas(s)
  if (fields.length === 0) {
    s.stage = 0
    return goTo(s, STEP.supply)
  }
  if (fields.length > 1) return ask(s, s.playerOne, STEP.chooseBattle)
  s.field = fields[0]
  goTo(s, STEP.beginBattle)
}

export const chooseBattle: Decision = {
  section: '6.1',
  moves(s, _seat, out) {
    for (const area of contestedAreas(s)) out.push(move(M_BATTLE, area))
  },
  play(s, _seat, m) {
    s.field = firstOf(m)
    goTo(s, STEP.beginBattle)
  },
}

/** 6.1 A block is turned face up. */
function reveal(s: State, block: number): void {
  mark(s, block, KNOWN)
  see(s, block)
}

/** 6.3 In reserve: attackers who did not come with the main attack, and defenders who came as reinforcements. */
function startsInReserve(s: State, block: number): boolean {
  const entry = enteredBy(s, block)
  return houseOf(s, block) === s.attacker ? entry !== s.bytes[MAIN_ENTRY + s.field] : entry !== NONE
}

/** 6.1 The front lines are revealed; (R) reserves stay hidden until they join. */
export const beginBattle: AutomaticStep = (s, context) => {
  s.attacker = areaHas(s, s.field, attackedBy(LANCASTER)) ? LANCASTER : YORK
  s.treacheriesUsed = 0
  s.round = 0
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (placeOf(s, block) !== s.field) continue
    unmark(s, block, RESERVE | ACTED | TURNED)
    if (startsInReserve(s, block)) mark(s, block, RESERVE)
    else reveal(s, block)
  }
  context.log?.reveal()
  context.log?.tell({ key: 'log.battle', params: { area: areaKey(s.field), attacker: houseKey(s.attacker) } })
  if (s.treason !== NONE && hasTreasonTarget(s)) ask(s, s.treason, STEP.treason)
  else goTo(s, STEP.beginRound)
}

function joinBattle(s: State, block: number, context: StepContext): void {
  unmark(s, block, RESERVE)
  if (has(s, block, KNOWN)) return
  reveal(s, block)
  context.log?.reveal()
  context.log?.tell({ key: 'log.joins', params: { house: houseKey(houseOf(s, block)), block: blockKey(block) } })
}

/** 6.2 Every block gets a turn again; 6.3 reserves join at the start of round 2. */
export const beginRound: AutomaticStep = (s, context) => {
  s.round++
  clearCrossings(s)
  context.log?.tell({ key: 'log.round', params: { round: s.round } })
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (placeOf(s, block) !== s.field) continue
    unmark(s, block, ACTED)
    if (s.round > 1 && has(s, block, RESERVE)) joinBattle(s, block, context)
  }
  goTo(s, STEP.nextTurn)
}

/**
 * 6.3 A side that has lost its front line brings on its reserves at once; they cannot act in this round. (R) It does not matter
 * how the line was lost. If it was the defenders' line in round 1, the roles change.
 */
function bringOnReserves(s: State, house: number, context: StepContext): void {
  const blocks = blocksOf(s, house)
  for (let i = 0; i < blocks.length; i++) if (isOnField(s, blocks[i])) return
  for (let i = 0; i < blocks.length; i++) {
    if (placeOf(s, blocks[i]) !== s.field) continue
    joinBattle(s, blocks[i], context)
    mark(s, blocks[i], ACTED)
  }
  if (house === s.attacker || s.round > 1) return
  s.attacker = house
  context.log?.tell({ key: 'log.rolesChange', params: { house: houseKey(house) } })
}

const isBattleOver = (s: State): boolean => presentIn(s, s.field, LANCASTER) === 0 || presentIn(s, s.field, YORK) === 0

/** 6.2 By letter, defenders before attackers; the lowest number acts next. */
export const turnOrderOf = (s: State, block: number): number =>
  initiative(s, block) * 2 + (houseOf(s, block) === s.attacker ? 1 : 0)
const NOBODY = 99

/** Whether this block may act now; its owner picks among those that may (R). */
export const isItsTurn = (s: State, block: number): boolean =>
  isOnField(s, block) && !has(s, block, ACTED) && turnOrderOf(s, block) === s.turnOrder

/** 6.2 In round 4 nobody attacks: each attacking block has to retreat on its turn. */
export const mustRetreat = (s: State, house: number): boolean => house === s.attacker && s.round === LAST_ROUND

export const nextTurn: AutomaticStep = (s, context) => {
  checkHeirs(s, context)
  if (isOver(s)) return
  if (isBattleOver(s)) return goTo(s, STEP.endBattle)
  bringOnReserves(s, LANCASTER, context)
  bringOnReserves(s, YORK, context)
  let next = NOBODY
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isOnField(s, block) && !has(s, block, ACTED)) next = Math.min(next, turnOrderOf(s, block))
  if (next === NOBODY) return goTo(s, STEP.beginRound)
  s.turnOrder = next
  const house = next % 2 === 1 ? s.attacker : other(s.attacker)
  if (!mustRetreat(s, house)) return ask(s, house, STEP.battleTurn)
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isItsTurn(s, block) && canRetreat(s, block)) return ask(s, house, STEP.battleTurn)
  // 6.6 Blocks that cannot retreat are eliminated.
  for (let block = 0; block < BLOCK_COUNT; block++) if (isItsTurn(s, block)) eliminate(s, block, context)
}

/** 6.1 The blocks are hidden again; 6.7 the winner may regroup. */
export const endBattle: AutomaticStep = (s, context) => {
  const winner = presentIn(s, s.field, LANCASTER) > 0 ? LANCASTER : YORK
  context.log?.tell({ key: 'log.battleWon', params: { house: houseKey(winner), area: areaKey(s.field) } })
  let allKnown = true
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (placeOf(s, block) !== s.field) continue
    if (has(s, block, KNOWN)) see(s, block)
    else allKnown = false
    unmark(s, block, KNOWN | RESERVE | ACTED | TURNED)
  }
  if (allKnown) noteAllSeen(s, s.field)
  s.bytes[AREA_MARKS + s.field] &= ~(attackedBy(LANCASTER) | attackedBy(YORK))
  freeCaptive(s, context)
  clearCrossings(s)
  if (blocksOf(s, winner).some((block) => canRegroup(s, block))) ask(s, winner, STEP.regroup)
  else goTo(s, STEP.nextBattle)
}
