/**
 * The first thing that runs, before the rest of the app is here: it asks for all that the page of this address is going to
 * need, at once instead of one after another, and sends the worker for its rules.
 */
import { type GameName, isGameName } from './boards/games.ts'
import { loadKit } from './boards/kits.ts'
import { loadSentences } from './boards/sentences.ts'
import { gameOfId } from './local/game-of-id.ts'
import { savedGames } from './local/indexed-shelf.ts'
import { readSettings } from './shell/stored-settings.ts'
import { spokenLanguage } from './texts/languages.ts'
import { loadOtherLanguage } from './texts/other-languages.ts'

/** One file for each game with all of its rules: a worker that fetched them only then would be waited for twice. */
const NEW_WORKER: Readonly<Record<GameName, () => Worker>> = {
  richard3: () => new Worker(new URL('./worker/richard3.ts', import.meta.url), { type: 'module' }),
  'cousins-war': () => new Worker(new URL('./worker/cousins-war.ts', import.meta.url), { type: 'module' }),
  lancaster: () => new Worker(new URL('./worker/lancaster.ts', import.meta.url), { type: 'module' }),
}

let early: { readonly game: GameName; readonly worker: Worker } | undefined

/** A worker that knows the rules of a game: the one that has been started with the page, if nobody has it yet. */
export function takeWorker(game: GameName): Worker {
  if (early?.game !== game) return NEW_WORKER[game]()
  const { worker } = early
  early = undefined
  return worker
}

function startWorker(game: GameName): void {
  const worker = NEW_WORKER[game]()
  early = { game, worker }
  // Whoever takes it later would not hear of a failure that has been.
  worker.addEventListener('error', () => {
    if (early?.worker === worker) early = undefined
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
  const language = spokenLanguage(readSettings().language, navigator.languages)
  const words = language === 'en' ? [] : [loadOtherLanguage(language)]
  if (!Object.hasOwn(PAGES, page)) return words
  const game = isGameName(id) ? id : gameOfId(id)
  if (game === undefined || page === 'table') return [PAGES[page](), ...words]
  startWorker(game)
  const table = page === 'game' ? [] : [loadKit(game), savedGames()]
  return [PAGES[page](), ...table, loadSentences(game, language), ...words]
}

const [, page = '', id = ''] = location.pathname.split('/')

/** When the page has all its files. Where something fails to load, whoever needs it asks again and tells people. */
export const isFetched: Promise<unknown> = Promise.allSettled(askFor(page, id))
