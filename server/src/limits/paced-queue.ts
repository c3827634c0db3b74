import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs long computations one at a time, and rests for as long as each took. So everybody else gets at least half of the
 * time, however many are waiting.
 */
export class PacedQueue {
  readonly #longest: number
  readonly #full: () => Error
  #waiting = 0
  #ready: Promise<unknown> = Promise.resolve()

  /** If `longest` tasks are waiting, the next one fails with the error `full`. */
  constructor(longest: number, full: () => Error) {
    this.#longest = longest
    this.#full = full
  }

  run<T>(task: () => T): Promise<T> {
    if (this.#waiting >= this.#longest) return Promise.reject(this.#full())
    this.#waiting++
    let took = 0
    const done = this.#ready.then(() => {
      const start = performance.now()
      try {
        return task()
      } finally {
        this.#waiting--
        took = performance.now() - start
      }
    })
    const rest = () => sleep(took)
    this.#ready = done.then(rest, rest)
    return done
  }
}
