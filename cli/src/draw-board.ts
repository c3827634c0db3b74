import type { AnyGame, Seat, Texts, Viewer } from '@tudor-rose/table'
import type { Paint } from './paint.ts'

/** What drawing a board needs. */
export interface DrawContext {
  readonly viewer: Viewer
  readonly texts: Texts
  readonly paint: Paint
  /** The width in columns, from 80 to 120. */
  readonly width: number
}

/** The lines that show a view, which contains only what the viewer may know. */
// biome-ignore lint/suspicious/noExplicitAny: each game has a view of its own; the registry pairs it with its board
export type DrawBoard = (view: any, context: DrawContext) => string[]

export type DrawLegend = (context: DrawContext) => string[]

/** A request for battle odds, optionally after a planned move in notation. */
export interface OddsRequest {
  readonly game: AnyGame
  readonly state: unknown
  readonly seat: Seat
  readonly planned: string | undefined
}

/** Shows battle odds from what the seat knows. */
export type DrawOdds = (asked: OddsRequest, context: DrawContext) => string[]
