/**
 * The lines between regions. An arc runs from one point where three regions meet to the next, or around an island, and has
 * one region on each side. Both regions draw the same arc, so there are no gaps or overlaps between them.
 */
import type { Point } from '../src/richard3/map/shape.ts'
import type { Grid } from './grid.ts'

export interface Arc {
  readonly points: readonly Point[]
  readonly left: number
  readonly right: number
}

/** East, south, west, north: the step, and the cells to the left and right of its start. */
const STEPS = [
  { dx: 1, dy: 0, left: [0, -1], right: [0, 0] },
  { dx: 0, dy: 1, left: [0, 0], right: [-1, 0] },
  { dx: -1, dy: 0, left: [-1, 0], right: [-1, -1] },
  { dx: 0, dy: -1, left: [-1, -1], right: [0, -1] },
] as const

export function traceArcs(regions: Grid): Arc[] {
  const { width, height } = regions
  const corners = width + 1
  const seen = new Uint8Array(corners * (height + 1) * 4)
  const sides = (x: number, y: number, step: number) => {
    const { left, right } = STEPS[step]
    return { left: regions.at(x + left[0], y + left[1]), right: regions.at(x + right[0], y + right[1]) }
  }
  const ways = (x: number, y: number): number[] =>
    [0, 1, 2, 3].filter((step) => {
      const { left, right } = sides(x, y, step)
      return left !== right
    })
  const isCornerOfFrame = (x: number, y: number) => (x === 0 || x === width) && (y === 0 || y === height)
  const isNode = (x: number, y: number) => ways(x, y).length > 2 || isCornerOfFrame(x, y)

  const arcs: Arc[] = []
  const follow = (startX: number, startY: number, first: number) => {
    let [x, y, step] = [startX, startY, first]
    if (seen[(y * corners + x) * 4 + step]) return
    const points: Point[] = [[x, y]]
    const { left, right } = sides(x, y, step)
    do {
      seen[(y * corners + x) * 4 + step] = 1
      x += STEPS[step].dx
      y += STEPS[step].dy
      const back = (step + 2) % 4
      seen[(y * corners + x) * 4 + back] = 1
      points.push([x, y])
      if (isNode(x, y)) break
      step = ways(x, y).find((way) => way !== back)!
    } while (x !== startX || y !== startY)
    arcs.push({ points, left, right })
  }
  for (const wanted of [isNode, () => true])
    for (let y = 0; y <= height; y++)
      for (let x = 0; x <= width; x++) {
        const open = ways(x, y)
        if (open.length > 0 && wanted(x, y)) for (const step of open) follow(x, y, step)
      }
  return arcs
}

/** The outlines of a region, each as a sequence of arcs. `~n` is arc n reversed. */
export function ringsOf(arcs: readonly Arc[], region: number): number[][] {
  const open = arcs.flatMap(({ left, right }, index) => (right === region ? [index] : left === region ? [~index] : []))
  const ends = (reference: number): readonly [from: Point, to: Point] => {
    const { points } = arcs[reference < 0 ? ~reference : reference]
    const [first, last] = [points[0], points[points.length - 1]]
    return reference < 0 ? [last, first] : [first, last]
  }
  const rings: number[][] = []
  while (open.length > 0) {
    const ring = [open.shift()!]
    const [start] = ends(ring[0])
    for (let [, [x, y]] = ends(ring[0]); x !== start[0] || y !== start[1]; ) {
      const next = open.findIndex((reference) => ends(reference)[0][0] === x && ends(reference)[0][1] === y)
      if (next < 0) throw new Error(`the outline of region ${region} does not close at ${x}, ${y}`)
      const [reference] = open.splice(next, 1)
      ring.push(reference)
      ;[x, y] = ends(reference)[1]
    }
    rings.push(ring)
  }
  return rings
}
