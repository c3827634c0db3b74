// Finds cycles in the import graph of the folders. As a script it checks the checkout and prints the shortest path around
// each cycle, with the imports that cause it.
//
// Each folder is checked separately: its entries, which are sub-folders and files, must not import each other in a circle.
// An import from web/src/play/a.ts to web/src/table/b.ts is one from `play` to `table` within web/src.
//
// Type imports are erased, so they cannot make modules load in the wrong order, but they still couple folders. They count
// separately: a cycle that needs them is reported as such, and only if a folder is part of it. Two files of one folder may
// import each other's types.
//
// What a registry finds with import.meta.glob does not count as imported: it knows only the manifests.
//
// Tests are left out as importers: nothing imports them, and they may look at everything in their room.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { importedFrom, isForTypes, isTest, lineOf, parseSource, sourceFiles, visit } from './sources.mjs'

const MAX_IMPORTS_SHOWN = 3

/** The problems of the imports below `root`, one text for each cycle. */
export function findImportCycles(root) {
  const imports = [...importsBetweenEntries(root)]
  const values = imports.filter(({ isForTypes }) => !isForTypes)
  const needsTypes = (steps) => steps.some(({ imports }) => imports.every(({ isForTypes }) => isForTypes))
  return [
    ...cyclesIn(values).map((steps) => describeCycle('imports', steps)),
    ...cyclesIn(imports, isFolder)
      .filter(needsTypes)
      .map((steps) => describeCycle('imports, some of them only of types,', steps)),
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

/** For each strongly connected set of entries, the shortest cycle through a relevant one, as steps. */
function cyclesIn(imports, matters = () => true) {
  const graph = graphOf(imports)
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
function graphOf(imports) {
  const graph = new Map()
  for (const one of imports) {
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

/** The shortest path from an entry back to itself. */
function wayAround(graph, start) {
  let ways = [[start, []]]
  const seen = new Set()
  while (ways.length > 0) {
    const longer = []
    for (const [entry, steps] of ways)
      for (const [target, step] of graph.get(entry) ?? []) {
        if (target === start) return [...steps, step]
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
    const shown = imports.slice(0, MAX_IMPORTS_SHOWN)
    const rest = imports.length - shown.length
    return [
      ...shown.map(({ path, line, target }) => `  ${path}:${line}: imports ${target}`),
      ...(rest > 0 ? [`  and ${rest} more such imports`] : []),
    ]
  })
  return [`cycle of ${how} ${around}`, ...lines].join('\n')
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
  const cycles = findImportCycles(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const cycle of cycles) console.error(cycle)
  if (cycles.length > 0) process.exit(1)
}
