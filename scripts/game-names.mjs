// Checks that a game registers by its folders alone: no other file of the packages names it. Run by itself it checks the
// checkout and prints every line that does. Comments may name games, and so may examples of command lines in the help.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isTest, sourceFiles } from './sources.mjs'

/** Each folder in them is a game, named like it. */
const HOLD_GAMES = ['games', 'examples']
const ROOMS = ['table', 'bots', 'registry', 'protocol', 'client', 'server', 'web', 'cli']
/** Tests in a browser, measurements with certain games, and the tool that drew the map of one. */
const MAY_NAME_GAMES = /^(web\/(test|bench|map)|server\/src\/bench|client\/example)\//

const COMMENT = /^\s*(\/\/|\/\*|\*|<!--).*/
const COMMAND_LINE = /(['"`])(npx )?tudor [^'"`]*\1/g

/** Every line below `root` that names a game outside its folders, as `path:line: what is wrong`. */
export function findGameNames(root) {
  const games = HOLD_GAMES.flatMap((folder) => foldersIn(join(root, folder)))
  const named = games.flatMap((game) => [game, camelCase(game)]).map((name) => `(?<![\\w-])${name}(?![\\w-])`)
  if (named.length === 0) return []
  const name = new RegExp(named.join('|'))
  const found = []
  for (const path of sourceFiles(root, ROOMS)) {
    if (isTest(path) || MAY_NAME_GAMES.test(path) || games.some((game) => path.includes(`/${game}/`))) continue
    for (const [index, line] of readFileSync(join(root, path), 'utf8').split('\n').entries()) {
      const [game] = name.exec(line.replace(COMMENT, '').replaceAll(COMMAND_LINE, '')) ?? []
      if (game !== undefined)
        found.push(`${path}:${index + 1}: names ${game}; what belongs to one game is in its folder`)
    }
  }
  return found
}

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : []

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = findGameNames(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const line of found) console.error(line)
  if (found.length > 0) process.exit(1)
}
