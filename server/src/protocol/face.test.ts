import { expect, test, vi } from 'vitest'
import { isSame } from '../input/same.ts'
import type { TableEntry } from '../storage/schema.ts'
import { mayFind } from './face.ts'

vi.mock('../input/same.ts', { spy: true })

test('an invitation is compared in a time that tells nothing about it', () => {
  const table = { visibility: 'private', invitation: 'the-right-one' } as TableEntry
  expect(mayFind(table, 'the-right-one')).toBe(true)
  expect(mayFind(table, 'the-right-two')).toBe(false)
  expect(mayFind(table, 'short')).toBe(false)
  expect(mayFind(table, undefined)).toBe(false)
  expect(vi.mocked(isSame).mock.calls).toEqual(
    ['the-right-one', 'the-right-two', 'short'].map((given) => [given, 'the-right-one']),
  )
})
