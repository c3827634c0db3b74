/** How good a world is for a player: what he has and can expect, in points, against what the others have on average. */
import { NOTHING } from '@tudor-rose/table'
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
  OVER,
  PARLIAMENT,
  PLACING,
  ROUNDS,
  SPACES,
  STRENGTHS,
  type World,
} from './board.ts'
import type { Conflicts } from './conflicts.ts'
import { courtWorth, privilegesWorth } from './henry.ts'
import type { Laws } from './laws.ts'
import { majorityWorth } from './majority.ts'
import { ALLY_SHARE, type Rewards } from './rewards.ts'
import { Standings } from './standing.ts'
import { holdChance } from './threats.ts'
import { goldWorth, KNIGHT_A_ROUND, type Moment, noblesWorth, squiresWorth, votesWorth } from './worths.ts'

/** How likely each law in force, from the left, outlives the ballots; and a proposal to pass. */
const STAYS_IN_FORCE: readonly number[] = [0.15, 0.5, 0.85]
const PASSES = 0.45
/** To place first in the next round. */
const BEGINS = 1.65
/** What it is worth that nobody else gets a county which an ally holds. */
const DENIED = 0.2
/** What a knight who was driven out and is placed again still finds, as a part of what he brings otherwise. */
const PLACED_AGAIN = 0.77

/** What a worth is made of. */
export const PARTS = 16

export class Evaluation {
  readonly #board: Board
  readonly #rewards: Rewards
  readonly #conflicts: Conflicts
  readonly #laws: Laws
  readonly #standings: Standings
  readonly #parts = new Float64Array(PARTS)
  #now: Moment = { roundsLeft: 0, part: PLACING }

  constructor(board: Board, rewards: Rewards, conflicts: Conflicts, laws: Laws) {
    this.#board = board
    this.#rewards = rewards
    this.#conflicts = conflicts
    this.#laws = laws
    this.#standings = new Standings(board)
  }

