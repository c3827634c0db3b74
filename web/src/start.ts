/**
 * Runs first, before the rest of the app is loaded. It requests everything the page of this URL needs in parallel instead
 * of one after another, and starts the worker so that it loads its rules.
 */
import { isGameName, loadKit, loadSentences } from './games/registry.ts'
import { startWorker } from './local/early-worker.ts'
import { gameOfId } from './local/game-of-id.ts'
import { savedGames } from './local/indexed-db-storage.ts'
import { readSettings } from './shell/stored-settings.ts'
import { preferredLanguage } from './texts/languages.ts'
import { loadOtherLanguage } from './texts/other-languages.ts'

const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  game: () => import('./pages/GameStart.svelte'),
  play: () => import('./pages/LocalTable.svelte'),
  lesson: () => import('./pages/LearnLesson.svelte'),
  replay: () => import('./pages/ReplayTable.svelte'),
  table: () => import('./pages/OnlineTable.svelte'),
}

function askFor(page: string, id: string): readonly Promise<unknown>[] {
  const language = preferredLanguage(readSettings().language, navigator.languages)
  const words = language === 'en' ? [] : [loadOtherLanguage(language)]
  if (!Object.hasOwn(PAGES, page)) return words
  const game = isGameName(id) ? id : gameOfId(id)
  if (game === undefined || page === 'table') return [PAGES[page](), ...words]
  startWorker(game)
  const table = page === 'game' ? [] : [loadKit(game), savedGames()]
  return [PAGES[page](), ...table, loadSentences(game, language), ...words]
}

const [, page = '', id = ''] = location.pathname.split('/')

/**
 * Resolves once the page has all its files. If one fails, the code that needs it requests it again and reports the error.
 */
export const isFetched: Promise<unknown> = Promise.allSettled(askFor(page, id))
