/** A raster of small integers, one per square unit of the map, and operations on it. */
import { distance, type Point } from '../src/richard3/map/shape.ts'

export class Grid {
  readonly cells: Uint8Array

  constructor(
    readonly width: number,
    readonly height: number,
    fill = 0,
  ) {
    this.cells = new Uint8Array(width * height).fill(fill)
  }

  /** The value of a cell, or `outside` beyond the edge. */
  at(x: number, y: number, outside = 255): number {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? outside : this.cells[y * this.width + x]
  }

  map(change: (value: number, index: number) => number): Grid {
    const result = new Grid(this.width, this.height)
    for (let index = 0; index < this.cells.length; index++) result.cells[index] = change(this.cells[index], index)
    return result
  }

  /** Writes `value` into every cell whose centre lies inside the rings. Rings may form holes. */
  fillRings(rings: readonly (readonly Point[])[], value: number): void {
    const crossings: number[][] = Array.from({ length: this.height }, () => [])
    for (const ring of rings)
      for (const [index, [x1, y1]] of ring.entries()) {
        const [x2, y2] = ring[(index + 1) % ring.length]
        const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5))
        const last = Math.min(this.height, Math.ceil(Math.max(y1, y2) - 0.5))
        for (let y = first; y < last; y++) crossings[y].push(x1 + ((y + 0.5 - y1) / (y2 - y1)) * (x2 - x1))
      }
    for (const [y, line] of crossings.entries()) {
      line.sort((a, b) => a - b)
      for (let pair = 0; pair + 1 < line.length; pair += 2) {
        const from = Math.max(0, Math.ceil(line[pair] - 0.5))
        const to = Math.min(this.width, Math.ceil(line[pair + 1] - 0.5))
        if (from < to) this.cells.fill(value, y * this.width + from, y * this.width + to)
      }
    }
  }

  /** Writes `value` into every cell whose centre lies within `radius` of a point. */
  fillDisc([x, y]: Point, radius: number, value: number): void {
    for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(this.height, y + radius); row++)
      for (let column = Math.max(0, Math.floor(x - radius)); column < Math.min(this.width, x + radius); column++)
        if (distance([x, y], [column + 0.5, row + 0.5]) <= radius) this.cells[row * this.width + column] = value
  }

  /** Connected components of equal cells, each as a list of cells. */
  pieces(): number[][] {
    const { width, cells } = this
    const seen = new Uint8Array(cells.length)
    const found: number[][] = []
    for (let start = 0; start < cells.length; start++) {
      if (seen[start]) continue
      const piece: number[] = []
      const visit = (index: number) => {
        if (seen[index] || cells[index] !== cells[start]) return
        seen[index] = 1
        piece.push(index)
      }
      visit(start)
      for (let next = 0; next < piece.length; next++) {
        const index = piece[next]
        if (index % width > 0) visit(index - 1)
        if ((index + 1) % width > 0) visit(index + 1)
        if (index >= width) visit(index - width)
        if (index + width < cells.length) visit(index + width)
      }
      found.push(piece)
    }
    return found
  }
}

/** The distance from each cell to the nearest cell that counts, by the method of Felzenszwalb and Huttenlocher. */
export function distanceTo(grid: Grid, counts: (value: number) => boolean): Float64Array {
  const { width, height } = grid
  const far = (width + height) * (width + height)
  const squares = new Float64Array(grid.cells.length)
  for (let index = 0; index < squares.length; index++) squares[index] = counts(grid.cells[index]) ? 0 : far
  const line = new Float64Array(Math.max(width, height))
  for (let x = 0; x < width; x++) lowerEnvelope(squares, x, width, height, line)
  for (let y = 0; y < height; y++) lowerEnvelope(squares, y * width, 1, width, line)
  return squares.map((square) => Math.sqrt(square))
}

/** One line of squared distances: the lower envelope of the parabolas rooted at its cells. */
function lowerEnvelope(values: Float64Array, start: number, step: number, length: number, line: Float64Array): void {
  const feet = new Int32Array(length)
  const starts = new Float64Array(length + 1)
  for (let i = 0; i < length; i++) line[i] = values[start + i * step]
  let last = 0
  starts[0] = Number.NEGATIVE_INFINITY
  starts[1] = Number.POSITIVE_INFINITY
  for (let i = 1; i < length; i++) {
    let meet: number
    do {
      const foot = feet[last]
      meet = (line[i] + i * i - line[foot] - foot * foot) / (2 * (i - foot))
    } while (meet <= starts[last] && --last >= 0)
    last++
    feet[last] = i
    starts[last] = meet
    starts[last + 1] = Number.POSITIVE_INFINITY
  }
  for (let i = 0, parabola = 0; i < length; i++) {
    while (starts[parabola + 1] < i) parabola++
    const along = i - feet[parabola]
    values[start + i * step] = along * along + line[feet[parabola]]
  }
}

/** Morphological closing, then opening: fills gaps narrower than twice the radius, then removes parts as narrow. */
export const rounded = (grid: Grid, radius: number): Grid =>
  spread(spread(spread(spread(grid, 1, radius), 0, radius), 0, radius), 1, radius)

/** Gives `value` to every cell within `radius` of a cell that has it. */
function spread(grid: Grid, value: number, radius: number): Grid {
  const result = grid.map((cell) => cell)
  const isOther = (x: number, y: number) => grid.at(x, y) === 1 - value
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      if (grid.at(x, y) !== value) continue
      const isOnRim = isOther(x - 1, y) || isOther(x + 1, y) || isOther(x, y - 1) || isOther(x, y + 1)
      if (isOnRim) result.fillDisc([x + 0.5, y + 0.5], radius, value)
    }
  return result
}
