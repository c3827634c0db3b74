/** What is shown of a seat beside its name. */
export interface SeatFacts {
  /** As in `seatNames`; a message key `seat.NAME`. */
  readonly name: string
  /** Who sits there, in words. */
  readonly who: string
  /** How they play, where it is a bot. */
  readonly about?: string | undefined
  readonly isMine: boolean
  /** Whether they have the table open; unknown where everybody sits at one screen. */
  readonly isPresent?: boolean
  readonly clock?: SeatClock
}

/** The time of a seat, where there are clocks. */
export interface SeatClock {
  /** In milliseconds. */
  readonly left: () => number
  readonly isRunning: boolean
  /** A clock that would run, but not today. */
  readonly isDayOff: () => boolean
}
