/** The name of something that can be picked: `block:Norfolk`, `area:Essex`, `button:end`. */
export type Target = string

/** A legal move and the targets that say it, in the order in which they are picked. */
export interface Gesture {
  readonly line: string
  readonly path: readonly Target[]
}

export type TargetState = 'idle' | 'live' | 'picked'

/**
 * How a move is put together from targets, without any screen: a value that never changes, so whoever draws it keeps the
 * latest. Clicks, keys, drags and lists all come down to `pick` and `back`.
 */
export class Picking {
  readonly #gestures: readonly Gesture[]
  /** What has been picked so far. */
  readonly picked: readonly Target[]
  readonly #candidates: readonly Gesture[]
  /** What can be picked next. */
  readonly live: ReadonlySet<Target>
  /** The move that is said by now, if nothing is added. */
  readonly said: string | undefined

  constructor(gestures: readonly Gesture[], picked: readonly Target[] = []) {
    this.#gestures = gestures
    this.picked = picked
    this.#candidates = gestures.filter(({ path }) => picked.every((target, i) => path[i] === target))
    this.live = new Set(this.#candidates.flatMap(({ path }) => path[picked.length] ?? []))
    this.said = this.#candidates.find(({ path }) => path.length === picked.length)?.line
  }

  static readonly NOTHING = new Picking([])

  /** The move that has been picked to its end; while more could be added it is only `said`. */
  get line(): string | undefined {
    return this.picked.length > 0 && this.live.size === 0 ? this.said : undefined
  }

  /** The lines of all moves that go on from here. */
  get lines(): readonly string[] {
    return this.#candidates.map(({ line }) => line)
  }

  stateOf(target: Target): TargetState {
    return this.picked.includes(target) ? 'picked' : this.live.has(target) ? 'live' : 'idle'
  }

  /** Whether picking this would change anything: what could be picked earlier on can be picked instead. */
  isPickable(target: Target): boolean {
    return this.pick(target) !== this
  }

  /**
   * Goes on with this target. Where it is not the next one, but could have been an earlier one, it takes that one's place;
   * the latest one, picked again, is put back.
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

  /** Puts the latest target back. */
  back(): Picking {
    return this.picked.length === 0 ? this : new Picking(this.#gestures, this.picked.slice(0, -1))
  }
}
