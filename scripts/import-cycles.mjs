// Finds cycles in the import graph of the folders. Run by itself it checks the checkout and prints the shortest way around
// each cycle, with the imports that make it.
//
// Every folder is looked at by itself: its entries, which are sub-folders and files, must not import each other in a
// circle. An import from web/src/play/a.ts to web/src/table/b.ts is one from `play` to `table` within web/src. So a file
// may import from the folders beside it and they from it only as long as there is an order in which all of them can be
// read and understood.
//
// Imports of types are gone once the program runs, so they cannot make modules load in the wrong order; they still tie
// folders together. They count, but separately: a cycle that needs them is reported as one, and only if a folder is part
// of it. Two files of one folder may name each other's types.
//
// Tests are left out as importers: nothing imports them, and they may look at everything in their room.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { importedFrom, isForTypes, isTest, lineOf, parseSource, sourceFiles, visit } from './sources.mjs'

const MOST_IMPORTS_SHOWN = 3

/** Known cycles still to be fixed: without these imports there is no cycle. The lists may only become shorter. */
const KNOWN_CYCLES = {
  values: [
    'games/lancaster/src/rules/court -> games/lancaster/src/rules/favours.ts',
    'games/lancaster/src/rules/court -> games/lancaster/src/rules/rewards.ts',
    'server/src/people -> server/src/notifications',
    'server/src/tables -> server/src/turns',
    'web/src/boards -> web/src/games',
    'web/src/local -> web/src/start.ts',
    'web/src/online -> web/src/pages',
    'web/src/pages -> web/src/editor',
    'web/src/texts -> web/src/shell',
  ],
  types: [
    'table/src/game.ts -> table/src/notation',
    'web/src/boards -> web/src/table',
    'web/src/play -> web/src/games',
    'web/src/texts -> web/src/games',
    'web/src/worker/game-module.ts -> web/src/worker/lessons',
  ],
}

/**
 * The problems of the imports below `root`, one text for each cycle. `known` names imports between entries, `from ->
 * to`, that are ignored; one that is no longer part of a cycle is a problem too.
 */
export function findImportCycles(root, known = { values: [], types: [] }) {
  const imports = [...importsBetweenEntries(root)]
  const values = imports.filter(({ isForTypes }) => !isForTypes)
  const allKnown = [...known.values, ...known.types]
  const needsTypes = (steps) => steps.some(({ imports }) => imports.every(({ isForTypes }) => isForTypes))
  return [
    ...cyclesIn(values, known.values).map((steps) => describeCycle('imports', steps)),
    ...cyclesIn(imports, allKnown, isFolder)
      .filter(needsTypes)
      .map((steps) => describeCycle('imports, some of them only of types,', steps)),
    ...outdated(values, known.values, known.values),
    ...outdated(imports, known.types, allKnown),
  ]
}

/** Every import in the packages as an import between two entries of the same folder, with its location. */
function* importsBetweenEntries(root) {
  const rooms = roomsOf(root)
  const files = [...sourceFiles(root, new Set([...rooms.values()].map((folder) => folder.split('/')[0])))]
  const isSource = new Set(files)
  for (const path of files) {
    if (isTest(path)) continue
    const source = parseSource(root, path)
    const found = []
    visit(source, (node) => {
      const specifier = importedFrom(node)
      const target = specifier && targetOf(path, specifier, rooms, isSource)
      if (target === undefined || target === path) return
      found.push({ ...entriesOf(path, target), path, line: lineOf(source, node), target, isForTypes: isForTypes(node) })
    })
    yield* found
  }
}

/** The file that an import resolves to, or the package.json of another package; `undefined` for all others. */
function targetOf(path, specifier, rooms, isSource) {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier.replace(/\?.*/, ''))
    return isSource.has(target) ? target : undefined
  }
  const room = rooms.get(specifier.split('/').slice(0, 2).join('/'))
  return room === undefined || path.startsWith(`${room}/`) ? undefined : `${room}/package.json`
}

/** The two entries that contain the paths, in the innermost folder that holds both. */
function entriesOf(path, target) {
  const [a, b] = [path.split('/'), target.split('/')]
  const depth = a.findIndex((part, i) => part !== b[i]) + 1
  return { from: a.slice(0, depth).join('/'), to: b.slice(0, depth).join('/') }
}

