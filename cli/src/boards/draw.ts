import type { AnyGame, Seat, Texts, Viewer } from '@tudor-rose/table'
import type { Paint } from '../paint.ts'

/** What a board is drawn with. */
export interface Easel {
  readonly viewer: Viewer
  readonly texts: Texts
  readonly paint: Paint
  /** Columns to draw on, from 80 to 120. */
  readonly width: number
}

/** The lines that show a view. Whatever it is given to show, the viewer may know. */
// biome-ignore lint/suspicious/noExplicitAny: each game has a view of its own; the registry pairs it with its board
export type Draw = (view: any, easel: Easel) => string[]

export type Legend = (easel: Easel) => string[]

/** Whose battles, in which state, and with which move made first, as a line of notation. */
export interface OddsAsked {
  readonly game: AnyGame
  readonly state: unknown
  readonly seat: Seat
  readonly planned: string | undefined
}

/** How battles would go, as far as the seat can know. */
export type TellOdds = (asked: OddsAsked, easel: Easel) => string[]
