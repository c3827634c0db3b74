import type { AnyGame, GameEvent, Seat } from '@tudor-rose/table'
import { POSITION_FORMAT, parsePosition } from '@tudor-rose/table'
import type { Deed } from './deeds.ts'

/** A position with one best way to play it, which has been reckoned to its end. */
export interface Exercise {
  /** By this its words are found in `texts`. */
  readonly id: string
  /** What it is about; exercises of a topic stand together. */
  readonly topic: string
  /** Where the rulebook tells of it. */
  readonly section: string
  /** The seat of whoever solves it. */
  readonly seat: Seat
  /** As `tudor position` writes it, without its title. */
  readonly position: object
  /** What had been told when it stood like this, as far as one has to know it. */
  readonly past?: readonly GameEvent[]
  readonly aim: Aim
  /** The best play. A move that is as good stands beside it in `oneOf` or `all`; all that do not are worse. */
  readonly line: readonly Deed[]
  /** Dice of the line come from this; the id, if nothing is said. */
  readonly seed?: string
  /**
   * In how many worlds that the seat cannot tell apart its moves are reckoned; one where nothing that is hidden matters.
   * What is said of a move is the average.
   */
  readonly worlds?: number
}

/** What is wanted, so that it can be reckoned: as likely as possible, or as much as possible. Others want the contrary. */
export type Aim = EventAim | StandingAim | AmountAim

/** Something that the rules tell; with parameters if not every event of this key is meant. */
export interface Telling {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** That this is told before the end. */
export interface EventAim {
  readonly told: Telling
  /** The end is when one of these is told, or when the game is over. */
  readonly until: readonly Telling[]
}

/** That an entry of the position is this at the end, or is not. */
export interface StandingAim {
  readonly entry: Entry
  readonly is: boolean
  readonly value: string
  readonly until: readonly Telling[]
}

/** Where something stands in a position. */
export type Entry = readonly [group: string, member: string, field: string]

/** That these entries of the position add up to as much as possible at the end. */
export interface AmountAim {
  readonly amount: readonly Share[]
  /** They count only if this entry has this value then. */
  readonly only?: { readonly entry: Entry; readonly value: string }
  readonly until: readonly Telling[]
}

/** An entry of a position and how much one of it counts, such as `{ entry: ['parties', 'Blue', 'points'], times: 1 }`. */
export interface Share {
  readonly entry: Entry
  readonly times: number
}

/** Whether the aim is reached or not, so that it is a chance that is reckoned; otherwise it is how much. */
export const isChance = (aim: Aim): aim is EventAim | StandingAim => !('amount' in aim)

export const startOf = (game: AnyGame, { position }: Pick<Exercise, 'position'>): unknown =>
  parsePosition(
    game,
    JSON.stringify({ format: POSITION_FORMAT, game: game.name, rules: game.rulesVersion, ...position }),
  )

export const isTelling = ({ key, params }: GameEvent, telling: Telling): boolean =>
  key === telling.key && Object.entries(telling.params ?? {}).every(([name, value]) => params[name] === value)
