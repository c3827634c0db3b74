import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { en as bots } from '@tudor-rose/bots/levels/texts'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { ALL_TEXTS } from './testing/all-texts.ts'

/* A key that nothing in the sources can request belongs to an unused message. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|(^|\/)texts\/(en|de|pl)|(^|\/)dist\//.test(file))
    .map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8'))

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g
/** From each backtick to the next, so that nested templates are found too. */
const TEMPLATE = /`(?=([^`]*)`)/g
/** A composed key starts with its kind: `seat.${name}`. */
const BUILT = /^[a-z][\w-]*\./i
const HOLE = /\$\{(?:[^{}]|\{[^}]*\})*\}/
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns whether a literal in the sources is this key, or a template that can produce it. */
function asksFor(sources: readonly string[]): (key: string) => boolean {
  const said = new Set<string>()
  const patterns = new Set<string>()
  for (const source of sources) {
    for (const [, single, double] of source.matchAll(QUOTED)) said.add(single ?? double)
    for (const [, template] of source.matchAll(TEMPLATE))
      if (BUILT.test(template)) patterns.add(template.split(HOLE).map(escaped).join('.+'))
  }
  const built = [...patterns].map((pattern) => new RegExp(`^${pattern}$`))
  return (key) => said.has(key) || built.some((pattern) => pattern.test(key))
}

test('the app uses every message of its own', () => {
  const isAsked = asksFor(sourcesBelow('web/src'))
  expect(Object.keys(en).filter((key) => !Object.hasOwn(bots, key) && !isAsked(key))).toEqual([])
})

test('the app or the terminal uses every message about bots', () => {
  const isAsked = asksFor(['web/src', 'cli/src', 'bots/src'].flatMap((folder) => sourcesBelow(folder)))
  expect(Object.keys(bots).filter((key) => !isAsked(key))).toEqual([])
})

test.each(['richard3', 'cousins-war', 'lancaster'])('%s has no unused message', (game) => {
  const isAsked = asksFor(
    [`games/${game}/src`, 'bots/src', 'web/src', 'cli/src', 'table/src', 'server/src'].flatMap((folder) =>
      sourcesBelow(folder),
    ),
  )
  expect(Object.keys(ALL_TEXTS[game].en).filter((key) => !isAsked(key))).toEqual([])
})
