import { expect, test } from 'vitest'
import { splitAtNames } from './mentions.ts'

const NAMED = [
  { target: 'area:Wales', name: 'Wales' },
  { target: 'area:North Wales', name: 'North Wales' },
  { target: 'block:York', name: 'York' },
]
const marked = (sentence: string): string =>
  splitAtNames(sentence, NAMED)
    .map(({ text, target }) => (target === undefined ? text : `[${text}=${target}]`))
    .join('')

test('names become separate parts, the longest first', () => {
  expect(marked('York marches from North Wales to Wales.')).toBe(
    '[York=block:York] marches from [North Wales=area:North Wales] to [Wales=area:Wales].',
  )
})

test('only whole words are names', () => {
  expect(marked('Yorkshire, New York')).toBe('Yorkshire, New [York=block:York]')
  expect(marked('Yorków i żYork')).toBe('Yorków i żYork')
})

test('a sentence without names is one part, and no text is lost', () => {
  expect(splitAtNames('Round 3.', NAMED)).toEqual([{ text: 'Round 3.', target: undefined }])
  expect(splitAtNames('', NAMED)).toEqual([])
  expect(splitAtNames('York', [{ target: 'x', name: '' }])).toEqual([{ text: 'York', target: undefined }])
})
