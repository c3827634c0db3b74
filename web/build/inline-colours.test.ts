import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineColours } from './inline-colours.ts'

const SRC = join(import.meta.dirname, '../src')
const THEME = join(SRC, 'styles/theme.css')
const transform = inlineColours(SRC, THEME).transform as (code: string, id: string) => { code: string } | undefined
const built = (path: string): string => transform(readFileSync(path, 'utf8'), path)!.code
const definedIn = (css: string): string[] => Array.from(css.matchAll(/^ +(--[\w-]+):/gm), ([, name]) => name)

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => join(SRC, path))

test('every colour is either in the built theme or wherever it is used', () => {
  const all = definedIn(readFileSync(THEME, 'utf8'))
  const left = definedIn(built(THEME))
  const gone = new Set(all.filter((name) => !left.includes(name)))
  expect(gone).toContain('--castle-stone')
  expect(left).toContain('--ink')
  const missing = sources.filter((path) =>
    Array.from(built(path).matchAll(/--[\w-]+/g)).some(([name]) => gone.has(name)),
  )
  expect(missing).toEqual([])
})

test('a colour derived from another brings that one along', () => {
  const [, sea] = /--lancaster-sea: ([^;]+);/.exec(readFileSync(THEME, 'utf8'))!
  expect(transform('a { fill: var(--lancaster-wave) }', join(SRC, 'a.css'))!.code).toContain(sea)
})
