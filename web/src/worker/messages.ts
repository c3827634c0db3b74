import type { OptionSpec, Options, Seat, Viewer } from '@tudor-rose/table'
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
}

/** A move that a strong bot would think of in somebody's place. */
export interface Hint {
  readonly line: string
  /** How likely one is to win with it, from 0 to 1; absent where the bot knows what to play without trying. */
  readonly chance: number | undefined
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
  openRecord: { ask: { record: string }; answer: OpenedRecord }
  lookAt: { ask: { number: number; viewer: Viewer }; answer: Sight }
  /** The record of the first so many moves, to be played on with chance from another seed. */
  cut: { ask: { number: number; seed: string }; answer: string }
  lesson: { ask: LessonPoint; answer: LessonMoment }
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
}

export type WorkerMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly refused: { readonly code: string; readonly text: string } }
  | { readonly shown: Shown }
