/** Turns lines along grid cells into lines that look drawn by hand. */
import { distance, type Point } from '../src/richard3/map/shape.ts'
import type { Arc } from './arcs.ts'
import { isWater, OUTSIDE } from './regions.ts'

/**
 * How often a point moves half-way to the midpoint of its neighbours. Fewer rounds keep the detail of coasts; more smooth
 * the borders.
 */
const ROUNDS_OF_COASTS = 12
const ROUNDS_OF_BORDERS = 90

/** The distance between the points that are kept, in units. */
const STEP_OF_COASTS = 5.5
const STEP_OF_BORDERS = 8

const isFrame = ({ left, right }: Arc): boolean => left === OUTSIDE || right === OUTSIDE
export const isCoast = (arc: Arc): boolean => !isFrame(arc) && isWater(arc.left) !== isWater(arc.right)

interface Knot {
  x: number
  y: number
  isOnFrame: boolean
  readonly besides: Knot[]
  readonly besidesOnCoast: Knot[]
}

/** The arcs in the same order, smoothed as one network so that they still meet, and with fewer points. */
export function smoothArcs(arcs: readonly Arc[]): Arc[] {
  const knots = new Map<string, Knot>()
  const knotAt = ([x, y]: Point): Knot => {
    const key = `${x},${y}`
    if (!knots.has(key)) knots.set(key, { x, y, isOnFrame: false, besides: [], besidesOnCoast: [] })
    return knots.get(key)!
  }
  const chains = arcs.map((arc) => arc.points.map(knotAt))
  for (const [index, chain] of chains.entries())
    for (const [place, knot] of chain.entries()) {
      if (isFrame(arcs[index])) knot.isOnFrame = true
      if (place === 0) continue
      const list = isCoast(arcs[index]) ? 'besidesOnCoast' : 'besides'
      knot[list].push(chain[place - 1])
      chain[place - 1][list].push(knot)
    }

  const free = [...knots.values()].filter((knot) => !knot.isOnFrame)
  const onCoast = free.filter((knot) => knot.besidesOnCoast.length > 0)
  const inland = free.filter((knot) => knot.besidesOnCoast.length === 0)
  for (let round = 0; round < ROUNDS_OF_COASTS; round++) relax(onCoast, (knot) => knot.besidesOnCoast)
  for (let round = 0; round < ROUNDS_OF_BORDERS; round++) relax(inland, (knot) => knot.besides)

  return arcs.map((arc, index) => {
    const points = chains[index].map(({ x, y }): Point => [x, y])
    if (isFrame(arc)) return { ...arc, points: [points[0], points[points.length - 1]] }
    return { ...arc, points: thinned(points, isCoast(arc) ? STEP_OF_COASTS : STEP_OF_BORDERS) }
  })
}

function relax(knots: readonly Knot[], besidesOf: (knot: Knot) => readonly Knot[]): void {
  const moved = knots.map((knot): Point => {
    const besides = besidesOf(knot)
    const mean = (axis: 'x' | 'y') => besides.reduce((sum, beside) => sum + beside[axis], 0) / besides.length
    return [(knot.x + mean('x')) / 2, (knot.y + mean('y')) / 2]
  })
  for (const [index, knot] of knots.entries()) [knot.x, knot.y] = moved[index]
}

/** Points at equal distances along a line, including its ends. */
function thinned(points: readonly Point[], step: number): Point[] {
  const lengths = [0]
  for (let index = 1; index < points.length; index++)
    lengths.push(lengths[index - 1] + distance(points[index - 1], points[index]))
  const total = lengths[lengths.length - 1]
  const count = Math.max(2, Math.round(total / step))
  const kept: Point[] = []
  for (let number = 0, place = 0; number <= count; number++) {
    const wanted = (total * number) / count
    while (place < lengths.length - 2 && lengths[place + 1] < wanted) place++
    const part = (wanted - lengths[place]) / (lengths[place + 1] - lengths[place] || 1)
    const [[x1, y1], [x2, y2]] = [points[place], points[place + 1]]
    kept.push([x1 + (x2 - x1) * part, y1 + (y2 - y1) * part])
  }
  return kept
}
