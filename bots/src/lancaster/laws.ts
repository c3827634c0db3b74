/** The value of each law for a player if it were executed now, in points. */
import { LAW_IDS, type LawId } from '@tudor-rose/lancaster/rules'
import type { Board, LancasterState } from './board.ts'
import { type GameProgress, logistic, valuePerGold, valuePerSquire, valuePerVote } from './goods-values.ts'
import type { AllPlayerStats, PlayerStats } from './player-stats.ts'
import type { Rewards } from './rewards.ts'

interface LawContext {
  readonly w: LancasterState
  readonly seat: number
  readonly own: PlayerStats
  readonly all: AllPlayerStats
  readonly progress: GameProgress
  readonly rewards: Rewards
  readonly board: Board
}

/** While knights are being placed, an incomplete group may still be completed. */
const HALF_DONE = 0.48
function groups(size: number, many: number, { all }: LawContext): number {
  const whole = Math.floor(many / size)
  return all.isPlacing ? (1 - HALF_DONE) * whole + HALF_DONE * (many / size) : whole
}

type Count = 'gold' | 'squires' | 'votes' | 'knightsInConflicts'
/** The chance that the favour with most of something goes to another player. */
const OTHERS_TAKE = 0.7

/**
 * The most that a favour gives or has given another player: one that lies face down is the player's own only if he has
 * that much more.
 */
function favourOfOthers(what: 'gold' | 'squires', usual: number, { board, w, own }: LawContext): number {
  const { favours } = w.components
  let most = 0
  for (let favour = 0; favour < favours.length; favour++) {
    const many = favours[favour].reward[what] ?? 0
    if (many > most && (board.isFavourUp(w, favour) || own[what] < usual + many)) most = many
  }
  return most
}

/** The chance of having most of something, of which at least one is needed. */
function hasMost(what: Count, question: LawContext): number {
  const { own, seat, all } = question
  if (own[what] === 0 && !all.isPlacing) return 0
  let most = 0
  for (let other = 0; other < all.players; other++) if (other !== seat) most = Math.max(most, all.of[other][what])
  if (all.isPlacing && (what === 'gold' || what === 'squires'))
    most += OTHERS_TAKE * favourOfOthers(what, most, question)
  return logistic((own[what] - most + 0.4) / 0.6)
}

function hasFewestShame({ own, seat, all }: LawContext): number {
  for (let other = 0; other < all.players; other++) if (other !== seat && all.of[other].shame < own.shame) return 0.1
  return 0.9
}

/** Whether this many knights of a strength have been placed; partially, while more can be placed. */
function allPlaced(strength: number, wanted: number, { own, all }: LawContext): number {
  const share = Math.min(1, own.placed[strength] / wanted)
  return share === 1 ? 1 : all.isPlacing ? HALF_DONE * share : 0
}

/** All four strengths; partially, while a player who has them is still placing them. */
function everyStrengthPlaced({ own, all }: LawContext): number {
  let placed = 0
  for (let strength = 1; strength <= 4; strength++) {
    if (own.active[strength] === 0) return 0
    if (own.placed[strength] > 0) placed++
  }
  return placed === 4 ? 1 : all.isPlacing ? (HALF_DONE * placed) / 3 : 0
}

/** Goods for points: only the gain over their usual value. */
const trade = (times: number, gain: number, cost: number): number => times * Math.max(0, gain - cost)

const oneOfEach = ({ progress }: LawContext): number =>
  valuePerGold(progress) + valuePerSquire(progress) + valuePerVote(progress)

