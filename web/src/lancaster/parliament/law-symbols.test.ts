import { STANDARD_COMPONENTS } from '@tudor-rose/lancaster/texts'
import { expect, test } from 'vitest'
import { SHAPES } from '../icons/shapes.ts'
import { symbolsOf } from './law-symbols.ts'

const { base, new: recent, king } = STANDARD_COMPONENTS.laws
const laws = [base, recent, king].flatMap((set) => Object.values(set).flat())

test('each of the 44 laws has its own symbols, all with an icon', () => {
  expect(laws).toHaveLength(44)
  const rows = laws.map((law) => {
    const signs = symbolsOf(law)
    expect(signs.length).toBeGreaterThan(1)
    for (const { icon, at } of signs) {
      if (icon !== undefined) expect(Object.keys(SHAPES)).toContain(icon)
      if (at !== undefined) expect(Object.keys(SHAPES)).toContain(at)
    }
    return JSON.stringify(signs)
  })
  expect(new Set(rows).size).toBe(44)
})
