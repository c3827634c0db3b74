/** A task that can be computed a little at a time. */
export interface IncrementalTask {
  /** Continues until the task is finished or `mayGoOn` returns false. Returns whether it is finished. */
  goOn(mayGoOn: () => boolean): boolean
  /** The result so far; also available before the task is finished. */
  answer(): unknown
}

/** A message from a thread: the task it starts a turn for, or the result of a task. */
export type ThreadMessage =
  | { readonly at: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }

export interface TimeSlicingSettings {
  /** In milliseconds. */
  readonly clock: () => number
  readonly tell: (told: ThreadMessage) => void
}

interface SlicedTask {
  readonly id: number
  /** The deadline for the answer. */
  readonly until: number
  readonly begin: () => IncrementalTask
  begun: IncrementalTask | undefined
  /** The computing time so far. */
  spent: number
}

/** The length of a turn while other tasks wait, in milliseconds. */
const TURN = 20

/**
 * Tasks that share a thread. Tasks past their deadline are answered first, with their result so far; then the task with
 * the least computing time gets a turn. So
 *
 * - an answer is late by at most the current turn plus the other answers that are due, however many tasks there are;
 * - tasks that start at the same time get equal computing time, up to one turn;
 * - short tasks finish soon, because they have had less time than the others.
 */
export class TimeSlicing {
  readonly #settings: TimeSlicingSettings
  readonly #tasks = new Map<number, SlicedTask>()

  constructor(settings: TimeSlicingSettings) {
    this.#settings = settings
  }

  add(id: number, until: number, begin: () => IncrementalTask): void {
    this.#tasks.set(id, { id, until, begin, begun: undefined, spent: 0 })
  }

  drop(id: number): void {
    this.#tasks.delete(id)
  }

  /** Gives one task a turn. Returns whether any tasks are left. */
  takeTurn(): boolean {
    const { tell } = this.#settings
    const thought = this.#next()
    if (thought === undefined) return false
    tell({ at: thought.id })
    const told = this.#think(thought)
    if (told !== undefined) {
      this.#tasks.delete(thought.id)
      tell(told)
    }
    return this.#tasks.size > 0
  }

  #next(): SlicedTask | undefined {
    const now = this.#settings.clock()
    let next: SlicedTask | undefined
    for (const thought of this.#tasks.values())
      if (next === undefined || comesBefore(thought, next, now)) next = thought
    return next
  }

  /** Returns the message to send if the task is finished or its time is up. */
  #think(thought: SlicedTask): ThreadMessage | undefined {
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

function comesBefore(one: SlicedTask, other: SlicedTask, now: number): boolean {
  const isDue = one.until <= now
  if (isDue !== other.until <= now) return isDue
  if (!isDue && one.spent !== other.spent) return one.spent < other.spent
  return one.until < other.until
}
