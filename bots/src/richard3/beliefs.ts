/**
 * Where hidden blocks are likely to be: near where they were last seen, or where they can be recruited. The game
 * decides what is possible at all.
 */
import {
  ACROSS_THE_SEA,
  AREA_COUNT,
  BLOCK_COUNT,
  FACE_DOWN,
  HEIR,
  imagine,
  KIND_OF,
  LAST_BLOCK,
  type Likelihood,
  MERCENARY_HOME,
  NEIGHBOURS,
  POOL,
  ROYAL_SHIELDS,
  SEEN_AT,
  STEP,
  turnsSinceSeen,
  WELSH,
  WELSH_AREAS,
  wasSeenThisCampaign,
} from '@tudor-rose/richard3/rules'
import type { Chance, Seat } from '@tudor-rose/table'
import { IS_EXILE, RECRUITING_PLACES, type RichardState } from './board.ts'
import { LOCATION_LIKELIHOODS } from './location-likelihoods.ts'

/** The distance between two areas: up to three marches, across the sea, further, or in another exile. */
const OVER_THE_SEA = 4
const FURTHER = 5
const IN_EXILE = 6
/** Besides areas: the pool, and face down. */
const IN_POOL = 7
const DOWN = 8
const PLACES = 9

/**
 * Turns since a block was seen in this campaign, up to this many; then blocks that were not seen: early, midway and
 * late, of the King's house or not.
 */
const AGES = 4
const SPELLS = AGES + 6
const KINDS = 6
const NOWHERE = -1
export const CASES = KINDS * SPELLS * PLACES

const DISTANCE = Uint8Array.from({ length: AREA_COUNT * AREA_COUNT }, (_, index) =>
  distanceBetween(Math.floor(index / AREA_COUNT), index % AREA_COUNT),
)

function distanceBetween(from: number, to: number): number {
  if (from === to) return 0
  if (IS_EXILE[to] === 1) return IN_EXILE
  let reached = new Set([from])
  for (let marches = 0; marches <= 3; marches++) {
    if (reached.has(to)) return marches
    reached = new Set([...reached, ...[...reached].flatMap((area) => [...NEIGHBOURS[area]])])
  }
  return ACROSS_THE_SEA[from].includes(to) ? OVER_THE_SEA : FURTHER
}

function homesOf(block: number): readonly number[] {
  if (MERCENARY_HOME[block] < AREA_COUNT) return [MERCENARY_HOME[block]]
  if (block === WELSH) return WELSH_AREAS
  return KIND_OF[block] === HEIR ? ROYAL_SHIELDS[block <= LAST_BLOCK[0] ? 0 : 1] : RECRUITING_PLACES[block]
}

/** From the nearest home of a block. */
const DISTANCE_FROM_HOME = Uint8Array.from({ length: BLOCK_COUNT * AREA_COUNT }, (_, index) => {
  const area = index % AREA_COUNT
  const distances = homesOf(Math.floor(index / AREA_COUNT)).map((home) => DISTANCE[home * AREA_COUNT + area])
  return distances.length === 0 ? FURTHER : Math.min(...distances)
})

/** 8.3, 8.4 A block that has gone home is no longer where it was seen. */
const hasGoneHome = (world: RichardState, house: number): boolean =>
  world.step > STEP.disband && !(world.step === STEP.goHome && (world.stage === 0 || house === world.throne))

/** The index in `LOCATION_LIKELIHOODS` for a block in a place. */
export function caseOf(world: RichardState, block: number, place: number): number {
  const house = block <= LAST_BLOCK[0] ? 0 : 1
  const isSeen = wasSeenThisCampaign(world, block) && !hasGoneHome(world, house)
  const spell = isSeen
    ? Math.min(AGES - 1, turnsSinceSeen(world, block))
    : AGES + (world.turn <= 2 ? 0 : world.turn <= 4 ? 1 : 2) + (house === world.throne ? 0 : 3)
  const seenAt = isSeen ? world.bytes[SEEN_AT + block] : NOWHERE
  return (KIND_OF[block] * SPELLS + spell) * PLACES + whereabouts(seenAt, block, place)
}

function whereabouts(seenAt: number, block: number, place: number): number {
  if (place === POOL) return IN_POOL
  if (place === FACE_DOWN) return DOWN
  return seenAt === NOWHERE ? DISTANCE_FROM_HOME[block * AREA_COUNT + place] : DISTANCE[seenAt * AREA_COUNT + place]
}

const likelihood: Likelihood = (world, block, place) => LOCATION_LIKELIHOODS[caseOf(world, block, place)]

/** A determinization for this seat, sampled by likelihood. */
export const imagineLikely = (state: RichardState, seat: Seat, chance: Chance): RichardState =>
  imagine(state, seat, chance, likelihood)
