import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SKELETON = /, *(?:number|date|time) *, *::/

const messages = ['bots/src', 'examples', 'games', 'table/src', 'web/src'].flatMap((folder) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/node_modules|\bdist\b|\.test\.ts$/.test(path))
    .map((path) => `${folder}/${path}`),
)

test('no message uses a skeleton, which the page could not parse', () => {
  expect('{n, number, ::percent}').toMatch(SKELETON)
  expect(messages).toContain('games/richard3/src/texts/en.ts')
  expect(messages.filter((path) => SKELETON.test(readFileSync(`${ROOT}/${path}`, 'utf8')))).toEqual([])
})
