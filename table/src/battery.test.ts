import { describe, it } from 'vitest'
import { batteryFor } from './battery/index.ts'
import { duel } from './fixture/duel.ts'

describe('the battery passes a sound game', () => {
  for (const { name, run } of batteryFor(duel, { golden: [] })) {
    it(name, run)
  }
})
