/** The free space of an area, where boxes are placed. */
import type { Point } from '../src/richard3/map/shape.ts'
import { distanceTo, type Grid } from './grid.ts'
import { OUTSIDE } from './regions.ts'

/** Positioned by its centre. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The gap between boxes, and between boxes and the outline. */
const GAP = 2
const MARGIN = 5
const STEP = 3
/** The distance of each cell from the nearest outline. */
export function depthOf(regions: Grid): Float64Array {
  const { width } = regions
  const rim = regions.map((cell, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const isLast = regions.at(x + 1, y, OUTSIDE) !== cell || regions.at(x, y + 1, OUTSIDE) !== cell
    return Number(isLast || x === 0 || y === 0)
  })
  return distanceTo(rim, (value) => value === 1)
}

export const isApart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 >= a.width + b.width + 2 * GAP || Math.abs(a.y - b.y) * 2 >= a.height + b.height + 2 * GAP

/**
 * The cells of one area that are far enough from its outline, as a summed-area table: a box is tested with four lookups.
 */
export class Ground {
  readonly #sums: Int32Array
  readonly #taken: readonly Box[]
  readonly #places = new Map<string, readonly Box[]>()
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The point furthest from the outline. */
  readonly pole: Point

  constructor(regions: Grid, depth: Float64Array, region: number, taken: readonly Box[]) {
    let [left, top, right, bottom] = [regions.width, regions.height, 0, 0]
    let deepest = 0
    for (let index = 0; index < regions.cells.length; index++) {
      if (regions.cells[index] !== region) continue
      const [x, y] = [index % regions.width, Math.floor(index / regions.width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      if (depth[index] > depth[deepest] || regions.cells[deepest] !== region) deepest = index
    }
    this.left = left
    this.top = top
    this.width = right - left + 1
    this.height = bottom - top + 1
    this.pole = [(deepest % regions.width) + 0.5, Math.floor(deepest / regions.width) + 0.5]
    this.#taken = taken
    const stride = this.width + 1
    this.#sums = new Int32Array(stride * (this.height + 1))
    for (let y = 0; y < this.height; y++)
      for (let x = 0, row = 0; x < this.width; x++) {
        const index = (y + top) * regions.width + x + left
        row += Number(regions.cells[index] === region && depth[index] >= MARGIN)
        this.#sums[(y + 1) * stride + x + 1] = this.#sums[y * stride + x + 1] + row
      }
  }

  holds({ x, y, width, height }: Box): boolean {
    const stride = this.width + 1
    const x1 = Math.round(x - width / 2 - this.left)
    const y1 = Math.round(y - height / 2 - this.top)
    const [x2, y2] = [x1 + Math.ceil(width), y1 + Math.ceil(height)]
    if (x1 < 0 || y1 < 0 || x2 > this.width || y2 > this.height) return false
    const sum = (column: number, line: number) => this.#sums[line * stride + column]
    return sum(x2, y2) - sum(x1, y2) - sum(x2, y1) + sum(x1, y1) === (x2 - x1) * (y2 - y1)
  }

  /** Every position for a box of this size. */
  places(width: number, height: number): readonly Box[] {
    const key = `${width} x ${height}`
    const known = this.#places.get(key)
    if (known) return known
    const found: Box[] = []
    for (let y = this.top + height / 2; y < this.top + this.height; y += STEP)
      for (let x = this.left + width / 2; x < this.left + this.width; x += STEP) {
        const box = { x, y, width, height }
        if (this.holds(box) && this.#taken.every((other) => isApart(box, other))) found.push(box)
      }
    this.#places.set(key, found)
    return found
  }
}
