/** Phases 2, 3 and 7: cards that both choose at once and unseen. */
import type { Card } from '@tudor-rose/cousins-war'
import { type Board, FIELD, other, SUPPLY, type World } from './board.ts'
import type { Deliberation } from './judge.ts'
import { cardWorth } from './reckoning.ts'
import { triggersFor } from './side-events.ts'

type Battlefield = Extract<Card, { kind: 'battlefield' }>

/** A side event for the other, in command points. */
const SIDE_EVENT_WORTH = 0.8
/** A card that is kept takes the place of one that would be dealt. */
const WORTH_OF_THE_UNKNOWN = 1.9
/** A command point of an event that is offered for want of a battlefield, in chances to win. */
const OFFERED_POINT_WORTH = 0.01
/** Later than every date. */
const NO_DATE = '~'

/** The card that leaves the hand when this move is played. */
function cardOf({ game, board, world, seat, chance }: Deliberation, move: number): number {
  const after = game.copy(world) as World
  game.apply(after, seat, move, chance)
  for (let card = 0; card < world.deck.cards.length; card++)
    if (board.isInHand(world, card, seat) && !board.isInHand(after, card, seat)) return card
  return -1
}

/** What the enemy can do least with, counting the side events that a card will bring to either. */
export function rateGifts(at: Deliberation): void {
  const { world, seat, moves, ratings } = at
  for (let i = 0; i < moves.length; i++) {
    const card = world.deck.cards[cardOf(at, moves.at(i))]
    ratings[i] -= 2 * cardWorth(card)
    if (triggersFor(card, world.round, seat)) ratings[i] += SIDE_EVENT_WORTH
    if (triggersFor(card, world.round, other(seat))) ratings[i] += SIDE_EVENT_WORTH
  }
}

/** Against each battlefield that the enemy may hold, or none: which is fought then, whose it is, and how that looks. */
export function rateBattlefields(at: Deliberation): void {
  const { board, evaluation, world, seat, moves, ratings } = at
  const now = evaluation.value(world, seat)
  const against: number[] = [-1]
  world.deck.cards.forEach(({ kind }, card) => {
    if (kind === 'battlefield' && board.couldBeChosenByEnemy(world, card, seat)) against.push(card)
  })
  const dateOf = (card: number): string => {
    const found = world.deck.cards[card]
    return found?.kind === 'battlefield' ? found.date : NO_DATE
  }
  for (let i = 0; i < moves.length; i++) {
    const offered = cardOf(at, moves.at(i))
    if (world.deck.cards[offered].kind !== 'battlefield') {
      ratings[i] += now - OFFERED_POINT_WORTH * cardWorth(world.deck.cards[offered])
      continue
    }
    for (const enemys of against) {
      const isOurs = dateOf(offered) < dateOf(enemys)
      ratings[i] += valueOfField(at, offered, isOurs ? offered : enemys, isOurs ? seat : other(seat)) / against.length
    }
  }
}

function valueOfField(
  { game, board, evaluation, world, seat }: Deliberation,
  offered: number,
  field: number,
  owner: number,
) {
  const imagined = game.copy(world) as World
  board.putOnTable(imagined, offered)
  board.putOnTable(imagined, field)
  imagined.field = field
  imagined.owner = owner
  putStartTroops(board, imagined, world.deck.cards[field] as Battlefield)
  return evaluation.value(imagined, seat)
}

function putStartTroops(board: Board, world: World, { start }: Battlefield): void {
  for (const house of [0, 1]) {
    const ownColour = (house === 0 ? start.lancaster : start.york) ?? 0
    const due = ownColour + ((house === world.owner ? start.owner : start.opponent) ?? 0)
    for (let i = 0; i < due && board.troops(world, house, SUPPLY) > 0; i++) board.shift(world, house, SUPPLY, FIELD)
  }
}

export function rateKeeping({ game, board, world, seat, moves, ratings }: Deliberation): void {
  const last = world.deck.cards.find((_, card) => board.isInHand(world, card, seat))
  const isGood = last !== undefined && cardWorth(last) > WORTH_OF_THE_UNKNOWN
  for (let i = 0; i < moves.length; i++)
    if (game.notation.format(moves.at(i), seat).startsWith('keep') === isGood) ratings[i] += 1
}
