/** The features of a position for the networks, scaled to about -1 to 1, from Lancaster's side. */
import { type Board, type CousinsState, FIELD, REGIONS, RESERVE, regionOf, SUPPLY } from './board.ts'
import type { HeuristicEvaluation } from './heuristic-evaluation.ts'
import { triggersFor } from './side-events.ts'

export const FEATURES = 54

const ROUNDS = 5
const [OWN, ENEMY] = [0, 1]
/** So that no probability is 0 or 1. */
const MIN_CHANCE = 0.005

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** `value`: the heuristic value of this world for Lancaster. `worths`: of each card. */
export function writeFeatures(
  into: Float64Array,
  board: Board,
  world: CousinsState,
  worths: readonly number[],
  heuristic: HeuristicEvaluation,
  value: number,
): void {
  let at = 0
  for (let region = 0; region < REGIONS; region++) {
    const own = board.troops(world, OWN, region)
    const enemy = board.troops(world, ENEMY, region)
    into[at++] = own / 4
    into[at++] = enemy / 4
    into[at++] = Math.sign(own - enemy)
    into[at++] = within((own - enemy) / 3, -1, 1)
  }
  into[at++] = board.troops(world, OWN, RESERVE) / 4
  into[at++] = board.troops(world, ENEMY, RESERVE) / 4
  into[at++] = board.troops(world, OWN, SUPPLY) / 6
  into[at++] = board.troops(world, ENEMY, SUPPLY) / 6
  const ownField = board.troops(world, OWN, FIELD)
  const enemyField = board.troops(world, ENEMY, FIELD)
  into[at++] = ownField / 4
  into[at++] = enemyField / 4
  into[at++] = (board.fighters(world, OWN) - ownField) / 2
  into[at++] = (board.fighters(world, ENEMY) - enemyField) / 2
  into[at++] = board.battleLead(world, OWN) / 2
  for (let round = 1; round <= ROUNDS; round++) into[at++] = world.round === round ? 1 : 0
  const { cardsLeft, ownCardsLeft, isBattleAhead } = heuristic
  into[at++] = cardsLeft / 8
  into[at++] = cardsLeft === 0 ? 1 : 0
  into[at++] = ownCardsLeft * 2 - cardsLeft
  let ownSum = 0
  let enemySum = 0
  let ownMost = 0
  let enemyMost = 0
  for (let card = 0; card < worths.length; card++) {
    const holder = board.handSign(world, card)
    if (holder === 0) continue
    const worth = worths[card]
    if (holder > 0) {
      ownSum += worth
      if (worth > ownMost) ownMost = worth
    } else {
      enemySum += worth
      if (worth > enemyMost) enemyMost = worth
    }
  }
  into[at++] = (ownSum - enemySum) / 4
  const chance = within(value, MIN_CHANCE, 1 - MIN_CHANCE)
  into[at++] = Math.log(chance / (1 - chance)) / 2
  const centre = isBattleAhead ? regionOf(world.components.cards[world.field]) : -1
  into[at++] = isBattleAhead ? 1 : 0
  for (let region = 0; region < REGIONS; region++) into[at++] = region === centre ? 1 : 0
  into[at++] = isBattleAhead ? 2 * heuristic.battleWins - 1 : 0
  into[at++] = isBattleAhead ? heuristic.ownSurvivors / 3 : 0
  into[at++] = isBattleAhead ? heuristic.enemySurvivors / 3 : 0
  into[at++] = isBattleAhead ? (world.owner === OWN ? 1 : -1) : 0
  into[at++] = isBattleAhead ? Math.sign(board.troops(world, OWN, centre) - board.troops(world, ENEMY, centre)) : 0
  into[at++] = ownSum / 8
  into[at++] = enemySum / 8
  into[at++] = ownMost / 3
  into[at++] = enemyMost / 3
  writeHands(into, at, board, world)
}

const MAX_POINTS = 3
const [SIDE_EVENT_OF_HOLDER, SIDE_EVENT_OF_OTHER] = [3, 4]
const PER_HAND = 5
const PER_CARD = 1 / 2

/** The contents of each hand: cards of one, two and three points, and those with a side event for either house. */
function writeHands(into: Float64Array, first: number, board: Board, world: CousinsState): void {
  into.fill(0, first, first + 2 * PER_HAND)
  const { cards } = world.components
  for (let card = 0; card < cards.length; card++) {
    const holder = board.handSign(world, card)
    if (holder === 0) continue
    const house = holder > 0 ? OWN : ENEMY
    const at = first + house * PER_HAND
    const { points } = cards[card]
    into[at + within(points, 1, MAX_POINTS) - 1] += PER_CARD
    if (triggersFor(cards[card], world.round, house)) into[at + SIDE_EVENT_OF_HOLDER] += PER_CARD
    if (triggersFor(cards[card], world.round, 1 - house)) into[at + SIDE_EVENT_OF_OTHER] += PER_CARD
  }
}
