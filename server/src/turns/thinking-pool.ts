import { availableParallelism } from 'node:os'
import { isLevel, levelOf, type ToldOdds } from '@tudor-rose/bots'
import type { Move } from '@tudor-rose/table'
import type { BotTurn } from './bot.ts'
import { type Task, ThinkingThread, type Thought } from './thinking-thread.ts'
import { threadClock } from './thread-clock.ts'

/** A move that a bot thinks of in somebody's place. */
export interface Hint {
  /** As a line of notation. */
  readonly line: string
  /** How likely one is to win with it, from 0 to 1; absent where the bot knows what to play without trying. */
  readonly chance?: number
}

/** What can be thought about for a seat, whether or not it is asked anything. */
export type Imaginable = Pick<BotTurn, 'game' | 'seat' | 'imagine' | 'chance'>

export interface BattleAsked {
  readonly area: string
  /** Moves to be made first, as lines of notation. */
  readonly moves: readonly string[]
}

export interface PoolSettings {
  /** How many threads there are at most. */
  readonly threads: number
  /** For how long a thread may be silent before it is taken to hang, in milliseconds. */
  readonly patience: number
  /** The program of the threads. */
  readonly script: URL
}

const USUAL: PoolSettings = {
  // One core is left to those who serve.
  threads: Math.max(1, availableParallelism() - 1),
  // No thought takes longer than 3 s by itself. Where another makes its thread hang, it is answered in a new one, as soon as
  // that is there, which with the silence in between is still less than the 15 s for which a bot's turn is leased.
  patience: 7000,
  // Beside the sources and beside the build it is the same number of folders up.
  script: new URL('../../worker/bots.js', import.meta.url),
}
const SEEDS = 2 ** 32
/** A thought that has been in so many threads when they went is taken to be the reason. */
const MOST_THREADS = 2

/**
 * The threads in which bots think. Each is started when it is first needed, and replaced when it dies or hangs; what others
 * were being thought about in it, another thread thinks about anew.
 */
export class ThinkingPool {
  readonly #settings: PoolSettings
  readonly #threads = new Set<ThinkingThread>()
  #lastId = 0

  constructor(settings: Partial<PoolSettings> = {}) {
    this.#settings = { ...USUAL, ...settings }
  }

  /** How many there are at most. */
  get threads(): number {
    return this.#settings.threads
  }

  /**
   * The move of a bot of the room `bots`. It is shown an imagined world: what is hidden from its seat stays here. Fails with
   * the reason of the signal if that says that nobody waits any more.
   */
  choose(policy: string, turn: BotTurn, signal?: AbortSignal): Promise<Move> {
    return this.#think({ kind: 'move', policy }, turn, signal) as Promise<Move>
  }

  /** What the strongest bot would do in the place of a seat, the best first. */
  advise(turn: Imaginable, signal?: AbortSignal): Promise<readonly Hint[]> {
    return this.#think({ kind: 'hint' }, turn, signal) as Promise<readonly Hint[]>
  }

  /** How a battle would go, as far as a seat can know; nothing where there is none that can be reckoned. */
  odds(asked: BattleAsked, turn: Imaginable, signal?: AbortSignal): Promise<ToldOdds | null> {
    return this.#think({ kind: 'odds', ...asked }, turn, signal) as Promise<ToldOdds | null>
  }

  #think(task: Task, { game, seat, imagine, chance }: Imaginable, signal?: AbortSignal): Promise<unknown> {
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

  /** Thoughts that are under way come to nothing. */
  async close(): Promise<void> {
    const threads = [...this.#threads]
    this.#threads.clear()
    await Promise.all(threads.map((thread) => thread.close()))
  }

  /** To the thread that has least to do; to a new one rather than to one that has something to do. */
  #assign(thought: Thought): void {
    let best: ThinkingThread | undefined
    for (const thread of this.#threads) if (best === undefined || thread.load < best.load) best = thread
    if (best === undefined || (best.load > 0 && this.#threads.size < this.#settings.threads)) best = this.#start()
    best.take(thought)
  }

  #start(): ThinkingThread {
    const thread = new ThinkingThread({
      ...this.#settings,
      onGone: (gone, culprit, others, why) => {
        this.#threads.delete(gone)
        culprit?.reject(why)
        for (const thought of others) this.#tryAgain(thought, why)
      },
    })
    this.#threads.add(thread)
    return thread
  }

  #tryAgain(thought: Thought, why: Error): void {
    thought.lost++
    if (thought.lost < MOST_THREADS) this.#assign(thought)
    else thought.reject(why)
  }
}

/** In milliseconds. What thinks for as long as it takes has no end to it, and is short: a look one move ahead, or odds. */
function timeFor(task: Task, game: string): number {
  if (task.kind === 'hint') return levelOf('hard', game).milliseconds
  if (task.kind === 'move' && isLevel(task.policy)) return levelOf(task.policy, game).milliseconds
  return Number.POSITIVE_INFINITY
}
