/** What counts for how much when a position is judged. */
export interface Weights {
  /** All in troops that stand in a region, which are worth 1. */
  readonly reserve: number
  readonly control: number
  readonly trophy: number
  /** What a troop is worth in chances to win grows from round to round. */
  readonly firstTroop: number
  readonly troopGrowth: number
  /** A command point that is still in hand, in chances to win. */
  readonly point: number
  /** Whether that holds for the last cards of the game too, which are good for nothing but their use in the battle. */
  readonly countsLastHands: boolean
  /** How far the cards to come blur who will control a region: at the end of a round, and more for each card. */
  readonly blurAtTheEnd: number
  readonly blurPerCard: number
  /** Troops in reserve that each card left can still bring into play, and what each then adds to every region. */
  readonly usablePerCard: number
  readonly usable: number
  /** How many fighters a card to come brings to the battle: with troops in reserve, and without. */
  readonly committedPerCard: number
  readonly committedWithoutReserve: number
  /** When a battle comes next, whether survivors are taken on average, or each number by itself as often as it comes. */
  readonly survivors: 'average' | 'each'
}

/** Rules of thumb, by which the greedy policy plays. */
export const FIRST_WEIGHTS: Weights = {
  reserve: 0.55,
  control: 0.9,
  trophy: 0.9,
  firstTroop: 0.14,
  troopGrowth: 0.05,
  point: 0.02,
  countsLastHands: true,
  blurAtTheEnd: 0.03,
  blurPerCard: 0.3,
  usablePerCard: 1.5,
  usable: 0.15,
  committedPerCard: 0.3,
  committedWithoutReserve: 0.12,
  survivors: 'average',
}

/**
 * By which search plays. Found by logistic regression: the weights under which the evaluation would have foretold best who
 * won 248 games of search against itself (100 playouts a move), asked at every card, exchange, battle and settling.
 */
export const SEARCH_WEIGHTS: Weights = {
  reserve: 0.821,
  control: 3.804,
  trophy: 2.03,
  firstTroop: 0.026,
  troopGrowth: 0.029,
  point: 0.013,
  countsLastHands: false,
  blurAtTheEnd: 0.102,
  blurPerCard: 0.288,
  usablePerCard: 1.472,
  usable: 0.21,
  committedPerCard: 0.46,
  committedWithoutReserve: 0.579,
  survivors: 'each',
}
