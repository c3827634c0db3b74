import type { Chance } from './chance.ts'
import type { Move, Seat } from './game.ts'
import type { GameEvent, Log } from './log.ts'
import type { MoveList } from './move-list.ts'

/** What a step can use besides the state. */
export interface StepContext<E extends GameEvent = GameEvent> {
  readonly chance: Chance
  readonly log: Log<E> | undefined
}

/** A step that waits for a decision: who decides, what is legal and what follows. */
export interface Decision<S, E extends GameEvent = GameEvent> {
  /** Section of the rulebook. */
  readonly section: string | ((state: S) => string)
  /** Who owes it, if several are asked at once. Absent if only `state.asked` is. */
  owes?(state: S, seat: Seat): boolean
  moves(state: S, seat: Seat, out: MoveList): void
  play(state: S, seat: Seat, move: Move, context: StepContext<E>): void
}

/** A step that runs without a decision. */
export type AutomaticStep<S, E extends GameEvent = GameEvent> = (state: S, context: StepContext<E>) => void

export type Step<S> = Decision<S> | AutomaticStep<S>

/** The steps of a game by name, each with the number that the state holds at that step: 0, 1, 2 ... */
export type StepNumbers = Readonly<Record<string, number>> & { readonly gameOver: number }

/** The implementation of each step. `gameOver` has none. */
export type StepTable<S, N extends StepNumbers> = Readonly<Record<Exclude<keyof N, 'gameOver'>, Step<S>>>

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : ''

/** The step names used in positions, prompts and views, by number: `answer-mulligan` for `answerMulligan`. */
export function stepNames<const N extends StepNumbers>(numbers: N): readonly KebabCase<keyof N & string>[] {
  const names = Object.keys(numbers).sort((one, other) => numbers[one] - numbers[other])
  const misplaced = names.find((name, index) => numbers[name] !== index)
  if (misplaced !== undefined) throw new Error(`step "${misplaced}" has a number that leaves a gap or is taken`)
  return names.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) as never
}

/** A state with its current step and, if only one seat is asked, that seat. */
export interface SteppedState {
  readonly step: number
  readonly asked: number
}

/**
 * Runs a game as a table of steps. The state holds the number of the current step, so that copying, storing and
 * searching need nothing special. Each step sets the next one.
 */
export class StepMachine<S extends SteppedState> {
  readonly #decisions: readonly (Decision<S> | undefined)[]
  readonly #automaticSteps: readonly (AutomaticStep<S> | undefined)[]
  /** Every set of seats that can be asked, by its bits. */
  readonly #asked: readonly (readonly Seat[])[]
  readonly #seats: number

  constructor(numbers: StepNumbers, steps: Readonly<Record<string, Step<S>>>, seats: number) {
    const byNumber: (Step<S> | undefined)[] = []
    for (const [name, number] of Object.entries(numbers)) byNumber[number] = steps[name]
    this.#decisions = byNumber.map((step) => (typeof step === 'object' ? step : undefined))
    this.#automaticSteps = byNumber.map((step) => (typeof step === 'function' ? step : undefined))
    this.#seats = seats
    const everySeat = Array.from({ length: seats }, (_, seat) => seat)
    this.#asked = Array.from({ length: 1 << seats }, (_, bits) => everySeat.filter((seat) => bits & (1 << seat)))
  }

  /** The decision that the state waits for; `undefined` once the game is over. */
  decisionAt(state: S): Decision<S> | undefined {
    return this.#decisions[state.step]
  }

  /** Runs automatic steps up to the next decision or the end. */
  runAutomatic(state: S, context: StepContext): void {
    for (
      let automaticStep = this.#automaticSteps[state.step];
      automaticStep !== undefined;
      automaticStep = this.#automaticSteps[state.step]
    )
      automaticStep(state, context)
  }

  actors(state: S): readonly Seat[] {
    const decision = this.#decisions[state.step]
    if (decision === undefined) return this.#asked[0]
    if (decision.owes === undefined) return this.#asked[1 << state.asked]
    let bits = 0
    for (let seat = 0; seat < this.#seats; seat++) if (decision.owes(state, seat)) bits |= 1 << seat
    return this.#asked[bits]
  }

  /** Replaces the list with all legal moves of a seat. */
  moves(state: S, seat: Seat, out: MoveList): void {
    out.clear()
    const decision = this.#decisions[state.step]
    if (decision === undefined) return
    const isAsked =
      decision.owes === undefined ? state.asked === seat : seat < this.#seats && decision.owes(state, seat)
    if (isAsked) decision.moves(state, seat, out)
  }

  apply(state: S, seat: Seat, move: Move, chance: Chance, log?: Log): void {
    const context: StepContext = { chance, log }
    this.#decisions[state.step]?.play(state, seat, move, context)
    this.runAutomatic(state, context)
  }

  sectionAt(state: S, otherwise: string): string {
    const section = this.#decisions[state.step]?.section ?? otherwise
    return typeof section === 'string' ? section : section(state)
  }
}
