/**
 * A determinization for one house: the enemy's hidden blocks and cards are drawn again, using only what this house has seen.
 * Nothing in it depends on the hidden part of the real state.
 */
import type { Chance, Seat } from '@tudor-rose/table'
import {
  BLOCK_COUNT,
  BOMBARD,
  DIES_FOR_GOOD,
  FIRST_BLOCK,
  FULL_STEPS,
  HEIR,
  KIND_OF,
  LAST_BLOCK,
  LEVY,
  MAY_SAIL,
  MERCENARY,
  MERCENARY_HOME,
  REBEL,
} from './armies.ts'
import { CARDS } from './data/cards.ts'
import { AREA_COUNT, isSeaEntry, NEIGHBOURS } from './geography.ts'
import { AT, ENTERED, FACE_DOWN, HAND, KNOWN_STEPS, MARKS, NONE, POOL, SEEN_STEPS } from './layout.ts'
import { Matching } from './matching.ts'
import { rearrangeByLikelihood } from './metropolis.ts'
import { dealHand, guessAnswer, handSize, isHandShown } from './rules/cards.ts'
import { isContested } from './rules/control.ts'
import {
  cardOf,
  HOME,
  has,
  houseOf,
  isOnMap,
  KNOWN,
  MOVED,
  other,
  placeOf,
  presentIn,
  REDUCED,
  type State,
  setCard,
  setSteps,
  wasSeenThisCampaign,
} from './state.ts'
import { STEP } from './steps.ts'
import { isRuledOut, lostByAll, lostBySome } from './whereabouts.ts'

const isPolitical = (s: State): boolean => s.step > STEP.disband

/** 6.83 Blocks that return in the next campaign can lie face down unseen. */
const mayLieFaceDown = (block: number): boolean => DIES_FOR_GOOD[block] === 0 && MERCENARY_HOME[block] >= AREA_COUNT

function mayBeInPool(s: State, block: number): boolean {
  if (MERCENARY_HOME[block] < AREA_COUNT) return false
  if (isPolitical(s)) return true
  // 8.5 Only the exile limits between campaigns send an heir to the pool.
  if (KIND_OF[block] === HEIR && s.campaign === 1) return false
  // Within a campaign no block returns to the pool, so a block that was seen on the map is not there.
  return !wasSeenThisCampaign(s, block)
}

/** 8.1 After disbanding, everybody knows where mercenaries, levies and Bombards are. */
const isPublicKnowledge = (s: State, block: number): boolean =>
  isPolitical(s) && (KIND_OF[block] === MERCENARY || KIND_OF[block] === LEVY || KIND_OF[block] === BOMBARD)

const isHidden = (s: State, block: number, house: number): boolean =>
  block !== REBEL &&
  houseOf(s, block) === house &&
  placeOf(s, block) <= FACE_DOWN &&
  !has(s, block, KNOWN) &&
  !isPublicKnowledge(s, block)

// Which blocks can be in a place, as bits.
const UNRESTRICTED = 0
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
  return NEIGHBOURS[place].length === 0 || isSeaEntry(entered) ? CAME_BY_SEA : UNRESTRICTED
}

/**
 * The marks of a block that everybody can see. While a house takes its actions, it is visible which blocks have moved; in the
 * supply phase, which have lost a step. Later such a block may be among others and move on, and nobody can tell which of them it
 * was.
 */
function visibleMarks(s: State, block: number): number {
  const isActing = s.step <= STEP.mainAttack && s.active === houseOf(s, block)
  return s.bytes[MARKS + block] & ~(HOME | (isActing ? 0 : MOVED) | (s.step > STEP.forage ? REDUCED : 0))
}

/** Everybody sees how a block entered a battle until it has been fought. */
function visibleEntry(s: State, block: number): number {
  const place = placeOf(s, block)
  return place < AREA_COUNT && isContested(s, place) ? s.bytes[ENTERED + block] : NONE
}

/**
 * Everything that everybody has seen of an unknown block, as one number: its restrictions, its place, how it entered, its marks,
 * and whether it is marching. Sorting by it gives an order that does not depend on which block is where, with the most restricted
 * places first.
 */
const slots = new Int32Array(BLOCK_COUNT)
const ORDER = [LIES_FACE_DOWN, CAME_BY_SEA, IS_IN_POOL, UNRESTRICTED]

function slotOf(s: State, block: number): number {
  const place = placeOf(s, block)
  const entered = visibleEntry(s, block)
  const difficulty = ORDER.indexOf(askedAt(place, entered))
  const isMover = Number(block === s.mover)
  return (((((((difficulty << 8) | place) << 8) | entered) << 8) | visibleMarks(s, block)) << 1) | isMover
}

const matching = new Matching(BLOCK_COUNT)

const askedIn = (slot: number): number => ORDER[slot >> 25]
const placeIn = (slot: number): number => (slot >> 17) & 255

function putInto(s: State, slot: number, block: number): void {
  s.bytes[AT + block] = placeIn(slot)
  s.bytes[ENTERED + block] = (slot >> 9) & 255
  s.bytes[MARKS + block] = (slot >> 1) & 255
  if ((slot & 1) === 1) s.mover = block
}

