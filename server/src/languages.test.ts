import { expect, test } from 'vitest'
import { knownLanguage, preferredLanguage } from './languages.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,fr;q=0.9,pl;q=0.5,en;q=0.3', 'pl'],
  ['en;q=0.3, PL', 'pl'],
  ['fr', 'en'],
  [';;;=q,,', 'en'],
])('a browser that sends %j reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test('any other language falls back to English', () => {
  expect(['de', 'fr', null, undefined, 7, 'toString'].map(knownLanguage)).toEqual(['de', 'en', 'en', 'en', 'en', 'en'])
})
