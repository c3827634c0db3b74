/**
 * Evaluation of a world for a player: what he has and can expect, in points, compared with the average of the others.
 */
import { NONE } from '@tudor-rose/table'
import {
  type Board,
  CASTLE_REWARDS,
  CASTLE_SPACES,
  CONFLICT_REWARDS,
  CONFLICTS,
  COUNTIES,
  COUNTY_REWARDS,
  FAVOURS,
  KNIGHTS,
  type LancasterState,
  OVER,
  PARLIAMENT,
  PLACING,
  ROUNDS,
  SPACES,
  STRENGTHS,
} from './board.ts'
import type { Conflicts } from './conflicts.ts'
import { type GameProgress, goldWorth, KNIGHT_A_ROUND, noblesWorth, squiresWorth, votesWorth } from './goods-values.ts'
import { courtWorth, privilegesWorth } from './henry-v.ts'
import type { Laws } from './laws.ts'
import { majorityWorth } from './majority.ts'
import { AllPlayerStats } from './player-stats.ts'
import { ALLY_SHARE, type Rewards } from './rewards.ts'
import { holdChance } from './threats.ts'

/** The chance that each law in force, from the left, survives the ballots; and that a proposal passes. */
const STAYS_IN_FORCE: readonly number[] = [0.15, 0.5, 0.85]
const PASSES = 0.45
/** The value of placing first in the next round. */
const BEGINS = 1.65
/** The value of denying others a county that an ally holds. */
const DENIED = 0.2
/** The remaining value of a knight who was driven out and is placed again, as a share of his usual value. */
const PLACED_AGAIN = 0.77

/** The number of terms in a player's value. */
export const TERM_COUNT = 16

export class Evaluation {
  readonly #board: Board
  readonly #rewards: Rewards
  readonly #conflicts: Conflicts
  readonly #laws: Laws
  readonly #playerStats: AllPlayerStats
  readonly #parts = new Float64Array(TERM_COUNT)
  #progress: GameProgress = { roundsLeft: 0, phase: PLACING }

  constructor(board: Board, rewards: Rewards, conflicts: Conflicts, laws: Laws) {
    this.#board = board
    this.#rewards = rewards
    this.#conflicts = conflicts
    this.#laws = laws
    this.#playerStats = new AllPlayerStats(board)
  }

