// Checks the boundaries between the packages ("rooms"): which may import which, and what platform-independent ones must
// not use. As a script it checks the checkout and prints every breach; docs/ARCHITECTURE.md has the rules.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { importedFrom, isForTypes, isTest, lineOf, parseSource, sourceFiles, visit } from './sources.mjs'

/**
 * Each package and those it may import. `games` and `examples` stand for every folder below them: one game each, and no
 * game knows another.
 */
const MAY_IMPORT = {
  table: [],
  games: ['table'],
  examples: ['table'],
  bots: ['table', 'games'],
  registry: ['table', 'games', 'examples', 'bots'],
  protocol: ['table'],
  client: ['protocol'],
  server: ['table', 'games', 'bots', 'registry', 'protocol', 'client'],
  web: ['table', 'games', 'examples', 'bots', 'registry', 'protocol', 'client'],
  cli: ['table', 'games', 'bots', 'registry'],
}

/** Folders with a package for each game. */
const HOLD_GAMES = ['games', 'examples']
/** Packages that run unchanged in Node, browsers and workers, with the same results. */
const RUNS_EVERYWHERE = ['table', 'games', 'examples', 'bots', 'protocol', 'client']
/** Chance and time come in only through the `Game` interface. */
const SETS_ITS_OWN_CHANCE = ['table', 'games', 'examples']
const FORBIDDEN_GLOBALS = ['Date', 'performance', 'crypto']

/**
 * Code in the workers of the web client, shared or for one game. The rest is the page, which must be small and fast.
 */
const RULES_WORKER = /^web\/src\/([\w-]+\/)?worker\//
const HAS_RULES = ['games', 'examples', 'bots', 'registry']
/** Move texts, which pages import: they may depend on data only. */
const NOTATION = /^(games|examples)\/[^/]+\/src\/notation\.ts$/
/** Sub-paths of games with only data, sentences and move texts. */
const WITHOUT_RULES = /\/(texts|texts\/loading|data|notation)$/

/** Schemas come with a validator, which a page does not need. These sub-paths are small functions. */
const WITHOUT_SCHEMAS = /^@tudor-rose\/protocol\/(changes|clocks)$/

/** The only folder that tests of other packages may import by path: test code is not part of a package. */
const SHARED_FIXTURE = 'table/src/fixture/'

/** Every breach below `root`, as lines `path:line: what is wrong`. */
export function findBreaches(root) {
  const breaches = []
  const packageRooms = findPackages(root)
  for (const path of sourceFiles(root, Object.keys(MAY_IMPORT))) {
    const source = parseSource(root, path)
    const report = (node, what) => breaches.push(`${path}:${lineOf(source, node)}: ${what}`)
    visit(source, (node) => {
      const specifier = importedFrom(node)
      if (specifier !== undefined)
        checkImport(path, specifier, isForTypes(node), packageRooms, (what) => report(node, what))
      else checkGlobals(path, node, (what) => report(node, what))
    })
  }
  return breaches
}

function checkImport(path, specifier, isForTypes, packageRooms, report) {
  const room = roomOf(path)
  if (specifier.startsWith('node:')) {
    if (RUNS_EVERYWHERE.includes(room.kind) && !isTest(path)) {
      report(`${room.name} runs in browsers too and may not import ${specifier}`)
    }
    return
  }
  if (specifier.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(path), specifier))
    const isSharedFixture = isTest(path) && target.startsWith(SHARED_FIXTURE)
    if (!target.startsWith(`${room.name}/`) && !isSharedFixture) {
      report(`${specifier} reaches out of ${room.name}; import the other room's package instead`)
    }
    if (NOTATION.test(path) && !specifier.startsWith('./data/') && !isForTypes)
      report(`a page has the notation without the rules, so it may import ./data/ but not ${specifier}`)
    return
  }
  const target = packageRooms.get(specifier.split('/').slice(0, 2).join('/'))
  if (target === undefined || target.name === room.name || target.kind === room.name) return
  if (!MAY_IMPORT[room.kind].includes(target.kind)) report(`${room.name} may not import ${target.name}`)
  const isPage = room.kind === 'web' && path.startsWith('web/src/') && !RULES_WORKER.test(path) && !isTest(path)
  const bringsRules = HAS_RULES.includes(target.kind) && !WITHOUT_RULES.test(specifier)
  if (isPage && bringsRules && !isForTypes)
    report(`only workers may import ${specifier}: a page does without the rules, which run in a worker`)
  const isInPage = isPage || (room.kind === 'client' && !isTest(path))
  if (isInPage && target.kind === 'protocol' && !isForTypes && !WITHOUT_SCHEMAS.test(specifier))
    report(`a page may import types from ${specifier}, and functions from its sub-paths changes and clocks`)
}

function checkGlobals(path, node, report) {
  const room = roomOf(path)
  if (!SETS_ITS_OWN_CHANCE.includes(room.kind) || isTest(path) || !ts.isIdentifier(node)) return
  const parent = node.parent
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node
  const isName = isMember || (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isPropertySignature(parent)
  if (isName) return
  if (FORBIDDEN_GLOBALS.includes(node.text)) {
    report(`${room.name} may not use ${node.text}; the same record gives the same game at any time on any machine`)
  }
  // Anything but a plain `Math.max` or similar might give access to `Math.random`.
  const isPlainMath = ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random'
  if (node.text === 'Math' && !isPlainMath) report(`${room.name} may not call Math.random; chance is handed in`)
}

/**
 * A file's package: its name is its folder, its kind is the key in the rules. Files beside the games belong to all of
 * them.
 */
function roomOf(path) {
  const [first, second, ...rest] = path.split('/')
  const isOneGame = HOLD_GAMES.includes(first) && rest.length > 0
  return { kind: first, name: isOneGame ? `${first}/${second}` : first }
}

/** The packages by name. */
function findPackages(root) {
  const packages = new Map()
  const folders = Object.keys(MAY_IMPORT).flatMap((kind) =>
    HOLD_GAMES.includes(kind) ? foldersIn(join(root, kind)).map((name) => `${kind}/${name}`) : [kind],
  )
  for (const folder of folders) {
    const file = join(root, folder, 'package.json')
    if (!statSync(file, { throwIfNoEntry: false })) continue
    packages.set(JSON.parse(readFileSync(file, 'utf8')).name, roomOf(`${folder}/`))
  }
  return packages
}

function foldersIn(path) {
  if (!statSync(path, { throwIfNoEntry: false })) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const breaches = findBreaches(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const breach of breaches) console.error(breach)
  if (breaches.length > 0) process.exit(1)
}
