import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeMap, textOf } from './make.ts'

const written = readFileSync(new URL('../src/richard3/map/map-data.ts', import.meta.url), 'utf8')

describe('map-data.ts', () => {
  it('is what `npm run build:map -w web` writes', () => {
    expect(textOf(makeMap())).toBe(written)
  })

  it('is small enough for a phone', () => {
    expect(written.length).toBeLessThan(40_000)
    expect(gzipSync(written).length).toBeLessThan(18_000)
  })
})
