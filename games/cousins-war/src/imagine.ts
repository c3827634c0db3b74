/** A world that a house cannot tell from the real one: the enemy's cards, what he has chosen, and his secret dice. */
import { type Chance, rollDie, type Seat } from '@tudor-rose/table'
import { ASIDE, ATTACK_DICE, chosenBy, inHandOf, KEEPS, NOTHING, other } from './layout.ts'
import { DICE } from './rules/dice.ts'
import { cardAt, cardOf, isKnown, putCard, type State } from './state.ts'
import { CHOOSE_BATTLEFIELD } from './steps.ts'

/** The cards that could be any of each other: the enemy's, but for those he was given, and those set aside. */
function imagineCards(s: State, enemy: number, chance: Chance): void {
  const places: number[] = []
  const cards: number[] = []
  for (let card = 0; card < s.deck.cards.length; card++) {
    const place = cardAt(s, card)
    const isUnknown = place === inHandOf(enemy) || place === ASIDE
    if (!isUnknown || isKnown(s, card)) continue
    cards.push(card)
    places.push(place)
  }
  // In an order that owes nothing to where they really are, so that the same chance imagines the same world.
  places.sort()
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    ;[places[i], places[j]] = [places[j], places[i]]
  }
  for (const [i, card] of cards.entries()) putCard(s, card, places[i])
}

/** Which of the enemy's cards lies chosen: in the exchange any; for the battlefield one that he may choose. */
function imagineChoice(s: State, enemy: number, chance: Chance): void {
  const fits = (card: number): number => {
    if (s.step !== CHOOSE_BATTLEFIELD) return 1
    const found = cardOf(s, card)
    if (found.kind === 'battlefield') return 2
    return found.track[s.round - 1] === '-' ? 1 : 0
  }
  const hand = s.deck.cards.map((_, card) => card).filter((card) => cardAt(s, card) === inHandOf(enemy))
  const best = Math.max(...hand.map(fits))
  const choices = hand.filter((card) => fits(card) === best)
  putCard(s, choices[chance.below(choices.length)], chosenBy(enemy))
}

export function imagine(s: State, seat: Seat, chance: Chance): State {
  const world = s.copy()
  const enemy = other(seat)
  let hasChosen = false
  for (let card = 0; card < world.deck.cards.length; card++)
    if (cardAt(world, card) === chosenBy(enemy)) {
      putCard(world, card, inHandOf(enemy))
      hasChosen = true
    }
  imagineCards(world, enemy, chance)
  if (hasChosen) imagineChoice(world, enemy, chance)
  if (world.attacker === enemy && world.shown === 0 && world.bytes[ATTACK_DICE] > 0)
    for (let i = 0; i < DICE; i++) world.bytes[ATTACK_DICE + i] = rollDie(chance)
  if (world.bytes[KEEPS + enemy] !== NOTHING) world.bytes[KEEPS + enemy] = chance.below(2)
  return world
}
