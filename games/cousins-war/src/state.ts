/** A game of The Cousins' War in progress: one buffer, with names for what lies in it, and the deck it is played with. */
import { Arena, defineScalars, usualBytes } from '@tudor-rose/table'
import type { Card, Deck, EventCard, TwistRule } from './deck.ts'
import * as L from './layout.ts'
import { GAME_OVER } from './steps.ts'

const arena = new Arena(L.layout.size)
const USUAL = usualBytes(L.layout)

export const NORTH = 0
export const CENTRE = 1
export const SOUTH = 2
export const REGIONS: readonly number[] = [NORTH, CENTRE, SOUTH]
export const RESERVE = 3
export const SUPPLY = 4
export const FIELD = 5
/** The Centre touches both others. */
export const isNextTo = (a: number, b: number): boolean => Math.abs(a - b) === 1

/** Every scalar of the layout is a property of the state. */
export interface State extends Record<keyof typeof L.at, number> {}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the properties are defined below, from the layout
export class State {
  readonly bytes: Uint8Array
  deck: Deck

  constructor(bytes: Uint8Array, deck: Deck) {
    this.bytes = bytes
    this.deck = deck
  }

  static fresh(deck: Deck): State {
    const s = new State(arena.take(), deck)
    s.bytes.set(USUAL)
    return s
  }

  copy(into?: State): State {
    const target = into ?? new State(arena.take(), this.deck)
    target.bytes.set(this.bytes)
    target.deck = this.deck
    return target
  }
}

defineScalars(State.prototype, L.at)

export const isOver = (s: State): boolean => s.step === GAME_OVER
export function goTo(s: State, step: number): void {
  if (!isOver(s)) s.step = step
}
export function ask(s: State, house: number, step: number): void {
  s.asked = house
  goTo(s, step)
}

export const troops = (s: State, house: number, place: number): number => s.bytes[L.TROOPS[place] + house]

/** Moves house troops; whoever asks has checked that they are there. */
export function shift(s: State, house: number, from: number, to: number, count = 1): void {
  s.bytes[L.TROOPS[from] + house] -= count
  s.bytes[L.TROOPS[to] + house] += count
}

export const frenchOf = (s: State, house: number): number => s.bytes[L.FRENCH + house]
export function setFrench(s: State, house: number, count: number): void {
  s.bytes[L.FRENCH + house] = count
}

/** Phase 5: all that fight on a house's half of the battlefield. */
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
  for (let card = 0; card < s.deck.cards.length; card++) if (cardAt(s, card) === place) found++
  return found
}

/** The first card in a place, or NOTHING. */
export function firstCardAt(s: State, place: number): number {
  for (let card = 0; card < s.deck.cards.length; card++) if (cardAt(s, card) === place) return card
  return L.NOTHING
}

export const cardOf = (s: State, card: number): Card => s.deck.cards[card]
export const eventOf = (s: State, card: number): EventCard | undefined => {
  const found = s.deck.cards[card]
  return found.kind === 'event' ? found : undefined
}

const REGION_INDEX = { north: NORTH, centre: CENTRE, south: SOUTH } as const
export const regionNamed = (name: keyof typeof REGION_INDEX): number => REGION_INDEX[name]

export function fieldRegion(s: State): number {
  const field = s.deck.cards[s.field]
  return field.kind === 'battlefield' ? regionNamed(field.region) : CENTRE
}

/** With the expansion: whether the twist of this round brings this rule. */
export const hasTwist = (s: State, rule: TwistRule): boolean =>
  s.twist !== L.NOTHING && s.deck.twists[s.twist].rule === rule
