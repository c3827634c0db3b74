/** The name of something that can be picked: `block:Norfolk`, `area:Essex`, `button:end`. */
export type Target = string

/** A legal move and the targets that make it up, in picking order. */
export interface Gesture {
  readonly line: string
  readonly path: readonly Target[]
}

export type TargetState = 'idle' | 'live' | 'picked'

/**
 * Builds a move from targets, independent of any screen. It is immutable, so its users keep the latest value. Clicks, keys,
 * drags and lists all lead to `pick` and `back`.
 */
export class Picking {
  readonly #gestures: readonly Gesture[]
  /** The targets picked so far. */
  readonly picked: readonly Target[]
  readonly #candidates: readonly Gesture[]
  /** The targets that can be picked next. */
  readonly live: ReadonlySet<Target>
  /** The move that is complete now, if nothing is added. */
  readonly said: string | undefined

  constructor(gestures: readonly Gesture[], picked: readonly Target[] = []) {
    this.#gestures = gestures
    this.picked = picked
    this.#candidates = gestures.filter(({ path }) => picked.every((target, i) => path[i] === target))
    this.live = new Set(this.#candidates.flatMap(({ path }) => path[picked.length] ?? []))
    this.said = this.#candidates.find(({ path }) => path.length === picked.length)?.line
  }

  static readonly NONE = new Picking([])

  /** The move that is picked to its end; while more could be added, it is only `said`. */
  get line(): string | undefined {
    return this.picked.length > 0 && this.live.size === 0 ? this.said : undefined
  }

  /** The lines of all moves that start with the current picks. */
  get lines(): readonly string[] {
    return this.#candidates.map(({ line }) => line)
  }

  stateOf(target: Target): TargetState {
    return this.picked.includes(target) ? 'picked' : this.live.has(target) ? 'live' : 'idle'
  }

  /** Whether picking this has an effect: an alternative to an earlier pick can be picked instead. */
  isPickable(target: Target): boolean {
    return this.pick(target) !== this
  }

  /**
   * Picks this target. If it is not the next one but an alternative to an earlier one, it replaces that one. Picking the
   * latest target again undoes it.
   */
  pick(target: Target): Picking {
    for (let depth = this.picked.length; depth >= 0; depth--) {
      const before = depth === this.picked.length ? this : new Picking(this.#gestures, this.picked.slice(0, depth))
      if (!before.live.has(target)) continue
      if (this.picked[depth] === target) return before
      return new Picking(this.#gestures, [...before.picked, target])
    }
    return this
  }

  /** Undoes the latest pick. */
  back(): Picking {
    return this.picked.length === 0 ? this : new Picking(this.#gestures, this.picked.slice(0, -1))
  }
}
