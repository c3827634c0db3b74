/** The map as numbers: areas, borders and sea zones by index, and the tables for movement. */
import { AREAS, CHANNEL, IRISH, LANCASTER, NORTH, SEA_NAMES, YORK } from './data/areas.ts'
import { BORDER_LIMITS, BORDERS } from './data/borders.ts'

export const AREA_COUNT = AREAS.length
export const BORDER_COUNT = BORDERS.length
export const AREA_NAMES: readonly string[] = AREAS.map((area) => area.name)

export function areaNamed(name: string): number {
  const index = AREA_NAMES.indexOf(name)
  if (index < 0) throw new Error(`no area is called ${name}`)
  return index
}

const perArea = (value: (area: (typeof AREAS)[number]) => number) => Uint8Array.from(AREAS, value)

/** 2.81 Sea zones on the coast, as bits. */
export const SEAS_OF = perArea((area) => area.seas)
/** 2.83 */
export const IS_MAJOR_PORT = perArea((area) => Number(area.majorPort === true))
/** 2.3 */
export const HAS_CROWN = perArea((area) => Number(area.crown === true))
/** 2.4 */
export const HAS_CITY = perArea((area) => Number(area.city !== undefined))
/** 2.6 */
export const IS_WALES = perArea((area) => Number(area.wales === true))

const NO_EXILE = 255
const EXILE_OF = perArea((area) => area.exile ?? NO_EXILE)

/** 2.7 */
export const isExile = (area: number): boolean => EXILE_OF[area] !== NO_EXILE
/** 2.7 The other house's exile areas can never be entered. */
export const isClosedTo = (area: number, house: number): boolean => EXILE_OF[area] === 1 - house
export const isExileOf = (area: number, house: number): boolean => EXILE_OF[area] === house

export const areasWhere = (test: (area: number) => boolean): readonly number[] =>
  AREAS.map((_, area) => area).filter(test)

export const EXILES: readonly (readonly number[])[] = [LANCASTER, YORK].map((house) =>
  areasWhere((area) => isExileOf(area, house)),
)
export const CROWN_AREAS = areasWhere((area) => HAS_CROWN[area] === 1)
export const CITY_AREAS = areasWhere((area) => HAS_CITY[area] === 1)
export const WELSH_AREAS = areasWhere((area) => IS_WALES[area] === 1)

export const MIDDLESEX = areaNamed('Middlesex')
export const ISLE_OF_MAN = areaNamed('Isle of Man')
export const CALAIS = areaNamed('Calais')

/** 5.21 */
export const BORDER_LIMIT = Uint8Array.from(BORDERS, ([, , colour]) => BORDER_LIMITS[colour])
/** 5.21 A red border ends a march. */
export const IS_RED = Uint8Array.from(BORDERS, ([, , colour]) => Number(colour === 'red'))

const BORDER_ENDS = BORDERS.map(([a, b]) => [areaNamed(a), areaNamed(b)] as const)

/** For each area its neighbours by land and, in the same order, the borders to them. */
export const NEIGHBOURS: readonly Uint8Array[] = AREAS.map((_, area) =>
  Uint8Array.from(BORDER_ENDS.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : []))),
)
export const NEIGHBOUR_BORDERS: readonly Uint8Array[] = AREAS.map((_, area) =>
  Uint8Array.from(BORDER_ENDS.flatMap(([a, b], border) => (a === area || b === area ? [border] : []))),
)

/** The border between two areas, or -1. */
export function borderBetween(from: number, to: number): number {
  const index = NEIGHBOURS[from].indexOf(to)
  return index < 0 ? -1 : NEIGHBOUR_BORDERS[from][index]
}

/** The direction in which a border is crossed: 0 towards the area that the table names first, 1 towards the other. */
export const directionInto = (border: number, area: number): number => (BORDER_ENDS[border][0] === area ? 0 : 1)

export const farSideOf = (border: number, area: number): number =>
  BORDER_ENDS[border][0] === area ? BORDER_ENDS[border][1] : BORDER_ENDS[border][0]

/**
 * 6.3 The ways into a battle: a border or, for pirates, a sea zone, which counts as one border. Entries below BORDER_COUNT are
 * borders; the three after them are the Irish Sea, the Channel and the North Sea.
 */
export const ENTRY_COUNT = BORDER_COUNT + 3
export const SEA_BITS: readonly number[] = [IRISH, CHANNEL, NORTH]
export const ENTRY_NAMES: readonly string[] = [...BORDERS.map(([a, b]) => `${a} - ${b}`), ...SEA_NAMES]
export const isSeaEntry = (entry: number): boolean => entry >= BORDER_COUNT && entry < ENTRY_COUNT
export const seaEntry = (zone: number): number => BORDER_COUNT + zone
export const seaBitOf = (entry: number): number => SEA_BITS[entry - BORDER_COUNT]

/** 5.31 One point moves two blocks between two major ports. */
export const areMajorPorts = (from: number, to: number): boolean => IS_MAJOR_PORT[from] === 1 && IS_MAJOR_PORT[to] === 1

/** 5.3 For each area the other areas on one of its seas. */
export const ACROSS_THE_SEA: readonly Uint8Array[] = AREAS.map((_, from) =>
  Uint8Array.from(areasWhere((to) => to !== from && (SEAS_OF[from] & SEAS_OF[to]) !== 0)),
)
