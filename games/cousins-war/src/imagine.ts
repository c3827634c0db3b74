/**
 * Draws a world that a house cannot tell from the real one: the enemy's cards, choices and secret dice. It reads only
 * what this house knows, so nothing of the real world leaks.
 */
import { type Chance, rollDie, type Seat } from '@tudor-rose/table'
import { ASIDE, ATTACK_DICE, chosenBy, inHandOf, KEEPS, MAX_CARDS, NONE, OFFERED_EVENT, other } from './layout.ts'
import { DICE } from './rules/dice.ts'
import { cardAt, cardOf, isKnown, putCard, type State } from './state.ts'
import { STEP } from './steps.ts'

/** Cards to draw from. Filled and emptied within one call. */
const candidates = new Uint8Array(MAX_CARDS)

/** Phase 3: a house that holds a battlefield must offer one, so a house that offered an event holds none this round. */
const mayHold = (s: State, house: number, card: number): boolean =>
  s.bytes[OFFERED_EVENT + house] === 0 || cardOf(s, card).kind === 'event'

/** Interchangeable cards: those set aside and the enemy's, except cards that this house gave him. */
function imagineCards(s: State, enemy: number, chance: Chance): void {
  let held = 0
  let possible = 0
  for (let card = 0; card < s.components.cards.length; card++) {
    const place = cardAt(s, card)
    if ((place !== inHandOf(enemy) && place !== ASIDE) || isKnown(s, card)) continue
    if (place === inHandOf(enemy)) held++
    putCard(s, card, ASIDE)
    if (mayHold(s, enemy, card)) candidates[possible++] = card
  }
  for (; held > 0 && possible > 0; held--) {
    const drawn = chance.below(possible)
    putCard(s, candidates[drawn], inHandOf(enemy))
    candidates[drawn] = candidates[--possible]
  }
}

/** Ranks a card as a choice of battlefield: a battlefield first, then an event without effect this round. */
function fitness(s: State, card: number): number {
  if (s.step !== STEP.chooseBattlefield) return 1
  const found = cardOf(s, card)
  if (found.kind === 'battlefield') return 2
  return found.track[s.round - 1] === '-' ? 1 : 0
}

/** Which of the enemy's cards is chosen: any card in the exchange; in phase 3, one that he may choose. */
function imagineChoice(s: State, enemy: number, chance: Chance): void {
  let best = -1
  let possible = 0
  for (let card = 0; card < s.components.cards.length; card++) {
    if (cardAt(s, card) !== inHandOf(enemy)) continue
    const fits = fitness(s, card)
    if (fits < best) continue
    if (fits > best) possible = 0
    best = fits
    candidates[possible++] = card
  }
  putCard(s, candidates[chance.below(possible)], chosenBy(enemy))
}

export function imagine(s: State, seat: Seat, chance: Chance): State {
  const world = s.copy()
  const enemy = other(seat)
  let hasChosen = false
  for (let card = 0; card < world.components.cards.length; card++)
    if (cardAt(world, card) === chosenBy(enemy)) {
      putCard(world, card, inHandOf(enemy))
      hasChosen = true
    }
  imagineCards(world, enemy, chance)
  if (hasChosen) imagineChoice(world, enemy, chance)
  if (world.attacker === enemy && world.shown === 0 && world.bytes[ATTACK_DICE] > 0)
    for (let i = 0; i < DICE; i++) world.bytes[ATTACK_DICE + i] = rollDie(chance)
  if (world.bytes[KEEPS + enemy] !== NONE) world.bytes[KEEPS + enemy] = chance.below(2)
  return world
}