const isFolder = (entry) => !/\.([cm]?[jt]s|svelte)$/.test(entry)
const nameOf = ({ from, to }) => `${from} -> ${to}`

/** For each strongly connected set of entries, the shortest cycle through a relevant one, as steps. */
function cyclesIn(imports, known, matters = () => true) {
  const graph = graphOf(imports, known)
  const cycles = []
  const done = new Set()
  for (const start of graph.keys()) {
    if (done.has(start)) continue
    const knot = [...reachableFrom(graph, start)].filter((entry) => reachableFrom(graph, entry).has(start))
    for (const entry of knot) done.add(entry)
    const shortest = knot
      .filter(matters)
      .map((entry) => wayAround(graph, entry))
      .reduce((best, way) => (best === undefined || way.length < best.length ? way : best), undefined)
    if (shortest !== undefined) cycles.push(shortest)
  }
  return cycles
}

/** From each entry to those it imports, with the imports. */
function graphOf(imports, known) {
  const graph = new Map()
  for (const one of imports) {
    if (known.includes(nameOf(one))) continue
    if (!graph.has(one.from)) graph.set(one.from, new Map())
    const targets = graph.get(one.from)
    if (!targets.has(one.to)) targets.set(one.to, { from: one.from, to: one.to, imports: [] })
    targets.get(one.to).imports.push(one)
  }
  return graph
}

/** What can be reached by one or more imports. Includes the start only if there is a way back. */
function reachableFrom(graph, start) {
  const reached = new Set()
  const next = [start]
  while (next.length > 0)
    for (const target of graph.get(next.pop())?.keys() ?? [])
      if (!reached.has(target)) {
        reached.add(target)
        next.push(target)
      }
  return reached
}

/** The shortest way from an entry back to itself, or from `start` to `end`. */
function wayAround(graph, start, end = start) {
  let ways = [[start, []]]
  const seen = new Set()
  while (ways.length > 0) {
    const longer = []
    for (const [entry, steps] of ways)
      for (const [target, step] of graph.get(entry) ?? []) {
        if (target === end) return [...steps, step]
        if (!seen.has(target)) longer.push([target, [...steps, step]])
        seen.add(target)
      }
    ways = longer
  }
  return undefined
}

function describeCycle(how, cycle) {
  const first = cycle.reduce((least, { from }, i) => (from < cycle[least].from ? i : least), 0)
  const steps = [...cycle.slice(first), ...cycle.slice(0, first)]
  const around = [...steps.map(({ from }) => from), steps[0].from].join(' -> ')
  const lines = steps.flatMap(({ imports }) => {
    const shown = imports.slice(0, MOST_IMPORTS_SHOWN)
    const rest = imports.length - shown.length
    return [
      ...shown.map(({ path, line, target }) => `  ${path}:${line}: imports ${target}`),
      ...(rest > 0 ? [`  and ${rest} more such imports`] : []),
    ]
  })
  return [`cycle of ${how} ${around}`, ...lines].join('\n')
}

/** Known imports that no longer close a cycle. */
function outdated(imports, list, known) {
  return list
    .filter((name) => {
      const [from, to] = name.split(' -> ')
      const isThere = imports.some((one) => nameOf(one) === name)
      return !isThere || wayAround(graphOf(imports, known), to, from) === undefined
    })
    .map((name) => `${name} is part of no cycle any more: delete it from KNOWN_CYCLES in scripts/import-cycles.mjs`)
}

/** The folders of the workspace packages, by package name. */
function roomsOf(root) {
  const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const folders = readJson('package.json').workspaces.flatMap((workspace) =>
    workspace.endsWith('/*') ? foldersIn(root, workspace.slice(0, -2)) : [workspace],
  )
  const rooms = folders.filter((folder) => existsSync(join(root, folder, 'package.json')))
  return new Map(rooms.map((folder) => [readJson(`${folder}/package.json`).name, folder]))
}

function foldersIn(root, path) {
  if (!existsSync(join(root, path))) return []
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const cycles = findImportCycles(dirname(dirname(fileURLToPath(import.meta.url))), KNOWN_CYCLES)
  for (const cycle of cycles) console.error(cycle)
  if (cycles.length > 0) process.exit(1)
}
