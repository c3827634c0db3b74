import type { Options, Outcome, Viewer } from '@tudor-rose/table'
import type { GameName } from '../boards/games.ts'
import type { Player } from '../worker/messages.ts'

/** A local game as it is kept on this device. */
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
  /** Of a game that was played online: what people there are called, by seat, and which seat was that of this device. */
  readonly online?: { readonly names: readonly (string | undefined)[]; readonly seat: Viewer }
}

/** Where saved games are kept. */
export interface Shelf {
  all(): Promise<readonly SavedGame[]>
  get(id: string): Promise<SavedGame | undefined>
  put(game: SavedGame): Promise<void>
  delete(id: string): Promise<void>
}

/** Finished games beyond these many make room for new ones; games under way are never thrown away. */
const MOST_FINISHED = 50

/** The games on this device, the latest first. */
export class SavedGames {
  readonly #shelf: Shelf

  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  async list(): Promise<readonly SavedGame[]> {
    return [...(await this.#shelf.all())].sort((a, b) => b.changedAt - a.changedAt)
  }

  find(id: string): Promise<SavedGame | undefined> {
    return this.#shelf.get(id)
  }

  save(game: SavedGame): Promise<void> {
    return this.#shelf.put(game)
  }

  remove(id: string): Promise<void> {
    return this.#shelf.delete(id)
  }

  async makeRoom(): Promise<void> {
    const finished = (await this.list()).filter(({ outcome }) => outcome !== undefined)
    for (const { id } of finished.slice(MOST_FINISHED)) await this.#shelf.delete(id)
  }
}

/** A shelf that is gone with the page: for tests, and where a browser keeps nothing. */
export class MemoryShelf implements Shelf {
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
