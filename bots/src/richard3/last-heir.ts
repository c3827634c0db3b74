/** 9.0 A house's last heir, whose death ends the game: who it is, and the chance that he dies. */
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
import type { RichardState } from './board.ts'
import type { PositionTotals } from './position-totals.ts'
import { heirFalls } from './rough-odds.ts'

/** 9.1 Whether an heir is lost to his house: dead or, in edition 1.0, a defector. */
const isLost = (world: RichardState, heir: number): boolean =>
  world.bytes[AT + heir] === DEAD || (world.bytes[AT + heir] === ASIDE && isFirstEdition(world))

/** How many heirs a house has left, including minors. */
export function livingHeirs(world: RichardState, house: number): number {
  const heirs = HEIRS[house]
  let living = 0
  for (let i = 0; i < heirs.length; i++) if (!isLost(world, heirs[i])) living++
  return living
}

/** The only heir that a house has left; NO_BLOCK if it has more. */
export function lastHeirOf(world: RichardState, house: number): number {
  const heirs = HEIRS[house]
  let last = NO_BLOCK
  for (let i = 0; i < heirs.length; i++) {
    if (isLost(world, heirs[i])) continue
    if (last !== NO_BLOCK) return NO_BLOCK
    last = heirs[i]
  }
  return last
}

/** 6.6 Whether a battle can be left by land, across a border that the enemy did not use. */
function hasWayOut(world: RichardState, house: number, area: number): boolean {
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

/** The chance that the last heir of a house dies if he stands here and faces this strength; 0 if he is elsewhere. */
export function lastHeirFalls(
  world: RichardState,
  { attack, defence, steps, lastHeir }: PositionTotals,
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
