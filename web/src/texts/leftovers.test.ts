import { describe, expect, test } from 'vitest'
import { ALL_TEXTS } from './testing/all-texts.ts'

/* Translation leftovers: messages that are still English, and word forms that no message uses. */

const OTHERS = ['de', 'pl'] as const
const ENGLISH = /(?<![\p{L}-])(the|of|and|with|your|you|from|this|that|are|for|not|have|has|which|who)(?![\p{L}-])/iu
/** Names that are not translated. */
const NAMES = /The Cousins['’] War|Twists of War|Isle of Man/g
/** `{block_acc}` uses a form of the name, here `block.Norfolk.acc`. */
const FORM = /\{\w+?_(\w+)[,}]/g
const spokenPart = (message: string): string =>
  message
    .replaceAll(NAMES, '')
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/\{\w+, \w+,/g, ' ')

describe.each(Object.keys(ALL_TEXTS))('the texts of %s', (whose) => {
  test.each(OTHERS)('have no English messages left in %s', (language) => {
    const { en } = ALL_TEXTS[whose]
    const other = ALL_TEXTS[whose][language]
    const left = Object.entries(other).filter(([key, message]) => {
      const isSame = message === en[key] && /[a-z]{2,} [a-z]{2,}/.test(spokenPart(message))
      return isSame || ENGLISH.test(spokenPart(message))
    })
    expect(left).toEqual([])
  })

  test.each(OTHERS)('have every key in %s, and otherwise only word forms that a message uses', (language) => {
    const { en } = ALL_TEXTS[whose]
    const other = ALL_TEXTS[whose][language]
    expect(Object.keys(en).filter((key) => !Object.hasOwn(other, key))).toEqual([])
    const asked = new Set(
      Object.values(other).flatMap((message) => Array.from(message.matchAll(FORM), ([, form]) => form)),
    )
    const forms = Object.keys(other).filter((key) => !Object.hasOwn(en, key))
    const unused = forms.filter((key) => {
      const dot = key.lastIndexOf('.')
      return !Object.hasOwn(en, key.slice(0, dot)) || !asked.has(key.slice(dot + 1))
    })
    expect(unused).toEqual([])
  })
})
