import { type Proportion, proportionOf } from '../simulation-statistics.ts'

/** Counts the games in which something happened at least once, by key. */
export class GameCounter {
  readonly #games = new Map<string, number>()
  readonly #thisGame = new Set<string>()

  add(thing: string): void {
    this.#thisGame.add(thing)
  }

  endGame(): void {
    for (const thing of this.#thisGame) this.#games.set(thing, (this.#games.get(thing) ?? 0) + 1)
    this.#thisGame.clear()
  }

  /** All keys that were ever added. */
  get keys(): string[] {
    return [...this.#games.keys()].sort()
  }

  shareOf(thing: string, games: number): Proportion {
    return proportionOf(this.#games.get(thing) ?? 0, games)
  }
}
