/** A battle whose odds are requested. */
export interface OddsQuestion {
  readonly area: string
  /** Planned moves that lead to it, as lines of notation; empty for a battle in the current position. */
  readonly moves: readonly string[]
}
