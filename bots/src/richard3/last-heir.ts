/** 9.0 The heir whose death ends the game: the last that a house has. Who that is, and how likely he falls. */
import {
  AREA_COUNT,
  ASIDE,
  AT,
  DEAD,
  directionInto,
  HEIRS,
  isClosedTo,
  isFirstEdition,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
  NO_BLOCK,
  PRESENT,
  STEPS,
  USED,
} from '@tudor-rose/richard3/rules'
import type { World } from './board.ts'
import { heirFalls } from './rough-odds.ts'
import type { Tally } from './tally.ts'

/** 9.1 Whether an heir is lost to his house: dead or, in edition 1.0, gone over to the enemy. */
const isLost = (world: World, heir: number): boolean =>
  world.bytes[AT + heir] === DEAD || (world.bytes[AT + heir] === ASIDE && isFirstEdition(world))

/** How many heirs a house has before it is extinct, minors among them. */
export function livingHeirs(world: World, house: number): number {
  const heirs = HEIRS[house]
  let living = 0
  for (let i = 0; i < heirs.length; i++) if (!isLost(world, heirs[i])) living++
  return living
}

/** The only heir that a house has left; NO_BLOCK where it has more. */
export function lastHeirOf(world: World, house: number): number {
  const heirs = HEIRS[house]
  let last = NO_BLOCK
  for (let i = 0; i < heirs.length; i++) {
    if (isLost(world, heirs[i])) continue
    if (last !== NO_BLOCK) return NO_BLOCK
    last = heirs[i]
  }
  return last
}

/** 6.6 Whether there is a way out of a battle by land: over a border by which the enemy has not come. */
function hasWayOut(world: World, house: number, area: number): boolean {
  const { bytes } = world
  const neighbours = NEIGHBOURS[area]
  const borders = NEIGHBOUR_BORDERS[area]
  const enemy = PRESENT + (1 - house) * AREA_COUNT
  for (let n = 0; n < neighbours.length; n++) {
    if (bytes[enemy + neighbours[n]] > 0 || isClosedTo(neighbours[n], house)) continue
    if ((bytes[USED + borders[n]] & (1 << ((1 - house) * 2 + directionInto(borders[n], area)))) === 0) return true
  }
  return false
}

/** How likely the last heir of a house falls if he stands here and is fought with this; 0 where he is elsewhere. */
export function lastHeirFalls(
  world: World,
  { attack, defence, steps, lastHeir }: Tally,
  area: number,
  house: number,
  enemy: number,
  enemySteps: number,
  attacks: boolean,
): number {
  const heir = lastHeir[house]
  if (heir === NO_BLOCK || world.bytes[AT + heir] !== area) return 0
  const at = house * AREA_COUNT + area
  return heirFalls({
    own: (attacks ? attack : defence)[at],
    ownSteps: steps[at],
    enemy,
    enemySteps,
    heirSteps: world.bytes[STEPS + heir],
    attacks,
    hasWayOut: hasWayOut(world, house, area),
  })
}