const WORTHS: Readonly<Record<LawId, (question: LawContext) => number>> = {
  'most-gold-upgrade': (q) => hasMost('gold', q) * q.rewards.upgradeWorth(q.w, q.seat, q.progress),
  'most-squires-new-knight': (q) => hasMost('squires', q) * q.rewards.newKnightWorth(q.w, q.seat, q.progress),
  'points-3-per-2-counties': (q) => 3 * groups(2, q.own.counties, q),
  'gold-for-vote': ({ own, progress }) =>
    trade(own.gold, valuePerVote(progress), valuePerGold(progress)) + 0.1 * Math.min(2, own.gold),
  'squire-and-gold-for-3-points': ({ own, progress }) =>
    trade(Math.min(own.gold, own.squires), 3, valuePerGold(progress) + valuePerSquire(progress)),
  'extension-per-2-conflicts': (q) =>
    groups(2, q.own.conflicts, q) * q.rewards.bestExtensionWorth(q.w, q.seat, q.progress, true),
  'squire-per-placed-2': ({ own, progress }) => own.placed[2] * valuePerSquire(progress),
  'squire-vote-gold-per-2-conflicts': (q) => groups(2, q.own.conflicts, q) * oneOfEach(q),
  'no-placed-2-upgrade': ({ own, w, seat, progress, rewards }) =>
    own.placed[2] === 0 ? rewards.upgradeWorth(w, seat, progress) : 0,
  'placed-3-becomes-4': ({ own, w, seat, progress, rewards }) =>
    own.placed[3] > 0 && own.placed[4] === 0 ? rewards.upgradeWorth(w, seat, progress) : 0,
  'points-5-per-3-extensions': (q) => 5 * groups(3, q.own.extensions, q),
  'points-3-per-conflict': ({ own }) => 3 * own.conflicts,
  'points-8-per-3-counties': (q) => 8 * groups(3, q.own.counties, q),
  'all-three-1s-placed-5-points': (q) => 5 * allPlaced(1, 3, q),
  'new-knight-per-3-nobles': (q) =>
    Math.min(1, groups(3, q.own.nobles, q)) * q.rewards.newKnightWorth(q.w, q.seat, q.progress),
  'gold-for-1-point': ({ own, progress }) => trade(own.gold, 1, valuePerGold(progress)),
  'squire-for-1-point': ({ own, progress }) => trade(own.squires, 1, valuePerSquire(progress)),
  'all-four-strengths-6-points': (q) => 6 * everyStrengthPlaced(q),

  'most-gold-squire-and-vote': (q) => hasMost('gold', q) * (valuePerSquire(q.progress) + valuePerVote(q.progress)),
  'vote-per-conflict': ({ own, progress }) => own.conflicts * valuePerVote(progress),
  'most-squires-gold-and-vote': (q) => hasMost('squires', q) * (valuePerGold(q.progress) + valuePerVote(q.progress)),
  'squire-per-placed-1': ({ own, progress }) => own.placed[1] * valuePerSquire(progress),
  'points-3-per-knight-in-castle': ({ own }) => 3 * own.knightsInCastle,
  'no-nobles-gold-squire-vote': (q) => (q.own.nobles === 0 ? oneOfEach(q) : 0),
  'counties-cost-1-gold': ({ own, progress }) =>
    -Math.min(own.counties, own.gold) * valuePerGold(progress) - 2 * Math.max(0, own.counties - own.gold),
  'both-2s-placed-3-points': (q) => 3 * allPlaced(2, 2, q),
  'most-leftover-votes-upgrade': (q) => hasMost('votes', q) * q.rewards.upgradeWorth(q.w, q.seat, q.progress),
  'points-5-per-2-counties': (q) => 5 * groups(2, q.own.counties, q),
  'swap-gold-squires-2-to-1': ({ own }) => 0.1 * Math.max(0, Math.abs(own.gold - own.squires) - 2),
  'extensions-cost-1-squire': ({ own, progress }) => -own.extensions * Math.max(0.5, valuePerSquire(progress)),
  'points-3-per-2-squires-in-counties': (q) => 3 * groups(2, q.own.squiresInCounties, q),
  'most-knights-in-conflicts-5-points': (q) => 5 * hasMost('knightsInConflicts', q),
  'points-3-per-county-without-nobles': ({ own }) => 3 * own.countiesWithoutNobles,
  'squires-into-conflicts': ({ own }) => 0.5 * Math.min(own.conflicts, own.squires),
  'pay-4-gold-for-extension': ({ own, w, seat, progress, rewards }) =>
    trade(Math.floor(own.gold / 4), rewards.bestExtensionWorth(w, seat, progress, true), 4 * valuePerGold(progress)),
  'gold-squire-vote-for-3-points': ({ own, progress }) =>
    trade(Math.min(own.gold, own.squires, own.votes), 3, valuePerGold(progress) + valuePerSquire(progress)),

  'no-bishop-return-1-shame': ({ own }) => (own.bishops === 0 && own.shame > 0 ? own.shameEach : 0),
  'fewest-shame-5-points': (q) => 5 * hasFewestShame(q),
  'most-squires-pays-2-most-gold-pays-3': (q) =>
    -2 * hasMost('squires', q) * valuePerSquire(q.progress) - 3 * hasMost('gold', q) * valuePerGold(q.progress),
  'pay-seal-for-2-squires-and-1-gold': ({ own, progress }) =>
    trade(own.seals, 2 * valuePerSquire(progress) + valuePerGold(progress), 1 + own.bishops),
  'most-leftover-votes-1-seal': (q) => hasMost('votes', q) * (1 + q.own.bishops),
  'points-3-per-knight-in-tower': ({ own }) => 3 * own.knightsInTower,
  'most-squires-3-points-most-gold-3-points': (q) => 3 * hasMost('squires', q) + 3 * hasMost('gold', q),
  'shame-per-2-counties': (q) => -q.own.shameEach * groups(2, q.own.counties, q),
}

export class Laws {
  readonly #worths: readonly ((question: LawContext) => number)[]
  readonly #rewards: Rewards
  readonly #board: Board

  constructor(board: Board, rewards: Rewards) {
    this.#board = board
    this.#worths = LAW_IDS.map((id) => WORTHS[id])
    this.#rewards = rewards
  }

  worth(law: number, w: LancasterState, seat: number, all: AllPlayerStats, progress: GameProgress): number {
    return this.#worths[law]({ w, seat, own: all.of[seat], all, progress, rewards: this.#rewards, board: this.#board })
  }
}