  /** Sets the world for all other methods. */
  prepare(w: LancasterState): { readonly playerStats: AllPlayerStats; readonly progress: GameProgress } {
    this.#progress = { roundsLeft: ROUNDS - w.round, phase: this.#board.phaseOf(w) }
    this.#playerStats.count(w, this.#progress)
    this.#conflicts.prepare(w, this.#progress, this.#playerStats)
    return { playerStats: this.#playerStats, progress: this.#progress }
  }

  /** Writes the value of each player. */
  playerValues(w: LancasterState, out: Float64Array): void {
    this.prepare(w)
    for (let player = 0; player < w.players; player++) out[player] = this.#worthOf(w, player)
  }

  value(w: LancasterState, seat: number): number {
    this.prepare(w)
    let own = 0
    let others = 0
    for (let player = 0; player < w.players; player++) {
      const worth = this.#worthOf(w, player)
      if (player === seat) own = worth
      else others += worth
    }
    return own - others / (w.players - 1)
  }

  #worthOf(w: LancasterState, player: number): number {
    if (this.#progress.phase === OVER) return this.#board.score(w, player)
    const parts = this.#parts
    this.writeParts(w, player, parts)
    let sum = 0
    for (let part = 0; part < TERM_COUNT; part++) sum += parts[part]
    return sum
  }

  /** The terms of a player's value in points, starting with the score. */
  writeParts(w: LancasterState, player: number, out: Float64Array): void {
    const progress = this.#progress
    const { gold, squires, nobles, extensions } = this.#playerStats.of[player]
    const isTwo = w.players === 2
    out[0] = this.#board.score(w, player)
    out[1] = goldWorth(gold, progress)
    out[2] = squiresWorth(squires, progress)
    out[3] = votesWorth(w.bytes[this.#board.votes + player], progress)
    out[4] = noblesWorth(nobles, w.components.noblePoints.values, progress)
    out[5] = this.#partyWorth(w, player)
    out[6] = this.#castleWorth(w, player)
    out[7] = this.#lawsWorth(w, player)
    out[8] = this.#choiceWorth(w, player)
    out[9] = majorityWorth(this.#playerStats, player, progress)
    out[10] = progress.roundsLeft > 0 ? this.#rewards.allFour.worth(w, player, 0, 0) : 0
    out[11] = extensions > 0 ? this.#extensionsWorth(w, player) : 0
    out[12] = w.startPlayer === player && progress.roundsLeft > 0 && progress.phase > COUNTY_REWARDS ? BEGINS : 0
    out[13] = w.court === 1 ? this.#courtWorth(w, player) : 0
    out[14] = w.displeasure === 1 ? -this.#playerStats.of[player].shameCost : 0
    out[15] = isTwo ? this.#partyWorth(w, player + w.players) + this.#allysCastleWorth(w, player + w.players) : 0
  }

  /** Knights, and what those in counties and conflicts will bring. */
  #partyWorth(w: LancasterState, party: number): number {
    const board = this.#board
    const progress = this.#progress
    const isAlly = party >= w.players
    let knights = 0
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      let rounds = progress.roundsLeft * (KNIGHTS[strength] - board.inReserve(w, party, strength))
      if (progress.phase === PLACING) rounds += board.atCourt(w, party, strength)
      knights += rounds * KNIGHT_A_ROUND[strength]
    }
    let sum = isAlly ? ALLY_SHARE * knights : knights
    if (progress.phase <= COUNTY_REWARDS)
      for (let county = 0, nobles = 0; county < COUNTIES; county++)
        if (board.holder(w, county) === party && !this.#isBeingTaken(w, county)) {
          sum += this.#held(w, party, county, nobles)
          if (this.#rewards.mayTakeNoble(w, party, county)) nobles++
        }
    for (let conflict = 0; conflict < CONFLICTS; conflict++) {
      if (progress.phase !== CONFLICT_REWARDS || conflict >= w.conflict) {
        if (w.step === board.ransomStep && conflict === w.conflict) sum -= this.#captives(w, party, conflict)
        else sum += this.#conflicts.worth(w, conflict, party, 0, progress)
      }
    }
    return sum
  }

  /** Its holder has taken the reward and is about to choose what to do with it. */
  #isBeingTaken(w: LancasterState, county: number): boolean {
    return this.#progress.phase === COUNTY_REWARDS && county === w.county && this.#board.isChoosing(w)
  }

  #held(w: LancasterState, party: number, county: number, aboutToTake: number): number {
    const board = this.#board
    const progress = this.#progress
    const strength = board.countyKnight(w, county)
    const crosses = w.components.counties[county].reward.crossing !== undefined
    const crossing = crosses ? this.#conflicts.crossingWorth(w, party, strength, progress) : 0
    let worth = this.#rewards.countyWorth(w, party, county, progress, { crossing, aboutToTake })
    if (party >= w.players) worth += DENIED * this.#rewards.countyWorth(w, party - w.players, county, progress)
    if (progress.phase !== PLACING) return worth
    const holds = holdChance(board, w, party, county)
    return holds * worth + (1 - holds) * PLACED_AGAIN * KNIGHT_A_ROUND[strength]
  }

  /** Knights who wait for ransom count as lost. */
  #captives(w: LancasterState, party: number, conflict: number): number {
    let worth = 0
    for (let place = 0; place < SPACES; place++) {
      if (this.#board.owner(w, conflict, place) !== party) continue
      for (let strength = 1; strength <= STRENGTHS; strength++)
        worth +=
          this.#board.knightsOn(w, conflict, place, strength) *
          (KNIGHT_A_ROUND[strength] * this.#progress.roundsLeft + 0.5 * strength)
    }
    return party >= w.players ? ALLY_SHARE * worth : worth
  }

  /** Whether a player's castle is still to be scored in this round, or is being scored. */
  #isCastleAhead(w: LancasterState, player: number): boolean {
    const { phase } = this.#progress
    if (phase !== CASTLE_REWARDS) return phase < CASTLE_REWARDS
    const place = (player - w.startPlayer + w.players) % w.players
    return w.players === 2 ? 2 * place >= w.castles : place >= w.castles
  }

  #castleWorth(w: LancasterState, player: number): number {
    let sum = 0
    for (let space = 0; space < CASTLE_SPACES; space++)
      if (this.#board.castleKnight(w, player, space) > 0)
        sum += this.#rewards.spaceWorth(w, player, space, this.#progress)
    return sum
  }

  #allysCastleWorth(w: LancasterState, ally: number): number {
    let sum = 0
    for (let space = 0; space < w.components.allyCastle.length; space++)
      if (this.#board.castleKnight(w, ally, space) > 0) sum += this.#rewards.spaceWorth(w, ally, space, this.#progress)
    return sum
  }

  #extensionsWorth(w: LancasterState, player: number): number {
    const isAhead = this.#isCastleAhead(w, player)
    let sum = 0
    for (let space = 0; space < CASTLE_SPACES; space++) {
      if (!this.#board.hasExtension(w, player, space)) continue
      const paysNow = isAhead && this.#board.stillPays(w, player, space)
      sum += this.#rewards.extensionWorth(w, player, space, this.#progress, paysNow)
    }
    return sum
  }

  #courtWorth(w: LancasterState, player: number): number {
    const own = courtWorth(this.#board, w, player, this.#progress)
    if (w.players > 2) return own
    return own + ALLY_SHARE * privilegesWorth(this.#board, w, player + w.players, this.#progress)
  }

  #lawsWorth(w: LancasterState, player: number): number {
    const progress = this.#progress
    if (progress.phase > PARLIAMENT) return 0
    let sum = 0
    for (let place = 0; place < 3; place++) {
      if (progress.phase === PLACING) {
        sum += STAYS_IN_FORCE[place] * this.#lawWorth(this.#board.lawInForce(w, place), w, player)
        sum += PASSES * this.#lawWorth(this.#board.proposed(w, place), w, player)
      } else if (place >= w.law) sum += this.#lawWorth(this.#board.lawInForce(w, place), w, player)
    }
    return sum
  }

  #lawWorth(law: number, w: LancasterState, player: number): number {
    return law === NONE ? 0 : this.#laws.worth(law, w, player, this.#playerStats, this.#progress)
  }

