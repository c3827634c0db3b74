import type { ToldOdds } from '@tudor-rose/bots'
import type { Options, Texts } from '@tudor-rose/table'
import type { Component } from 'svelte'
import type { Gesture, Picking, Target } from '../play/picking.ts'
import type { Sight, Told } from '../play/sight.ts'
import type { OddsAsked } from '../worker/messages.ts'

/** What a board is given. It is drawn from this and from nothing else. */
export interface BoardProps<V> {
  readonly sight: Sight<V>
  readonly options: Options
  /** What the component file of this table says, where it is not the usual one. */
  readonly components: unknown
  readonly seatNames: readonly string[]
  readonly texts: Texts
  readonly picking: Picking
  /** What the reader of the log points at: pieces and places to be lit up, whether or not they can be picked. */
  readonly lit: ReadonlySet<Target>
  /** Every click, key and drop on a target comes here; see `control.ts`. */
  readonly pick: (target: Target) => void
  /** Puts the latest target back. */
  readonly back: () => void
}

/** What each game brings to the table screen. */
export interface BoardKit<V = unknown> {
  /** For every legal move the targets that say it. Targets that begin with `button:` are shown beside the question. */
  gestures(lines: readonly string[], sight: Sight<V>): readonly Gesture[]
  /** What a target is called, for buttons, breadcrumbs and screen readers. */
  nameOf(target: Target, texts: Texts): string
  /** A move in the words of the language; without this, its line of notation will do. */
  wordsOf?(line: string, texts: Texts): string
  /** What the log tells, where several events are better told as one, or with more than each says by itself. */
  retold?(events: readonly Told[]): readonly Told[]
  /** The pieces and places that an event names, for the log to light up. */
  mentioned?(told: Told): readonly Target[]
  /** Whether this move gives up what could still be done and cannot be taken back, so that it is asked about once more. */
  isFinal?(line: string, sight: Sight<V>): boolean
  readonly Board: Component<BoardProps<V>>
  /** In games whose battles can be reckoned. */
  readonly odds?: OddsKit<V>
}

export interface OddsKit<V = unknown> {
  /** The battles that are to be fought, or could be brought about with what has been picked. */
  battles(sight: Sight<V>, picking: Picking): readonly OddsAsked[]
  /** What shows their odds; it is fetched when there is something to show. */
  load(): Promise<Component<OddsProps>>
}

export interface OddsProps {
  readonly battles: readonly OddsAsked[]
  readonly reckon: (asked: OddsAsked) => Promise<ToldOdds | undefined>
  readonly texts: Texts
  readonly wordsOf: (line: string) => string
  /** Goes up with whatever happens at the table, so that odds are reckoned anew. */
  readonly number: number
}

// biome-ignore lint/suspicious/noExplicitAny: the table screen holds boards for views of every kind
export type AnyBoardKit = BoardKit<any>
