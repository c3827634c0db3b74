/** Phases 2, 3 and 7: cards that both choose secretly at the same time. */
import type { Card } from '@tudor-rose/cousins-war'
import { type Board, type CousinsState, FIELD, other, SUPPLY } from './board.ts'
import { cardWorth } from './heuristic-evaluation.ts'
import type { RatingContext } from './move-rater.ts'
import { triggersFor } from './side-events.ts'

type Battlefield = Extract<Card, { kind: 'battlefield' }>

/** The value of a side event for the other house, in command points. */
const SIDE_EVENT_WORTH = 0.8
/** A kept card replaces one that would be dealt. */
const WORTH_OF_THE_UNKNOWN = 1.9
/** The value of a command point of an event that is offered for lack of a battlefield, in winning chances. */
const OFFERED_POINT_WORTH = 0.01
/** Later than every date. */
const NO_DATE = '~'

/** The card that leaves the hand with this move. */
function cardOf({ game, board, world, seat, chance }: RatingContext, move: number): number {
  const after = game.copy(world) as CousinsState
  game.apply(after, seat, move, chance)
  for (let card = 0; card < world.components.cards.length; card++)
    if (board.isInHand(world, card, seat) && !board.isInHand(after, card, seat)) return card
  return -1
}

/** Gives the card that the enemy can use least, considering the side events of either house. */
export function rateGifts(at: RatingContext): void {
  const { world, seat, moves, ratings } = at
  for (let i = 0; i < moves.length; i++) {
    const card = world.components.cards[cardOf(at, moves.at(i))]
    ratings[i] -= 2 * cardWorth(card)
    if (triggersFor(card, world.round, seat)) ratings[i] += SIDE_EVENT_WORTH
    if (triggersFor(card, world.round, other(seat))) ratings[i] += SIDE_EVENT_WORTH
  }
}

/**
 * Against each battlefield that the enemy may hold, or none: which one is fought, who owns it, and the value of that.
 */
export function rateBattlefields(at: RatingContext): void {
  const { board, evaluation, world, seat, moves, ratings } = at
  const now = evaluation.value(world, seat)
  const against: number[] = [-1]
  world.components.cards.forEach(({ kind }, card) => {
    if (kind === 'battlefield' && board.couldBeChosenByEnemy(world, card, seat)) against.push(card)
  })
  const dateOf = (card: number): string => {
    const found = world.components.cards[card]
    return found?.kind === 'battlefield' ? found.date : NO_DATE
  }
  for (let i = 0; i < moves.length; i++) {
    const offered = cardOf(at, moves.at(i))
    if (world.components.cards[offered].kind !== 'battlefield') {
      ratings[i] += now - OFFERED_POINT_WORTH * cardWorth(world.components.cards[offered])
      continue
    }
    for (const enemys of against) {
      const isOurs = dateOf(offered) < dateOf(enemys)
      ratings[i] += valueOfField(at, offered, isOurs ? offered : enemys, isOurs ? seat : other(seat)) / against.length
    }
  }
}

function valueOfField(
  { game, board, evaluation, world, seat }: RatingContext,
  offered: number,
  field: number,
  owner: number,
) {
  const imagined = game.copy(world) as CousinsState
  board.putOnTable(imagined, offered)
  board.putOnTable(imagined, field)
  imagined.field = field
  imagined.owner = owner
  putStartTroops(board, imagined, world.components.cards[field] as Battlefield)
  return evaluation.value(imagined, seat)
}

function putStartTroops(board: Board, world: CousinsState, { start }: Battlefield): void {
  for (const house of [0, 1]) {
    const ownColour = (house === 0 ? start.lancaster : start.york) ?? 0
    const due = ownColour + ((house === world.owner ? start.owner : start.opponent) ?? 0)
    for (let i = 0; i < due && board.troops(world, house, SUPPLY) > 0; i++) board.shift(world, house, SUPPLY, FIELD)
  }
}

export function rateKeeping({ game, board, world, seat, moves, ratings }: RatingContext): void {
  const last = world.components.cards.find((_, card) => board.isInHand(world, card, seat))
  const isGood = last !== undefined && cardWorth(last) > WORTH_OF_THE_UNKNOWN
  for (let i = 0; i < moves.length; i++)
    if ((game.notation.decode(moves.at(i), seat).verb === 'keep') === isGood) ratings[i] += 1
}
