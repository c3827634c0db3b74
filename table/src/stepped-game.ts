import type { Chance } from './chance.ts'
import type { Game, ParsedMove, Prompt, Seat } from './game.ts'
import type { Log } from './log.ts'
import type { Options } from './options.ts'
import type { StepContext, StepMachine, SteppedState } from './step-machine.ts'

interface CopyableState extends SteppedState {
  readonly bytes: Uint8Array
  copy(into?: this): this
}

/** Members of `Game` that the steps and the state provide. */
type Wired = 'setup' | 'actors' | 'moves' | 'apply' | 'resign' | 'prompt' | 'copy' | 'bytes'

/** The remaining members of a game that is written as steps over a `GameState`. */
export interface SteppedGame<S, V, M extends ParsedMove> extends Omit<Game<S, V, M>, Wired> {
  /** The set-up, at the first step. */
  layOut(options: Options, chance: Chance, log?: Log): S
  resign(state: S, seat: Seat, context: Pick<StepContext, 'log'>): void
  prompt(state: S, seat: Seat, section: string): Prompt
  /** The rulebook section that a finished game refers to. */
  readonly endSection: string
}

/** Builds a game from its steps. */
export function steppedGame<S extends CopyableState, V, M extends ParsedMove>(
  machine: StepMachine<S>,
  spec: SteppedGame<S, V, M>,
): Game<S, V, M> {
  const { layOut, resign, prompt, endSection, ...game } = spec
  return {
    ...game,
    setup(options, chance, log) {
      const state = layOut(options, chance, log)
      machine.runAutomatic(state, { chance, log })
      return state
    },
    actors: (state) => machine.actors(state),
    moves: (state, seat, out) => machine.moves(state, seat, out),
    apply: (state, seat, move, chance, log) => machine.apply(state, seat, move, chance, log),
    resign: (state, seat, log) => resign(state, seat, { log }),
    prompt: (state, seat) => prompt(state, seat, machine.sectionAt(state, endSection)),
    copy: (state, into) => state.copy(into),
    bytes: (state) => state.bytes,
  }
}
