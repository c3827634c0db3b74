/**
 * The value of a reward for the party that gets it now: a new knight only if there is one in the reserve, and so on.
 */
import { NONE } from '@tudor-rose/table'
import { AllStrengthsLaw } from './all-strengths-law.ts'
import { type Board, CASTLE_SPACES, COUNTIES, KNIGHTS, type LancasterState, type Reward, STRENGTHS } from './board.ts'
import {
  EXTENSION_AT_THE_END,
  type GameProgress,
  KNIGHT_A_ROUND,
  knightWorth,
  noblesWorth,
  plainWorth,
  STRENGTH_AT_THE_END,
  valuePerGold,
  valuePerSquire,
} from './goods-values.ts'
import { bishopWorth, sealWorth } from './henry-v.ts'

/** An ally's knights only block others and help in conflicts. */
export const ALLY_SHARE = 0.45
const PRICE_OF_BOTH = 3
/** A noble that an ally removes from the game. */
const NOBLE_REMOVED = 0.4
/** The value of naming the start player. */
const NAMES_START_PLAYER = 0.73

export class Rewards {
  readonly #board: Board
  readonly allFour: AllStrengthsLaw

  constructor(board: Board) {
    this.#board = board
    this.allFour = new AllStrengthsLaw(board)
  }

  /** The best upgrade for a party, or a bishop instead. */
  upgradeWorth(w: LancasterState, party: number, progress: GameProgress): number {
    let best = party < w.players ? bishopWorth(this.#board, w, party, progress) : 0
    const isHoped = progress.roundsLeft > 0 && party < w.players && this.allFour.isToCome(w)
    const held = isHoped ? this.allFour.worth(w, party, 0, 0) : 0
    for (let strength = 1; strength < STRENGTHS; strength++) {
      if (this.#board.inReserve(w, party, strength + 1) === 0) continue
      if (this.#board.inReserve(w, party, strength) === KNIGHTS[strength]) continue
      const step = KNIGHT_A_ROUND[strength + 1] - KNIGHT_A_ROUND[strength]
      const hope = isHoped ? this.allFour.worth(w, party, strength, strength + 1) - held : 0
      best = Math.max(best, step * progress.roundsLeft + STRENGTH_AT_THE_END + hope)
    }
    return best
  }

  newKnightWorth(w: LancasterState, party: number, progress: GameProgress, many = 1): number {
    return Math.min(many, this.#board.inReserve(w, party, 1)) * knightWorth(1, progress)
  }

  /** Several upgrades at once, as far as stronger knights are available. */
  upgradesWorth(w: LancasterState, party: number, progress: GameProgress, many: number): number {
    let stronger = 0
    for (let strength = 2; strength <= STRENGTHS; strength++) stronger += this.#board.inReserve(w, party, strength)
    // The first may be taken as a bishop, even without a knight to upgrade.
    return Math.min(many, Math.max(1, stronger)) * this.upgradeWorth(w, party, progress)
  }

  /** The value of a castle space per use, minus its price. */
  spaceWorth(w: LancasterState, party: number, space: number, progress: GameProgress): number {
    const { reward, cost = 0 } = this.#castleOf(w, party)[space]
    return Math.max(0, this.worth(w, party, reward, NONE, progress) - cost * valuePerSquire(progress))
  }

  /** Spaces with a knight or an upgrade soon have nothing left to give. */
  extensionWorth(w: LancasterState, party: number, space: number, progress: GameProgress, paysNow: boolean): number {
    const { reward, cost } = w.components.castle[space]
    const { newKnight, upgrade, extension, nobleAnywhere } = reward
    if ((cost ?? newKnight ?? upgrade ?? extension ?? nobleAnywhere) === undefined)
      return plainWorth(reward, progress) * (progress.roundsLeft + Number(paysNow))
    const once =
      extension === undefined
        ? this.spaceWorth(w, party, space, progress)
        : buildersWorth(reward, extension, cost ?? 0, progress)
    return once * Math.min(1.5, progress.roundsLeft + Number(paysNow)) * 0.8
  }

  /** The best of the remaining extensions, for each of `many`. */
  bestExtensionWorth(w: LancasterState, party: number, progress: GameProgress, paysNow: boolean, many = 1): number {
    let best = 0
    let left = 0
    for (let space = 0; space < CASTLE_SPACES; space++) {
      if (this.#board.hasExtension(w, party, space)) continue
      left++
      best = Math.max(best, this.extensionWorth(w, party, space, progress, paysNow))
    }
    return left === 0 ? 0 : Math.min(many, left) * (best + EXTENSION_AT_THE_END)
  }

  /** One noble more than the party has and is about to take. */
  nobleWorth(w: LancasterState, party: number, progress: GameProgress, aboutToTake = 0): number {
    if (party >= w.players) return NOBLE_REMOVED
    const { values } = w.components.noblePoints
    const has = this.#board.nobles(w, party) + aboutToTake
    return noblesWorth(has + 1, values, progress) - noblesWorth(has, values, progress)
  }

  mayTakeNoble(w: LancasterState, party: number, county: number): boolean {
    if (this.#board.noblesIn(w, county) === 0) return false
    return party >= w.players || !this.#board.hasNoble(w, party, county)
  }

  nobleAnywhereWorth(w: LancasterState, party: number, progress: GameProgress, many = 1): number {
    let sum = 0
    for (let county = 0, taken = 0; county < COUNTIES && taken < many; county++)
      if (this.mayTakeNoble(w, party, county)) sum += this.nobleWorth(w, party, progress, taken++)
    return sum
  }

  /** `crossing` is the value of a knight in a conflict, for the reward that sends him there. */
  worth(
    w: LancasterState,
    party: number,
    reward: Reward,
    county: number,
    progress: GameProgress,
    crossing = 0,
  ): number {
    const isAlly = party >= w.players
    const { newKnight, upgrade, nobleAnywhere, extension } = reward
    let sum = isAlly ? 0 : plainWorth(reward, progress)
    if (newKnight !== undefined) sum += this.newKnightWorth(w, party, progress, newKnight) * (isAlly ? ALLY_SHARE : 1)
    if (upgrade !== undefined) sum += this.upgradesWorth(w, party, progress, upgrade) * (isAlly ? ALLY_SHARE : 1)
    if (nobleAnywhere !== undefined) sum += this.nobleAnywhereWorth(w, party, progress, nobleAnywhere)
    if (reward.crossing !== undefined && county !== NONE) sum += crossing
    if (isAlly) return sum
    if (extension !== undefined) sum += this.bestExtensionWorth(w, party, progress, county !== NONE, extension)
    if (reward.seals !== undefined) sum += reward.seals * sealWorth(this.#board, w, party, progress)
    return sum
  }

  /** The value of a county for its holder: the noble, the reward or a tile, or two of them for gold. */
  countyWorth(
    w: LancasterState,
    party: number,
    county: number,
    progress: GameProgress,
    { crossing = 0, aboutToTake = 0 }: { readonly crossing?: number; readonly aboutToTake?: number } = {},
  ): number {
    const { reward, startPlayer } = w.components.counties[county]
    const noble = this.mayTakeNoble(w, party, county) ? this.nobleWorth(w, party, progress, aboutToTake) : 0
    let given = this.worth(w, party, reward, county, progress, crossing)
    if (this.#board.hasTile(w, county)) given = Math.max(given, this.#tileWorth(w, party, county, progress))
    let best = Math.max(noble, given)
    const hasGold = party < w.players && w.bytes[this.#board.gold + party] >= PRICE_OF_BOTH
    if (hasGold && noble > 0) best = Math.max(best, noble + given - PRICE_OF_BOTH * valuePerGold(progress))
    return startPlayer && progress.roundsLeft > 0 ? best + NAMES_START_PLAYER : best
  }

  /** From a tile, an ally uses only knights and upgrades; no noble leaves the game for it. */
  #tileWorth(w: LancasterState, party: number, county: number, progress: GameProgress): number {
    const { reward, withCourt = reward } = w.components.rewardTiles[county]
    const tile = w.court === 1 ? withCourt : reward
    const { newKnight = 0, upgrade = 0 } = tile
    return this.worth(w, party, party < w.players ? tile : { newKnight, upgrade }, county, progress)
  }

  #castleOf(w: LancasterState, party: number) {
    return party >= w.players ? w.components.allyCastle : w.components.castle
  }
}

/** An extension that allows others to be built: without the value of those, which might be one like it. */
const buildersWorth = (reward: Reward, extensions: number, cost: number, progress: GameProgress): number =>
  Math.max(0, plainWorth(reward, progress) + extensions * EXTENSION_AT_THE_END - cost * valuePerSquire(progress))
