import type { CountyView } from '@tudor-rose/lancaster'

/** The positions of the counties: on a grid of six columns and four rows, each two columns wide, roughly as on a map. */
export interface CountyPlace {
  readonly column: number
  readonly row: number
}

export const COUNTY_WIDTH = 2
export const COUNTY_PLACES: Readonly<Record<CountyView['letter'], CountyPlace>> = {
  A: { column: 3, row: 1 },
  B: { column: 2, row: 2 },
  C: { column: 4, row: 2 },
  D: { column: 1, row: 3 },
  E: { column: 3, row: 3 },
  F: { column: 5, row: 3 },
  G: { column: 1, row: 4 },
  H: { column: 3, row: 4 },
  I: { column: 5, row: 4 },
}

/** The coast, clockwise from the Scottish border, on 300 by 280. */
const COAST: readonly (readonly [number, number])[] = [
  [96, -4],
  [150, -8],
  [204, -4],
  [212, 34],
  [220, 62],
  [246, 74],
  [258, 104],
  [250, 132],
  [268, 140],
  [294, 146],
  [297, 186],
  [272, 206],
  [296, 222],
  [292, 262],
  [240, 272],
  [180, 270],
  [122, 278],
  [66, 270],
  [10, 279],
  [4, 262],
  [34, 236],
  [30, 214],
  [6, 204],
  [8, 160],
  [36, 142],
  [46, 112],
  [52, 78],
  [84, 66],
  [92, 34],
]

/** A smooth curve through the midpoints between the points. */
export const ENGLAND: string = COAST.map(([x, y], index) => {
  const [nextX, nextY] = COAST[(index + 1) % COAST.length]
  const middle = `${(x + nextX) / 2} ${(y + nextY) / 2}`
  return index === 0 ? `M${middle}` : `Q${x} ${y} ${middle}`
})
  .concat(`Q${COAST[0].join(' ')} ${(COAST[0][0] + COAST[1][0]) / 2} ${(COAST[0][1] + COAST[1][1]) / 2}Z`)
  .join('')
