/** The state of Richard III: one buffer, with names for its contents. */
import { defineState, type GameState } from '@tudor-rose/table'
import { BLOCK_COUNT, FIRST_BLOCK, FULL_STEPS, LAST_BLOCK, REBEL } from './armies.ts'
import type { House } from './data/areas.ts'
import type { Scenario, ScenarioFile } from './data/scenarios.ts'
import { AREA_COUNT, BORDER_COUNT } from './geography.ts'
import * as L from './layout.ts'
import { STEP } from './steps.ts'
import { forgetArea, noteSeen, noteStrength } from './whereabouts.ts'

// The marks a block can bear.
/** 5.2 It has moved this turn, or may not. */
export const MOVED = 1
/** Everybody knows which block this is. */
export const KNOWN = 2
/** 6.3 */
export const RESERVE = 4
/** 6.2 It has had its turn this round. */
export const ACTED = 8
/** 6.9 It changed sides in this battle. */
export const TURNED = 16
/** 7.1 It has lost its step in this supply phase. */
export const REDUCED = 32

/** 8.3, 8.4 It has gone home. */
export const HOME = 64
/** Kingmaker: it was a captive until this turn. */
export const FREED = 128

// The marks an area can bear.
export const ACTIVATED = 1
export const attackedBy = (house: number): number => 2 << house
export const byZone = (zoneBit: number): number => zoneBit << 3

export const other = (house: number): House => (1 - house) as House

export interface State extends GameState<ScenarioFile, keyof typeof L.at> {}
export const State = defineState<State>(L.layout, L.at, L.emptyBoard())

/** Continues with another step, unless the game has just been won. */
export function goTo(s: State, step: number): void {
  if (s.step !== STEP.gameOver) s.step = step
}

export const scenarioOf = (s: State): Scenario => s.components.scenarios[s.scenario]
export const isOver = (s: State): boolean => s.step === STEP.gameOver

/** Continues with a decision of one house. */
export function ask(s: State, house: number, step: number): void {
  if (isOver(s)) return
  s.asked = house
  s.step = step
}

export const placeOf = (s: State, block: number): number => s.bytes[L.AT + block]
export const stepsOf = (s: State, block: number): number => s.bytes[L.STEPS + block]
export function setSteps(s: State, block: number, steps: number): void {
  s.bytes[L.STEPS + block] = steps
}
export const isOnMap = (s: State, block: number): boolean => s.bytes[L.AT + block] < AREA_COUNT
export const enteredBy = (s: State, block: number): number => s.bytes[L.ENTERED + block]
export function setEntered(s: State, block: number, entry: number): void {
  s.bytes[L.ENTERED + block] = entry
}

export const has = (s: State, block: number, mark: number): boolean => (s.bytes[L.MARKS + block] & mark) !== 0
export function mark(s: State, block: number, marks: number): void {
  s.bytes[L.MARKS + block] |= marks
}
export function unmark(s: State, block: number, marks: number): void {
  s.bytes[L.MARKS + block] &= ~marks
}
export function unmarkAll(s: State, marks: number): void {
  for (let i = L.MARKS; i < L.MARKS + BLOCK_COUNT; i++) s.bytes[i] &= ~marks
}

export const areaHas = (s: State, area: number, marks: number): boolean => (s.bytes[L.AREA_MARKS + area] & marks) !== 0
export function markArea(s: State, area: number, marks: number): void {
  s.bytes[L.AREA_MARKS + area] |= marks
}

/** 3.26 The Rebel belongs to the Pretender. */
export const houseOf = (s: State, block: number): House =>
  (block <= LAST_BLOCK[0] ? 0 : block <= LAST_BLOCK[1] ? 1 : 1 - s.throne) as House

const range = (house: number): number[] =>
  Array.from({ length: LAST_BLOCK[house] - FIRST_BLOCK[house] + 1 }, (_, index) => FIRST_BLOCK[house] + index)
const WITHOUT_REBEL = [0, 1].map((house) => Uint8Array.from(range(house)))
const WITH_REBEL = [0, 1].map((house) => Uint8Array.from([...range(house), REBEL]))

/** The blocks that fight for a house, in any place. */
export const blocksOf = (s: State, house: number): Uint8Array =>
  (s.throne === house ? WITHOUT_REBEL : WITH_REBEL)[house]

/** Moves a block and updates the counts by area. */
export function put(s: State, block: number, place: number): void {
  const { bytes } = s
  const house = houseOf(s, block)
  const from = bytes[L.AT + block]
  if (from < AREA_COUNT && --bytes[L.PRESENT + house * AREA_COUNT + from] === 0) forgetArea(s, house, from)
  bytes[L.AT + block] = place
  if (place < AREA_COUNT) bytes[L.PRESENT + house * AREA_COUNT + place]++
}

/** Takes a block off the map and clears what belonged to its place. */
export function remove(s: State, block: number, place: number): void {
  put(s, block, place)
  s.bytes[L.MARKS + block] = 0
  s.bytes[L.ENTERED + block] = L.NONE
  s.bytes[L.STEPS + block] = FULL_STEPS[block]
}

export const presentIn = (s: State, area: number, house: number): number =>
  s.bytes[L.PRESENT + house * AREA_COUNT + area]

/** The current time in the format of the public record. */
export const seenNow = (s: State): number => s.campaign * 8 + s.turn
/** Whether a block was seen on the map in this campaign. */
export const wasSeenThisCampaign = (s: State, block: number): boolean =>
  s.bytes[L.SEEN_WHEN + block] >> 3 === s.campaign && s.bytes[L.SEEN_AT + block] < AREA_COUNT
/** The number of turns since then. */
export const turnsSinceSeen = (s: State, block: number): number => s.turn - (s.bytes[L.SEEN_WHEN + block] & 7)

/** Notes in the public record that everybody has just seen this block. */
export function see(s: State, block: number): void {
  seePlace(s, block)
  s.bytes[L.SEEN_STEPS + block] = stepsOf(s, block)
  s.bytes[L.KNOWN_STEPS + block] = stepsOf(s, block)
  noteStrength(s, block)
}

/** Notes in the public record where this block is, but not its strength. */
export function seePlace(s: State, block: number): void {
  s.bytes[L.SEEN_AT + block] = placeOf(s, block)
  s.bytes[L.SEEN_STEPS + block] = 0
  s.bytes[L.SEEN_WHEN + block] = seenNow(s)
  noteSeen(s, block)
}

/** Removes a block from the public record. */
export function forget(s: State, block: number): void {
  s.bytes[L.SEEN_AT + block] = L.NONE
  s.bytes[L.SEEN_STEPS + block] = 0
  s.bytes[L.SEEN_WHEN + block] = 0
  s.bytes[L.KNOWN_STEPS + block] = 0
}

export const cardOf = (s: State, house: number): number => s.bytes[L.CARD + house]
export function setCard(s: State, house: number, card: number): void {
  s.bytes[L.CARD + house] = card
}
export const titleOf = (s: State, house: number): number => s.bytes[L.TITLE + house]
export function setTitle(s: State, house: number, block: number): void {
  s.bytes[L.TITLE + house] = block
}

export const isFirstEdition = (s: State): boolean => s.edition === 1

/** 5.21 Resets the number of blocks that have crossed each border. */
export function clearCrossings(s: State): void {
  s.bytes.fill(0, L.CROSSED[0], L.CROSSED[0] + BORDER_COUNT)
  s.bytes.fill(0, L.CROSSED[1], L.CROSSED[1] + BORDER_COUNT)
  s.bytes.fill(0, L.LANDED, L.LANDED + AREA_COUNT)
}
