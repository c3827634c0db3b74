import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findGameNames } from './game-names.mjs'

/** What is found in a small checkout with two games and these files. */
function foundIn(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'game-names-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const games = { 'games/chess/src/index.ts': '', 'examples/nine-holes/src/index.ts': '' }
  for (const [path, text] of Object.entries({ ...games, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findGameNames(root)
}

test('a game is named in its own folders, in tests, comments and examples of commands', () => {
  const files = {
    'games/chess/src/index.ts': "export const name = 'chess'",
    'web/src/chess/index.ts': "import { game } from '@tudor-rose/chess'",
    'bots/src/nine-holes/index.ts': "export const name = 'nine-holes'",
    'web/src/table/a.test.ts': "const GAMES = ['chess', 'nine-holes']",
    'web/src/worker/testing/a.ts': "const GAMES = ['chess']",
    'web/test/chess-board.test.ts': "open('chess')",
    'table/src/a.ts': '/** Such as `chess`. */\n// Not nine-holes.\nexport const chessboard = 1',
    'cli/src/a.ts': "const examples = [['tudor play chess --seed 7', 'a game']]",
  }
  expect(foundIn(files)).toEqual([])
})

test.each([
  ['web/src/table/a.ts', "if (game === 'chess') ring()", 'chess'],
  ['web/src/shell/A.svelte', "{#if game === 'nine-holes'}<p></p>{/if}", 'nine-holes'],
  ['server/src/a.ts', "import { game } from '@tudor-rose/chess'", 'chess'],
  ['bots/src/levels/a.ts', 'const LEVELS = { nineHoles: 1 }', 'nineHoles'],
  ['cli/src/registry.ts', "import { manifest } from './chess/index.ts'", 'chess'],
  ['bots/src/levels/texts/en.ts', "export const en = { 'bot.easy.chess': 'Moves at once.' }", 'chess'],
])('elsewhere it is not: %s: %s', (path, text, name) => {
  expect(foundIn({ [path]: `\n${text}\n` })).toEqual([
    `${path}:2: names ${name}; what belongs to one game is in its folder`,
  ])
})
