import { Worker } from 'node:worker_threads'
import type { ThreadMessage } from './time-slicing.ts'

/** The task: a bot's move, a hint, or a question that the game answers. */
export type Task =
  | { readonly kind: 'move'; readonly policy: string }
  | { readonly kind: 'hint' }
  | { readonly kind: 'ask'; readonly topic: string; readonly question: unknown }

/** A request to a thread: the seat, a state that may be sampled, and the seed for its random numbers. */
export interface Question {
  readonly task: Task
  readonly game: string
  /** The text of the components, if they are not the standard ones. */
  readonly components: string | null
  readonly world: Uint8Array
  readonly seat: number
  readonly seed: number
  /** The deadline, by `threadClock`: time spent waiting for a thread, or in its queue, counts too. */
  readonly until: number
}

/** A request with its promise. */
export interface ThreadTask {
  readonly id: number
  readonly question: Question
  /** How many threads have died while they had this task. */
  lost: number
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

export interface ThreadSettings {
  /** The script that the thread runs. */
  readonly script: URL
  /** How long a thread with tasks may be silent, in milliseconds. */
  readonly patience: number
  /** Called when the thread has died. `culprit` is the task it was working on, if known; `others` are its other tasks. */
  readonly onGone: (
    thread: ThinkingThread,
    culprit: ThreadTask | undefined,
    others: readonly ThreadTask[],
    why: Error,
  ) => void
}

/**
 * A thread beside the main one. It works on several tasks in short turns, so that a short task does not wait for a long
 * one. Before each turn it reports the task, so the task that makes it hang is known.
 */
export class ThinkingThread {
  readonly #settings: ThreadSettings
  readonly #worker: Worker
  readonly #tasks = new Map<number, ThreadTask>()
  #at: number | undefined
  #silence: NodeJS.Timeout | undefined
  #isGone = false

  constructor(settings: ThreadSettings) {
    this.#settings = settings
    // Not the options of this process: in tests they would make the thread load sources, which it cannot read.
    this.#worker = new Worker(settings.script, { execArgv: [] })
    this.#worker.on('message', (told: ThreadMessage) => this.#hear(told))
    this.#worker.on('error', (error) => this.#leave(error as Error))
    this.#worker.on('exit', () => this.#leave(new Error('a thread of bots has ended')))
    this.#worker.unref()
  }

  /** The number of its tasks. */
  get load(): number {
    return this.#tasks.size
  }

  take(task: ThreadTask): void {
    this.#tasks.set(task.id, task)
    this.#worker.postMessage({ id: task.id, ...task.question })
    if (this.#silence === undefined) this.#watch()
  }

  /** Cancels a task. Returns whether this thread had it. */
  drop(id: number): boolean {
    if (!this.#tasks.delete(id)) return false
    this.#worker.postMessage({ drop: id })
    if (this.#tasks.size === 0) this.#unwatch()
    return true
  }

  async close(): Promise<void> {
    this.#isGone = true
    this.#unwatch()
    await this.#worker.terminate()
  }

  #hear(told: ThreadMessage): void {
    if (this.#isGone) return
    this.#unwatch()
    if ('at' in told) this.#at = told.at
    else {
      const task = this.#tasks.get(told.id)
      this.#tasks.delete(told.id)
      if ('answer' in told) task?.resolve(told.answer)
      else task?.reject(new Error(told.error))
    }
    if (this.#tasks.size > 0) this.#watch()
  }

  #watch(): void {
    const { patience } = this.#settings
    const why = new Error(`a thread of bots was silent for ${patience} ms`)
    this.#silence = setTimeout(() => this.#leave(why), patience)
    this.#silence.unref()
  }

  #unwatch(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  #leave(why: Error): void {
    if (this.#isGone) return
    const culprit = this.#at === undefined ? undefined : this.#tasks.get(this.#at)
    const others = [...this.#tasks.values()].filter((task) => task !== culprit)
    void this.close()
    this.#settings.onGone(this, culprit, others, why)
  }
}
