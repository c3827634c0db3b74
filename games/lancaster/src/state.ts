/** The state of a game of Lancaster: one buffer with named fields, and the components. */
import { defineState, type GameState } from '@tudor-rose/table'
import type { LancasterComponents } from './components.ts'
import * as L from './layout.ts'
import { STEP } from './steps.ts'

const MOST = 255

export interface State extends GameState<LancasterComponents, keyof typeof L.at> {}
export const State = defineState<State>(L.layout, L.at)

export const isOver = (s: State): boolean => s.step === STEP.gameOver
/** Over by resignation; most of the table is as it was then. */
export const isResigned = (s: State): boolean => isOver(s) && L.VICTORIES[s.victory] === 'victory.resigned'
export function goTo(s: State, step: number): void {
  s.step = step
}
export function ask(s: State, seat: number, step: number): void {
  s.asked = seat
  s.step = step
}

/** With two players, each leads an ally. */
export const hasAllies = (s: State): boolean => s.players === 2
export const partyCount = (s: State): number => (hasAllies(s) ? 2 * s.players : s.players)
export const isAlly = (s: State, party: number): boolean => party >= s.players
export const leaderOf = (s: State, party: number): number => (party < s.players ? party : party - s.players)
export const allyOf = (s: State, seat: number): number => seat + s.players
/** The player at this place clockwise from the start player. */
export const seatInOrder = (s: State, place: number): number => (s.startPlayer + place) % s.players

/** Goods are hidden with more than two players, until the game is over. */
export const hasScreens = (s: State): boolean => !hasAllies(s) && !isOver(s)

export const goldOf = (s: State, seat: number): number => s.bytes[L.GOLD + seat]
export const squiresOf = (s: State, seat: number): number => s.bytes[L.SQUIRES + seat]
export const votesOf = (s: State, seat: number): number => s.bytes[L.VOTES + seat]
export const leftoverOf = (s: State, seat: number): number => s.bytes[L.LEFTOVER + seat]

/** Adds or removes gold, squires or votes, given by their offset. The caller has checked that they are there. */
export function gain(s: State, what: number, seat: number, many: number): void {
  s.bytes[what + seat] = Math.min(MOST, s.bytes[what + seat] + many)
}
export function pay(s: State, what: number, seat: number, many: number): void {
  s.bytes[what + seat] -= many
}

export const scoreOf = (s: State, seat: number): number =>
  s.bytes[L.POINTS + seat] + 100 * s.bytes[L.HUNDREDS + seat] - s.bytes[L.POINTS_LOST + seat]

export function addPoints(s: State, seat: number, many: number): void {
  const total = s.bytes[L.POINTS + seat] + many
  s.bytes[L.POINTS + seat] = total % 100
  s.bytes[L.HUNDREDS + seat] += Math.floor(total / 100)
}

export const noblesIn = (s: State, county: number): number => s.bytes[L.NOBLES + county]
export const hasNoble = (s: State, party: number, county: number): boolean =>
  s.bytes[L.HAS_NOBLE + party * L.COUNTIES + county] === 1
export function giveNoble(s: State, party: number, county: number): void {
  s.bytes[L.HAS_NOBLE + party * L.COUNTIES + county] = 1
}
export function noblesOf(s: State, party: number): number {
  let nobles = 0
  for (let county = 0; county < L.COUNTIES; county++) nobles += s.bytes[L.HAS_NOBLE + party * L.COUNTIES + county]
  return nobles
}

const bitsIn = (byte: number): number => {
  let bits = 0
  for (let left = byte; left > 0; left &= left - 1) bits++
  return bits
}
export const hasExtension = (s: State, party: number, space: number): boolean =>
  (s.bytes[L.EXTENSIONS + party] & (1 << space)) !== 0
export const extensionsOf = (s: State, party: number): number => bitsIn(s.bytes[L.EXTENSIONS + party])

export const lawInForce = (s: State, place: number): number => s.bytes[L.IN_FORCE + place]
export const proposedLaw = (s: State, place: number): number => s.bytes[L.PROPOSED + place]
