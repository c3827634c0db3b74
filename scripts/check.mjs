// What `npm test` runs once everything is built. Stops at the first step that fails, with that step's exit code.
// Words after `npm test --` go to vitest: `npm test -- cli` runs only the tests below cli/.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const steps = [
  { name: 'format and lint', script: 'node_modules/@biomejs/biome/bin/biome', options: ['check', '.'] },
  { name: 'types of the tests', script: 'node_modules/typescript/bin/tsc', options: ['-p', 'tsconfig.tests.json'] },
  {
    name: 'types of the web client',
    script: 'node_modules/svelte-check/bin/svelte-check',
    options: ['--workspace', 'web', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  },
  { name: 'rooms', script: 'scripts/rooms.mjs', options: [] },
  { name: 'tests', script: 'node_modules/vitest/vitest.mjs', options: ['run', ...process.argv.slice(2)] },
]

for (const { name, script, options } of steps) {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, [join(root, script), ...options], { cwd: root, stdio: 'inherit' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`)
  if (status !== 0) process.exit(status ?? 1)
}
