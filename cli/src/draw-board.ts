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

/** A question of a seat about the game in progress, optionally about a move, in notation. */
export interface SeatQuestion {
  readonly game: AnyGame
  readonly state: unknown
  readonly seat: Seat
  readonly move: string | undefined
}

/** A question that players of one game can type while they play. The answer says only what the seat knows. */
export interface QuestionCommand {
  /** The word to type, optionally followed by a move. */
  readonly word: string
  /** For the list of commands. */
  readonly about: string
  answer(asked: SeatQuestion, context: DrawContext): string[]
}
