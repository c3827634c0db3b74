import { AREAS, BORDERS } from '@tudor-rose/richard3/data'

/** How many tints of land there are. */
const TINTS = 5

/** A number for each area that none of its neighbours has, by the order of the game's list. */
export const TINT_OF_AREA: readonly number[] = tintAreas()

function tintAreas(): number[] {
  const tints: number[] = []
  for (const [index, { name }] of AREAS.entries()) {
    const besides = BORDERS.flatMap(([a, b]) => (a === name ? [b] : b === name ? [a] : []))
    const taken = besides.map((other) => tints[AREAS.findIndex((area) => area.name === other)])
    const free = Array.from({ length: TINTS }, (_, step) => (index + step) % TINTS)
    tints.push(free.find((tint) => !taken.includes(tint)) ?? 0)
  }
  return tints
}
