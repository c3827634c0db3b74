import { MemoryShelf, type SavedGame, SavedGames, type Shelf } from './saved-games.ts'

const STORE = 'games'

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

class IndexedShelf implements Shelf {
  readonly #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<IndexedShelf> {
    const request = indexedDB.open('tudor-rose', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    return new IndexedShelf(await answerOf(request))
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(STORE, mode).objectStore(STORE)
  }

  all(): Promise<readonly SavedGame[]> {
    return answerOf(this.#store('readonly').getAll())
  }

  get(id: string): Promise<SavedGame | undefined> {
    return answerOf(this.#store('readonly').get(id))
  }

  async put(game: SavedGame): Promise<void> {
    await answerOf(this.#store('readwrite').put(game))
  }

  async delete(id: string): Promise<void> {
    await answerOf(this.#store('readwrite').delete(id))
  }
}

let opened: Promise<SavedGames> | undefined

/** The saved games of this browser; one that lets nothing be kept forgets them with the page. */
export function savedGames(): Promise<SavedGames> {
  opened ??= IndexedShelf.open()
    .catch(() => new MemoryShelf())
    .then((shelf) => new SavedGames(shelf))
  return opened
}
