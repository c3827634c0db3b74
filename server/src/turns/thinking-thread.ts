import { Worker } from 'node:worker_threads'
import type { Told } from './by-turns.ts'

/** What is to be thought about: the move of a bot, what to advise somebody, or how a battle would go. */
export type Task =
  | { readonly kind: 'move'; readonly policy: string }
  | { readonly kind: 'hint' }
  | { readonly kind: 'odds'; readonly area: string; readonly moves: readonly string[] }

/** What a thread is asked: for which seat, in a world that may be imagined, and with which chance. */
export interface Question {
  readonly task: Task
  readonly game: string
  /** The text of the components, where they are not the usual ones. */
  readonly components: string | null
  readonly world: Uint8Array
  readonly seat: number
  readonly seed: number
  /** When it has to be answered, by the `threadClock`: what it waits for a thread, or in one, is part of its time. */
  readonly until: number
}

/** A question on its way to an answer. */
export interface Thought {
  readonly id: number
  readonly question: Question
  /** In how many threads that went it has been. */
  lost: number
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

export interface ThreadSettings {
  /** Its program. */
  readonly script: URL
  /** For how long a thread may be silent while it has something to think about, in milliseconds. */
  readonly patience: number
  /** It is gone. `culprit` is what it was thinking about, if that is known, and `others` what else it had to think about. */
  readonly onGone: (
    thread: ThinkingThread,
    culprit: Thought | undefined,
    others: readonly Thought[],
    why: Error,
  ) => void
}

/**
 * A thread beside the one that serves everybody. It thinks about several questions by turns, a little about each, so that a
 * short thought does not wait for a long one; before each turn it says about which. So whoever makes it hang is known.
 */
export class ThinkingThread {
  readonly #settings: ThreadSettings
  readonly #worker: Worker
  readonly #thoughts = new Map<number, Thought>()
  #at: number | undefined
  #silence: NodeJS.Timeout | undefined
  #isGone = false

  constructor(settings: ThreadSettings) {
    this.#settings = settings
    // No options of this process: under tests they would lead the thread to sources, which it cannot read.
    this.#worker = new Worker(settings.script, { execArgv: [] })
    this.#worker.on('message', (told: Told) => this.#hear(told))
    this.#worker.on('error', (error) => this.#leave(error as Error))
    this.#worker.on('exit', () => this.#leave(new Error('a thread of bots has ended')))
    this.#worker.unref()
  }

  /** How much it has to think about. */
  get load(): number {
    return this.#thoughts.size
  }

  take(thought: Thought): void {
    this.#thoughts.set(thought.id, thought)
    this.#worker.postMessage({ id: thought.id, ...thought.question })
    if (this.#silence === undefined) this.#watch()
  }

  /** Nobody waits for this any more. Answers whether it was thought about here. */
  drop(id: number): boolean {
    if (!this.#thoughts.delete(id)) return false
    this.#worker.postMessage({ drop: id })
    if (this.#thoughts.size === 0) this.#unwatch()
    return true
  }

  async close(): Promise<void> {
    this.#isGone = true
    this.#unwatch()
    await this.#worker.terminate()
  }

  #hear(told: Told): void {
    if (this.#isGone) return
    this.#unwatch()
    if ('at' in told) this.#at = told.at
    else {
      const thought = this.#thoughts.get(told.id)
      this.#thoughts.delete(told.id)
      if ('answer' in told) thought?.resolve(told.answer)
      else thought?.reject(new Error(told.error))
    }
    if (this.#thoughts.size > 0) this.#watch()
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
    const culprit = this.#at === undefined ? undefined : this.#thoughts.get(this.#at)
    const others = [...this.#thoughts.values()].filter((thought) => thought !== culprit)
    void this.close()
    this.#settings.onGone(this, culprit, others, why)
  }
}
