import type { Hint } from '@tudor-rose/protocol'
import type { OptionSpec, Options, Outcome, Problem, Seat, Viewer } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import type { TableView } from '../play/table-view.ts'
import type { LessonPoint, LessonState } from './lessons/lesson.ts'
import type { ExerciseFacts, PracticePoint, PracticeState } from './lessons/practice.ts'

/** The player of a seat in a local game: a person at this screen, or the bot with this name. */
export type Player = 'human' | (string & {})

/** The start of a local game: a new one, or the text of a record to continue. */
export type LocalGameStart =
  | {
      readonly game: GameName
      readonly options: Readonly<Record<string, string>>
      readonly seed: string
      /** The text of a file that replaces the standard components. */
      readonly components?: string | undefined
    }
  | { readonly record: string }

export interface GameFacts {
  readonly specs: readonly OptionSpec[]
  /** With these options; empty if they are incompatible. */
  readonly seatNames: readonly string[]
  readonly problem: string | undefined
  /** The bots for this game: levels from the weakest, then others. */
  readonly bots: readonly string[]
  /** The current components as JSON, for games that allow custom files. */
  readonly components: string | undefined
}

export interface OpenedGame {
  readonly options: Options
  /** The components as JSON text, if they are not the standard ones. */
  readonly components: string | undefined
  readonly seatNames: readonly string[]
}

export interface OpenedRecord extends OpenedGame {
  /** The moves, with the seat of each. */
  readonly moves: readonly { readonly seat: Seat; readonly line: string }[]
  /** The number of moves before each round. */
  readonly rounds: readonly number[]
  readonly isOver: boolean
}

/** A bot's evaluation of a position of a finished game. */
export interface AnalysedPosition {
  /** The number of moves made before it. */
  readonly number: number
  /** The winning chance of each seat, from 0 to 1. */
  readonly chances: readonly number[]
  /** How much the move made then lowered its player's chance, compared with the better one. */
  readonly cost: number
  readonly better: string | undefined
}

/** A problem of a component file. */
export interface FileProblem {
  /** Its path in the file; empty if it concerns the whole. */
  readonly path: readonly (string | number)[]
  readonly line: number | undefined
  /** Undefined if the text could not be parsed. */
  readonly problem: Problem | undefined
  /** In English, with the line. */
  readonly text: string
}

export interface CheckedFile {
  readonly problems: readonly FileProblem[]
  /** As the rules format it; undefined if there is a problem. */
  readonly components: string | undefined
}

/** The requests of the page to the worker, each with its answer. */
export interface Requests {
  describe: {
    ask: { options: Readonly<Record<string, string>>; components: string | undefined }
    answer: GameFacts
  }
  open: {
    ask: { start: LocalGameStart; players: readonly Player[]; viewer: Viewer; botSeed: number; pause: number }
    answer: OpenedGame
  }
  look: { ask: { viewer: Viewer }; answer: null }
  play: { ask: { line: string }; answer: null }
  undo: { ask: object; answer: null }
  resign: { ask: object; answer: null }
  /** Bots that have to move do so at once, with the best move found so far. */
  hurry: { ask: object; answer: null }
  /** What a strong bot would do for the viewer, best first; empty if the game changes meanwhile. */
  hint: { ask: object; answer: readonly Hint[] }
  /** A game-specific question for the viewer; undefined if it has no answer or is outdated. */
  ask: { ask: { topic: string; question: unknown }; answer: unknown }
  /** A record of a game without a result does not say whether the game was ended that way; its table does. */
  openRecord: { ask: { record: string; outcome: Outcome | undefined }; answer: OpenedRecord }
  lookAt: { ask: { number: number; viewer: Viewer }; answer: TableView }
  /** The record of the first moves up to this number, to be continued with randomness from another seed. */
  cut: { ask: { number: number; seed: string }; answer: string }
  /** The next positions of the record, as many as could be analysed in a short time; starts with the first. */
  analyse: { ask: object; answer: { readonly positions: readonly AnalysedPosition[]; readonly isDone: boolean } }
  lesson: { ask: LessonPoint; answer: LessonState }
  /** The problems that the rules find in the text of a component file. */
  check: { ask: { components: string }; answer: CheckedFile }
  exercises: { ask: object; answer: readonly ExerciseFacts[] }
  practice: { ask: PracticePoint; answer: PracticeState }
}

export type RequestType = keyof Requests

export interface RequestMessage {
  readonly id: number
  readonly type: RequestType
  readonly ask: object
}

/** The game has changed, or the viewer has. */
export interface TableUpdate {
  readonly table: TableView
  /** The whole game so far, for saving. */
  readonly record: string
  readonly isBotThinking: boolean
  /** A bot has to move, but its files failed to load. */
  readonly isBotMissing: boolean
}

export type WorkerMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly refused: { readonly code: string; readonly text: string } }
  | { readonly update: TableUpdate }
