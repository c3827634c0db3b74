import type { GameName } from '../games/registry.ts'
import { answerOf, writeTo } from '../local/indexed-db-storage.ts'
import type { LessonPoint } from '../worker/lessons/lesson.ts'

/** The learner's progress in a lesson. */
export interface LessonProgress extends LessonPoint {
  /** The number of steps. */
  readonly of: number
  /** The last step has been done once. */
  readonly isFinished: boolean
}

const STORE = 'lessons'

/** In its own database, separate from the saved games: every page opens theirs, and few open this one. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('tudor-rose-lessons', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'game' })
  return answerOf(request)
}

let database: Promise<IDBDatabase | undefined> | undefined

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
  // Without storage, each lesson starts at its beginning.
  database ??= openDatabase().catch(() => undefined)
  return (await database)?.transaction(STORE, mode).objectStore(STORE)
}

export async function loadLessonProgress(game: GameName): Promise<LessonProgress | undefined> {
  const lessons = await store('readonly')
  return lessons && answerOf(lessons.get(game))
}

export async function saveLessonProgress(lesson: LessonProgress): Promise<void> {
  const lessons = await store('readwrite')
  if (lessons) await writeTo(lessons, (store) => store.put(lesson))
}
