/** The board: three squares, one inside the other, joined at the middle of each side. Columns are a to g, rows 1 to 7. */

export const SIDES = ['White', 'Black'] as const
export type Side = (typeof SIDES)[number]
export const WHITE = 0
export const BLACK = 1
export const opponentOf = (side: number): number => 1 - side

// biome-ignore format: one line for each column of the board
export const POINTS = [
  'a1', 'a4', 'a7',
  'b2', 'b4', 'b6',
  'c3', 'c4', 'c5',
  'd1', 'd2', 'd3', 'd5', 'd6', 'd7',
  'e3', 'e4', 'e5',
  'f2', 'f4', 'f6',
  'g1', 'g4', 'g7',
] as const
export type Point = (typeof POINTS)[number]

/** The points on each line of the board, in order. Three men of one side on a line are a mill. */
const LINES: readonly (readonly [Point, Point, Point])[] = [
  ['a1', 'a4', 'a7'],
  ['b2', 'b4', 'b6'],
  ['c3', 'c4', 'c5'],
  ['d1', 'd2', 'd3'],
  ['d5', 'd6', 'd7'],
  ['e3', 'e4', 'e5'],
  ['f2', 'f4', 'f6'],
  ['g1', 'g4', 'g7'],
  ['a1', 'd1', 'g1'],
  ['b2', 'd2', 'f2'],
  ['c3', 'd3', 'e3'],
  ['a4', 'b4', 'c4'],
  ['e4', 'f4', 'g4'],
  ['c5', 'd5', 'e5'],
  ['b6', 'd6', 'f6'],
  ['a7', 'd7', 'g7'],
]

// Bots use these millions of times, so points are numbers, and everything is in a table.
const numberOf = (point: Point): number => POINTS.indexOf(point)
const linesThrough = (point: Point) => LINES.filter((line) => line.includes(point))

/** By point: the two lines through it, each as its two other points. */
export const MILLS_AT: readonly (readonly (readonly number[])[])[] = POINTS.map((point) =>
  linesThrough(point).map((line) => line.filter((other) => other !== point).map(numberOf)),
)

/** By point: the points one step along a line away. */
export const NEIGHBOURS: readonly (readonly number[])[] = POINTS.map((point) =>
  linesThrough(point).flatMap((line) =>
    line.filter((_, index) => Math.abs(index - line.indexOf(point)) === 1).map(numberOf),
  ),
)

/** Points have the same names in every language. */
export const POINT_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  POINTS.map((point) => [`point.${point}`, point]),
)
