import { Worker } from 'node:worker_threads'
import type { Move } from '@tudor-rose/table'
import type { BotTurn } from './bot.ts'

interface Waiting {
  readonly resolve: (move: Move) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/** Less than a bot's turn is leased for, so that a move which is given up can still be replaced in time. */
const LONGEST_THOUGHT = 8000
const SEEDS = 2 ** 32

/** A thread beside the one that serves everybody, where policies choose their moves. It is started when it is first needed. */
export class ThinkingThread {
  readonly #longest: number
  #worker: Worker | undefined
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor(longest = LONGEST_THOUGHT) {
    this.#longest = longest
  }

  /** The move of a policy of the room `bots`. It is shown an imagined world: what is hidden from its seat stays here. */
  choose(policy: string, { game, seat, imagine, chance }: BotTurn): Promise<Move> {
    const components = game.components?.isStandard === false ? game.components.text : null
    const world = game.bytes(imagine()).slice()
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      // Whatever holds the thread up holds all others up too, so it begins anew.
      const timer = setTimeout(() => this.#end(new Error(`a bot thought for ${this.#longest} ms`)), this.#longest)
      timer.unref()
      this.#waiting.set(id, { resolve, reject, timer })
      this.#started().postMessage({ id, policy, game: game.name, components, world, seat, seed: chance.below(SEEDS) })
    })
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker
    // Beside the sources and beside the build it is the same number of folders up.
    // No options of this process: under tests they would lead the thread to sources, which it cannot read.
    const worker = new Worker(new URL('../../worker/bots.js', import.meta.url), { execArgv: [] })
    worker.on('message', ({ id, move, error }) => this.#settle(id, move, error))
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#end(error as Error)
    })
    worker.unref()
    this.#worker = worker
    return worker
  }

  #settle(id: number, move: Move, error: string | undefined): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    this.#waiting.delete(id)
    clearTimeout(waiting.timer)
    if (error === undefined) waiting.resolve(move)
    else waiting.reject(new Error(error))
  }

  #end(error: Error): void {
    const waiting = [...this.#waiting.values()]
    void this.close()
    for (const { reject } of waiting) reject(error)
  }

  /** Thoughts that are under way come to nothing; another server thinks them when the lease of the turn has run out. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    for (const { timer } of this.#waiting.values()) clearTimeout(timer)
    this.#waiting.clear()
    await worker?.terminate()
  }
}
