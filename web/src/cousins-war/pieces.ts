/** Troops have no identity in the game. On the table they are pieces, so that each can move visibly. */
import type { CousinsView } from '@tudor-rose/cousins-war'
import { REGION_NAMES } from '@tudor-rose/cousins-war/data'
import type { Colour, TroopLocation } from '@tudor-rose/cousins-war/notation'
import { placesOf } from './gestures.ts'

export const COLOURS: readonly Colour[] = ['red', 'white', 'blue']

export type Counts = Readonly<Record<string, number>>
/** The pieces at each `colour@place`. */
export type Pieces = Readonly<Record<string, readonly string[]>>

export const troopGroupKey = (colour: Colour, place: TroopLocation): string => `${colour}@${place}`

export function countsOf({ houses, frenchSupply }: CousinsView): Counts {
  const counts: Record<string, number> = {
    'blue@supply': frenchSupply,
    'blue@red-half': houses[0].french,
    'blue@white-half': houses[1].french,
  }
  for (const [index, colour] of (['red', 'white'] as const).entries()) {
    const house = houses[index]
    for (const [region, name] of REGION_NAMES.entries()) counts[troopGroupKey(colour, name)] = house.regions[region]
    counts[troopGroupKey(colour, 'reserve')] = house.reserve
    counts[troopGroupKey(colour, 'supply')] = house.supply
    counts[troopGroupKey(colour, `${colour}-half`)] = house.field
  }
  return counts
}

/** The current pieces: as many as possible stay where they were; the others fill the gaps. */
export function movedPieces(before: Pieces, counts: Counts): Pieces {
  const after: Record<string, readonly string[]> = {}
  for (const colour of COLOURS) {
    const stands = placesOf(colour).map((place) => troopGroupKey(colour, place))
    const leaving = stands.flatMap((stand) => (before[stand] ?? []).slice(counts[stand]))
    let made = stands.reduce((sum, stand) => sum + (before[stand]?.length ?? 0), 0)
    for (const stand of stands) {
      const staying = (before[stand] ?? []).slice(0, counts[stand])
      const coming = Array.from(
        { length: counts[stand] - staying.length },
        () => leaving.shift() ?? `${colour}${++made}`,
      )
      after[stand] = [...staying, ...coming]
    }
  }
  return after
}
