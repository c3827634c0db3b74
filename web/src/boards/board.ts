import type { Options, Texts } from '@tudor-rose/table'
import type { Component } from 'svelte'
import type { Gesture, Picking, Target } from '../play/picking.ts'
import type { TableView, VisibleEvent } from '../play/table-view.ts'
import type { EventSounds } from './event-sounds.ts'

/** The props of a board. It is drawn from these alone. */
export interface BoardProps<V, E = VisibleEvent> {
  readonly table: TableView<V, E>
  readonly options: Options
  /** The table's component file, if it is not the default one. */
  readonly components: unknown
  readonly seatNames: readonly string[]
  readonly texts: Texts
  readonly picking: Picking
  /** Pieces and places the reader of the log points at. They are highlighted whether or not they can be picked. */
  readonly lit: ReadonlySet<Target>
  /** Called for every click, key and drop on a target; see `control.ts`. */
  readonly pick: (target: Target) => void
  /** Undoes the latest pick. */
  readonly back: () => void
}

/** What each game provides to the table screen. */
export interface BoardKit<V = unknown, E extends { readonly key: string } = VisibleEvent> {
  /** The targets that make up each legal move. Targets that start with `button:` are shown next to the prompt. */
  gestures(lines: readonly string[], table: TableView<V>): readonly Gesture[]
  /** The name of a target, for buttons, breadcrumbs and screen readers. */
  nameOf(target: Target, texts: Texts): string
  /** A move in words. Without this, its line of notation is shown. */
  describeMove?(line: string, texts: Texts): string
  /** The rows of the log, if several events read better as one or need more detail than each has by itself. */
  logRows?(events: readonly E[]): readonly VisibleEvent[]
  /** The pieces and places an event names, for the log to highlight. */
  mentionedTargets?(event: E): readonly Target[]
  /** Whether a move gives up remaining options and cannot be undone, so that the player must confirm it. */
  isFinal?(line: string, table: TableView<V>): boolean
  readonly Board: Component<BoardProps<V, E>>
  /** The events that play a sound. */
  readonly sounds?: EventSounds<E>
  /** The keys of events that start a new part of the game, as chapters of a long log. */
  readonly roundEvents?: readonly E['key'][]
  /** The colours of seats, by name. */
  readonly seatColours?: Readonly<Record<string, string>>
  /** The roses of seats, by name: the winner's is shown at the end. */
  readonly roses?: Readonly<Record<string, 'red' | 'white'>>
  /** A panel below the prompt for something calculated by the rules. */
  readonly panel?: PanelKit<V>
}

/** A panel that asks the worker or the server game-specific questions, such as battle odds. */
export interface PanelKit<V = unknown> {
  /** Identifies the kind of question to the game's worker. */
  readonly topic: string
  /** The questions that apply now, given the current picks. */
  questions(table: TableView<V>, picking: Picking): readonly unknown[]
  /** Loads the component that shows the answers. Called once there is a question. */
  load(): Promise<Component<PanelProps>>
}

export interface PanelProps {
  readonly questions: readonly unknown[]
  /** Resolves to undefined if the game has changed meanwhile. */
  readonly ask: (question: unknown) => Promise<unknown>
  readonly texts: Texts
  readonly describeMove: (line: string) => string
  /** Increases with every change at the table, so that all questions are asked again. */
  readonly number: number
}

// biome-ignore lint/suspicious/noExplicitAny: the table screen holds boards for views of every kind
export type AnyBoardKit = BoardKit<any, any>
