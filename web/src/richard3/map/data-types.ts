/** The type of map-data.ts, which the script in web/map writes. map.ts turns it into what is drawn. */
import type { Point } from './shape.ts'

export interface MapData {
  readonly width: number
  readonly height: number
  /** The areas by their names in the game, then the three sea zones, `river` and `abroad`. */
  readonly regions: readonly string[]
  /** Every line once: the regions on its left and right, -1 for the edge of the map, and its points for `readLine`. */
  readonly lines: readonly (readonly [left: number, right: number, points: string])[]
  /** The outlines of each region as consecutive lines; `~n` is line n reversed. */
  readonly outlines: readonly (readonly (readonly number[])[])[]
  readonly places: Readonly<Record<string, AreaPlaces>>
  readonly seaNames: Readonly<Record<string, Point>>
}

/** The positions of things in an area, each by its centre. Their sizes are in sizes.ts; none overlap. */
export interface AreaPlaces {
  readonly name: Point
  /** Space for blocks side by side, in columns and rows; more blocks must overlap. */
  readonly stand: { readonly at: Point; readonly columns: number; readonly rows: number }
  /** In the order of the game's list. */
  readonly shields: readonly Point[]
  readonly crown?: Point
  readonly city?: Point
  readonly cathedral?: Point
  /** On the coast. */
  readonly port?: Point
}
