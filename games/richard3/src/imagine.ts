/**
 * A world that a house cannot tell from the real one: the enemy's hidden blocks and cards, drawn anew from what this house
 * has seen and from nothing else, so the real world leaves no trace in it.
 */
import type { Chance, Seat } from '@tudor-rose/table'
import {
  BLOCK_COUNT,
  BOMBARD,
  DIES_FOR_GOOD,
  FULL_STEPS,
  HEIR,
  KIND_OF,
  LEVY,
  MAY_SAIL,
  MERCENARY,
  MERCENARY_HOME,
  REBEL,
} from './armies.ts'
import { CARDS } from './data/cards.ts'
import { AREA_COUNT, isSeaEntry, NEIGHBOURS } from './geography.ts'
import { AT, ENTERED, FACE_DOWN, HAND, MARKS, NOTHING, POOL, SEEN_AT, SEEN_STEPS, SEEN_WHEN, STEPS } from './layout.ts'
import { Matching } from './matching.ts'
import { dealHand, guessAnswer, handSize, isHandShown } from './rules/cards.ts'
import { cardOf, has, houseOf, KNOWN, other, placeOf, type State, setCard } from './state.ts'
import { CHOOSE_CARD, DISBAND, MULLIGAN } from './steps.ts'

const isPolitical = (s: State): boolean => s.step > DISBAND

/** 6.83 Blocks that come back in the next campaign can lie face down unseen. */
const mayLieFaceDown = (block: number): boolean => DIES_FOR_GOOD[block] === 0 && MERCENARY_HOME[block] >= AREA_COUNT

/** Inside a campaign nobody goes back to the pool, so whoever was seen on the map in it is not there. */
const wasSeenThisCampaign = (s: State, block: number): boolean =>
  s.bytes[SEEN_WHEN + block] >> 3 === s.campaign && s.bytes[SEEN_AT + block] < AREA_COUNT

function mayBeInPool(s: State, block: number): boolean {
  if (MERCENARY_HOME[block] < AREA_COUNT) return false
  if (isPolitical(s)) return true
  // 8.5 Only the exile limits between campaigns send an heir there.
  if (KIND_OF[block] === HEIR && s.campaign === 1) return false
  return !wasSeenThisCampaign(s, block)
}

/** 8.1 Once they have disbanded, everybody knows where mercenaries, levies and Bombards are. */
const isPublicKnowledge = (s: State, block: number): boolean =>
  isPolitical(s) && (KIND_OF[block] === MERCENARY || KIND_OF[block] === LEVY || KIND_OF[block] === BOMBARD)

const isHidden = (s: State, block: number, house: number): boolean =>
  block !== REBEL &&
  houseOf(s, block) === house &&
  placeOf(s, block) <= FACE_DOWN &&
  !has(s, block, KNOWN) &&
  !isPublicKnowledge(s, block)

// What a place asks of whoever stands there.
const NOTHING_ASKED = 0
const LIES_FACE_DOWN = 1
const CAME_BY_SEA = 2
const IS_IN_POOL = 4

function abilitiesOf(s: State, block: number): number {
  return (
    (mayLieFaceDown(block) ? LIES_FACE_DOWN : 0) |
    (MAY_SAIL[block] === 1 ? CAME_BY_SEA : 0) |
    (mayBeInPool(s, block) ? IS_IN_POOL : 0)
  )
}

function askedAt(place: number, entered: number): number {
  if (place === FACE_DOWN) return LIES_FACE_DOWN
  if (place === POOL) return IS_IN_POOL
  return NEIGHBOURS[place].length === 0 || isSeaEntry(entered) ? CAME_BY_SEA : NOTHING_ASKED
}

/**
 * Where an unknown block stands, whichever it is, as one number: what is asked of it, its place, how it came there, its
 * marks, and whether it is on the march. Everybody has seen all of that. Sorted, the places stand in an order that owes
 * nothing to who is where, and the hardest to fill come first.
 */
const slots = new Int32Array(BLOCK_COUNT)
const ORDER = [LIES_FACE_DOWN, CAME_BY_SEA, IS_IN_POOL, NOTHING_ASKED]

function slotOf(s: State, block: number): number {
  const place = placeOf(s, block)
  const entered = s.bytes[ENTERED + block]
  const difficulty = ORDER.indexOf(askedAt(place, entered))
  const isMover = Number(block === s.mover)
  return (((((((difficulty << 8) | place) << 8) | entered) << 8) | s.bytes[MARKS + block]) << 1) | isMover
}

const matching = new Matching(BLOCK_COUNT)

function putInto(s: State, slot: number, block: number): void {
  const place = (slot >> 17) & 255
  s.bytes[AT + block] = place
  s.bytes[ENTERED + block] = (slot >> 9) & 255
  s.bytes[MARKS + block] = (slot >> 1) & 255
  s.bytes[STEPS + block] = place < AREA_COUNT ? supposedSteps(s, block) : FULL_STEPS[block]
  if ((slot & 1) === 1) s.mover = block
}

/** As strong as it was last seen in this campaign; otherwise at full strength. */
const supposedSteps = (s: State, block: number): number =>
  (wasSeenThisCampaign(s, block) && s.bytes[SEEN_STEPS + block]) || FULL_STEPS[block]

function imagineBlocks(s: State, house: number, chance: Chance): void {
  matching.clear()
  let many = 0
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!isHidden(s, block, house)) continue
    slots[many++] = slotOf(s, block)
    matching.add(block, abilitiesOf(s, block))
  }
  const sorted = slots.subarray(0, many).sort()
  for (let i = 0; i < many; i++) matching.fill(ORDER[sorted[i] >> 25], chance)
  matching.fillTheRest()
  for (let i = 0; i < many; i++) putInto(s, sorted[i], matching.takenBy(i))
}

function imagineCards(s: State, house: number, chance: Chance): void {
  if (isHandShown(s, house)) return
  const hasChosen = s.step === CHOOSE_CARD && cardOf(s, house) !== NOTHING
  const size = handSize(s, house) + (hasChosen ? 1 : 0)
  const hand = HAND[house]
  s.bytes.fill(0, hand, hand + CARDS.length)
  if (hasChosen) setCard(s, house, NOTHING)
  dealHand(s, house, size, chance)
  if (s.step === MULLIGAN) guessAnswer(s, house, chance)
  if (hasChosen) chooseAtRandom(s, house, size, chance)
}

function chooseAtRandom(s: State, house: number, size: number, chance: Chance): void {
  let place = chance.below(size)
  let card = 0
  while (place >= s.bytes[HAND[house] + card]) place -= s.bytes[HAND[house] + card++]
  s.bytes[HAND[house] + card]--
  setCard(s, house, card)
}

export function imagine(s: State, seat: Seat, chance: Chance): State {
  const world = s.copy()
  const enemy = other(seat)
  imagineBlocks(world, enemy, chance)
  imagineCards(world, enemy, chance)
  return world
}
