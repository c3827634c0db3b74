/** Heuristic evaluation of a world for a house, from the board and the battle ahead: an approximate winning chance. */
import type { Card, Deck } from '@tudor-rose/cousins-war'
import { NONE } from '@tudor-rose/table'
import type { BattleForecast } from './battle-forecast.ts'
import { HIDDEN, NO_CARD } from './bluffing/situations.ts'
import { type Board, type CousinsState, FIELD, isNextTo, other, REGIONS, RESERVE, regionOf } from './board.ts'
import { logistic } from './logistic.ts'
import type { Weights } from './weights.ts'

export const LAST_ROUND = 5
const CARDS_A_ROUND = 8
const CARDS_OF_THE_LAST_TURN = 2
const SLIP = 1e-9

/** The value of a card in command points: its own, or those of its event. */
export function cardWorth(card: Card): number {
  if (card.kind === 'battlefield') return card.points
  let moved = 0
  for (const { upTo } of card.main.shifts) moved += upTo === 'all' ? 1 : upTo
  return Math.max(card.points, 0.9 * moved)
}

/** Whether the last cards are determined once the current card has been played. */
export const isLastCardClear = ({ played }: CousinsState): boolean =>
  CARDS_A_ROUND - played - 1 <= CARDS_OF_THE_LAST_TURN

export class HeuristicEvaluation {
  readonly #board: Board
  readonly #forecast: BattleForecast
  readonly #weights: Weights
  /** By region: own troops minus the enemy's, for the evaluated house. */
  readonly #margins = new Float64Array(REGIONS)
  readonly #own = new Float64Array(REGIONS)
  readonly #enemy = new Float64Array(REGIONS)

  /** Intermediate results of the last evaluation. */
  cardsLeft = 0
  ownCardsLeft = 0
  isBattleAhead = false
  battleWins = 0
  ownSurvivors = 0
  enemySurvivors = 0

  /** Battles won minus battles lost. */
  #trophies = 0
  /** Own troops in reserve that can still be used, minus the enemy's. */
  #usable = 0
  #deck: Deck | undefined
  #worths: readonly number[] = []

  constructor(board: Board, forecast: BattleForecast, weights: Weights) {
    this.#board = board
    this.#weights = weights
    this.#forecast = forecast
  }

  worthsOf(deck: Deck): readonly number[] {
    if (deck !== this.#deck) {
      this.#deck = deck
      this.#worths = deck.cards.map(cardWorth)
    }
    return this.#worths
  }

  value(world: CousinsState, seat: number): number {
    if (world.winner !== NONE) return world.winner === seat ? 1 : 0
    const board = this.#board
    const enemy = other(seat)
    const cardsLeft = this.#cardsLeft(world)
    this.cardsLeft = cardsLeft
    const ownFighters = board.fighters(world, seat)
    const enemyFighters = board.fighters(world, enemy)
    const cards = this.#worthOfHands(world, seat, cardsLeft)
    this.#trophies = board.battleLead(world, seat)
    const ownCardsLeft = this.#ownCardsLeft(world, seat, cardsLeft)
    const enemyCardsLeft = cardsLeft - ownCardsLeft
    this.ownCardsLeft = ownCardsLeft
    this.isBattleAhead = board.isBattleAhead(world)
    this.#usable = this.#usableBy(world, seat, ownCardsLeft) - this.#usableBy(world, enemy, enemyCardsLeft)
    if (!this.isBattleAhead) {
      if (ownFighters > 0) return cards + this.#branch(world, seat, cardsLeft, seat, ownFighters, false)
      return cards + this.#branch(world, seat, cardsLeft, enemy, enemyFighters, false)
    }
    const own = ownFighters + this.#toCome(world, seat, ownCardsLeft)
    const theirs = enemyFighters + this.#toCome(world, enemy, enemyCardsLeft)
    const forecast = this.#forecast
    const ownCard = this.#lastCard(world, seat, cardsLeft)
    const theirCard = this.#lastCard(world, enemy, cardsLeft)
    const attacks = this.#attacksFirst(world, seat, cardsLeft)
    const wins =
      own + theirs === 0 ? Number(world.owner === seat) : forecast.winChance(own, theirs, ownCard, theirCard, attacks)
    this.battleWins = wins
    this.ownSurvivors =
      wins > 0 ? Math.min(ownFighters, forecast.survivorsOfWin(own, theirs, ownCard, theirCard, attacks)) : 0
    this.enemySurvivors =
      wins < 1 ? Math.min(enemyFighters, forecast.survivorsOfWin(theirs, own, theirCard, ownCard, 1 - attacks)) : 0
    if (cardsLeft === 0 && own + theirs > 0 && this.#weights.survivors === 'each')
      return cards + this.#afterBattle(world, seat, own, theirs, ownCard, theirCard, attacks)
    let sum = 0
    if (wins > 0) sum += wins * this.#branch(world, seat, cardsLeft, seat, this.ownSurvivors, true)
    if (wins < 1) sum += (1 - wins) * this.#branch(world, seat, cardsLeft, enemy, this.enemySurvivors, true)
    return cards + sum
  }

  /** The value of the hands beyond the battle ahead, which already counts the last cards. */
  #worthOfHands(world: CousinsState, seat: number, cardsLeft: number): number {
    const { point, countsLastHands } = this.#weights
    const isOver = world.round === LAST_ROUND && cardsLeft === 0
    if (isOver && !countsLastHands) return 0
    return point * this.#board.handLead(world, seat, this.worthsOf(world.components))
  }