  /** A reward that somebody is about to make a choice for. */
  #choiceWorth(w: LancasterState, player: number): number {
    const progress = this.#progress
    const rewards = this.#rewards
    const step = this.#board.steps[w.step]
    if (step === 'choose-favour' || this.#earnsFavour(w, step))
      return w.placing % w.players === player ? this.#bestFavour(w, w.placing) : 0
    if (!this.#board.isChoosing(w)) return 0
    const receiver = w.receiver
    if (receiver % w.players !== player) return 0
    const share = receiver >= w.players ? ALLY_SHARE : 1
    const upgrades = w.upgrades + Number(step === 'upgrade')
    const builds = w.builds + Number(step === 'build')
    const nobles = w.freeNobles + Number(step === 'take-noble')
    let sum = 0
    if (upgrades > 0) sum += share * rewards.upgradesWorth(w, receiver, progress, upgrades)
    if (builds > 0) sum += builds * rewards.bestExtensionWorth(w, receiver, progress, progress.phase < CASTLE_REWARDS)
    if (nobles > 0) sum += rewards.nobleAnywhereWorth(w, receiver, progress, nobles)
    if (w.crossings > 0 || step === 'cross-over')
      sum += this.#conflicts.crossingWorth(w, receiver, this.#board.countyKnight(w, w.county), progress)
    return sum
  }

  /** A player who has sent a knight to a conflict is asked what goes along before receiving a favour. */
  #earnsFavour(w: LancasterState, step: string): boolean {
    return step === 'bring-along' && w.placedAt >= COUNTIES && this.#board.isFavourLeft(w)
  }

  #bestFavour(w: LancasterState, party: number): number {
    const { favours } = w.components
    let best = 0
    for (let favour = 0; favour < Math.min(FAVOURS, favours.length); favour++)
      if (this.#board.isFavourUp(w, favour))
        best = Math.max(best, this.#rewards.worth(w, party, favours[favour].reward, NONE, this.#progress))
    return best
  }
}
