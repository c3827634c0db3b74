/** Deterministic smooth noise. */

/** A number between -1 and 1 for a lattice point. */
function knot(x: number, y: number, kind: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(kind, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1
}

const ease = (t: number): number => t * t * (3 - 2 * t)
const between = (a: number, b: number, t: number): number => a + (b - a) * t

/** Between -1 and 1, with about one rise and fall per unit of x and y. */
export function noise(x: number, y: number, kind: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [ease(x - column), ease(y - row)]
  const top = between(knot(column, row, kind), knot(column + 1, row, kind), right)
  const bottom = between(knot(column, row + 1, kind), knot(column + 1, row + 1, kind), right)
  return between(top, bottom, down)
}
