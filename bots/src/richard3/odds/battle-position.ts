/** A battle extracted from a world: who fights, in what order, how well, and who can retreat. */
import {
  ACTED,
  ASIDE,
  areMajorPorts,
  BLOCK_COUNT,
  BOMBARD,
  BORDER_LIMIT,
  beginBattle,
  borderBetween,
  CROSSED,
  clearCrossings,
  DEAD,
  enteredBy,
  HEIR,
  HEIRS,
  has,
  houseOf,
  isContested,
  isFirstEdition,
  isSeaEntry,
  KIND_OF,
  LANDED,
  LETTER_OF,
  NONE,
  other,
  placeOf,
  RESERVE,
  stepsOf,
  TWIN_OF,
} from '@tudor-rose/richard3/rules'
import type { Chance } from '@tudor-rose/table'
import type { RichardState } from '../board.ts'
import { LOSS_COST, retreatsOf } from './default-tactics.ts'

/** Sides are named after the first round: roles may change, sides do not. */
export const ATTACKERS = 0
export const DEFENDERS = 1

export interface Fighter {
  readonly block: number
  readonly house: number
  readonly side: number
  readonly steps: number
  readonly isReserve: boolean
  /** It has had its turn in the current round. */
  readonly hasActed: boolean
  readonly lossCost: number
}

export interface BattlePosition {
  /** A copy, for asking the rules about firepower. */
  readonly world: RichardState
  readonly fighters: readonly Fighter[]
  readonly round: number
  /** Hits that were scored but not applied yet, and the side that takes them. */
  readonly hits: number
  readonly hitSide: number
  /** By house: the blocks in the field that are its last heirs; none if other heirs live. */
  readonly lastHeirs: readonly (readonly number[])[]
  /** By side. */
  readonly retreatRoutes: readonly RetreatRoutes[]
  /** Some blocks of a side would retreat by another sea, or by land; then the retreat routes are approximate. */
  readonly isApproximate: boolean
}

/** How many blocks can retreat in a full round, and how many in the current one. */
export interface ExitCapacity {
  readonly perRound: number
  readonly thisRound: number
}

export interface RetreatRoutes {
  /** Areas where the enemy does not go. */
  readonly safe: ExitCapacity
  /**
   * Vacant areas that both sides may need, in the same order for both: 2.1 the first to enter one closes it to the
   * other.
   */
  readonly shared: readonly ExitCapacity[]
}

const NO_DICE: Chance = { below: () => 0 }
/** More than the blocks of any side. */
const UNLIMITED = 99

/**
 * By land each border has its limit; (R) by sea one block per coast, two between major ports, or any number in edition
 * 1.0.
 */
function exitCapacity(world: RichardState, { block, house }: Fighter, area: number): ExitCapacity {
  if (isSeaEntry(enteredBy(world, block))) {
    if (isFirstEdition(world)) return { perRound: UNLIMITED, thisRound: UNLIMITED }
    const perRound = areMajorPorts(world.field, area) ? 2 : 1
    return { perRound, thisRound: Math.max(0, perRound - world.bytes[LANDED + area]) }
  }
  const border = borderBetween(world.field, area)
  const perRound = BORDER_LIMIT[border]
  return { perRound, thisRound: Math.max(0, perRound - world.bytes[CROSSED[house] + border]) }
}

/** All blocks of a side that retreat the same way have the same routes, so one of them stands for all. */
function exitCapacities(world: RichardState, fighter: Fighter): ReadonlyMap<number, ExitCapacity> {
  return new Map(retreatsOf(world, fighter.block).map((area) => [area, exitCapacity(world, fighter, area)]))
}

const sum = (rooms: readonly ExitCapacity[]): ExitCapacity => ({
  perRound: rooms.reduce((all, { perRound }) => all + perRound, 0),
  thisRound: rooms.reduce((all, { thisRound }) => all + thisRound, 0),
})
const holds = ({ perRound, thisRound }: ExitCapacity, count: number): boolean => Math.min(perRound, thisRound) >= count

