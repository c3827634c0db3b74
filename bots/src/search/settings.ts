/** How search goes about a game. */
import type { Curiosity } from './bandit.ts'

export interface SearchSettings {
  readonly curiosity: Curiosity
  /**
   * Whether moves that must not be foreseen are mixed. To mix well takes hundreds of playouts and more; with fewer it is better to
   * take what looks best.
   */
  readonly mixes: boolean
  /** How often moves that are mixed are taken for the sake of exploring. */
  readonly mixedExploring: number
  /** For how many tries of every move first sight counts where moves are mixed. */
  readonly mixedTrust: number
  /**
   * The share of playouts in which what the searching seat holds is drawn anew as well, as another seat might imagine it.
   * Only in those do the others learn, so that they do not come to act on secrets of the searching seat. It takes a guide
   * that tells secrets apart; 0 does without, and then the others learn in all.
   */
  readonly doubt: number
  /**
   * How many worlds are imagined for a decision: its moves are tried in the same ones, each in the first before any in the
   * second, so that none looks better only for having met better worlds. 0 imagines one for every playout.
   */
  readonly worlds: number
  /** Information sets to remember at most. */
  readonly mostSets: number
  /**
   * Whether a playout ends before a decision that is new, whose moves are then looked at only when it is reached again: for
   * games in which positions are judged well at any time and looking at moves takes long.
   */
  readonly endsBeforeNew: boolean
  /**
   * Whether the tree ends where another seat decides, so that answers are taken at first sight: for games in which one makes many
   * moves before the others answer, and they have too many answers to learn about.
   */
  readonly answersAtOnce: boolean
  /** Whether it is enough to know the move: then search stops when no other can overtake it any more. */
  readonly stopsWhenSettled: boolean
}

export const USUAL_SETTINGS: SearchSettings = {
  curiosity: { exploration: 0.5, bias: 0.5 },
  mixes: true,
  mixedExploring: 0.1,
  mixedTrust: 1,
  doubt: 0,
  worlds: 0,
  mostSets: 200_000,
  endsBeforeNew: false,
  answersAtOnce: false,
  stopsWhenSettled: false,
}
