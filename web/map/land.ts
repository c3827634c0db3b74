/// <reference path="./topojson-client.d.ts" />
/** The coast from world-atlas (Natural Earth, public domain), generalised for a game map. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { contains, distance, type Point } from '../src/richard3/map/shape.ts'
import { Grid, rounded } from './grid.ts'
import { project } from './projection.ts'
import { CHANNELS, FILLED } from './waterways.ts'

export const WIDTH = 1070
export const HEIGHT = 1260

/** Each land mass is identified by a point inside it. Smaller islands are left out. */
const BRITAIN: readonly Point[] = [
  [-1.5, 52.5],
  [0.85, 51.41],
]
const OTHER_LANDS: Readonly<Record<string, Point>> = {
  continent: [2, 49],
  Ireland: [-6.8, 53.3],
  'Isle of Man': [-4.5, 54.2],
  Anglesey: [-4.35, 53.27],
  'Holy Island': [-4.62, 53.28],
  Wight: [-1.3, 50.68],
  Arran: [-5.22, 55.58],
  Islay: [-6.2, 55.75],
  Jura: [-5.9, 55.95],
}

/** Drawn larger, more upright and slightly further from Scotland than it is, to make room for blocks. */
const ENLARGED = { name: 'Isle of Man', factor: [3.2, 2.3], upright: 0.5, shift: [-4, 26] }

/** Inlets and spits narrower than twice this many units disappear. */
const FINEST_DETAIL = 2.7

/** Two grids in which 1 is land and 0 is water. */
export function drawLands(): { britain: Grid; others: Grid } {
  const polygons = readPolygons()
  const draw = (grid: Grid, point: Point, name = '') => {
    const polygon = polygons.find(([outer]) => contains([outer], point))
    if (polygon === undefined) throw new Error(`no land at ${point.join(', ')}`)
    const rings = polygon.map((ring) => ring.map(project))
    grid.fillRings(name === ENLARGED.name ? rings.map(enlarged) : rings, 1)
  }
  const britain = new Grid(WIDTH, HEIGHT)
  for (const point of BRITAIN) draw(britain, point)
  for (const harbour of FILLED) britain.fillRings([harbour.map(project)], 1)
  const others = new Grid(WIDTH, HEIGHT)
  for (const [name, point] of Object.entries(OTHER_LANDS)) draw(others, point, name)
  return {
    britain: withChannels(rounded(britain, FINEST_DETAIL)),
    others: withChannels(rounded(others, FINEST_DETAIL)),
  }
}

function readPolygons(): Point[][][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8'))
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => geometry.coordinates)
}

function enlarged(ring: readonly Point[]): Point[] {
  const { factor, upright, shift } = ENLARGED
  const middle = (axis: 0 | 1) => {
    const values = ring.map((point) => point[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const [x0, y0] = [middle(0), middle(1)]
  return ring.map(([x, y]) => [
    x0 + shift[0] + (x - x0 + (y - y0) * upright) * factor[0],
    y0 + shift[1] + (y - y0) * factor[1],
  ])
}

function withChannels(grid: Grid): Grid {
  for (const course of Object.values(CHANNELS))
    for (let index = 0; index + 1 < course.length; index++) {
      const [longitude1, latitude1, width1] = course[index]
      const [longitude2, latitude2, width2] = course[index + 1]
      const from = project([longitude1, latitude1])
      const to = project([longitude2, latitude2])
      const steps = Math.ceil(distance(from, to))
      for (let step = 0; step <= steps; step++) {
        const between = (start: number, end: number) => start + ((end - start) * step) / steps
        grid.fillDisc([between(from[0], to[0]), between(from[1], to[1])], between(width1, width2) / 2, 0)
      }
    }
  return grid
}
