/** A battle as it stands, taken out of a world: who fights, in what order, how well, and who can get away. */
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
  NOTHING,
  other,
  placeOf,
  RESERVE,
  stepsOf,
  TWIN_OF,
} from '@tudor-rose/richard3/rules'
import type { Chance } from '@tudor-rose/table'
import { DEARNESS, retreatsOf, type World } from './conduct.ts'

/** The sides are those of the first round: roles may change, sides do not. */
export const ATTACKERS = 0
export const DEFENDERS = 1

export interface Fighter {
  readonly block: number
  readonly house: number
  readonly side: number
  readonly steps: number
  readonly isReserve: boolean
  /** It has had its turn in the round that is being fought. */
  readonly hasActed: boolean
  readonly dearness: number
}

export interface Encounter {
  /** A world of its own, for asking the rules about firepower. */
  readonly world: World
  readonly fighters: readonly Fighter[]
  readonly round: number
  /** Hits that have been thrown but not taken yet, and by which side they are to be taken. */
  readonly hits: number
  readonly hitSide: number
  /** By house: the blocks in the field with whose deaths it has no heirs left, and the game ends; none where others live. */
  readonly lastHeirs: readonly (readonly number[])[]
  /** By side. */
  readonly waysOut: readonly WaysOut[]
  /** Some of a side would leave by another sea than others, or by land; then the ways out are only roughly told. */
  readonly isRough: boolean
}

/** How many can get away in a round, and how many more in the one that is being fought. */
export interface Room {
  readonly whole: number
  readonly now: number
}

export interface WaysOut {
  /** To where the enemy does not go. */
  readonly safe: Room
  /**
   * To each vacant area that both sides may come to need, in the same order for both: 2.1 whoever comes there first closes it
   * to the other.
   */
  readonly shared: readonly Room[]
}

const NO_DICE: Chance = { below: () => 0 }
/** More than the blocks of any side. */
const PLENTY = 99

/** By land each border has its limit; (R) by sea one block a coast, two between major ports, or any number in edition 1.0. */
function roomAt(world: World, { block, house }: Fighter, area: number): Room {
  if (isSeaEntry(enteredBy(world, block))) {
    if (isFirstEdition(world)) return { whole: PLENTY, now: PLENTY }
    const whole = areMajorPorts(world.field, area) ? 2 : 1
    return { whole, now: Math.max(0, whole - world.bytes[LANDED + area]) }
  }
  const border = borderBetween(world.field, area)
  const whole = BORDER_LIMIT[border]
  return { whole, now: Math.max(0, whole - world.bytes[CROSSED[house] + border]) }
}

/** All of a side that leave the same way find the same ways out, so one of them can ask for all. */
function exitsOf(world: World, fighter: Fighter): ReadonlyMap<number, Room> {
  return new Map(retreatsOf(world, fighter.block).map((area) => [area, roomAt(world, fighter, area)]))
}

const sum = (rooms: readonly Room[]): Room => ({
  whole: rooms.reduce((all, { whole }) => all + whole, 0),
  now: rooms.reduce((all, { now }) => all + now, 0),
})
const holds = ({ whole, now }: Room, count: number): boolean => Math.min(whole, now) >= count

/** 6.6 Where both sides can go. By the usual conduct an area that both could go to is taken by who has no other left. */
function waysOutOf(world: World, lines: readonly (readonly Fighter[])[]): readonly WaysOut[] {
  const exits = lines.map(([one]) => exitsOf(world, one))
  const areVacant = [...exits[ATTACKERS].keys()].filter((area) => exits[DEFENDERS].has(area)).sort((a, b) => a - b)
  // An area that both sides can enter is vacant: it is open to both.
  const ways = exits.map((rooms) => ({
    safe: sum([...rooms].filter(([area]) => !areVacant.includes(area)).map(([, room]) => room)),
    shared: areVacant.map((area) => rooms.get(area)!),
  }))
  if (ways.every(({ safe }, side) => !holds(safe, lines[side].length))) return ways
  // One side never comes to need them, so they are as good as closed to it.
  return ways.map(({ safe, shared }) => ({ safe: sum([safe, ...shared]), shared: [] }))
}

/** 9.0 In edition 1.0 a defector counts as lost; 9.1 in the newer one he must be killed, on whichever side he fights. */
function lastHeirsOf(world: World, house: number): readonly number[] {
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

/** The battle in this area, or undefined where nobody fights. One that has not begun yet begins in a copy of the world. */
export function encounterIn(world: World, area: number): Encounter | undefined {
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
      dearness: DEARNESS[block],
    })
  }
  // Marches of this turn take no room from those who leave a battle that has yet to begin.
  if (!isUnderWay) clearCrossings(scratch)
  const lines = [ATTACKERS, DEFENDERS].map((side) => fighters.filter((fighter) => fighter.side === side))
  const leavesBy = ({ block }: Fighter): number => {
    const entry = enteredBy(scratch, block)
    return isSeaEntry(entry) ? entry : NOTHING
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
    waysOut: waysOutOf(scratch, lines),
    isRough: lines.some(([first, ...others]) => others.some((fighter) => leavesBy(fighter) !== leavesBy(first))),
  }
}

/** 6.2 The letter of a block in this round. */
export const letterIn = (block: number, round: number): number =>
  KIND_OF[block] === BOMBARD && round === 1 ? 0 : LETTER_OF[block]

export const isHeir = (block: number): boolean => KIND_OF[block] === HEIR
