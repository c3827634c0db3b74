/** Troops have no names in the game; on the table they are pieces, so that each can glide to where it goes. */
import type { CousinsView } from '@tudor-rose/cousins-war'
import { placesOf } from './gestures.ts'
import { type Colour, type Place, REGIONS } from './lines.ts'

export const COLOURS: readonly Colour[] = ['red', 'white', 'blue']

export type Counts = Readonly<Record<string, number>>
/** By `colour@place`, the pieces there. */
export type Pieces = Readonly<Record<string, readonly string[]>>

export const standOf = (colour: Colour, place: Place): string => `${colour}@${place}`

export function countsOf({ houses, frenchSupply }: CousinsView): Counts {
  const counts: Record<string, number> = {
    'blue@supply': frenchSupply,
    'blue@red-half': houses[0].french,
    'blue@white-half': houses[1].french,
  }
  for (const [index, colour] of (['red', 'white'] as const).entries()) {
    const house = houses[index]
    for (const [region, name] of REGIONS.entries()) counts[standOf(colour, name)] = house.regions[region]
    counts[standOf(colour, 'reserve')] = house.reserve
    counts[standOf(colour, 'supply')] = house.supply
    counts[standOf(colour, `${colour}-half`)] = house.field
  }
  return counts
}

/** The pieces as they stand now: as many as can stay stay where they were; those left over fill what is lacking. */
export function movedPieces(before: Pieces, counts: Counts): Pieces {
  const after: Record<string, readonly string[]> = {}
  for (const colour of COLOURS) {
    const stands = placesOf(colour).map((place) => standOf(colour, place))
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
