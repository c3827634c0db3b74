/**
 * Beliefs about a hidden card: weights of 1, 2 and 3 points, which need not be normalised. Values are stored on a grid
 * and interpolated. The value of a best response is convex in the belief (it is the maximum of many plans, each of
 * which is linear), so interpolation is never too low. The grid is regular in units of the prior belief. If the number
 * of steps is a multiple of three, the prior itself is a grid point, so that as long as nothing is learned about a card
 * its value has no interpolation error, however long a battle is.
 */
import { HIDDEN_SHARES } from './situations.ts'

const [UNIT_ONE, UNIT_TWO, UNIT_THREE] = HIDDEN_SHARES.map((share) => 3 * share)

export class BeliefGrid {
  readonly steps: number
  /** All beliefs of the grid; they are not normalised. */
  readonly points: readonly (readonly [number, number, number])[]
  /** Where the points with so many steps of one command point begin. */
  readonly #rows: readonly number[]

  constructor(steps: number) {
    this.steps = steps
    const points: [number, number, number][] = []
    const rows: number[] = []
    for (let i = 0; i <= steps; i++) {
      rows.push(points.length)
      for (let j = 0; i + j <= steps; j++)
        points.push([(UNIT_ONE * i) / steps, (UNIT_TWO * j) / steps, (UNIT_THREE * (steps - i - j)) / steps])
    }
    this.points = points
    this.#rows = rows
  }

  /** The value at a belief, times its weight; `from` is where the values of the grid begin. */
  read(values: Float64Array, from: number, one: number, two: number, three: number): number {
    const weight = one / UNIT_ONE + two / UNIT_TWO + three / UNIT_THREE
    if (weight <= 0) return 0
    const x = (this.steps * one) / UNIT_ONE / weight
    const y = (this.steps * two) / UNIT_TWO / weight
    let i = Math.floor(x)
    let j = Math.floor(y)
    // Rounding errors at the edge.
    if (i > this.steps) i = this.steps
    if (i + j > this.steps) j = this.steps - i
    const [s, t] = [x - i, y - j]
    const rows = this.#rows
    if (i + j === this.steps) return weight * values[from + rows[i] + j]
    const right = values[from + rows[i + 1] + j]
    const above = values[from + rows[i] + j + 1]
    if (s + t <= 1 || i + j + 2 > this.steps) {
      const corner = values[from + rows[i] + j]
      return weight * (corner + s * (right - corner) + t * (above - corner))
    }
    const corner = values[from + rows[i + 1] + j + 1]
    return weight * (corner + (1 - t) * (right - corner) + (1 - s) * (above - corner))
  }

  /**
   * Adds the partial derivatives of the value by the weights of 1, 2 and 3 points, times `scale`, to `into`. The value
   * is homogeneous in the weights, so these slopes times the weights give the value again.
   */
  addSlopes(
    values: Float64Array,
    from: number,
    one: number,
    two: number,
    three: number,
    scale: number,
    into: Float64Array,
  ): void {
    const weight = one / UNIT_ONE + two / UNIT_TWO + three / UNIT_THREE
    const x = (this.steps * one) / UNIT_ONE / weight
    const y = (this.steps * two) / UNIT_TWO / weight
    let i = Math.min(Math.floor(x), this.steps)
    let j = Math.min(Math.floor(y), this.steps - i)
    // At the far edge, the belief belongs to the triangle before it.
    if (i + j === this.steps) {
      if (i > 0) i--
      else j--
    }
    const rows = this.#rows
    const right = values[from + rows[i + 1] + j]
    const above = values[from + rows[i] + j + 1]
    const isUpper = x - i + y - j > 1 && i + j + 2 <= this.steps
    const corner = isUpper ? values[from + rows[i + 1] + j + 1] : values[from + rows[i] + j]
    const [alongX, alongY] = isUpper ? [corner - above, corner - right] : [right - corner, above - corner]
    const base = corner - (isUpper ? i + 1 : i) * alongX - (isUpper ? j + 1 : j) * alongY
    into[0] += (scale * (base + this.steps * alongX)) / UNIT_ONE
    into[1] += (scale * (base + this.steps * alongY)) / UNIT_TWO
    into[2] += (scale * base) / UNIT_THREE
  }
}
