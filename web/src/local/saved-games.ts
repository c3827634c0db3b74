import type { Options, Outcome, Viewer } from '@tudor-rose/table'
import type { GameName } from '../games/registry.ts'
import type { Player } from '../worker/messages.ts'

/** A local game as stored on this device. */
export interface SavedGame {
  readonly id: string
  readonly game: GameName
  readonly options: Options
  readonly seatNames: readonly string[]
  readonly players: readonly Player[]
  /** Whether the screen is covered before it is handed to the next person. */
  readonly hasCurtain: boolean
  readonly record: string
  readonly moves: number
  readonly outcome: Outcome | undefined
  readonly changedAt: number
  /** For a game played online: the names of the people by seat, and the seat of this device. */
  readonly online?: { readonly names: readonly (string | undefined)[]; readonly seat: Viewer }
}

/** The storage of saved games. */
export interface GameStorage {
  all(): Promise<readonly SavedGame[]>
  get(id: string): Promise<SavedGame | undefined>
  put(game: SavedGame): Promise<void>
  delete(id: string): Promise<void>
}

/** Finished games beyond this number are deleted to make room; unfinished games never are. */
const MAX_FINISHED = 50

/** The games on this device, latest first. */
export class SavedGames {
  readonly #storage: GameStorage

  constructor(storage: GameStorage) {
    this.#storage = storage
  }

  async list(): Promise<readonly SavedGame[]> {
    return [...(await this.#storage.all())].sort((a, b) => b.changedAt - a.changedAt)
  }

  find(id: string): Promise<SavedGame | undefined> {
    return this.#storage.get(id)
  }

  save(game: SavedGame): Promise<void> {
    return this.#storage.put(game)
  }

  remove(id: string): Promise<void> {
    return this.#storage.delete(id)
  }

  async makeRoom(): Promise<void> {
    const finished = (await this.list()).filter(({ outcome }) => outcome !== undefined)
    for (const { id } of finished.slice(MAX_FINISHED)) await this.#storage.delete(id)
  }
}

/** Storage that lasts as long as the page: for tests, and for browsers without storage. */
export class MemoryGameStorage implements GameStorage {
  readonly #games = new Map<string, SavedGame>()

  async all(): Promise<readonly SavedGame[]> {
    return [...this.#games.values()]
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return this.#games.get(id)
  }

  async put(game: SavedGame): Promise<void> {
    this.#games.set(game.id, game)
  }

  async delete(id: string): Promise<void> {
    this.#games.delete(id)
  }
}