  /** Takes a world in; everything else speaks of the world that was last looked at. */
  look(w: World): { readonly standings: Standings; readonly now: Moment } {
    this.#now = { roundsLeft: ROUNDS - w.round, part: this.#board.partOf(w) }
    this.#standings.count(w, this.#now)
    this.#conflicts.look(w, this.#now, this.#standings)
    return { standings: this.#standings, now: this.#now }
  }

  /** Writes for each player what he has and can expect. */
  worths(w: World, out: Float64Array): void {
    this.look(w)
    for (let player = 0; player < w.players; player++) out[player] = this.#worthOf(w, player)
  }

  value(w: World, seat: number): number {
    this.look(w)
    let own = 0
    let others = 0
    for (let player = 0; player < w.players; player++) {
      const worth = this.#worthOf(w, player)
      if (player === seat) own = worth
      else others += worth
    }
    return own - others / (w.players - 1)
  }

  #worthOf(w: World, player: number): number {
    if (this.#now.part === OVER) return this.#board.score(w, player)
    const parts = this.#parts
    this.writeParts(w, player, parts)
    let sum = 0
    for (let part = 0; part < PARTS; part++) sum += parts[part]
    return sum
  }

  /** What a player's worth in points is made of, first of all his score. */
  writeParts(w: World, player: number, out: Float64Array): void {
    const now = this.#now
    const { gold, squires, nobles, extensions } = this.#standings.of[player]
    const isTwo = w.players === 2
    out[0] = this.#board.score(w, player)
    out[1] = goldWorth(gold, now)
    out[2] = squiresWorth(squires, now)
    out[3] = votesWorth(w.bytes[this.#board.votes + player], now)
    out[4] = noblesWorth(nobles, w.components.noblePoints.values, now)
    out[5] = this.#partyWorth(w, player)
    out[6] = this.#castleWorth(w, player)
    out[7] = this.#lawsWorth(w, player)
    out[8] = this.#choiceWorth(w, player)
    out[9] = majorityWorth(this.#standings, player, now)
    out[10] = now.roundsLeft > 0 ? this.#rewards.allFour.worth(w, player, 0, 0) : 0
    out[11] = extensions > 0 ? this.#extensionsWorth(w, player) : 0
    out[12] = w.startPlayer === player && now.roundsLeft > 0 && now.part > COUNTY_REWARDS ? BEGINS : 0
    out[13] = w.court === 1 ? this.#courtWorth(w, player) : 0
    out[14] = w.displeasure === 1 ? -this.#standings.of[player].shameCost : 0
    out[15] = isTwo ? this.#partyWorth(w, player + w.players) + this.#allysCastleWorth(w, player + w.players) : 0
  }

  /** Knights, and what those who have been placed in counties and conflicts will bring. */
  #partyWorth(w: World, party: number): number {
    const board = this.#board
    const now = this.#now
    const isAlly = party >= w.players
    let knights = 0
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      let rounds = now.roundsLeft * (KNIGHTS[strength] - board.inReserve(w, party, strength))
      if (now.part === PLACING) rounds += board.atCourt(w, party, strength)
      knights += rounds * KNIGHT_A_ROUND[strength]
    }
    let sum = isAlly ? ALLY_SHARE * knights : knights
    if (now.part <= COUNTY_REWARDS)
      for (let county = 0, nobles = 0; county < COUNTIES; county++)
        if (board.holder(w, county) === party && !this.#isBeingTaken(w, county)) {
          sum += this.#held(w, party, county, nobles)
          if (this.#rewards.mayTakeNoble(w, party, county)) nobles++
        }
    for (let conflict = 0; conflict < CONFLICTS; conflict++) {
      if (now.part !== CONFLICT_REWARDS || conflict >= w.conflict) {
        if (w.step === board.ransomStep && conflict === w.conflict) sum -= this.#captives(w, party, conflict)
        else sum += this.#conflicts.worth(w, conflict, party, 0, now)
      }
    }
    return sum
  }

  /** Its holder has taken the reward and is about to choose what becomes of it. */
  #isBeingTaken(w: World, county: number): boolean {
    return this.#now.part === COUNTY_REWARDS && county === w.county && this.#board.isChoosing(w)
  }

  #held(w: World, party: number, county: number, aboutToTake: number): number {
    const board = this.#board
    const now = this.#now
    const strength = board.countyKnight(w, county)
    const crosses = w.components.counties[county].reward.crossing !== undefined
    const crossing = crosses ? this.#conflicts.crossingWorth(w, party, strength, now) : 0
    let worth = this.#rewards.countyWorth(w, party, county, now, { crossing, aboutToTake })
    if (party >= w.players) worth += DENIED * this.#rewards.countyWorth(w, party - w.players, county, now)
    if (now.part !== PLACING) return worth
    const holds = holdChance(board, w, party, county)
    return holds * worth + (1 - holds) * PLACED_AGAIN * KNIGHT_A_ROUND[strength]
  }

  /** Knights who wait for their ransom are as good as lost. */
  #captives(w: World, party: number, conflict: number): number {
    let worth = 0
    for (let place = 0; place < SPACES; place++) {
      if (this.#board.owner(w, conflict, place) !== party) continue
      for (let strength = 1; strength <= STRENGTHS; strength++)
        worth +=
          this.#board.knightsOn(w, conflict, place, strength) *
          (KNIGHT_A_ROUND[strength] * this.#now.roundsLeft + 0.5 * strength)
    }
    return party >= w.players ? ALLY_SHARE * worth : worth
  }

  /** Whether a player's castle is still to be scored in this round, or is being scored. */
  #isCastleAhead(w: World, player: number): boolean {
    const { part } = this.#now
    if (part !== CASTLE_REWARDS) return part < CASTLE_REWARDS
    const place = (player - w.startPlayer + w.players) % w.players
    return w.players === 2 ? 2 * place >= w.castles : place >= w.castles
  }

  #castleWorth(w: World, player: number): number {
    let sum = 0
    for (let space = 0; space < CASTLE_SPACES; space++)
      if (this.#board.castleKnight(w, player, space) > 0) sum += this.#rewards.spaceWorth(w, player, space, this.#now)
    return sum
  }

  #allysCastleWorth(w: World, ally: number): number {
    let sum = 0
    for (let space = 0; space < w.components.allyCastle.length; space++)
      if (this.#board.castleKnight(w, ally, space) > 0) sum += this.#rewards.spaceWorth(w, ally, space, this.#now)
    return sum
  }

  #extensionsWorth(w: World, player: number): number {
    const isAhead = this.#isCastleAhead(w, player)
    let sum = 0
    for (let space = 0; space < CASTLE_SPACES; space++) {
      if (!this.#board.hasExtension(w, player, space)) continue
      const paysNow = isAhead && this.#board.stillPays(w, player, space)
      sum += this.#rewards.extensionWorth(w, player, space, this.#now, paysNow)
    }
    return sum
  }

  #courtWorth(w: World, player: number): number {
    const own = courtWorth(this.#board, w, player, this.#now)
    if (w.players > 2) return own
    return own + ALLY_SHARE * privilegesWorth(this.#board, w, player + w.players, this.#now)
  }

  #lawsWorth(w: World, player: number): number {
    const now = this.#now
    if (now.part > PARLIAMENT) return 0
    let sum = 0
    for (let place = 0; place < 3; place++) {
      if (now.part === PLACING) {
        sum += STAYS_IN_FORCE[place] * this.#lawWorth(this.#board.lawInForce(w, place), w, player)
        sum += PASSES * this.#lawWorth(this.#board.proposed(w, place), w, player)
      } else if (place >= w.law) sum += this.#lawWorth(this.#board.lawInForce(w, place), w, player)
    }
    return sum
  }

  #lawWorth(law: number, w: World, player: number): number {
    return law === NOTHING ? 0 : this.#laws.worth(law, w, player, this.#standings, this.#now)
  }

  /** A reward that somebody is about to choose something for. */
  #choiceWorth(w: World, player: number): number {
    const now = this.#now
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
    if (upgrades > 0) sum += share * rewards.upgradesWorth(w, receiver, now, upgrades)
    if (builds > 0) sum += builds * rewards.bestExtensionWorth(w, receiver, now, now.part < CASTLE_REWARDS)
    if (nobles > 0) sum += rewards.nobleAnywhereWorth(w, receiver, now, nobles)
    if (w.crossings > 0 || step === 'cross-over')
      sum += this.#conflicts.crossingWorth(w, receiver, this.#board.countyKnight(w, w.county), now)
    return sum
  }

  /** Whoever has sent a knight to a conflict is asked what goes along with him before he is given a favour. */
  #earnsFavour(w: World, step: string): boolean {
    return step === 'bring-along' && w.placedAt >= COUNTIES && this.#board.isFavourLeft(w)
  }

  #bestFavour(w: World, party: number): number {
    const { favours } = w.components
    let best = 0
    for (let favour = 0; favour < Math.min(FAVOURS, favours.length); favour++)
      if (this.#board.isFavourUp(w, favour))
        best = Math.max(best, this.#rewards.worth(w, party, favours[favour].reward, NOTHING, this.#now))
    return best
  }
}
