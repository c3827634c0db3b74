import { Refusal } from '@tudor-rose/client'
import { expect, test } from 'vitest'
import { refusalDetails } from './refusal-details.ts'

const english = (text: string): Refusal => new Refusal('bad-record', text)

test.each([
  [english('line 7: no such move'), 'en', { text: 'line 7: no such move' }],
  [english('line 7: no such move'), 'de', { line: '7' }],
  [english('mine.json: line 12: no date'), 'pl', { line: '12' }],
  [english('no such move'), 'de', {}],
  [english(''), 'de', {}],
  [
    new Refusal('bad-components', 'Zeile 3: Hier muss eine Liste stehen.', 'de'),
    'de',
    { text: 'Zeile 3: Hier muss eine Liste stehen.' },
  ],
])('the details of %o for a reader of %s are %o', (refusal, reader, details) => {
  expect(refusalDetails(refusal, reader)).toEqual(details)
})
