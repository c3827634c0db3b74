import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBreaches } from './rooms.mjs'

/** The breaches in a small checkout with these files. */
function breachesOf(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const packages = Object.fromEntries(
    ['table', 'games/richard3', 'games/lancaster', 'bots', 'registry', 'protocol', 'cli', 'web'].map((room) => [
      `${room}/package.json`,
      JSON.stringify({ name: `@tudor-rose/${room.replace('games/', '')}` }),
    ]),
  )
  for (const [path, text] of Object.entries({ ...packages, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findBreaches(root)
}

test('what is allowed', () => {
  const files = {
    'table/src/a.ts': "import { b } from './deep/b.ts'\nexport const random = (chance) => chance.random(b)",
    'table/src/deep/b.ts':
      "import './../a.ts'\n// Math.random() and Date.now() are only talked about here\nexport type B = { Date: 1 }",
    'table/src/a.test.ts': "import 'node:fs'\nconst now = Date.now()",
    'games/richard3/src/a.ts': "import '@tudor-rose/table'\nimport '@tudor-rose/richard3'",
    'games/richard3/src/a.test.ts': "import '../../../table/src/fixture/duel.ts'\nimport '@tudor-rose/table/battery'",
    'games/richard3/src/notation.ts':
      "import '@tudor-rose/table'\nimport './data/areas.ts'\nimport type { A } from './state.ts'",
    'games/all.test.ts': "import './richard3/src/a.ts'\nimport '@tudor-rose/lancaster'",
    'bots/src/a.ts': "import '@tudor-rose/richard3'\nconst start = performance.now()",
    'cli/src/a.ts': "import 'node:fs'\nimport '@tudor-rose/lancaster'\nimport '@tudor-rose/bots'\nDate.now()",
    'web/src/a.ts':
      "import '@tudor-rose/table'\nimport '@tudor-rose/richard3/texts'\nimport '@tudor-rose/richard3/texts/loading'\nimport '@tudor-rose/richard3/notation'\nimport type { V } from '@tudor-rose/richard3'",
    'web/src/b.ts':
      "import type { T } from '@tudor-rose/protocol'\nimport '@tudor-rose/protocol/changes'\nimport '@tudor-rose/protocol/clocks'",
    'protocol/src/a.ts': "import '@tudor-rose/table'",
    'web/src/worker/b.ts': "import '@tudor-rose/protocol/view'",
    'web/src/richard3/testing/a.ts': "import '@tudor-rose/richard3'",
    'web/src/richard3/worker/a.ts': "import '@tudor-rose/richard3'",
    'web/src/worker/a.ts': "import '@tudor-rose/richard3'\nimport '@tudor-rose/bots'",
    'web/src/A.svelte': "<p>import '@tudor-rose/cli'</p>\n<script lang=\"ts\">\nimport './a.ts'\n</script>",
    'cli/dist/a.js': "import '../../table/src/a.ts'",
  }
  expect(breachesOf(files)).toEqual([])
})

test.each([
  ['table/src/a.ts', "import '@tudor-rose/richard3'", 'table may not import games/richard3'],
  ['table/src/a.ts', "import type { A } from '@tudor-rose/cli'", 'table may not import cli'],
  ['games/richard3/src/a.ts', "export * from '@tudor-rose/lancaster'", 'may not import games/lancaster'],
  ['games/richard3/src/a.ts', "await import('@tudor-rose/bots')", 'may not import bots'],
  ['games/richard3/src/a.test.ts', "import '@tudor-rose/lancaster'", 'may not import games/lancaster'],
  ['games/richard3/src/notation.ts', "import './geography.ts'", 'may import ./data/ but not ./geography.ts'],
  ['examples/morris/src/notation.ts', "import './board.ts'", 'may import ./data/ but not ./board.ts'],
  ['web/src/a.ts', "import '@tudor-rose/registry'", 'only workers may import'],
  ['bots/src/a.ts', "import '@tudor-rose/cli'", 'bots may not import cli'],
  ['protocol/src/a.ts', "import '@tudor-rose/richard3'", 'protocol may not import games/richard3'],
  ['protocol/src/a.ts', "import 'node:fs'", 'runs in browsers too'],
  ['web/src/a.ts', "import '@tudor-rose/protocol'", 'a page may import types from'],
  ['web/src/a.ts', "import '@tudor-rose/protocol/view'", 'a page may import types from'],
  ['cli/src/a.ts', "import '../../table/src/game.ts'", 'reaches out of cli'],
  ['cli/src/a.ts', "import '../../table/src/fixture/duel.ts'", 'reaches out of cli'],
  ['cli/src/a.test.ts', "import '../../table/src/game.ts'", 'reaches out of cli'],
  ['games/richard3/src/a.ts', "import '../../lancaster/src/a.ts'", 'reaches out of games/richard3'],
  ['web/src/a.ts', "import '@tudor-rose/richard3'", 'only workers may import'],
  ['web/src/a.ts', "await import('@tudor-rose/bots')", 'only workers may import'],
  ['web/src/A.svelte', '<script>import x from "@tudor-rose/cli"</script>', 'web may not import cli'],
  ['table/src/a.ts', "import { readFileSync } from 'node:fs'", 'may not import node:fs'],
  ['bots/src/a.ts', "import 'node:worker_threads'", 'may not import node:worker_threads'],
  ['table/src/a.ts', 'const die = Math.random()', 'may not call Math.random'],
  ['table/src/a.ts', 'const { random } = Math', 'may not call Math.random'],
  ['games/richard3/src/a.ts', 'const now = new Date()', 'may not use Date'],
  ['games/richard3/src/a.ts', 'const now = performance.now()', 'may not use performance'],
])('in %s: %s', (path, text, reason) => {
  const breaches = breachesOf({ [path]: `\n${text}\n` })
  expect(breaches).toHaveLength(1)
  expect(breaches[0]).toContain(`${path}:2: `)
  expect(breaches[0]).toContain(reason)
})
