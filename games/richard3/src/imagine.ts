/** A world that a house cannot tell from the real one: the enemy's hidden blocks and cards, drawn anew. */
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
import { dealHand, guessAnswer, handSize, isHandShown } from './rules/cards.ts'
import { cardOf, has, houseOf, KNOWN, other, placeOf, type State, setCard } from './state.ts'
import { CHOOSE_CARD, DISBAND, MULLIGAN } from './steps.ts'

/** Where an unknown block stands, whichever it is. */
interface Slot {
  readonly place: number
  readonly entered: number
  readonly marks: number
  /** The block that really stands there. */
  readonly truth: number
}

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

/** Whether this block could be the one that stands there, as far as the rules tell. */
function fits(s: State, block: number, slot: Slot): boolean {
  if (slot.place === FACE_DOWN) return mayLieFaceDown(block)
  if (slot.place === POOL) return mayBeInPool(s, block)
  const bySeaOnly = NEIGHBOURS[slot.place].length === 0 || isSeaEntry(slot.entered)
  return !bySeaOnly || MAY_SAIL[block] === 1
}

/** 8.1 Once they have disbanded, everybody knows where mercenaries, levies and Bombards are. */
const isPublicKnowledge = (s: State, block: number): boolean =>
  isPolitical(s) && (KIND_OF[block] === MERCENARY || KIND_OF[block] === LEVY || KIND_OF[block] === BOMBARD)

function hiddenSlots(s: State, house: number): Slot[] {
  const slots: Slot[] = []
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const place = placeOf(s, block)
    if (block === REBEL || houseOf(s, block) !== house || place > FACE_DOWN || has(s, block, KNOWN)) continue
    if (isPublicKnowledge(s, block)) continue
    slots.push({ place, entered: s.bytes[ENTERED + block], marks: s.bytes[MARKS + block], truth: block })
  }
  return slots
}

/** The hardest to fill come first: face down, then what only the sea leads to, then the pool, then the rest. */
function difficulty(slot: Slot): number {
  if (slot.place === FACE_DOWN) return 0
  if (slot.place === POOL) return 2
  return NEIGHBOURS[slot.place].length === 0 || isSeaEntry(slot.entered) ? 1 : 3
}

/** One try at handing the blocks out at random; nothing if it got stuck. */
function handOut(s: State, slots: readonly Slot[], chance: Chance): number[] | undefined {
  const left = slots.map((slot) => slot.truth)
  const chosen: number[] = []
  for (const slot of slots) {
    const fitting = left.filter((block) => fits(s, block, slot))
    if (fitting.length === 0) return undefined
    const block = fitting[chance.below(fitting.length)]
    left.splice(left.indexOf(block), 1)
    chosen.push(block)
  }
  return chosen
}

const TRIES = 20

/** As strong as it was last seen in this campaign; otherwise at full strength. */
const supposedSteps = (s: State, block: number): number =>
  (wasSeenThisCampaign(s, block) && s.bytes[SEEN_STEPS + block]) || FULL_STEPS[block]

function imagineBlocks(s: State, house: number, chance: Chance): void {
  const slots = hiddenSlots(s, house).sort((a, b) => difficulty(a) - difficulty(b))
  let chosen: number[] | undefined
  for (let i = 0; i < TRIES && chosen === undefined; i++) chosen = handOut(s, slots, chance)
  const mover = s.mover
  for (const [index, { place, entered, marks, truth }] of slots.entries()) {
    const block = chosen === undefined ? truth : chosen[index]
    s.bytes[AT + block] = place
    s.bytes[ENTERED + block] = entered
    s.bytes[MARKS + block] = marks
    s.bytes[STEPS + block] = place < AREA_COUNT ? supposedSteps(s, block) : FULL_STEPS[block]
    if (truth === mover) s.mover = block
  }
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
