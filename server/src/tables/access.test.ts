import { afterAll, expect, test, vi } from 'vitest'
import type { TableEntry } from '../storage/schema.ts'

vi.mock('../input/constant-time.ts', { spy: true })
// Other test files of this worker may have loaded both modules without the mock, and must not get them with it.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { equalInConstantTime } = await import('../input/constant-time.ts')
const { mayFind } = await import('./access.ts')

test('an invitation is compared in constant time', () => {
  const table = { visibility: 'private', invitation: 'the-right-one' } as TableEntry
  expect(mayFind(table, 'the-right-one')).toBe(true)
  expect(mayFind(table, 'the-right-two')).toBe(false)
  expect(mayFind(table, 'short')).toBe(false)
  expect(mayFind(table, undefined)).toBe(false)
  expect(vi.mocked(equalInConstantTime).mock.calls).toEqual(
    ['the-right-one', 'the-right-two', 'short'].map((given) => [given, 'the-right-one']),
  )
})
