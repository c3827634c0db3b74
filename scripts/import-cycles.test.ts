import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findImportCycles } from './import-cycles.mjs'

/** The cycles in a small checkout with these files. */
function cyclesOf(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'import-cycles-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const packages = {
    'package.json': JSON.stringify({ workspaces: ['table', 'games/*', 'web'] }),
    'table/package.json': JSON.stringify({ name: '@tudor-rose/table' }),
    'games/richard3/package.json': JSON.stringify({ name: '@tudor-rose/richard3' }),
    'games/lancaster/package.json': JSON.stringify({ name: '@tudor-rose/lancaster' }),
    'web/package.json': JSON.stringify({ name: '@tudor-rose/web' }),
  }
  for (const [path, text] of Object.entries({ ...packages, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findImportCycles(root)
}

test('a folder may import from the folders above it, as long as those do not import the folder', () => {
  const files = {
    'table/src/a.ts': "import './deep/b.ts'",
    'table/src/deep/b.ts': "import '../c.ts'\nimport './d.ts'",
    'table/src/deep/d.ts': '',
    'table/src/c.ts': "import '../missing.ts'\nimport 'node:fs'",
    'games/richard3/src/a.ts': "import '@tudor-rose/table'",
  }
  expect(cyclesOf(files)).toEqual([])
})

test('names the shortest cycle and its imports', () => {
  const files = {
    'web/src/play/a.ts': "\nimport '../table/b.ts'",
    'web/src/table/b.ts': "import './deep/c.ts'",
    'web/src/table/deep/c.ts': "import '../../pages/D.svelte'",
    'web/src/pages/D.svelte':
      "<p>text</p>\n<script>\nconst f = () => import('../play/a.ts')\nimport '../shell/e.ts'\n</script>",
    'web/src/shell/e.ts': "export * from '../boards/f.ts'",
    'web/src/boards/f.ts': "import '../play/a.ts'",
  }
  expect(cyclesOf(files)).toEqual([
    [
      'cycle of imports web/src/pages -> web/src/play -> web/src/table -> web/src/pages',
      '  web/src/pages/D.svelte:3: imports web/src/play/a.ts',
      '  web/src/play/a.ts:2: imports web/src/table/b.ts',
      '  web/src/table/deep/c.ts:1: imports web/src/pages/D.svelte',
    ].join('\n'),
  ])
})

test('sees what components load in their markup', () => {
  const [cycle] = cyclesOf({
    'web/src/pages/D.svelte':
      "<script>\nlet a\n</script>\n{#await import('../play/E.svelte')}{:then b}{#await import('./F.svelte') then c}",
    'web/src/play/E.svelte': "<script>\nimport '../pages/D.svelte'\n</script>",
  })
  expect(cycle).toContain('  web/src/pages/D.svelte:4: imports web/src/play/E.svelte')
})

test('finds cycles between files, and between a folder and a file', () => {
  const [files] = cyclesOf({ 'table/src/a.ts': "import './b.ts'", 'table/src/b.ts': "import './a.ts'" })
  expect(files).toContain('table/src/a.ts -> table/src/b.ts -> table/src/a.ts')
  const [folder] = cyclesOf({ 'table/src/a.ts': "import './deep/b.ts'", 'table/src/deep/b.ts': "import '../a.ts'" })
  expect(folder).toContain('table/src/a.ts -> table/src/deep -> table/src/a.ts')
})

test('finds cycles between rooms and between games', () => {
  const [rooms] = cyclesOf({
    'table/src/a.ts': "import '@tudor-rose/richard3/texts'",
    'games/richard3/src/a.ts': "import '@tudor-rose/table'",
  })
  expect(rooms).toContain('games -> table -> games')
  const [games] = cyclesOf({
    'games/lancaster/src/a.ts': "import '@tudor-rose/richard3'",
    'games/richard3/src/a.ts': "import '@tudor-rose/lancaster'",
  })
  expect(games).toContain('games/lancaster -> games/richard3 -> games/lancaster')
})

test('type imports count if a folder is part of the cycle', () => {
  const files = { 'table/src/a.ts': "import { b } from './b.ts'", 'table/src/b.ts': "import type { A } from './a.ts'" }
  expect(cyclesOf(files)).toEqual([])
  const folders = {
    'table/src/deep/a.ts': "import { b } from '../b.ts'",
    'table/src/b.ts': "import type { A } from './deep/a.ts'",
  }
  expect(cyclesOf(folders)).toEqual([
    expect.stringMatching(/^cycle of imports, some of them only of types, table.src.b.ts -> table.src.deep -> /),
  ])
})

test('sees imports within types', () => {
  const [cycle] = cyclesOf({
    'table/src/deep/a.ts': "import '../b.ts'",
    'table/src/b.ts': "type A = typeof import('./deep/a.ts')",
  })
  expect(cycle).toContain('some of them only of types, table/src/b.ts -> table/src/deep -> ')
})

test('tests may import everything', () => {
  const files = {
    'table/src/a.ts': '',
    'table/src/deep/a.test.ts': "import '../a.ts'\nimport '../testing/scene.ts'",
    'table/src/testing/scene.ts': "import '../a.ts'\nimport '../deep/b.ts'",
    'table/src/deep/b.ts': '',
  }
  expect(cyclesOf(files)).toEqual([])
})
