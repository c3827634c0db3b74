/** Settings of the search. */
import type { BanditSettings } from './bandit.ts'

export interface SearchSettings {
  readonly bandit: BanditSettings
  /**
   * Whether mixed strategies are used where the guide or simultaneous decisions call for them. Mixing well takes
   * hundreds of playouts; with fewer it is better to take the best move.
   */
  readonly mixesStrategies: boolean
  /** The share of visits spent on exploration in mixed strategies. */
  readonly mixedExploration: number
  /** For how many visits priors count in mixed strategies. */
  readonly mixedPriorWeight: number
  /**
   * The share of playouts in which the hidden information of the searching seat is redrawn too, from the view of
   * another seat. Opponents learn only in those, so that they do not react to secrets of the searching seat. It needs a
   * guide with `privateKey`; with 0, opponents learn in all playouts.
   */
  readonly ownHandRedraws: number
  /**
   * How many determinizations a decision is searched in. All moves are tried in the first before any is tried in the
   * second, so that no move profits from better worlds. With 0, every playout uses a new one.
   */
  readonly sharedDeterminizations: number
  /** The maximum number of information sets in memory. */
  readonly maxInformationSets: number
  /**
   * Whether a playout is evaluated before a new decision, whose moves get priors only when it is reached again: for
   * games in which positions can be evaluated at any time, and priors are expensive.
   */
  readonly expandsOnRevisit: boolean
  /**
   * Whether the tree ends where another seat decides, so that answers come from the playout policy: for games in which
   * a seat makes many moves before the others answer, and there are too many answers to search.
   */
  readonly stopsAtOpponent: boolean
  /** Whether search stops as soon as no other move can overtake the best one. */
  readonly stopsEarly: boolean
}

export const DEFAULT_SETTINGS: SearchSettings = {
  bandit: { exploration: 0.5, priorBias: 0.5 },
  mixesStrategies: true,
  mixedExploration: 0.1,
  mixedPriorWeight: 1,
  ownHandRedraws: 0,
  sharedDeterminizations: 0,
  maxInformationSets: 200_000,
  expandsOnRevisit: false,
  stopsAtOpponent: false,
  stopsEarly: false,
}
