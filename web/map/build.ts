/** Writes src/richard3/map/map-data.ts. */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { makeMap, textOf } from './make.ts'

const text = textOf(makeMap())
// Relative to the package folder, where npm runs its scripts.
writeFileSync('src/richard3/map/map-data.ts', text)
console.log(`map-data.ts: ${text.length} bytes, ${gzipSync(text).length} compressed`)
