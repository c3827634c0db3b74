/** The drawn map of Richard III: outlines, borders and coasts as path data, and the positions of things. */
import { BORDERS, type BorderColour } from '@tudor-rose/richard3/data'
import type { AreaPlaces } from './data-types.ts'
import { MAP_DATA } from './map-data.ts'
import { contains, type Point, pathOf, readLine, samplePoints } from './shape.ts'

export const MAP_WIDTH = MAP_DATA.width
export const MAP_HEIGHT = MAP_DATA.height
export const SEA_ZONES = ['Irish Sea', 'English Channel', 'North Sea'] as const

/** Names of map regions: areas and sea zones as in the game, and water and land outside it. */
export type Region = string

export interface MapLine {
  readonly left: Region | undefined
  readonly right: Region | undefined
  readonly points: readonly Point[]
}

/** Every line of the map once; a side beyond the edge is undefined. */
export const LINES: readonly MapLine[] = MAP_DATA.lines.map(([left, right, points]) => ({
  left: MAP_DATA.regions[left],
  right: MAP_DATA.regions[right],
  points: readLine(points),
}))

const WATERS: readonly Region[] = [...SEA_ZONES, 'river']
const isWater = (region: Region | undefined): boolean => region !== undefined && WATERS.includes(region)
const isLand = (region: Region | undefined): boolean => region !== undefined && !WATERS.includes(region)

function linesRound(region: Region): Point[][][] {
  const index = MAP_DATA.regions.indexOf(region)
  if (index < 0) throw new Error(`the map has no ${region}`)
  return MAP_DATA.outlines[index].map((ring) =>
    ring.map((line) => (line < 0 ? [...LINES[~line].points].reverse() : [...LINES[line].points])),
  )
}

const outlines = new Map<Region, string>()

/** The closed outline of a region, including islands and holes. */
export function outlineOf(region: Region): string {
  const known = outlines.get(region)
  if (known !== undefined) return known
  const outline = linesRound(region)
    .map((ring) => `${pathOf(ring)}Z`)
    .join('')
  outlines.set(region, outline)
  return outline
}

/** The same outline as polygons, one for each piece or hole. */
export const polygonsOf = (region: Region): Point[][] => linesRound(region).map((ring) => samplePoints(ring))

const polygons = new Map<Region, Point[][]>()

/** Uses the outline without curves, which is faster and accurate to a unit or two. */
export function isInRegion(region: Region, point: Point): boolean {
  const known = polygons.get(region) ?? linesRound(region).map((ring) => samplePoints(ring, 1))
  polygons.set(region, known)
  return contains(known, point)
}

export const placesOf = (area: string): AreaPlaces => MAP_DATA.places[area]
export const seaNameAt = (zone: string): Point => MAP_DATA.seaNames[zone]

const linesBetween = (a: Region, b: Region): MapLine[] =>
  LINES.filter(({ left, right }) => (left === a && right === b) || (left === b && right === a))
const pathOfLines = (lines: readonly MapLine[]): string => lines.map(({ points }) => pathOf([points])).join('')

export interface BorderLine {
  readonly areas: readonly [string, string]
  readonly colour: BorderColour
  readonly path: string
}

/** 5.21 The borders of the game, in its order. */
export const BORDER_LINES: readonly BorderLine[] = BORDERS.map(([a, b, colour]) => ({
  areas: [a, b],
  colour,
  path: pathOfLines(linesBetween(a, b)),
}))

export const isBeside = (a: Region, b: Region): boolean => linesBetween(a, b).length > 0

/** The midpoint of the border between two areas, or an area and a sea, or of its longest piece. */
export function middleOfBorder(a: string, b: string): Point {
  const [longest] = linesBetween(a, b).sort((one, other) => other.points.length - one.points.length)
  return longest.points[Math.floor(longest.points.length / 2)]
}

/** The lines between land and water. */
export const COAST: string = pathOfLines(
  LINES.filter(({ left, right }) => (isLand(left) && isWater(right)) || (isWater(left) && isLand(right))),
)

/** 2.81 The lines between sea zones. */
export const ZONE_BORDERS: string = SEA_ZONES.flatMap((zone, index) =>
  SEA_ZONES.slice(index + 1).map((other) => pathOfLines(linesBetween(zone, other))),
).join('')
