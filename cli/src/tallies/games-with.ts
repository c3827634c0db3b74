import { type Share, shareOf } from '../tally.ts'

/** In how many games something happened at least once, for each of many things. */
export class GamesWith {
  readonly #games = new Map<string, number>()
  readonly #thisGame = new Set<string>()

  happened(thing: string): void {
    this.#thisGame.add(thing)
  }

  endGame(): void {
    for (const thing of this.#thisGame) this.#games.set(thing, (this.#games.get(thing) ?? 0) + 1)
    this.#thisGame.clear()
  }

  /** Everything that ever happened. */
  get things(): string[] {
    return [...this.#games.keys()].sort()
  }

  shareOf(thing: string, games: number): Share {
    return shareOf(this.#games.get(thing) ?? 0, games)
  }
}
