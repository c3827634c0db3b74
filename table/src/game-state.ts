import { Arena } from './arena.ts'
import { defaultBytes, defineScalars, type PositionLayout } from './layout.ts'

/**
 * A game in progress: one buffer, its components, and a property for every scalar of the layout, such as `state.round`.
 * A game declares `interface State extends GameState<Deck, keyof typeof at> {}`.
 */
export type GameState<C, Scalar extends string> = ByteState<C> & Record<Scalar, number>

interface ByteState<C> {
  readonly bytes: Uint8Array
  components: C
  /** An independent copy. Reuses `into` if given. */
  copy(into?: this): this
}

export interface StateClass<S extends ByteState<unknown>> {
  new (bytes: Uint8Array, components: S['components']): S
  /** A state in which every field has its default value. */
  fresh(components: S['components']): S
}

/** The class of a game's states. `at` has the offset of every scalar. */
export function defineState<S extends ByteState<unknown>>(
  layout: PositionLayout,
  at: Readonly<Record<string, number>>,
  initialBytes: Uint8Array = defaultBytes(layout),
): StateClass<S> {
  type C = S['components']
  const arena = new Arena(layout.size)
  class State {
    readonly bytes: Uint8Array
    components: C

    constructor(bytes: Uint8Array, components: C) {
      this.bytes = bytes
      this.components = components
    }

    static fresh(components: C): State {
      const state = new State(arena.take(), components)
      state.bytes.set(initialBytes)
      return state
    }

    copy(into?: State): State {
      const target = into ?? new State(arena.take(), this.components)
      target.bytes.set(this.bytes)
      target.components = this.components
      return target
    }
  }
  defineScalars(State.prototype, at)
  return State as unknown as StateClass<S>
}
