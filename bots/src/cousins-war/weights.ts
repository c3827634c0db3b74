/** The weights of the heuristic evaluation. */
export interface Weights {
  /** In troops in a region, which are worth 1. */
  readonly reserve: number
  readonly control: number
  readonly trophy: number
  /** The winning chance per troop grows from round to round. */
  readonly firstTroop: number
  readonly troopGrowth: number
  /** The winning chance per command point in hand. */
  readonly point: number
  /** Whether that includes the last cards of the game, which are useful only in the battle. */
  readonly countsLastHands: boolean
  /** How uncertain control of a region is: at the end of a round, and more for each card to come. */
  readonly uncertaintyAtTheEnd: number
  readonly uncertaintyPerCard: number
  /** Troops in reserve that each remaining card can bring into play, and what each adds to every region. */
  readonly usablePerCard: number
  readonly usable: number
  /** Fighters that each card to come commits to the battle: with troops in reserve, and without. */
  readonly committedPerCard: number
  readonly committedWithoutReserve: number
  /** When a battle is next: whether the average number of survivors is used, or each number with its probability. */
  readonly survivors: 'average' | 'each'
}

/** Hand-made weights of the greedy policy. */
export const FIRST_WEIGHTS: Weights = {
  reserve: 0.55,
  control: 0.9,
  trophy: 0.9,
  firstTroop: 0.14,
  troopGrowth: 0.05,
  point: 0.02,
  countsLastHands: true,
  uncertaintyAtTheEnd: 0.03,
  uncertaintyPerCard: 0.3,
  usablePerCard: 1.5,
  usable: 0.15,
  committedPerCard: 0.3,
  committedWithoutReserve: 0.12,
  survivors: 'average',
}

/**
 * The weights of search, by logistic regression: those that best predict the winners of 248 games of search against
 * itself (100 playouts per move), at every card, exchange, battle and placing of survivors.
 */
export const SEARCH_WEIGHTS: Weights = {
  reserve: 0.821,
  control: 3.804,
  trophy: 2.03,
  firstTroop: 0.026,
  troopGrowth: 0.029,
  point: 0.013,
  countsLastHands: false,
  uncertaintyAtTheEnd: 0.102,
  uncertaintyPerCard: 0.288,
  usablePerCard: 1.472,
  usable: 0.21,
  committedPerCard: 0.46,
  committedWithoutReserve: 0.579,
  survivors: 'each',
}
