/** Checks that every position from outside has to pass. */
import type { PositionProblem, Problem } from '@tudor-rose/table'
import {
  BLOCK_COUNT,
  BLOCK_TITLES,
  blockName,
  DIES_FOR_GOOD,
  FULL_STEPS,
  HEIR,
  HEIRS,
  HENRY_VI,
  KIND_OF,
  MAY_SAIL,
  MERCENARY_HOME,
  NO_BLOCK,
  REBEL,
  TWIN_OF,
} from './armies.ts'
import { HOUSE_NAMES, LANCASTER, YORK } from './data/areas.ts'
import { CARDS, HAND_SIZE } from './data/cards.ts'
import { AREA_COUNT, AREA_NAMES, ISLE_OF_MAN, isClosedTo, NEIGHBOURS } from './geography.ts'
import {
  ASIDE,
  AT,
  CAPTIVE,
  DEAD,
  FACE_DOWN,
  HAND,
  MAIN_ENTRY,
  MINOR,
  MINORS_DUE,
  NONE,
  PLAYED,
  POOL,
  PRESENT,
  SEEN_WHEN,
  THROWN_IN,
} from './layout.ts'
import { makeProblem } from './problems.ts'
import { handSize } from './rules/cards.ts'
import { isContested } from './rules/control.ts'
import { isInPlay } from './rules/heirs.ts'
import { countsForSupply, traitorOf } from './rules/supply.ts'
import { TURNS } from './rules/turn.ts'
import {
  areaHas,
  attackedBy,
  cardOf,
  enteredBy,
  has,
  houseOf,
  isOnMap,
  isOver,
  placeOf,
  REDUCED,
  type State,
  scenarioOf,
  seenNow,
  stepsOf,
  titleOf,
} from './state.ts'
import { STEP } from './steps.ts'

type Report = (path: readonly string[], reason: string | Problem) => void

function countBlocks(s: State): void {
  s.bytes.fill(0, PRESENT, PRESENT + 2 * AREA_COUNT)
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isOnMap(s, block)) s.bytes[PRESENT + houseOf(s, block) * AREA_COUNT + s.bytes[AT + block]]++
}

function checkPlace(s: State, block: number): Problem | undefined {
  const place = placeOf(s, block)
  if (place === POOL && MERCENARY_HOME[block] < AREA_COUNT) return makeProblem('mercenary-in-pool')
  if (place === FACE_DOWN && DIES_FOR_GOOD[block] === 1) return makeProblem('dies-for-good')
  if (place === MINOR && KIND_OF[block] !== HEIR) return makeProblem('minor-no-heir')
  if (place === CAPTIVE && block !== HENRY_VI) return makeProblem('captive-not-henry')
  if (place === ASIDE && TWIN_OF[block] === NO_BLOCK) return makeProblem('no-twin')
  if (block === REBEL && (place === DEAD || place === MINOR)) return makeProblem('rebel-nowhere')
  if (place >= AREA_COUNT) return undefined
  if (isClosedTo(place, houseOf(s, block))) return makeProblem('enemy-exile')
  const landlocked = NEIGHBOURS[place].length === 0 && MAY_SAIL[block] === 0
  if (landlocked && !(block === REBEL && place === ISLE_OF_MAN)) return makeProblem('never-sails')
  return undefined
}

function checkBlocks(s: State, report: Report): void {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const at = ['blocks', BLOCK_TITLES[block]]
    const trouble = checkPlace(s, block)
    if (trouble !== undefined) report([...at, 'at'], trouble)
    const full = FULL_STEPS[block]
    const steps = stepsOf(s, block)
    if (steps < 1 || steps > full) report([...at, 'steps'], `has 1 to ${full} steps, not ${steps}`)
    else if (!isOnMap(s, block) && steps !== full) report([...at, 'steps'], `has all ${full} steps while off the map`)
    const twin = TWIN_OF[block]
    if (twin === NO_BLOCK || twin < block) continue
    const [aside, twinAside] = [placeOf(s, block) === ASIDE, placeOf(s, twin) === ASIDE]
    const bothDead = placeOf(s, block) === DEAD && placeOf(s, twin) === DEAD
    if (bothDead ? false : aside === twinAside || placeOf(s, block) === DEAD || placeOf(s, twin) === DEAD)
      report(
        [...at, 'at'],
        makeProblem('twins-both', { block: blockName(block), first: BLOCK_TITLES[block], second: BLOCK_TITLES[twin] }),
      )
  }
}

