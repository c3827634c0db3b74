// Measures the built client: `npm run bench:web`. Vite reads the TypeScript that the tests use too.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const room = dirname(dirname(fileURLToPath(import.meta.url)))
await runnerImport(join(room, 'bench/main.ts'), { root: room })
