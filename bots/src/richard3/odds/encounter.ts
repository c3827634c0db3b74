/** A battle as it stands, taken out of a world: who fights, in what order, how well, and who can get away. */
import {
  ACTED,
  AREA_COUNT,
  areMajorPorts,
  BLOCK_COUNT,
  BOMBARD,
  BORDER_LIMIT,
  beginBattle,
  borderBetween,
  CROSSED,
  enteredBy,
  HEIR,
  has,
  houseOf,
  isContested,
  isFirstEdition,
  isSeaEntry,
  KIND_OF,
  LANDED,
  LETTER_OF,
  other,
  placeOf,
  RESERVE,
  retreatMoves,
  secondOf,
  stepsOf,
} from '@tudor-rose/richard3/rules'
import { type Chance, MoveList } from '@tudor-rose/table'
import { DEARNESS, type World } from './conduct.ts'

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
  /** By side: how many can get away in a round, and how many more in this one. */
  readonly waysOut: readonly number[]
  readonly waysOutNow: readonly number[]
  /** Some of a side would leave by land and some by sea; then the ways out are only roughly told. */
  readonly isRough: boolean
}

const moves = new MoveList()
const NO_DICE: Chance = { below: () => 0 }
/** More than the blocks of any side. */
const PLENTY = 99

/** By land each border has its limit; (R) by sea one block a coast, two between major ports, or any number in edition 1.0. */
function roomAt(world: World, fighter: Fighter, area: number): { whole: number; left: number } {
  if (isSeaEntry(enteredBy(world, fighter.block))) {
    if (isFirstEdition(world)) return { whole: PLENTY, left: PLENTY }
    const whole = areMajorPorts(world.field, area) ? 2 : 1
    return { whole, left: whole - world.bytes[LANDED + area] }
  }
  const border = borderBetween(world.field, area)
  const whole = BORDER_LIMIT[border]
  return { whole, left: whole - world.bytes[CROSSED[fighter.house] + border] }
}

/** All of a side that leave the same way find the same ways out, so one of them can ask for all. */
function waysOutOf(world: World, fighter: Fighter): { whole: number; now: number } {
  const fresh = world.copy()
  fresh.bytes.fill(0, LANDED, LANDED + AREA_COUNT)
  for (const crossed of CROSSED) fresh.bytes.fill(0, crossed, crossed + BORDER_LIMIT.length)
  moves.clear()
  retreatMoves(fresh, fighter.block, moves)
  let [whole, now] = [0, 0]
  for (let i = 0; i < moves.length; i++) {
    const room = roomAt(world, fighter, secondOf(moves.at(i)))
    whole += room.whole
    now += Math.max(0, room.left)
  }
  return { whole, now }
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
  const waysOut = [0, 0]
  const waysOutNow = [0, 0]
  let isRough = false
  for (const side of [ATTACKERS, DEFENDERS]) {
    const own = fighters.filter((fighter) => fighter.side === side)
    const bySea = own.filter(({ block }) => isSeaEntry(enteredBy(scratch, block)))
    isRough ||= bySea.length > 0 && bySea.length < own.length
    const { whole, now } = waysOutOf(scratch, own[0])
    waysOut[side] = whole
    waysOutNow[side] = isUnderWay ? now : whole
  }
  const hits = isUnderWay ? scratch.hits : 0
  const hitHouse = hits > 0 ? other(houseOf(scratch, scratch.subject)) : 0
  return {
    world: scratch,
    fighters,
    round: isUnderWay ? scratch.round : 1,
    hits,
    hitSide: hitHouse === scratch.attacker ? ATTACKERS : DEFENDERS,
    waysOut,
    waysOutNow,
    isRough,
  }
}

/** 6.2 The letter of a block in this round. */
export const letterIn = (block: number, round: number): number =>
  KIND_OF[block] === BOMBARD && round === 1 ? 0 : LETTER_OF[block]

export const isHeir = (block: number): boolean => KIND_OF[block] === HEIR
