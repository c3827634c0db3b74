/** What is printed on a block, for blocks of which the view has only the name. */
import { BLOCKS, HOUSE_NAMES } from '@tudor-rose/richard3/data'

/** What a face shows. The game's block views contain all of it. */
export interface BlockFacts {
  readonly name: string
  readonly house: string
  readonly kind: string
  readonly steps: number
  readonly fullSteps: number
  readonly combat: string
  readonly loyalty: number
}

const printed = (house: string, name: string) =>
  BLOCKS.find((block) => block.name === name && (block.house === 'rebel' || HOUSE_NAMES[block.house] === house))

export const heirRankOf = (house: string, name: string): number | undefined => printed(house, name)?.heirRank
export const isRose = (house: string, name: string): boolean => printed(house, name)?.rose === true

/** A block off the map, at full strength. */
export function factsAtFullStrength(house: string, name: string): BlockFacts {
  const block = printed(house, name)
  if (block === undefined) throw new Error(`${house} has no block called ${name}`)
  const { kind, steps, combat, loyalty = 0 } = block
  return { name, house, kind, steps, fullSteps: steps, combat, loyalty }
}
