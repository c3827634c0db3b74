import type { GameRegistry } from '../games.ts'
import type { FullTable } from '../storage/table-store.ts'
import { type ReplaySettings, writeReplay } from './replay.ts'

/** Creates replays one at a time: however many are requested, a move waits for at most one slice of one of them. */
export class Replays {
  readonly #games: GameRegistry
  #queue: Promise<unknown> = Promise.resolve()

  constructor(games: GameRegistry) {
    this.#games = games
  }

  write(full: FullTable, settings: ReplaySettings): Promise<string> {
    const written = this.#queue.then(() => writeReplay(full, this.#games.ofTable(full.table), settings))
    this.#queue = written.catch(() => {})
    return written
  }
}
