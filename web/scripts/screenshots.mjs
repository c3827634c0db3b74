// Screenshots for docs/screenshots, or for another folder: `npm run screenshots -w web -- FOLDER`, or only some of them:
// `npm run screenshots -w web -- FOLDER practice odds`. Vite reads the TypeScript that the tests use too.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const room = dirname(dirname(fileURLToPath(import.meta.url)))
await runnerImport(join(room, 'test/screenshots.ts'), { root: room })
