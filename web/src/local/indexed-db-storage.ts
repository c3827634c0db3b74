import { type GameStorage, MemoryGameStorage, type SavedGame, SavedGames } from './saved-games.ts'

const STORE = 'games'

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Commits at once: a transaction that waits to see whether more follows is lost with a page that is left right away. */
export function writeTo<T>(store: IDBObjectStore, write: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const written = answerOf(write(store))
  store.transaction.commit()
  return written
}

class IndexedDbGameStorage implements GameStorage {
  readonly #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<IndexedDbGameStorage> {
    const request = indexedDB.open('tudor-rose', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    return new IndexedDbGameStorage(await answerOf(request))
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
    await writeTo(this.#store('readwrite'), (store) => store.put(game))
  }

  async delete(id: string): Promise<void> {
    await writeTo(this.#store('readwrite'), (store) => store.delete(id))
  }
}

let opened: Promise<SavedGames> | undefined

/** The games saved in this browser; without storage they last as long as the page. */
export function savedGames(): Promise<SavedGames> {
  opened ??= IndexedDbGameStorage.open()
    .catch(() => new MemoryGameStorage())
    .then((storage) => new SavedGames(storage))
  return opened
}
