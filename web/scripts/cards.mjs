// Redraws the reference cards of docs/reference: `npm run cards -w web`.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const room = dirname(dirname(fileURLToPath(import.meta.url)))
await runnerImport(join(room, 'reference/main.ts'), { root: room })
