import type { ToldOdds } from '@tudor-rose/bots'
import type { Complaint, OptionSpec, Options, Outcome, Seat, Viewer } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import type { Sight } from '../play/sight.ts'
import type { LessonMoment, LessonPoint } from './lessons/lesson.ts'
import type { ExerciseFacts, PracticeMoment, PracticePoint } from './lessons/practice.ts'

/** Who sits on a seat of a local game: somebody at this screen, or the bot of this name. */
export type Player = 'human' | (string & {})

/** What a local game begins with: a new one, or the text of a record to go on from. */
export type Beginning =
  | {
      readonly game: GameName
      readonly options: Readonly<Record<string, string>>
      readonly seed: string
      /** The text of a file in place of the usual components. */
      readonly components?: string | undefined
    }
  | { readonly record: string }

export interface GameFacts {
  readonly specs: readonly OptionSpec[]
  /** With these options; empty where they do not go together. */
  readonly seatNames: readonly string[]
  readonly problem: string | undefined
  /** The bots that play this game: the levels, from the weakest, then others. */
  readonly bots: readonly string[]
  /** What is played with, as JSON, in games that let one bring a file of one's own. */
  readonly components: string | undefined
}

export interface Opened {
  readonly options: Options
  /** The text of the components, as JSON, where they are not the usual ones. */
  readonly components: string | undefined
  readonly seatNames: readonly string[]
}

export interface OpenedRecord extends Opened {
  /** Who made which move. */
  readonly moves: readonly { readonly seat: Seat; readonly line: string }[]
  /** After how many moves each round began. */
  readonly rounds: readonly number[]
  readonly isOver: boolean
}

/** A moment of a finished game, as a bot judges it. */
export interface AnalysedMoment {
  /** How many moves had been made. */
  readonly number: number
  /** For each seat how likely it was to win, from 0 to 1. */
  readonly chances: readonly number[]
  /** By how much the move that was made then lowered the chance of who made it, against the better one. */
  readonly cost: number
  readonly better: string | undefined
}

/** A move that a strong bot would think of in somebody's place. */
export interface Hint {
  readonly line: string
  /** How likely one is to win with it, from 0 to 1; absent where the bot knows what to play without trying. */
  readonly chance: number | undefined
}

/** A battle of which somebody wants to know the odds. */
export interface OddsAsked {
  readonly area: string
  /** Moves that lead to it and are only planned, as lines of notation; none where it is to be fought as things stand. */
  readonly moves: readonly string[]
}

/** Something that is wrong with a file of components. */
export interface FileProblem {
  /** Where it is in the file; empty where it concerns the whole. */
  readonly path: readonly (string | number)[]
  readonly line: number | undefined
  /** Absent where the text could not be read at all. */
  readonly complaint: Complaint | undefined
  /** In English, with the line. */
  readonly text: string
}

export interface CheckedFile {
  readonly problems: readonly FileProblem[]
  /** As the rules write it; absent where something is wrong. */
  readonly components: string | undefined
}

/** What the page may ask the worker, each with what is answered. */
export interface Requests {
  describe: {
    ask: { options: Readonly<Record<string, string>>; components: string | undefined }
    answer: GameFacts
  }
  open: {
    ask: { beginning: Beginning; players: readonly Player[]; viewer: Viewer; botSeed: number; pause: number }
    answer: Opened
  }
  look: { ask: { viewer: Viewer }; answer: null }
  play: { ask: { line: string }; answer: null }
  undo: { ask: object; answer: null }
  resign: { ask: object; answer: null }
  /** Bots that are to move now do so at once, with the best that they have thought of. */
  hurry: { ask: object; answer: null }
  /** What a strong bot would do for whoever looks, the best first; nothing where the game goes on meanwhile. */
  hint: { ask: object; answer: readonly Hint[] }
  /** How a battle would go, as far as whoever looks can know; nothing where that cannot be told, or is of no use any more. */
  odds: { ask: OddsAsked; answer: ToldOdds | undefined }
  /** A record does not say of a game without a result whether it was ended so; the table at which it was played does. */
  openRecord: { ask: { record: string; outcome: Outcome | undefined }; answer: OpenedRecord }
  lookAt: { ask: { number: number; viewer: Viewer }; answer: Sight }
  /** The record of the first so many moves, to be played on with chance from another seed. */
  cut: { ask: { number: number; seed: string }; answer: string }
  /** The next moments of the record, as far as they have been looked at within a moment; from the first one on. */
  analyse: { ask: object; answer: { readonly moments: readonly AnalysedMoment[]; readonly isDone: boolean } }
  lesson: { ask: LessonPoint; answer: LessonMoment }
  /** What the rules find wrong with the text of a file of components. */
  check: { ask: { components: string }; answer: CheckedFile }
  exercises: { ask: object; answer: readonly ExerciseFacts[] }
  practice: { ask: PracticePoint; answer: PracticeMoment }
}

export type RequestType = keyof Requests

export interface RequestMessage {
  readonly id: number
  readonly type: RequestType
  readonly ask: object
}

/** The game has changed, or somebody else looks at it. */
export interface Shown {
  readonly sight: Sight
  /** The whole game so far, to be saved. */
  readonly record: string
  readonly isBotThinking: boolean
  /** A bot owes a move, but cannot be had: its files did not come. */
  readonly isBotMissing: boolean
  /** The number of the sight since which whoever looks has been asked what they are asked now; nothing if they are not. */
  readonly askedSince: number | undefined
}

export type WorkerMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly refused: { readonly code: string; readonly text: string } }
  | { readonly shown: Shown }
