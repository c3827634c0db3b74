import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

const LIMITS = { depth: 3, entries: 5 }
const refusal = (source: string): string => {
  try {
    parseJson(source, LIMITS)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('reads JSON within the limits, whatever is inside its texts', () => {
  expect(parseJson('{"a":[1,2,{"b":"[[[[{{{{,,,,,,,,\\",,,"}]}', LIMITS)).toEqual({
    a: [1, 2, { b: '[[[[{{{{,,,,,,,,",,,' }],
  })
})

test('refuses JSON that is nested too deeply, has too many entries, or is not valid', () => {
  expect(refusal('[[[[1]]]]')).toBe('the message is nested too deeply')
  expect(refusal('[1,2,3,4,5,6]')).toBe('the message has too many entries')
  expect(refusal('{"a":{"b":1,"c":2},"d":[3,4],"e":5,"f":6}')).toBe('the message has too many entries')
  expect(refusal('{"a":')).toBe('the message is not JSON')
})
