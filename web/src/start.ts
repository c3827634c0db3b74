/**
 * The first thing that runs, before the rest of the app is here: it asks for all that the page of this address is going to
 * need, at once instead of one after another, and sends the worker for its rules.
 */
import { type GameName, isGameName } from './boards/games.ts'
import { loadKit } from './boards/kits.ts'
import { loadSentences } from './boards/sentences.ts'
import { gameOfId } from './local/game-of-id.ts'
import type { RequestMessage } from './worker/messages.ts'

const newWorker = (): Worker => new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })

let early: Worker | undefined

/** A worker that knows the rules: the one that has been started with the page, if nobody has it yet. */
export function takeWorker(): Worker {
  const worker = early ?? newWorker()
  early = undefined
  return worker
}

function startWorker(game: GameName): Promise<unknown> {
  const worker = newWorker()
  early = worker
  worker.postMessage({ id: 0, type: 'prepare', ask: { game } } satisfies RequestMessage)
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true })
    worker.addEventListener('error', (error) => {
      if (early === worker) early = undefined
      reject(error)
    })
  })
}

const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  game: () => import('./pages/GameStart.svelte'),
  play: () => import('./pages/LocalTable.svelte'),
  lesson: () => import('./pages/LearnLesson.svelte'),
  replay: () => import('./pages/ReplayTable.svelte'),
  table: () => import('./pages/OnlineTable.svelte'),
}

function askFor(page: string, id: string): readonly Promise<unknown>[] {
  if (!Object.hasOwn(PAGES, page)) return []
  const game = isGameName(id) ? id : gameOfId(id)
  if (game === undefined || page === 'table') return [PAGES[page]()]
  const board = page === 'game' ? [] : [loadKit(game)]
  return [startWorker(game), PAGES[page](), ...board, loadSentences(game)]
}

const [, page = '', id = ''] = location.pathname.split('/')

/** When all of it is here. Where something fails to load, whoever needs it asks again and tells people. */
export const isFetched: Promise<unknown> = Promise.allSettled(askFor(page, id))
