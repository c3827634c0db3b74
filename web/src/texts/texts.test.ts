import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { LANGUAGES, preferredLanguage, type Sentences, type TextKey } from './languages.ts'
import { pl } from './pl.ts'

const ALL: Readonly<Record<string, Sentences>> = { en, de, pl }

/** The names in braces, anywhere in a message. */
function parametersOf(message: string, language: string): string[] {
  const names = new Set<string>()
  JSON.stringify(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst(), (_, node) => {
    // Node types 1 to 6 of the parser are parameters.
    if (typeof node?.value === 'string' && node.type >= 1 && node.type <= 6) names.add(node.value)
    return node
  })
  return [...names].sort()
}

test('every language is tested', () => {
  expect(Object.keys(ALL).sort()).toEqual([...LANGUAGES].sort())
})

describe.each(Object.keys(ALL))('%s', (language) => {
  test('has the same keys as English, well formed, with the same parameters', () => {
    expect(Object.keys(ALL[language]).sort()).toEqual(Object.keys(en).sort())
    for (const key of Object.keys(en) as TextKey[])
      expect([key, ...parametersOf(ALL[language][key], language)]).toEqual([key, ...parametersOf(en[key], 'en')])
  })
})

test.each([
  [['pl-PL', 'en'], 'pl'],
  [['fr', 'de-AT'], 'de'],
  [['fr'], 'en'],
  [[], 'en'],
])('the preferences %j select %s', (wished, language) => {
  expect(preferredLanguage('auto', wished)).toBe(language)
  expect(preferredLanguage('pl', wished)).toBe('pl')
})

/** The codes in a list in the source, so that a new one is not forgotten here. */
const codesIn = (path: string, from: RegExp, code: RegExp): string[] => {
  const part = from.exec(readFileSync(new URL(path, import.meta.url), 'utf8'))?.[0] ?? ''
  return [...part.matchAll(code)].map(([, name]) => name)
}

test('every refusal code of the server and the rules has a message', () => {
  const served = codesIn(
    '../../../protocol/src/schemas/refusal.ts',
    /REFUSALS = [\s\S]*?\n\}/,
    /^ {2}'?([a-z-]+)'?: \[/gm,
  )
  const ruled = codesIn('../../../table/src/errors.ts', /type BadInputKind[\s\S]*?\n\n/, /'([a-z-]+)'/g)
  expect(served).toContain('stale')
  expect(ruled).toContain('bad-components')
  for (const code of [...served, ...ruled]) expect(Object.keys(en)).toContain(`refusal.${code}`)
})
