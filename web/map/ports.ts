/** The position of each major port: the point of its area's coast nearest to the harbour. */
import { AREAS } from '@tudor-rose/richard3/data'
import { distance, type Point, samplePoints } from '../src/richard3/map/shape.ts'
import type { Arc } from './arcs.ts'
import { HARBOURS } from './landmarks.ts'
import { project } from './projection.ts'
import { CHANNEL, IRISH_SEA, NORTH_SEA } from './regions.ts'

const isSea = (region: number): boolean => [IRISH_SEA, CHANNEL, NORTH_SEA].includes(region)

/** Keyed by area number. */
export function findPorts(arcs: readonly Arc[]): Map<number, Point> {
  const ports = new Map<number, Point>()
  for (const [region, area] of AREAS.entries()) {
    if (!area.majorPort) continue
    const harbour = project(HARBOURS[area.name])
    const coast = arcs
      .filter(({ left, right }) => (left === region && isSea(right)) || (right === region && isSea(left)))
      .flatMap(({ points }) => samplePoints([points]))
    if (coast.length === 0) throw new Error(`${area.name} has a port but no coast`)
    ports.set(
      region,
      coast.reduce((nearest, point) => (distance(point, harbour) < distance(nearest, harbour) ? point : nearest)),
    )
  }
  return ports
}
