/** The state of a game of The Cousins' War: one buffer with named fields, and the deck. */
import { defineState, type GameState } from '@tudor-rose/table'
import type { Card, Deck, EventCard, TwistRule } from './deck.ts'
import * as L from './layout.ts'
import { STEP } from './steps.ts'

export const NORTH = 0
export const CENTRE = 1
export const SOUTH = 2
export const REGIONS: readonly number[] = [NORTH, CENTRE, SOUTH]
export const RESERVE = 3
export const SUPPLY = 4
export const FIELD = 5
/** The Centre is next to both other regions. */
export const isNextTo = (a: number, b: number): boolean => Math.abs(a - b) === 1

export interface State extends GameState<Deck, keyof typeof L.at> {}
export const State = defineState<State>(L.layout, L.at)

export const isOver = (s: State): boolean => s.step === STEP.gameOver
export function goTo(s: State, step: number): void {
  if (!isOver(s)) s.step = step
}
export function ask(s: State, house: number, step: number): void {
  s.asked = house
  goTo(s, step)
}

export const troops = (s: State, house: number, place: number): number => s.bytes[L.TROOPS[place] + house]

/** Moves house troops. The caller has checked that they are there. */
export function shift(s: State, house: number, from: number, to: number, count = 1): void {
  s.bytes[L.TROOPS[from] + house] -= count
  s.bytes[L.TROOPS[to] + house] += count
}

export const frenchOf = (s: State, house: number): number => s.bytes[L.FRENCH + house]
export function setFrench(s: State, house: number, count: number): void {
  s.bytes[L.FRENCH + house] = count
}

/** Phase 5: all troops that fight on a house's half of the battlefield. */
export const fighters = (s: State, house: number): number => troops(s, house, FIELD) + frenchOf(s, house)

export const cardAt = (s: State, card: number): number => s.bytes[L.CARD_AT + card]
export function putCard(s: State, card: number, place: number): void {
  s.bytes[L.CARD_AT + card] = place
}
export const isKnown = (s: State, card: number): boolean => s.bytes[L.CARD_KNOWN + card] === 1
export function setKnown(s: State, card: number, known: boolean): void {
  s.bytes[L.CARD_KNOWN + card] = Number(known)
}
export function cardsAt(s: State, place: number): number {
  let found = 0
  for (let card = 0; card < s.components.cards.length; card++) if (cardAt(s, card) === place) found++
  return found
}

/** The first card in a place, or NONE. */
export function firstCardAt(s: State, place: number): number {
  for (let card = 0; card < s.components.cards.length; card++) if (cardAt(s, card) === place) return card
  return L.NONE
}

export const cardOf = (s: State, card: number): Card => s.components.cards[card]
export const eventOf = (s: State, card: number): EventCard | undefined => {
  const found = s.components.cards[card]
  return found.kind === 'event' ? found : undefined
}

const REGION_INDEX = { north: NORTH, centre: CENTRE, south: SOUTH } as const
export const regionNamed = (name: keyof typeof REGION_INDEX): number => REGION_INDEX[name]

export function fieldRegion(s: State): number {
  const field = s.components.cards[s.field]
  return field.kind === 'battlefield' ? regionNamed(field.region) : CENTRE
}

/** With the expansion: whether this round's twist has this rule. */
export const hasTwist = (s: State, rule: TwistRule): boolean =>
  s.twist !== L.NONE && s.components.twists[s.twist].rule === rule
