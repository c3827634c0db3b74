/** Lines and outlines of the drawn map. */

/** A point on the map in map units; x to the east, y to the south. Before projection: longitude and latitude. */
export type Point = readonly [x: number, y: number]

/** Not Math.hypot, whose last digit may differ between machines. */
export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
}

/** Map lines are stored in half units. */
export const STEPS_PER_UNIT = 2

/** Parses points from `x,y` in half units; each after the first is relative to the one before. */
export function readLine(text: string): Point[] {
  let [x, y] = [0, 0]
  return text.split(' ').map((pair) => {
    const [dx, dy] = pair.split(',').map(Number)
    x += dx
    y += dy
    return [x / STEPS_PER_UNIT, y / STEPS_PER_UNIT]
  })
}

/** The inverse of `readLine`, to the nearest half unit. */
export function writeLine(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  return points
    .map((point) => {
      const [nextX, nextY] = point.map((value) => Math.round(value * STEPS_PER_UNIT))
      const pair = `${nextX - x},${nextY - y}`
      ;[x, y] = [nextX, nextY]
      return pair
    })
    .join(' ')
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const isClosed = (line: readonly Point[]): boolean =>
  line[0][0] === line[line.length - 1][0] && line[0][1] === line[line.length - 1][1]

/** One curve segment: from the end of the previous one, with control point `by`, to `to`. */
interface Bend {
  readonly by: Point
  readonly to: Point
}

/**
 * A line is drawn as a smooth curve between its ends, with the points between them as control points. The curve is the same
 * in both directions, so two areas that share a line leave no gap. A closed line has no fixed ends.
 */
function bendsOf(line: readonly Point[]): { start: Point; bends: Bend[] } {
  if (isClosed(line)) {
    const round = line.slice(1)
    const bends = round.map((by, index) => ({ by, to: middle(by, round[(index + 1) % round.length]) }))
    return { start: bends[bends.length - 1].to, bends }
  }
  const last = line.length - 1
  if (last === 1) return { start: line[0], bends: [{ by: middle(line[0], line[1]), to: line[1] }] }
  const bends = line.slice(1, last).map((by, index) => ({
    by,
    to: index + 2 === last ? line[last] : middle(by, line[index + 2]),
  }))
  return { start: line[0], bends }
}

const short = (value: number): string => String(Math.round(value * 100) / 100)

/** Consecutive lines as path data. */
export function pathOf(lines: readonly (readonly Point[])[]): string {
  const parts = lines.map((line, index) => {
    const { start, bends } = bendsOf(line)
    const begin = index === 0 ? `M${start.map(short).join(' ')}` : ''
    return begin + bends.map(({ by, to }) => `Q${[...by, ...to].map(short).join(' ')}`).join('')
  })
  return parts.join('')
}

/** Consecutive lines as points of the drawn curve, `perBend` for each segment. */
export function samplePoints(lines: readonly (readonly Point[])[], perBend = 4): Point[] {
  const points: Point[] = []
  for (const line of lines) {
    let { start: from, bends } = bendsOf(line)
    if (points.length === 0) points.push(from)
    for (const { by, to } of bends) {
      for (let part = 1; part <= perBend; part++) {
        const [t, u] = [part / perBend, 1 - part / perBend]
        points.push(
          [0, 1].map((axis) => u * u * from[axis] + 2 * u * t * by[axis] + t * t * to[axis]) as [number, number],
        )
      }
      from = to
    }
  }
  return points
}

/** Whether a point lies inside polygons; a polygon within another is a hole. */
export function contains(polygons: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false
  for (const polygon of polygons)
    for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index++) {
      const [x1, y1] = polygon[before]
      const [x2, y2] = polygon[index]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    }
  return inside
}
