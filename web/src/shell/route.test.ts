import { expect, test } from 'vitest'
import { addressOf, type Route, routeOf } from './route.ts'

const PAGES: readonly [string, Route][] = [
  ['/', { page: 'home' }],
  ['/game/cousins-war', { page: 'game', game: 'cousins-war' }],
  ['/reference/lancaster', { page: 'reference', game: 'lancaster' }],
  ['/play/1a2b', { page: 'play', id: '1a2b' }],
  ['/replay/1a2b', { page: 'replay', id: '1a2b' }],
  ['/learn', { page: 'learn' }],
  ['/lesson/lancaster', { page: 'lesson', game: 'lancaster' }],
  ['/editor/richard3', { page: 'editor', game: 'richard3' }],
  ['/practice/richard3', { page: 'practice', game: 'richard3', exercise: undefined }],
  ['/practice/cousins-war/stanley', { page: 'practice', game: 'cousins-war', exercise: 'stanley' }],
  ['/lobby', { page: 'lobby' }],
  ['/table/xyz', { page: 'table', id: 'xyz', invitation: undefined }],
  ['/table/xyz#secret', { page: 'table', id: 'xyz', invitation: 'secret' }],
  ['/me', { page: 'me' }],
  ['/people/Z%C3%B3%C5%82%2Fw', { page: 'person', name: 'Zół/w' }],
  ['/settings', { page: 'settings' }],
  ['/notifications', { page: 'notifications' }],
  ['/about', { page: 'about' }],
]

test.each(PAGES)('%s is parsed as its page and formatted back', (address, route) => {
  const { pathname, hash } = new URL(address, 'http://rose')
  expect(routeOf(pathname, hash)).toEqual(route)
  expect(addressOf(route as Exclude<Route, { page: 'nowhere' }>)).toBe(address)
})

test.each([
  '/nothing',
  '/game/chess',
  '/lesson/chess',
  '/editor/chess',
  '/reference/chess',
  '/reference',
  '/practice',
  '/practice/chess',
  '/practice/richard3/plague/more',
  '/play',
  '/play/a/b',
  '/people/%E0%A4%A',
  '/toString',
])('%s is not a page', (path) => {
  expect(routeOf(path)).toEqual({ page: 'nowhere' })
})

test('a trailing slash makes no difference', () => {
  expect(routeOf('/lobby/')).toEqual({ page: 'lobby' })
})