/**
 * 6.6 Where both sides can retreat. By the default tactics, an area open to both is taken by a side with no other route
 * left.
 */
function retreatRoutesOf(world: RichardState, lines: readonly (readonly Fighter[])[]): readonly RetreatRoutes[] {
  const exits = lines.map(([one]) => exitCapacities(world, one))
  const areVacant = [...exits[ATTACKERS].keys()].filter((area) => exits[DEFENDERS].has(area)).sort((a, b) => a - b)
  // An area that both sides can enter is vacant.
  const ways = exits.map((rooms) => ({
    safe: sum([...rooms].filter(([area]) => !areVacant.includes(area)).map(([, room]) => room)),
    shared: areVacant.map((area) => rooms.get(area)!),
  }))
  if (ways.every(({ safe }, side) => !holds(safe, lines[side].length))) return ways
  // One side never needs them, so they count for the other only.
  return ways.map(({ safe, shared }) => ({ safe: sum([safe, ...shared]), shared: [] }))
}

/**
 * 9.0 In edition 1.0 a defector counts as lost; 9.1 in the newer one he must be killed, on whichever side he fights.
 */
function lastHeirsOf(world: RichardState, house: number): readonly number[] {
  const last: number[] = []
  for (const heir of HEIRS[house]) {
    const place = placeOf(world, heir)
    if (place === DEAD || (isFirstEdition(world) && place === ASIDE)) continue
    const block = place === ASIDE ? TWIN_OF[heir] : heir
    if (placeOf(world, block) !== world.field) return []
    last.push(block)
  }
  return last
}

/**
 * The battle in this area, or undefined if there is none. A battle that has not begun is started in a copy of the
 * world.
 */
export function battlePositionIn(world: RichardState, area: number): BattlePosition | undefined {
  if (!isContested(world, area)) return undefined
  const scratch = world.copy()
  const isUnderWay = world.field === area && world.round > 0
  if (!isUnderWay) {
    scratch.field = area
    beginBattle(scratch, { chance: NO_DICE, log: undefined })
  }
  const fighters: Fighter[] = []
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (placeOf(scratch, block) !== area) continue
    const house = houseOf(scratch, block)
    fighters.push({
      block,
      house,
      side: house === scratch.attacker ? ATTACKERS : DEFENDERS,
      steps: stepsOf(scratch, block),
      isReserve: has(scratch, block, RESERVE),
      hasActed: has(scratch, block, ACTED),
      lossCost: LOSS_COST[block],
    })
  }
  // Marches of this turn do not limit retreats from a battle that has yet to begin.
  if (!isUnderWay) clearCrossings(scratch)
  const lines = [ATTACKERS, DEFENDERS].map((side) => fighters.filter((fighter) => fighter.side === side))
  const leavesBy = ({ block }: Fighter): number => {
    const entry = enteredBy(scratch, block)
    return isSeaEntry(entry) ? entry : NONE
  }
  const hits = isUnderWay ? scratch.hits : 0
  const hitHouse = hits > 0 ? other(houseOf(scratch, scratch.subject)) : 0
  return {
    world: scratch,
    fighters,
    round: isUnderWay ? scratch.round : 1,
    hits,
    hitSide: hitHouse === scratch.attacker ? ATTACKERS : DEFENDERS,
    lastHeirs: [0, 1].map((house) => lastHeirsOf(scratch, house)),
    retreatRoutes: retreatRoutesOf(scratch, lines),
    isApproximate: lines.some(([first, ...others]) => others.some((fighter) => leavesBy(fighter) !== leavesBy(first))),
  }
}

/** 6.2 The letter of a block in this round. */
export const letterIn = (block: number, round: number): number =>
  KIND_OF[block] === BOMBARD && round === 1 ? 0 : LETTER_OF[block]

export const isHeir = (block: number): boolean => KIND_OF[block] === HEIR