function checkSightings(s: State, report: Report): void {
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (s.bytes[SEEN_WHEN + block] > seenNow(s))
      report(['blocks', BLOCK_TITLES[block], 'seenWhen'], 'nobody can have been seen later than now')
}

function checkTitles(s: State, report: Report): void {
  for (const house of [LANCASTER, YORK]) {
    const title = titleOf(s, house)
    if (title !== NO_BLOCK && !(HEIRS[house].includes(title) && isInPlay(s, title)))
      report(
        ['houses', HOUSE_NAMES[house], 'title'],
        `${BLOCK_TITLES[title] ?? 'nobody'} is no heir in play of this house (3.21)`,
      )
  }
}

function checkCards(s: State, report: Report): void {
  for (const [index, { name, copies }] of CARDS.entries()) {
    const total = [HAND[0], HAND[1], PLAYED, THROWN_IN].reduce((sum, pile) => sum + s.bytes[pile + index], 0)
    const chosen = s.step === STEP.chooseCard ? [0, 1].filter((house) => cardOf(s, house) === index).length : 0
    if (total + chosen > copies) report(['cards', name], `the deck has ${copies} of these, not ${total + chosen}`)
  }
  for (const house of [LANCASTER, YORK]) {
    const hasPlayed = cardOf(s, house) !== NONE || s.step > STEP.chooseCard
    const expected = HAND_SIZE - (s.turn - 1) - (hasPlayed ? 1 : 0)
    if (!isOver(s) && handSize(s, house) !== expected)
      report(['houses', HOUSE_NAMES[house]], `holds ${handSize(s, house)} cards in turn ${s.turn}, not ${expected}`)
  }
}

/** 6.3 Where both houses are present, one of them attacked and has a main attack. Only during a turn can both be present. */
function checkBattles(s: State, report: Report): void {
  const mayFight = s.step >= STEP.actions && s.step <= STEP.regroup
  for (let area = 0; area < AREA_COUNT; area++) {
    if (!isContested(s, area)) continue
    const at = ['areas', AREA_NAMES[area]]
    if (!mayFight && !isOver(s)) report(at, 'both houses are here, but no battle can be pending now')
    if (area === s.field || isOver(s)) continue
    const attackers = [LANCASTER, YORK].filter((house) => areaHas(s, area, attackedBy(house)))
    if (attackers.length !== 1) report([...at, 'marks'], 'both houses stand here, so exactly one of them attacked')
    const main = s.bytes[MAIN_ENTRY + area]
    let inFront = false
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (placeOf(s, block) === area && houseOf(s, block) === attackers[0] && enteredBy(s, block) === main)
        inFront = true
    if (main === NONE || !inFront)
      report([...at, 'mainEntry'], 'an attack needs a main entry by which a block came (6.3)')
  }
}

const DECISIONS: readonly number[] = [
  STEP.mulligan,
  STEP.answerMulligan,
  STEP.chooseCard,
  STEP.actions,
  STEP.mainAttack,
  STEP.chooseBattle,
  STEP.treason,
  STEP.battleTurn,
  STEP.takeHits,
  STEP.regroup,
  STEP.minorEnters,
  STEP.execution,
  STEP.forage,
  STEP.goHome,
  STEP.leaveExile,
  STEP.gameOver,
]

