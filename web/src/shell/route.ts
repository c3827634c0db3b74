import { type GameName, hasPart, isGameName } from '../games/registry.ts'

/** Every page of the app, with the parameters in its URL. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'game'; readonly game: GameName }
  | { readonly page: 'reference'; readonly game: GameName }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly game: GameName }
  | { readonly page: 'editor'; readonly game: GameName }
  /** The list of a game's exercises, or one of them. */
  | { readonly page: 'practice'; readonly game: GameName; readonly exercise: string | undefined }
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly id: string; readonly invitation: string | undefined }
  | { readonly page: 'me' }
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'settings' }
  | { readonly page: 'notifications' }
  | { readonly page: 'about' }
  | { readonly page: 'nowhere' }

const PLAIN_PAGES = ['learn', 'lobby', 'me', 'settings', 'notifications', 'about'] as const
const NOWHERE: Route = { page: 'nowhere' }

/** The page of a URL. An invitation follows `#`, which browsers do not send to servers. */
export function routeOf(path: string, hash = ''): Route {
  const parts = readParts(path)
  if (parts === undefined) return NOWHERE
  const [first, second, third, ...more] = parts
  if (first === 'practice' && second !== undefined && more.length === 0)
    return hasPart(second, 'practice') ? { page: first, game: second, exercise: third } : NOWHERE
  if (third !== undefined) return NOWHERE
  if (first === undefined) return { page: 'home' }
  if (second === undefined) {
    const page = PLAIN_PAGES.find((name) => name === first)
    return page === undefined ? NOWHERE : { page }
  }
  if (first === 'game') return isGameName(second) ? { page: first, game: second } : NOWHERE
  if (first === 'lesson' || first === 'editor' || first === 'reference')
    return hasPart(second, first) ? { page: first, game: second } : NOWHERE
  if (first === 'play' || first === 'replay') return { page: first, id: second }
  if (first === 'table') return { page: 'table', id: second, invitation: hash.replace('#', '') || undefined }
  if (first === 'people') return { page: 'person', name: second }
  return NOWHERE
}

function readParts(path: string): readonly string[] | undefined {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** The URL of a page. */
export function addressOf(route: Exclude<Route, { page: 'nowhere' }>): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'game':
    case 'reference':
    case 'lesson':
    case 'editor':
      return `/${route.page}/${route.game}`
    case 'practice':
      return `/practice/${route.game}${route.exercise === undefined ? '' : `/${encodeURIComponent(route.exercise)}`}`
    case 'play':
    case 'replay':
      return `/${route.page}/${encodeURIComponent(route.id)}`
    case 'table':
      return `/table/${encodeURIComponent(route.id)}${route.invitation === undefined ? '' : `#${route.invitation}`}`
    case 'person':
      return `/people/${encodeURIComponent(route.name)}`
    default:
      return `/${route.page}`
  }
}
