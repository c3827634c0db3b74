import { type Card, type Effect, STANDARD_DECK } from '@tudor-rose/cousins-war'
import { expect, test } from 'vitest'
import { inOrder, isPossible, MAX_BY_STANDARD_DECK, numberOf } from './situations.ts'

const ROUNDS = 5
/** Four of each player. */
const CARDS_PLAYED = 8

/** What an effect can add to the troops on both sides of the battlefield. */
const brings = ({ shifts }: Effect): number =>
  shifts
    .filter(({ from, to }) => to === 'field' && from !== 'enemy half')
    .reduce((sum, { upTo }) => sum + Number(upTo), 0)

/**
 * A player uses a card's points or main event, with one twist its side event; then the other may trigger the side
 * event.
 */
function bringsInRound(card: Card, round: number): number {
  if (card.kind === 'battlefield') return card.points
  const triggered = card.track[round] === '-' ? 0 : brings(card.side)
  return Math.max(card.points, brings(card.main), brings(card.side)) + triggered
}

test('the standard deck never leads to more fighters than this', () => {
  let most = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const field of STANDARD_DECK.cards) {
      if (field.kind !== 'battlefield') continue
      const others = STANDARD_DECK.cards.filter((card) => card !== field).map((card) => bringsInRound(card, round))
      const played = others.sort((a, b) => b - a).slice(0, CARDS_PLAYED)
      const started = Object.values(field.start)
      most = Math.max(
        most,
        [...played, ...started].reduce((a, b) => a + b, 0),
      )
    }
  expect(most).toBe(MAX_BY_STANDARD_DECK)
})

test('every situation is listed once, after its successors or beside them', () => {
  const seen = new Set<number>()
  let situations = 0
  for (const group of inOrder()) {
    for (const sides of group) {
      expect(isPossible(sides.attackers, sides.defenders)).toBe(true)
      seen.add(numberOf(sides))
      situations++
    }
    for (const { attackers, defenders, attackerCard, defenderCard } of group)
      for (const [a, d] of [
        [attackers, defenders],
        [attackers - 1, defenders],
        [attackers, defenders - 3],
      ])
        if (a > 0 && d > 0)
          for (const card of [attackerCard, 0])
            expect(
              seen.has(numberOf({ attackers: d, defenders: a, attackerCard: defenderCard, defenderCard: card })),
            ).toBe(true)
  }
  expect([seen.size, situations]).toEqual([4825, 4825])
})
