import { expect, test } from 'vitest'
import { all, leftOf, wantedBy } from './deeds.ts'

test('moves that belong together follow each other, and whoever begins may be chosen', () => {
  const deed = all(['march A', 'on to B'], 'march C')
  expect(wantedBy(deed)).toEqual(['march A', 'march C'])
  expect(leftOf(deed, 'march A')).toEqual(['on to B', all('march C')])
  expect(leftOf(deed, 'march C')).toEqual([all(['march A', 'on to B'])])
  expect(leftOf(deed, 'on to B')).toBeUndefined()
  expect(leftOf(all('march C'), 'march C')).toEqual([])
})
