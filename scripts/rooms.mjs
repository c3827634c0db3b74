// Keeps the rooms of the house apart: who may import whom, and what the rooms that run everywhere may not touch.
// Run by itself it checks the checkout and prints every breach; docs/ARCHITECTURE.md tells the rules.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'

/** Each room and the rooms it may import. `games` stands for every folder below games/, none of which knows another. */
const MAY_IMPORT = {
  table: [],
  games: ['table'],
  bots: ['table', 'games'],
  server: ['table', 'games', 'bots'],
  web: ['table', 'games', 'bots'],
  cli: ['table', 'games', 'bots'],
}

/** Rooms that run unchanged in Node, in a browser and in a worker, and always the same way. */
const RUNS_EVERYWHERE = ['table', 'games', 'bots']
/** Chance and time come in through the contract only. */
const SETS_ITS_OWN_CHANCE = ['table', 'games']
const FORBIDDEN_GLOBALS = ['Date', 'performance', 'crypto']

/** What runs in the worker of the web client; the rest is the page, which is to be small and quick. */
const RULES_WORKER = 'web/src/worker/'
const HAS_RULES = ['games', 'bots']
/** Sub-paths of games that bring data and sentences alone. */
const WITHOUT_RULES = /\/(texts|texts\/loading|data)$/

/** The one folder that tests of other rooms may reach by path: what is made for testing is no part of a package. */
const SHARED_FIXTURE = 'table/src/fixture/'

const isTest = (path) => /\.test\.[cm]?ts$|\/src\/([\w-]+\/)?(testing|fixture)\//.test(path)

/** Every breach below `root`, as lines `path:line: what is wrong`. */
export function findBreaches(root) {
  const breaches = []
  const packageRooms = findPackages(root)
  for (const path of sourceFiles(root)) {
    const source = ts.createSourceFile(`${path}.ts`, readScript(root, path), ts.ScriptTarget.Latest, true)
    const report = (node, what) => {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      breaches.push(`${path}:${line}: ${what}`)
    }
    visit(source, (node) => {
      const specifier = importedFrom(node)
      if (specifier !== undefined)
        checkImport(path, specifier, isForTypes(node), packageRooms, (what) => report(node, what))
      else checkGlobals(path, node, (what) => report(node, what))
    })
  }
  return breaches
}

/** The code of a file; of a component its scripts, at the lines where they stand. */
function readScript(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  if (!path.endsWith('.svelte')) return text
  const blank = (part) => part.replaceAll(/[^\n]/g, ' ')
  let code = ''
  let end = 0
  for (const { 0: whole, 1: open, 2: script, index } of text.matchAll(/(<script[^>]*>)(.*?)<\/script>/gs)) {
    code += blank(text.slice(end, index) + open) + script
    end = index + whole.length - '</script>'.length
  }
  return code
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
    return
  }
  const target = packageRooms.get(specifier.split('/').slice(0, 2).join('/'))
  if (target === undefined || target.name === room.name || target.kind === room.name) return
  if (!MAY_IMPORT[room.kind].includes(target.kind)) report(`${room.name} may not import ${target.name}`)
  const isPage = room.kind === 'web' && path.startsWith('web/src/') && !path.startsWith(RULES_WORKER) && !isTest(path)
  const bringsRules = HAS_RULES.includes(target.kind) && !WITHOUT_RULES.test(specifier)
  if (isPage && bringsRules && !isForTypes)
    report(`only ${RULES_WORKER} may import ${specifier}: a page does without the rules, which run in a worker`)
}

/** Whether nothing of an import is left in the program. */
const isForTypes = (node) =>
  ts.isImportDeclaration(node)
    ? node.importClause?.isTypeOnly === true
    : ts.isExportDeclaration(node) && node.isTypeOnly

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
  // Anything but a plain `Math.max` and its like might be a way to the random one.
  const isPlainMath = ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random'
  if (node.text === 'Math' && !isPlainMath) report(`${room.name} may not call Math.random; chance is handed in`)
}

/** What an import, a re-export or a dynamic import names; `undefined` for every other node. */
function importedFrom(node) {
  const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  const specifier = isImport ? node.moduleSpecifier : isCall ? node.arguments[0] : undefined
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier.text : undefined
}

function visit(node, act) {
  act(node)
  ts.forEachChild(node, (child) => visit(child, act))
}

/** A file's room: its name is its folder, its kind is what the rules speak of. What lies beside the games serves them all. */
function roomOf(path) {
  const [first, second, ...rest] = path.split('/')
  const isOneGame = first === 'games' && rest.length > 0
  return { kind: first, name: isOneGame ? `games/${second}` : first }
}

/** The rooms by the name of their package. */
function findPackages(root) {
  const packages = new Map()
  const folders = Object.keys(MAY_IMPORT).flatMap((kind) =>
    kind === 'games' ? foldersIn(join(root, kind)).map((name) => `games/${name}`) : [kind],
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

function* sourceFiles(root) {
  for (const room of Object.keys(MAY_IMPORT)) {
    if (!statSync(join(root, room), { throwIfNoEntry: false })) continue
    for (const entry of readdirSync(join(root, room), { withFileTypes: true, recursive: true })) {
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
      if (!entry.isFile() || !/\.([cm]?[jt]s|svelte)$/.test(path)) continue
      if (/(^|\/)(node_modules|dist)\//.test(path)) continue
      yield path
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const breaches = findBreaches(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const breach of breaches) console.error(breach)
  if (breaches.length > 0) process.exit(1)
}
