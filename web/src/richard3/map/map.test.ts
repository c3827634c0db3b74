import { AREAS, BORDERS } from '@tudor-rose/richard3/data'
import { describe, expect, it } from 'vitest'
import { BORDER_LINES, LINES, MAP_HEIGHT, MAP_WIDTH, outlineOf, polygonsOf, SEA_ZONES } from './map.ts'
import { MAP_DATA } from './map-data.ts'
import { contains, distance, type Point, readLine, samplePoints, writeLine } from './shape.ts'

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(point, points[index]), 0)

const pair = (a: string, b: string): string => [a, b].sort().join(' - ')

/** The length of the contact between two regions, by their names. */
const CONTACTS = new Map<string, number>()
for (const { left, right, points } of LINES) {
  if (left === undefined || right === undefined) continue
  const key = pair(left, right)
  CONTACTS.set(key, (CONTACTS.get(key) ?? 0) + lengthOf(samplePoints([points])))
}

/** A shorter border could be overlooked. */
const SHORTEST = 18

describe('adjacency', () => {
  const isArea = (name: string) => AREAS.some((area) => area.name === name)

  it('areas touch where the game has a border, and nowhere else', () => {
    const touching = [...CONTACTS.keys()].filter((key) => key.split(' - ').every(isArea))
    expect(touching.sort()).toEqual(BORDERS.map(([a, b]) => pair(a, b)).sort())
  })

  it.each(BORDERS)('the border of %s and %s is long enough to be seen', (a, b) => {
    expect(CONTACTS.get(pair(a, b))).toBeGreaterThan(SHORTEST)
    const border = BORDER_LINES.find(({ areas }) => areas[0] === a && areas[1] === b)
    expect(border?.path).toMatch(/^M[\d.]+ [\d.]+Q/)
  })

  it.each(SEA_ZONES.map((zone, bit) => [zone, bit] as const))(
    '2.81 the %s washes its coasts and no others',
    (zone, bit) => {
      const washed = AREAS.filter(({ name }) => CONTACTS.has(pair(name, zone)))
      expect(washed).toEqual(AREAS.filter(({ seas }) => (seas >> bit) & 1))
      for (const { name } of washed) expect([name, CONTACTS.get(pair(name, zone))! > SHORTEST]).toEqual([name, true])
    },
  )
})

describe('the drawn areas', () => {
  const polygons = new Map(MAP_DATA.regions.map((region) => [region, polygonsOf(region)]))

  it('include every area of the game', () => {
    expect(MAP_DATA.regions.slice(0, AREAS.length)).toEqual(AREAS.map((area) => area.name))
    for (const { name } of AREAS) expect(outlineOf(name)).toMatch(/^(M[^MZ]+Z)+$/)
    expect(() => outlineOf('Rockall')).toThrow('the map has no Rockall')
  })

  it('cover the whole map without a gap', () => {
    const area = (polygon: readonly Point[]) =>
      polygon.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = polygon[(index + 1) % polygon.length]
        return sum + (x * nextY - nextX * y) / 2
      }, 0)
    const total = [...polygons.values()].flat().reduce((sum, polygon) => sum + area(polygon), 0)
    expect(total).toBeCloseTo(MAP_WIDTH * MAP_HEIGHT, 3)
  })

  it('do not overlap', () => {
    for (let y = 5.3; y < MAP_HEIGHT; y += 31)
      for (let x = 5.3; x < MAP_WIDTH; x += 31) {
        const here = [...polygons].filter(([, rings]) => contains(rings, [x, y]))
        expect([x, y, here.length]).toEqual([x, y, 1])
      }
  })

  it('have no crossing lines', () => {
    expect(crossings()).toEqual([])
  })
})

/** Points where drawn lines cross themselves or each other; meeting at their ends is fine. */
function crossings(): Point[] {
  const side = 16
  const buckets = new Map<string, (readonly [Point, Point])[]>()
  const found: Point[] = []
  for (const { points } of LINES) {
    const curve = samplePoints([points])
    for (let index = 1; index < curve.length; index++) {
      const segment = [curve[index - 1], curve[index]] as const
      const [xs, ys] = [0, 1].map((axis) => segment.map((point) => Math.floor(point[axis] / side)))
      for (let column = Math.min(...xs); column <= Math.max(...xs); column++)
        for (let row = Math.min(...ys); row <= Math.max(...ys); row++) {
          const key = `${column} ${row}`
          const bucket = buckets.get(key) ?? []
          if (bucket.some((other) => cross(segment, other))) found.push(segment[0])
          bucket.push(segment)
          buckets.set(key, bucket)
        }
    }
  }
  return found
}

function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const turn = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

describe('lines', () => {
  it('survive writing and reading, to half a unit', () => {
    const line: Point[] = [
      [10, 20.5],
      [12.5, 19],
      [4, 40],
    ]
    expect(writeLine(line)).toBe('20,41 5,-3 -17,42')
    expect(readLine(writeLine(line))).toEqual(line)
  })

  it('are the same curve from either end', () => {
    for (const { points } of LINES) {
      const [there, back] = [samplePoints([points]), samplePoints([[...points].reverse()]).reverse()]
      // An island has no ends: the curve starts elsewhere.
      if (
        MAP_DATA.outlines
          .flat()
          .some((ring) => ring.length === 1 && LINES[Math.max(ring[0], ~ring[0])].points === points)
      )
        continue
      for (const [index, [x, y]] of there.entries()) {
        expect(x).toBeCloseTo(back[index][0], 9)
        expect(y).toBeCloseTo(back[index][1], 9)
      }
    }
  })
})
