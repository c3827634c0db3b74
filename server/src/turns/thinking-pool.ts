import { availableParallelism } from 'node:os'
import { isLevel, levelOf } from '@tudor-rose/bots'
import { BOTS } from '@tudor-rose/registry/bots'
import type { Move } from '@tudor-rose/table'
import type { BotTurn } from './bot.ts'
import { type Task, ThinkingThread, type ThreadTask } from './thinking-thread.ts'
import { threadClock } from './thread-clock.ts'

/** A move that a bot suggests. */
export interface Hint {
  /** As a line of notation. */
  readonly line: string
  /** The probability of winning with it, from 0 to 1; absent if the bot knows the move without a search. */
  readonly chance?: number
}

/** The input for a computation for a seat, whether or not it has to decide. */
export type SeatContext = Pick<BotTurn, 'game' | 'seat' | 'imagine' | 'chance'>

/** A question that only some games can answer. */
export interface TopicQuestion {
  /** One of the `topics` in the game's manifest for bots, unless the client is wrong. */
  readonly topic: string
  /** The game checks it. */
  readonly question: unknown
}

export interface PoolSettings {
  /** The maximum number of threads. */
  readonly threads: number
  /** How long a thread may be silent before it counts as hanging, in milliseconds. */
  readonly patience: number
  /** The script that the threads run. */
  readonly script: URL
}

const USUAL: PoolSettings = {
  // Leaves one core to the server.
  threads: Math.max(1, availableParallelism() - 1),
  // No task takes longer than 3 s. If another task makes its thread hang, it is repeated in a new thread. Even with the
  // silence before that and the start of the thread, this takes less than the 15 s for which a bot's turn is leased.
  patience: 7000,
  // The same relative path from src/ and from dist/.
  script: new URL('../../worker/bots.js', import.meta.url),
}
const SEEDS = 2 ** 32
/** A task that was in this many threads when they died is assumed to be the cause. */
const MAX_THREADS = 2

/**
 * The threads in which bots compute. Each is started when it is first needed, and replaced when it dies or hangs; its
 * other tasks then start again in another thread.
 */
export class ThinkingPool {
  readonly #settings: PoolSettings
  readonly #threads = new Set<ThinkingThread>()
  #lastId = 0

  constructor(settings: Partial<PoolSettings> = {}) {
    this.#settings = { ...USUAL, ...settings }
  }

  /** The maximum number of threads. */
  get threads(): number {
    return this.#settings.threads
  }

  /**
   * The move of a bot of the package `bots`. It gets a sampled state, so nothing hidden from its seat leaves this thread.
   * Rejects with the signal's reason if the signal aborts it.
   */
  choose(policy: string, turn: BotTurn, signal?: AbortSignal): Promise<Move> {
    return this.#think({ kind: 'move', policy }, turn, signal) as Promise<Move>
  }

  /** What the strongest bot would do in this seat, best first. */
  advise(turn: SeatContext, signal?: AbortSignal): Promise<readonly Hint[]> {
    return this.#think({ kind: 'hint' }, turn, signal) as Promise<readonly Hint[]>
  }

  /** What the game says to a question, from what a seat knows; `null` if it has no answer. */
  ask(asked: TopicQuestion, turn: SeatContext, signal?: AbortSignal): Promise<unknown> {
    return this.#think({ kind: 'ask', ...asked }, turn, signal)
  }

  #think(task: Task, { game, seat, imagine, chance }: SeatContext, signal?: AbortSignal): Promise<unknown> {
    const components = game.components?.isStandard === false ? game.components.text : null
    const world = game.bytes(imagine()).slice()
    const until = threadClock() + timeFor(task, game.name)
    const question = { task, game: game.name, components, world, seat, seed: chance.below(SEEDS), until }
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const abandon = () => {
        for (const thread of this.#threads) thread.drop(id)
        reject(signal!.reason)
      }
      if (signal?.aborted) {
        abandon()
        return
      }
      signal?.addEventListener('abort', abandon, { once: true })
      const settled = () => signal?.removeEventListener('abort', abandon)
      this.#assign({
        id,
        question,
        lost: 0,
        resolve: (answer) => {
          settled()
          resolve(answer)
        },
        reject: (error) => {
          settled()
          reject(error)
        },
      })
    })
  }

  /** Running tasks are abandoned. */
  async close(): Promise<void> {
    const threads = [...this.#threads]
    this.#threads.clear()
    await Promise.all(threads.map((thread) => thread.close()))
  }

  /** Assigns a task to the thread with the fewest tasks, or to a new thread if all are busy. */
  #assign(task: ThreadTask): void {
    let best: ThinkingThread | undefined
    for (const thread of this.#threads) if (best === undefined || thread.load < best.load) best = thread
    if (best === undefined || (best.load > 0 && this.#threads.size < this.#settings.threads)) best = this.#start()
    best.take(task)
  }

  #start(): ThinkingThread {
    const thread = new ThinkingThread({
      ...this.#settings,
      onGone: (gone, culprit, others, why) => {
        this.#threads.delete(gone)
        culprit?.reject(why)
        for (const task of others) this.#tryAgain(task, why)
      },
    })
    this.#threads.add(thread)
    return thread
  }

  #tryAgain(task: ThreadTask, why: Error): void {
    task.lost++
    if (task.lost < MAX_THREADS) this.#assign(task)
    else task.reject(why)
  }
}

/** In milliseconds. Tasks without a time limit are short: a search one move deep, or a question. */
function timeFor(task: Task, game: string): number {
  if (task.kind === 'hint') return levelOf('hard', game, BOTS).milliseconds
  if (task.kind === 'move' && isLevel(task.policy)) return levelOf(task.policy, game, BOTS).milliseconds
  return Number.POSITIVE_INFINITY
}