/** The subject of the current decision must exist. */
function checkDecision(s: State, report: Report): void {
  const isDue = s.step === STEP.minorEnters ? isMinorDue(s) : s.step !== STEP.execution || isTraitor(s)
  if (!isDue) report(['subject'], 'names the block of the house asked that is to be decided on')
  const needsPlace = s.step === STEP.mainAttack || s.step === STEP.forage || s.step === STEP.leaveExile
  if (needsPlace && s.place >= AREA_COUNT) report(['place'], 'names the area that is to be decided on')
  else if (s.step === STEP.forage && (s.due < 1 || s.due > mayStillStarve(s)))
    report(['due'], 'as many blocks are to lose a step as there are still too many (7.1)')
  if (s.mover === NO_BLOCK) return
  const marches = s.step === STEP.actions && s.mover < BLOCK_COUNT && houseOf(s, s.mover) === s.active
  if (!marches || !isOnMap(s, s.mover) || s.moverFrom >= AREA_COUNT)
    report(['mover'], 'names a block on the map whose house is taking actions, or nobody (5.2)')
}

/** 6.82 The subject is a minor of the seat that is asked, and takes the place of a dead heir. */
const isMinorDue = (s: State): boolean =>
  HEIRS[s.asked].includes(s.subject) && placeOf(s, s.subject) === MINOR && s.bytes[MINORS_DUE + s.asked] > 0

/** 9.1 */
const isTraitor = (s: State): boolean => s.subject !== NO_BLOCK && s.subject === traitorOf(s, s.asked)

function mayStillStarve(s: State): number {
  let blocks = 0
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (countsForSupply(s, block, s.place) && houseOf(s, block) === s.asked && !has(s, block, REDUCED)) blocks++
  return blocks
}

function checkProgress(s: State, report: Report): void {
  const { firstCampaign, lastCampaign } = scenarioOf(s) ?? s.components.scenarios[0]
  if (s.campaign < firstCampaign || s.campaign > lastCampaign)
    report(['campaign'], `this scenario has campaigns ${firstCampaign} to ${lastCampaign}`)
  if (s.turn < 1 || s.turn > TURNS) report(['turn'], `a campaign has turns 1 to ${TURNS}`)
  if (!DECISIONS.includes(s.step))
    report(['step'], 'a position waits for somebody to decide; this step waits for nobody')
  const goesHome = s.step === STEP.goHome || s.step === STEP.leaveExile
  if (goesHome && (s.turn !== TURNS || s.campaign === lastCampaign))
    report(['step'], `blocks go home after turn ${TURNS} of every campaign but the last (8.0)`)
  if (isOver(s) !== (s.winner !== NONE)) report(['winner'], 'there is a winner when the game is over, and only then')
  else if (isOver(s) !== (s.victory !== NONE)) report(['victory'], 'tells how the game was won, once it is over')
  const inBattle = s.step >= STEP.treason && s.step <= STEP.regroup
  if (inBattle && s.field >= AREA_COUNT) report(['field'], 'a battle is being fought, but it says nowhere where')
  const hasPlayed = s.step > STEP.chooseCard && s.step <= STEP.forage
  for (const house of [LANCASTER, YORK])
    if (hasPlayed && cardOf(s, house) === NONE)
      report(['houses', HOUSE_NAMES[house], 'card'], 'both have played a card by now')
}

const reportInto =
  (problems: PositionProblem[]): Report =>
  (path, reason) =>
    problems.push(typeof reason === 'string' ? { path, reason } : { path, reason: reason.text, problem: reason })

/** Problems with the places of blocks alone. */
export function blockProblems(s: State): readonly PositionProblem[] {
  const problems: PositionProblem[] = []
  checkBlocks(s, reportInto(problems))
  return problems
}

export function checkPosition(s: State): readonly PositionProblem[] {
  const problems: PositionProblem[] = []
  const report = reportInto(problems)
  checkProgress(s, report)
  if (problems.length > 0) return problems
  countBlocks(s)
  for (const check of [checkDecision, checkBlocks, checkSightings, checkTitles, checkCards, checkBattles])
    check(s, report)
  return problems
}
