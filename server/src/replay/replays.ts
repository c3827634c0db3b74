import type { GameShelf } from '../games.ts'
import type { FullTable } from '../storage/table-store.ts'
import { type ReplaySettings, writeReplay } from './replay.ts'

/** Replays on demand, one after the other: however many ask, a move waits for no more than one slice of one of them. */
export class Replays {
  readonly #games: GameShelf
  #queue: Promise<unknown> = Promise.resolve()

  constructor(games: GameShelf) {
    this.#games = games
  }

  write(full: FullTable, settings: ReplaySettings): Promise<string> {
    const written = this.#queue.then(() => writeReplay(full, this.#games.ofTable(full.table), settings))
    this.#queue = written.catch(() => {})
    return written
  }
}
