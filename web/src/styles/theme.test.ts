import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const THEME = join('styles', 'theme.css')
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(css|svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && path !== THEME,
)
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8')

/** `#a3212b` as a value, not `{#if …}` of a component or `#field` of a class. */
const HEX =
  /(?<![\w{.#&/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!\s*[=(;.:]|\?\.)|(?<=:[^;{}]*)#[\da-f]{3,8}(?=;)/gi
/** A colour function with numbers in it; channels from the theme are written `rgb(var(--umber) / 30%)`. */
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\((?!var\()[^)]*\)/gi
const NAMED =
  /(?<=(?:fill|stroke|color|background|border|outline|shadow)[\w-]*(?::\s|=")[^;"{}]*(?<![\w-]))(?:white|black|red|green|blue|gr[ae]y|gold|silver|yellow|orange|purple|brown)(?=[;"\s])/g

function literalsIn(text: string): readonly string[] {
  return [HEX, FUNCTION, NAMED].flatMap((pattern) => text.match(pattern) ?? [])
}

test('finds colours, and nothing else', () => {
  expect(
    literalsIn('a { color: #a3212b; fill: #fff; box-shadow: 0 0 2px #b07d12, 0 0 1px rgb(0 0 0 / 8%); }'),
  ).toHaveLength(4)
  expect(literalsIn(`<path fill="#2b1a0c" /> const INK = '#3a2415'; border: 1px solid white;`)).toHaveLength(3)
  expect(literalsIn('{#each list as face} {/each} readonly #face = 1; this.#face.add(1); color: var(--red);')).toEqual(
    [],
  )
  expect(literalsIn('box-shadow: 0 1px 2px rgb(var(--umber) / 30%); background: var(--white);')).toEqual([])
})

test('every colour is in the theme', () => {
  const found = sources.flatMap((path) => literalsIn(read(path)).map((literal) => `${path}: ${literal}`))
  expect(found).toEqual([])
})

test('every colour of the theme is used', () => {
  const theme = read(THEME)
  const names = Array.from(theme.matchAll(/^\s+(--[\w-]+):/gm), ([, name]) => name)
  const outside = ['../reference/svg.ts', '../map/preview/palettes.ts'].map(read)
  const all = [theme.replaceAll(/^\s+--[\w-]+:/gm, ''), ...sources.map(read), ...outside].join('\n')
  const isUsed = (name: string): boolean =>
    all.includes(`var(${name})`) || all.includes(`'${name.slice(2)}'`) || all.includes(`colours.${name.slice(2)}`)
  expect(names.filter((name) => !isUsed(name) && !/^--map-tint-\d$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('every custom property that is used is defined', () => {
  const all = [THEME, ...sources].map(read).join('\n')
  const defined = new Set(Array.from(all.matchAll(/(--[\w-]+)(?=:|=|')/g), ([, name]) => name))
  const asked = new Set(Array.from(all.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  expect([...asked].filter((name) => !defined.has(name))).toEqual([])
})