/** As strong as it was last seen in this campaign; otherwise at full strength. */
const evenSteps = (s: State, block: number): number =>
  (wasSeenThisCampaign(s, block) && s.bytes[SEEN_STEPS + block]) || FULL_STEPS[block]

/** The strength last known, less what blocks in its place have lost since. Losses of some of them are distributed at random. */
function likelySteps(s: State, block: number, chance: Chance): number {
  const known = (wasSeenThisCampaign(s, block) && s.bytes[KNOWN_STEPS + block]) || evenSteps(s, block)
  const [house, area] = [houseOf(s, block), placeOf(s, block)]
  const some = lostBySome(s, house, area)
  const unlucky = some > 0 && chance.below(presentIn(s, area, house)) < some ? 1 : 0
  return Math.max(1, known - lostByAll(s, house, area) - unlucky)
}

function imagineSteps(s: State, block: number, chance: Chance, isLikely: boolean): void {
  const steps = !isOnMap(s, block) ? FULL_STEPS[block] : isLikely ? likelySteps(s, block, chance) : evenSteps(s, block)
  setSteps(s, block, steps)
}

/** Writes the blocks of a house that the other house does not know into `out`, in their order, and returns how many. */
export function hiddenBlocks(s: State, house: number, out: Uint8Array): number {
  let many = 0
  for (let block = 0; block < BLOCK_COUNT; block++) if (isHidden(s, block, house)) out[many++] = block
  return many
}

/** How likely a block is to be in a place that is occupied, as the logarithm of a weight. It may read only public facts. */
export type Likelihood = (s: State, block: number, place: number) => number

const hidden = new Uint8Array(BLOCK_COUNT)
const abilities = new Uint8Array(BLOCK_COUNT)
/** Lower than any log-likelihood, and finite, so that sums work even if no block is possible. */
const IMPOSSIBLE = -1000
const likelihoods = new Float64Array(BLOCK_COUNT * BLOCK_COUNT)

function imagineBlocks(s: State, house: number, chance: Chance, likelihood?: Likelihood): void {
  // Uniform determinizations ignore what movements rule out, so that players that use them play as before.
  const isPossible = (place: number, index: number): boolean => !isRuledOut(s, hidden[index], placeIn(sorted[place]))
  matching.clear(likelihood === undefined ? undefined : isPossible)
  const many = hiddenBlocks(s, house, hidden)
  for (let i = 0; i < many; i++) {
    slots[i] = slotOf(s, hidden[i])
    abilities[i] = abilitiesOf(s, hidden[i])
    matching.add(abilities[i])
  }
  const sorted = slots.subarray(0, many).sort()
  for (let i = 0; i < many; i++) matching.fill(askedIn(sorted[i]), chance)
  matching.fillTheRest()
  if (likelihood !== undefined) rearrange(s, sorted, likelihood, chance)
  for (let i = 0; i < many; i++) putInto(s, sorted[i], hidden[matching.taken[i]])
  for (let i = 0; i < many; i++) imagineSteps(s, hidden[i], chance, likelihood !== undefined)
  // 8.1 The places of mercenaries are known, but neither their strength nor what they did before.
  for (let block = FIRST_BLOCK[house]; block <= LAST_BLOCK[house]; block++) {
    if (!isPublicKnowledge(s, block)) continue
    setSteps(s, block, FULL_STEPS[block])
    s.bytes[MARKS + block] = visibleMarks(s, block)
  }
}

/** Swaps hidden blocks until their places are likely. */
function rearrange(s: State, places: Int32Array, likelihood: Likelihood, chance: Chance): void {
  const many = places.length
  for (let i = 0; i < many; i++) {
    const asked = askedIn(places[i])
    for (let j = 0; j < many; j++) {
      const mayBe = (abilities[j] & asked) === asked && !isRuledOut(s, hidden[j], placeIn(places[i]))
      likelihoods[i * many + j] = mayBe ? likelihood(s, hidden[j], placeIn(places[i])) : IMPOSSIBLE
    }
  }
  rearrangeByLikelihood(matching.taken, likelihoods, many, chance)
}

function imagineCards(s: State, house: number, chance: Chance): void {
  if (isHandShown(s, house)) return
  const hasChosen = s.step === STEP.chooseCard && cardOf(s, house) !== NONE
  const size = handSize(s, house) + (hasChosen ? 1 : 0)
  const hand = HAND[house]
  s.bytes.fill(0, hand, hand + CARDS.length)
  if (hasChosen) setCard(s, house, NONE)
  dealHand(s, house, size, chance)
  if (s.step === STEP.mulligan) guessAnswer(s, house, chance)
  if (hasChosen) chooseAtRandom(s, house, size, chance)
}

function chooseAtRandom(s: State, house: number, size: number, chance: Chance): void {
  let place = chance.below(size)
  let card = 0
  while (place >= s.bytes[HAND[house] + card]) place -= s.bytes[HAND[house] + card++]
  s.bytes[HAND[house] + card]--
  setCard(s, house, card)
}

/** A determinization for this seat; with `likelihood`, one in proportion to it. */
export function imagine(s: State, seat: Seat, chance: Chance, likelihood?: Likelihood): State {
  const world = s.copy()
  const enemy = other(seat)
  imagineBlocks(world, enemy, chance, likelihood)
  imagineCards(world, enemy, chance)
  return world
}