  /** The battle is next: averages over all numbers of survivors. */
  #afterBattle(
    world: CousinsState,
    seat: number,
    own: number,
    theirs: number,
    ownCard: number,
    theirCard: number,
    attacks: number,
  ): number {
    const forecast = this.#forecast
    const wins = this.battleWins
    let sum = 0
    if (wins > 0) {
      const shares = forecast.survivorShares(own, theirs, ownCard, theirCard, attacks)
      for (let left = 1; left <= own; left++)
        sum += wins * shares[left] * this.#branch(world, seat, 0, seat, left, true)
    }
    if (wins < 1) {
      const shares = forecast.survivorShares(theirs, own, theirCard, ownCard, 1 - attacks)
      for (let left = 1; left <= theirs; left++)
        sum += (1 - wins) * shares[left] * this.#branch(world, seat, 0, other(seat), left, true)
    }
    return sum
  }

  /**
   * The probability that a house attacks first: the one with more troops in the region of the battlefield; on a tie,
   * its owner.
   */
  #attacksFirst(world: CousinsState, house: number, cardsLeft: number): number {
    const board = this.#board
    if (board.isInBattle(world)) return Number(world.attacker === house)
    const region = regionOf(world.components.cards[world.field])
    const margin = board.troops(world, house, region) - board.troops(world, other(house), region)
    const ifTied = Number(world.owner === house)
    if (cardsLeft === 0) return margin === 0 ? ifTied : Number(margin > 0)
    const blur = this.#weights.uncertaintyAtTheEnd + this.#weights.uncertaintyPerCard * cardsLeft
    const hasMore = logistic((margin - 0.5) / blur)
    const hasFewer = logistic((-margin - 0.5) / blur)
    return hasMore + (1 - hasMore - hasFewer) * ifTied
  }

  /** The card with which a house will fight; unknown if it can still choose. */
  #lastCard(world: CousinsState, house: number, cardsLeft: number): number {
    const board = this.#board
    if (board.isWithoutLastCards(world)) return NO_CARD
    if (cardsLeft > CARDS_OF_THE_LAST_TURN) return HIDDEN
    if (board.isLastCardUsed(world, house)) return NO_CARD
    const { cards } = world.components
    let found = NO_CARD
    for (let card = 0; card < cards.length; card++)
      if (board.isInHand(world, card, house)) {
        if (found !== NO_CARD) return HIDDEN
        found = cards[card].points
      }
    return found
  }

  /** Cards that will be played before control of the regions counts again. */
  #cardsLeft(world: CousinsState): number {
    switch (this.#board.step(world)) {
      case 'play-card':
        return CARDS_A_ROUND - world.played
      // The current card is not among those to come, so that its uses can be compared whatever steps they take.
      case 'move-troops':
      case 'place-troops':
      case 'remove-troops':
      case 'main-event':
      case 'side-event':
        return CARDS_A_ROUND - world.played - 1
      case 'announce':
      case 'answer':
      case 'attacker-card':
      case 'defender-card':
      case 'survivors':
        return 0
      default:
        return CARDS_A_ROUND
    }
  }

  /** How many of the remaining cards are a house's own: they alternate, so the next to play may have one more. */
  #ownCardsLeft(world: CousinsState, house: number, cardsLeft: number): number {
    if (cardsLeft % 2 === 0) return cardsLeft / 2
    const next = this.#board.step(world) === 'play-card' ? world.active : other(world.active)
    return (cardsLeft + (next === house ? 1 : -1)) / 2
  }

  /** Fighters that a house will probably still commit. */
  #toCome(world: CousinsState, house: number, ownCardsLeft: number): number {
    const { committedPerCard, committedWithoutReserve } = this.#weights
    const hasReserve = this.#board.troops(world, house, RESERVE) > 0
    return (hasReserve ? committedPerCard : committedWithoutReserve) * ownCardsLeft
  }

  /** The value for `seat` once `winner` has won the battle and placed the survivors where they help most. */
  #branch(
    world: CousinsState,
    seat: number,
    cardsLeft: number,
    winner: number,
    survivors: number,
    takesTrophy: boolean,
  ): number {
    const board = this.#board
    const enemy = other(seat)
    const blur = this.#weights.uncertaintyAtTheEnd + this.#weights.uncertaintyPerCard * cardsLeft
    const usable = this.#weights.usable * this.#usable
    let material = 0
    for (let region = 0; region < REGIONS; region++) {
      const margin = board.troops(world, seat, region) - board.troops(world, enemy, region)
      material += margin
      this.#margins[region] = margin + usable
    }
    const settled = Math.min(survivors, board.troops(world, winner, FIELD))
    const sign = winner === seat ? 1 : -1
    const trophies = this.#trophies + (takesTrophy ? sign : 0)
    if (world.round === LAST_ROUND && cardsLeft === 0 && this.#weights.survivors === 'each')
      return this.#afterLastLanding(world, sign * settled, blur, trophies)
    material += sign * settled
    if (settled > 0) this.#margins[this.#landing(world, sign * settled, blur)] += sign * settled
    this.#weighControl(blur)
    if (world.round === LAST_ROUND) return this.#lastRound(trophies)
    const reserves = board.troops(world, seat, RESERVE) - board.troops(world, enemy, RESERVE)
    return this.#earlierRound(
      world.round,
      material + this.#weights.reserve * reserves + this.#weights.trophy * trophies,
    )
  }

  #weighControl(blur: number): void {
    for (let region = 0; region < REGIONS; region++) {
      this.#own[region] = logistic((this.#margins[region] - 0.5) / blur)
      this.#enemy[region] = logistic((-this.#margins[region] - 0.5) / blur)
    }
  }

  /**
   * The game ends: so many troops (the enemy's if negative) go where they win most, even if only to neutralise a
   * region.
   */
  #afterLastLanding(world: CousinsState, settled: number, blur: number, trophies: number): number {
    const centre = regionOf(world.components.cards[world.field])
    let best = settled > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (let region = 0; region < REGIONS; region++) {
      if (region !== centre && !isNextTo(region, centre)) continue
      this.#margins[region] += settled
      this.#weighControl(blur)
      this.#margins[region] -= settled
      const wins = this.#lastRound(trophies)
      best = settled > 0 ? Math.max(best, wins) : Math.min(best, wins)
    }
    return best
  }

  #usableBy(world: CousinsState, house: number, ownCardsLeft: number): number {
    return Math.min(this.#board.troops(world, house, RESERVE), this.#weights.usablePerCard * ownCardsLeft)
  }

  /** The region of the battlefield or one next to it where so many troops (the enemy's if negative) change most. */
  #landing(world: CousinsState, settled: number, blur: number): number {
    const centre = regionOf(world.components.cards[world.field])
    const line = settled > 0 ? -0.5 : 0.5
    let best = centre
    let most = -1
    for (let region = 0; region < REGIONS; region++) {
      if (region !== centre && !isNextTo(region, centre)) continue
      const margin = this.#margins[region] + line
      const change = Math.abs(logistic((margin + settled) / blur) - logistic(margin / blur))
      // Ties go to the first region, for either house: rounding errors must not decide.
      if (change > most + SLIP) {
        most = change
        best = region
      }
    }
    return best
  }

  #earlierRound(round: number, material: number): number {
    const own = this.#own
    const enemy = this.#enemy
    const controls = own[0] + own[1] + own[2] - enemy[0] - enemy[1] - enemy[2]
    const scale = this.#weights.firstTroop + this.#weights.troopGrowth * (round - 1)
    const later = logistic(scale * (material + this.#weights.control * controls))
    const winsNow = own[0] * own[1] * own[2]
    const losesNow = enemy[0] * enemy[1] * enemy[2]
    return winsNow + (1 - winsNow - losesNow) * later
  }

  /** The chance of controlling more regions, or else of having won more battles. */
  #lastRound(trophies: number): number {
    const own = this.#own
    const enemy = this.#enemy
    const onTie = trophies > 0 ? 1 : trophies < 0 ? 0 : 0.5
    let wins = 0
    for (let first = -1; first <= 1; first++)
      for (let second = -1; second <= 1; second++)
        for (let third = -1; third <= 1; third++) {
          const lead = first + second + third
          if (lead < 0) continue
          const share = outcome(own, enemy, 0, first) * outcome(own, enemy, 1, second) * outcome(own, enemy, 2, third)
          wins += lead > 0 ? share : share * onTie
        }
    return wins
  }
}

const outcome = (own: Float64Array, enemy: Float64Array, region: number, lead: number): number =>
  lead > 0 ? own[region] : lead < 0 ? enemy[region] : 1 - own[region] - enemy[region]
