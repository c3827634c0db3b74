import { expect, test } from 'vitest'
import { ARMS } from './arms.ts'
import { coatId } from './coat-id.ts'
import { coatSheet } from './coat-sheet.ts'

test('the sheet has every coat once, and every element on it is closed', () => {
  const sheet = coatSheet()
  for (const name of Object.keys(ARMS)) expect(sheet.split(`id="${coatId(name)}"`)).toHaveLength(2)
  const open: string[] = []
  for (const [tag, end, name, close] of sheet.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g))
    if (end) expect(open.pop(), tag).toBe(name)
    else if (!close) open.push(name)
  expect(open).toEqual([])
})
