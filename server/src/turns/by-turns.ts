/** Something that is thought about a little at a time. */
export interface Begun {
  /** Thinks on until all is thought or `mayGoOn` says no; answers whether all is thought. */
  goOn(mayGoOn: () => boolean): boolean
  /** What has come of it, also before all is thought. */
  answer(): unknown
}

/** What a thread tells: which thought it turns to, and what has come of one. */
export type Told =
  | { readonly at: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }

export interface ByTurnsSettings {
  /** In milliseconds. */
  readonly clock: () => number
  readonly tell: (told: Told) => void
}

interface Thought {
  readonly id: number
  /** When it has to be answered. */
  readonly until: number
  readonly begin: () => Begun
  begun: Begun | undefined
  /** For how long it has been thought about. */
  spent: number
}

/** How long one thought goes on while others wait, in milliseconds. */
const TURN = 20

/**
 * Thoughts that share a thread. Whatever is past its time is answered first, as far as it has come; then whoever has been
 * thought about least goes on for a turn. So
 *
 * - nobody is answered later than their time by more than the turn under way and the answers that are due as well, however
 *   many think;
 * - those who were asked at the same time are thought about for as long as each other, but for a turn;
 * - what needs few turns has them at once, because it has had fewer than the others.
 */
export class ByTurns {
  readonly #settings: ByTurnsSettings
  readonly #thoughts = new Map<number, Thought>()

  constructor(settings: ByTurnsSettings) {
    this.#settings = settings
  }

  add(id: number, until: number, begin: () => Begun): void {
    this.#thoughts.set(id, { id, until, begin, begun: undefined, spent: 0 })
  }

  /** Nobody waits for this any more. */
  drop(id: number): void {
    this.#thoughts.delete(id)
  }

  /** Thinks about one of them for a while; answers whether there is anything left to think about. */
  takeTurn(): boolean {
    const { tell } = this.#settings
    const thought = this.#next()
    if (thought === undefined) return false
    tell({ at: thought.id })
    const told = this.#think(thought)
    if (told !== undefined) {
      this.#thoughts.delete(thought.id)
      tell(told)
    }
    return this.#thoughts.size > 0
  }

  #next(): Thought | undefined {
    const now = this.#settings.clock()
    let next: Thought | undefined
    for (const thought of this.#thoughts.values())
      if (next === undefined || comesBefore(thought, next, now)) next = thought
    return next
  }

  /** Answers what is to be told of it, if it is done or its time is over. */
  #think(thought: Thought): Told | undefined {
    const { clock } = this.#settings
    const { id, until } = thought
    try {
      const start = clock()
      thought.begun ??= thought.begin()
      const { begun } = thought
      const end = Math.min(start + TURN, until)
      const isDone = start >= until || begun.goOn(() => clock() < end)
      thought.spent += clock() - start
      return isDone || clock() >= until ? { id, answer: begun.answer() } : undefined
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
}

function comesBefore(one: Thought, other: Thought, now: number): boolean {
  const isDue = one.until <= now
  if (isDue !== other.until <= now) return isDue
  if (!isDue && one.spent !== other.spent) return one.spent < other.spent
  return one.until < other.until
}
