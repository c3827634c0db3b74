/** What must hold in every position, for those that come from outside. */
import type { PositionProblem } from '@tudor-rose/table'
import { CARD_PLACES, HOUSE_NAMES, LANCASTER, NOT_IN_DECK, NOTHING, TROOPS, YORK } from './layout.ts'
import { cardAt, frenchOf, isOver, type State } from './state.ts'

const TROOPS_EACH = 12
const FRENCH = 2

export function settle(s: State): readonly PositionProblem[] {
  const problems: PositionProblem[] = []
  if (s.round < 1 || s.round > 5) problems.push({ path: ['round'], reason: 'a game has rounds 1 to 5' })
  for (const house of [LANCASTER, YORK]) {
    const total = TROOPS.reduce((sum, place) => sum + s.bytes[place + house], 0)
    if (total !== TROOPS_EACH)
      problems.push({ path: ['houses', HOUSE_NAMES[house]], reason: `has ${TROOPS_EACH} troops, not ${total}` })
  }
  const french = s.frenchSupply + frenchOf(s, LANCASTER) + frenchOf(s, YORK)
  if (french !== FRENCH) problems.push({ path: ['frenchSupply'], reason: `there are ${FRENCH} French, not ${french}` })
  for (let card = 0; card < s.deck.cards.length; card++)
    if (cardAt(s, card) >= CARD_PLACES.length || cardAt(s, card) === NOT_IN_DECK)
      problems.push({
        path: ['cards', `card ${card + 1}`, 'at'],
        reason: 'is a card of the deck and must be somewhere',
      })
  if (isOver(s) !== (s.winner !== NOTHING))
    problems.push({ path: ['winner'], reason: 'there is a winner when the game is over, and only then' })
  return problems
}
