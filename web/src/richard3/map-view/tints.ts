import { AREAS, BORDERS } from '@tudor-rose/richard3/data'

/** The number of land tints. */
const TINTS = 5

/** A number for each area that none of its neighbours has, in the order of the game's list. */
export const TINT_OF_AREA: readonly number[] = tintAreas()

function tintAreas(): number[] {
  const tints: number[] = []
  for (const [index, { name }] of AREAS.entries()) {
    const neighbours = BORDERS.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))
    const taken = neighbours.map((other) => tints[AREAS.findIndex((area) => area.name === other)])
    const free = Array.from({ length: TINTS }, (_, step) => (index + step) % TINTS)
    tints.push(free.find((tint) => !taken.includes(tint)) ?? 0)
  }
  return tints
}
