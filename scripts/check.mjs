// What `npm test` runs after the build: checks of the sources and, at the same time, the tests, because neither keeps all
// cores busy. Everything runs to the end, even after a failure. `npm run test:deep` (`--deep`) runs the tests that can play
// thousands of games.
// Arguments after `npm test --` go to vitest: `npm test -- cli` runs only the tests below cli/.
// The last line has the number of passed and failed checks and tests.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFiles } from './sources.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const CHECKS = [
  { name: 'format and lint', script: 'node_modules/@biomejs/biome/bin/biome', options: ['check', '.'] },
  { name: 'rooms', script: 'scripts/rooms.mjs', options: [] },
  { name: 'game names', script: 'scripts/game-names.mjs', options: [] },
  { name: 'import cycles', script: 'scripts/import-cycles.mjs', options: [] },
  { name: 'types of the tests', script: 'node_modules/typescript/bin/tsc', options: ['-p', 'tsconfig.tests.json'] },
  {
    name: 'types of the web client',
    script: 'node_modules/svelte-check/bin/svelte-check',
    options: ['--workspace', 'web', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  },
]

/** Tests import this to choose between few and many runs. */
const DEPTH = 'table/src/fixture/depth.ts'

/** The names of failed checks, repeated at the end. */
const failed = []
const isDeep = process.argv[2] === '--deep'
const words = process.argv.slice(isDeep ? 3 : 2)
const counts = await Promise.all(
  isDeep
    ? [runTests(deepTests(words), { ...process.env, TUDOR_DEEP: '1' })]
    : [runChecks(), runTests(words, process.env)],
)

for (const name of failed) console.log(`FAILED: ${name}`)
const sum = (key) => counts.reduce((all, each) => all + each[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') > 0 ? 1 : 0

/**
 * Runs checks one by one. Their output is held back until they are done, so that it does not mix with that of the
 * tests.
 */
async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, script, options } of CHECKS) {
    const { status, said, seconds } = await run(script, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    if (status !== 0) process.stdout.write(said)
    tell(name, status, seconds)
    counts[status === 0 ? 'passed' : 'failed']++
  }
  return counts
}

async function runTests(words, env) {
  const folder = mkdtempSync(join(tmpdir(), 'tudor-rose-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status, seconds } = await run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...words], {
    env,
    stdio: 'inherit',
  })
  tell('tests', status, seconds)
  const counts = countTests(report)
  rmSync(folder, { recursive: true, force: true })
  // Vitest can also fail without a failed test: a file that cannot be loaded, an uncaught error.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function tell(name, status, seconds) {
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`)
  if (status !== 0) failed.push(name)
}

function countTests(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  } catch {
    // Vitest stopped before it wrote a report.
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** The tests that support deep runs, or the requested ones among them. */
function deepTests(words) {
  const rooms = ['table', 'games', 'bots', 'server', 'cli', 'web']
  const name = DEPTH.slice(DEPTH.indexOf('fixture'))
  const found = [...sourceFiles(root, rooms)].filter(
    (path) => path.endsWith('.test.ts') && readFileSync(join(root, path), 'utf8').includes(name),
  )
  const asked = words.length > 0 ? found.filter((path) => words.some((word) => path.includes(word))) : found
  if (asked.length > 0) return asked
  console.error(`No test that can go deep is called ${words.join(' or ')}; there are:\n${found.join('\n')}`)
  process.exit(1)
}

/** Runs a Node script. Returns its exit status, its output unless shown directly, and its duration. */
function run(script, options, more) {
  const start = performance.now()
  return new Promise((resolve) => {
    const running = spawn(process.execPath, [join(root, script), ...options], { cwd: root, ...more })
    let said = ''
    for (const stream of [running.stdout, running.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    running.on('close', (status) => resolve({ status, said, seconds: ((performance.now() - start) / 1000).toFixed(1) }))
  })
}
