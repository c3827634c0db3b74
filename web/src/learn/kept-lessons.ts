import type { GameName } from '../boards/games.ts'
import { answerOf } from '../local/indexed-shelf.ts'
import type { LessonPoint } from '../worker/lessons/lesson.ts'

/** How far somebody has come in a lesson. */
export interface KeptLesson extends LessonPoint {
  /** How many steps there are. */
  readonly of: number
  /** The last step has been done once. */
  readonly isFinished: boolean
}

const STORE = 'lessons'

/** Beside the saved games, in a database of its own: theirs is opened by every page, and this by few. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('tudor-rose-lessons', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'game' })
  return answerOf(request)
}

let database: Promise<IDBDatabase | undefined> | undefined

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
  // A browser that lets nothing be kept begins each lesson at its beginning.
  database ??= openDatabase().catch(() => undefined)
  return (await database)?.transaction(STORE, mode).objectStore(STORE)
}

export async function keptLesson(game: GameName): Promise<KeptLesson | undefined> {
  const lessons = await store('readonly')
  return lessons && answerOf(lessons.get(game))
}

export async function keepLesson(lesson: KeptLesson): Promise<void> {
  const lessons = await store('readwrite')
  if (lessons) await answerOf(lessons.put(lesson))
}
