/** Assigns every map unit to a region: an area of the game, a sea zone, or land and water outside the game. */
import { AREAS } from '@tudor-rose/richard3/data'
import type { Point } from '../src/richard3/map/shape.ts'
import { Grid } from './grid.ts'
import { drawLands, HEIGHT, WIDTH } from './land.ts'
import { noise } from './noise.ts'
import { project, unproject } from './projection.ts'
import { SEEDS_OF_BRITAIN, SEEDS_OVERSEAS } from './seeds.ts'

/** Areas keep the numbers they have in the game. */
export const REGIONS: readonly string[] = [
  ...AREAS.map((area) => area.name),
  'Irish Sea',
  'English Channel',
  'North Sea',
  'river',
  'abroad',
]
export const OUTSIDE = 255

export function regionNamed(name: string): number {
  const region = REGIONS.indexOf(name)
  if (region < 0) throw new Error(`no region is called ${name}`)
  return region
}

export const [IRISH_SEA, CHANNEL, NORTH_SEA, RIVER, ABROAD] = REGIONS.slice(AREAS.length).map(regionNamed)
export const isWater = (region: number): boolean => region >= IRISH_SEA && region <= RIVER

export function drawRegions(): Grid {
  const { britain, others } = drawLands()
  const regions = drawWaters()
  const nearestInBritain = nearestSeed(SEEDS_OF_BRITAIN)
  const nearestOverseas = nearestSeed(SEEDS_OVERSEAS)
  for (let index = 0; index < regions.cells.length; index++) {
    const nearest = britain.cells[index] ? nearestInBritain : others.cells[index] ? nearestOverseas : undefined
    if (nearest) regions.cells[index] = nearest(uneven([(index % WIDTH) + 0.5, Math.floor(index / WIDTH) + 0.5]))
  }
  for (let round = 0; round < 3; round++) {
    dissolveScraps(regions)
    partDiagonals(regions)
  }
  return regions
}

/** 2.81 The zones meet off Land's End and in the Strait of Dover. Outlines run over land where possible. */
const CHANNEL_OUTLINE: readonly Point[] = [
  [-5.7, 50.07],
  [-4.6, 50.5],
  [-3.4, 50.95],
  [0.5, 51.1],
  [1.3, 51.17],
  [1.74, 50.92],
  [3, 50.5],
  [3, 47],
  [-3.6, 47],
  [-3.9, 48.66],
]
const WEST_OF_NORTH_SEA: readonly Point[] = [
  [-9, 60],
  [-3.4, 60],
  [-3.4, 55.5],
  [-2, 54],
  [-2, 45],
  [-9, 45],
]
/** The upper estuaries of Severn and Humber belong to no zone, so that areas without a coast can border them. */
const RIVERS: readonly (readonly Point[])[] = [
  [
    [-2.85, 51.66],
    [-2.55, 51.45],
    [-2, 51.6],
    [-2.3, 52],
  ],
  [
    [-0.55, 53.9],
    [-0.5, 53.5],
    [-1.2, 53.5],
    [-1.2, 53.9],
  ],
]

function drawWaters(): Grid {
  const grid = new Grid(WIDTH, HEIGHT, NORTH_SEA)
  grid.fillRings([WEST_OF_NORTH_SEA.map(project)], IRISH_SEA)
  grid.fillRings([CHANNEL_OUTLINE.map(project)], CHANNEL)
  for (const river of RIVERS) grid.fillRings([river.map(project)], RIVER)
  return grid
}

/** Borders between nearest points are straight; this makes them look like natural ones. */
function uneven([x, y]: Point): Point {
  const shift = (kind: number) => 13 * noise(x / 58, y / 58, kind) + 4.5 * noise(x / 21, y / 21, kind + 2)
  return unproject([x + shift(1), y + shift(2)])
}

/** At 53 degrees north, in degrees of latitude. */
const DEGREE_OF_LONGITUDE = 0.6018

function nearestSeed(seeds: Readonly<Record<string, readonly Point[]>>): (place: Point) => number {
  const list = Object.entries(seeds).flatMap(([name, points]) =>
    points.map(([longitude, latitude]) => ({ region: regionNamed(name), longitude, latitude })),
  )
  return ([longitude, latitude]) => {
    let nearest = list[0].region
    let least = Number.POSITIVE_INFINITY
    for (const seed of list) {
      const east = (seed.longitude - longitude) * DEGREE_OF_LONGITUDE
      const north = seed.latitude - latitude
      const distance = east * east + north * north
      if (distance >= least) continue
      least = distance
      nearest = seed.region
    }
    return nearest
  }
}

const SMALLEST_PIECE = 270

/** Merges pieces too small to be seen into the region with the longest shared edge. */
function dissolveScraps(regions: Grid): void {
  for (const piece of regions.pieces()) {
    if (piece.length >= SMALLEST_PIECE) continue
    const own = regions.cells[piece[0]]
    const rim = new Map<number, number>()
    for (const index of piece)
      for (const step of [-1, 1, -WIDTH, WIDTH]) {
        const region = regions.cells[index + step]
        if (region !== undefined && region !== own) rim.set(region, (rim.get(region) ?? 0) + 1)
      }
    const [[heir]] = [...rim].sort((a, b) => b[1] - a[1])
    for (const index of piece) regions.cells[index] = heir
  }
}

/** Where only opposite cells of a two-by-two square agree, two outlines would cross in its middle. */
function partDiagonals(regions: Grid): void {
  for (let y = 0; y + 1 < HEIGHT; y++)
    for (let x = 0; x + 1 < WIDTH; x++) {
      const [a, b, c, d] = [regions.at(x, y), regions.at(x + 1, y), regions.at(x, y + 1), regions.at(x + 1, y + 1)]
      if (a !== b && a !== c && (a === d || b === c)) regions.cells[y * WIDTH + x] = b
    }
}
