/** What a reward is worth to whoever gets it now: a new knight only while there is one in the reserve, and so on. */
import { NOTHING } from '@tudor-rose/table'
import { AllFour } from './all-four.ts'
import { type Board, CASTLE_SPACES, COUNTIES, KNIGHTS, type Reward, STRENGTHS, type World } from './board.ts'
import { bishopWorth, sealWorth } from './henry.ts'
import {
  EXTENSION_AT_THE_END,
  goldEach,
  KNIGHT_A_ROUND,
  knightWorth,
  type Moment,
  noblesWorth,
  plainWorth,
  STRENGTH_AT_THE_END,
  squiresEach,
} from './worths.ts'

/** An ally's knights only stand in the way of others and help in conflicts. */
export const ALLY_SHARE = 0.45
const PRICE_OF_BOTH = 3
/** A noble that an ally takes out of the game. */
const NOBLE_REMOVED = 0.4
/** To be the one who says who begins. */
const NAMES_START_PLAYER = 0.73

export class Rewards {
  readonly #board: Board
  readonly allFour: AllFour

  constructor(board: Board) {
    this.#board = board
    this.allFour = new AllFour(board)
  }

  /** The best upgrade that there is for a party, or a bishop instead. */
  upgradeWorth(w: World, party: number, now: Moment): number {
    let best = party < w.players ? bishopWorth(this.#board, w, party, now) : 0
    const isHoped = now.roundsLeft > 0 && party < w.players && this.allFour.isToCome(w)
    const held = isHoped ? this.allFour.worth(w, party, 0, 0) : 0
    for (let strength = 1; strength < STRENGTHS; strength++) {
      if (this.#board.inReserve(w, party, strength + 1) === 0) continue
      if (this.#board.inReserve(w, party, strength) === KNIGHTS[strength]) continue
      const step = KNIGHT_A_ROUND[strength + 1] - KNIGHT_A_ROUND[strength]
      const hope = isHoped ? this.allFour.worth(w, party, strength, strength + 1) - held : 0
      best = Math.max(best, step * now.roundsLeft + STRENGTH_AT_THE_END + hope)
    }
    return best
  }

  newKnightWorth(w: World, party: number, now: Moment, many = 1): number {
    return Math.min(many, this.#board.inReserve(w, party, 1)) * knightWorth(1, now)
  }

  /** Several upgrades at once, as far as there are stronger knights to come. */
  upgradesWorth(w: World, party: number, now: Moment, many: number): number {
    let stronger = 0
    for (let strength = 2; strength <= STRENGTHS; strength++) stronger += this.#board.inReserve(w, party, strength)
    // The first may be taken as a bishop, also where there is nobody to upgrade.
    return Math.min(many, Math.max(1, stronger)) * this.upgradeWorth(w, party, now)
  }

  /** What a space of a castle brings each time, its price paid. */
  spaceWorth(w: World, party: number, space: number, now: Moment): number {
    const { reward, cost = 0 } = this.#castleOf(w, party)[space]
    return Math.max(0, this.worth(w, party, reward, NOTHING, now) - cost * squiresEach(now))
  }

  /** Spaces with a knight or an upgrade soon have nothing left to give. */
  extensionWorth(w: World, party: number, space: number, now: Moment, paysNow: boolean): number {
    const { reward, cost } = w.components.castle[space]
    const { newKnight, upgrade, extension, nobleAnywhere } = reward
    if ((cost ?? newKnight ?? upgrade ?? extension ?? nobleAnywhere) === undefined)
      return plainWorth(reward, now) * (now.roundsLeft + Number(paysNow))
    const once =
      extension === undefined ? this.spaceWorth(w, party, space, now) : buildersWorth(reward, extension, cost ?? 0, now)
    return once * Math.min(1.5, now.roundsLeft + Number(paysNow)) * 0.8
  }

  /** The best of the extensions that are left, each of so many as they are built. */
  bestExtensionWorth(w: World, party: number, now: Moment, paysNow: boolean, many = 1): number {
    let best = 0
    let left = 0
    for (let space = 0; space < CASTLE_SPACES; space++) {
      if (this.#board.hasExtension(w, party, space)) continue
      left++
      best = Math.max(best, this.extensionWorth(w, party, space, now, paysNow))
    }
    return left === 0 ? 0 : Math.min(many, left) * (best + EXTENSION_AT_THE_END)
  }

  /** One noble more than he has and is about to take. */
  nobleWorth(w: World, party: number, now: Moment, aboutToTake = 0): number {
    if (party >= w.players) return NOBLE_REMOVED
    const { values } = w.components.noblePoints
    const has = this.#board.nobles(w, party) + aboutToTake
    return noblesWorth(has + 1, values, now) - noblesWorth(has, values, now)
  }

  mayTakeNoble(w: World, party: number, county: number): boolean {
    if (this.#board.noblesIn(w, county) === 0) return false
    return party >= w.players || !this.#board.hasNoble(w, party, county)
  }

  nobleAnywhereWorth(w: World, party: number, now: Moment, many = 1): number {
    let sum = 0
    for (let county = 0, taken = 0; county < COUNTIES && taken < many; county++)
      if (this.mayTakeNoble(w, party, county)) sum += this.nobleWorth(w, party, now, taken++)
    return sum
  }

  /** `crossing` is what a knight would bring in a conflict, for the reward that sends him there. */
  worth(w: World, party: number, reward: Reward, county: number, now: Moment, crossing = 0): number {
    const isAlly = party >= w.players
    const { newKnight, upgrade, nobleAnywhere, extension } = reward
    let sum = isAlly ? 0 : plainWorth(reward, now)
    if (newKnight !== undefined) sum += this.newKnightWorth(w, party, now, newKnight) * (isAlly ? ALLY_SHARE : 1)
    if (upgrade !== undefined) sum += this.upgradesWorth(w, party, now, upgrade) * (isAlly ? ALLY_SHARE : 1)
    if (nobleAnywhere !== undefined) sum += this.nobleAnywhereWorth(w, party, now, nobleAnywhere)
    if (reward.crossing !== undefined && county !== NOTHING) sum += crossing
    if (isAlly) return sum
    if (extension !== undefined) sum += this.bestExtensionWorth(w, party, now, county !== NOTHING, extension)
    if (reward.seals !== undefined) sum += reward.seals * sealWorth(this.#board, w, party, now)
    return sum
  }

  /** What a county brings its holder: the noble, the reward or a tile, or two of them for gold. */
  countyWorth(
    w: World,
    party: number,
    county: number,
    now: Moment,
    { crossing = 0, aboutToTake = 0 }: { readonly crossing?: number; readonly aboutToTake?: number } = {},
  ): number {
    const { reward, startPlayer } = w.components.counties[county]
    const noble = this.mayTakeNoble(w, party, county) ? this.nobleWorth(w, party, now, aboutToTake) : 0
    let given = this.worth(w, party, reward, county, now, crossing)
    if (this.#board.hasTile(w, county)) given = Math.max(given, this.#tileWorth(w, party, county, now))
    let best = Math.max(noble, given)
    const hasGold = party < w.players && w.bytes[this.#board.gold + party] >= PRICE_OF_BOTH
    if (hasGold && noble > 0) best = Math.max(best, noble + given - PRICE_OF_BOTH * goldEach(now))
    return startPlayer && now.roundsLeft > 0 ? best + NAMES_START_PLAYER : best
  }

  /** Of a tile an ally has the use of knights and upgrades alone; no noble leaves the game for it. */
  #tileWorth(w: World, party: number, county: number, now: Moment): number {
    const { reward, withCourt = reward } = w.components.rewardTiles[county]
    const tile = w.court === 1 ? withCourt : reward
    const { newKnight = 0, upgrade = 0 } = tile
    return this.worth(w, party, party < w.players ? tile : { newKnight, upgrade }, county, now)
  }

  #castleOf(w: World, party: number) {
    return party >= w.players ? w.components.allyCastle : w.components.castle
  }
}

/** An extension that lets others be built: not by what those would bring, which might be one like it. */
const buildersWorth = (reward: Reward, extensions: number, cost: number, now: Moment): number =>
  Math.max(0, plainWorth(reward, now) + extensions * EXTENSION_AT_THE_END - cost * squiresEach(now))
