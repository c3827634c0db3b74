/** What is shown about a seat next to its name. */
export interface SeatFacts {
  /** As in `seatNames`: a message key `seat.NAME`. */
  readonly name: string
  /** The player, in words. */
  readonly who: string
  /** How a bot plays. */
  readonly about?: string | undefined
  readonly isMine: boolean
  /** Whether they have the table open; undefined if all players share one screen. */
  readonly isPresent?: boolean
  readonly clock?: SeatClock
}

/** The remaining time of a seat, if there are clocks. */
export interface SeatClock {
  /** In milliseconds. */
  readonly left: () => number
  readonly isRunning: boolean
  /** A clock that is paused by a day off. */
  readonly isDayOff: () => boolean
}
