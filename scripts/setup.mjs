// Prepares a checkout: checks the version of Node, installs the packages of package-lock.json, builds everything.
// Plain JavaScript without dependencies, because it runs before there are any. Prints nothing if there is nothing to do.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

checkNode()
if (!packagesAreInstalled()) installPackages()
build()

function checkNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  stop(`Tudor Rose needs Node ${wanted} or newer; this is Node ${process.versions.node}. Please install a newer one.`)
}

/**
 * npm writes a list of installed packages to node_modules/.package-lock.json. Comparing it with package-lock.json also
 * detects packages installed by hand, which a time stamp of our own would not.
 */
function packagesAreInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = readJson('package-lock.json').packages
  const installed = readJson('node_modules/.package-lock.json').packages
  for (const [path, entry] of Object.entries(wanted)) {
    // The root is never in the list. Optional packages for other platforms may be missing.
    if (path === '' || (entry.optional && installed[path] === undefined)) continue
    if (JSON.stringify(installed[path]) !== JSON.stringify(entry)) return false
  }
  return true
}

function installPackages() {
  say('Installing packages ...')
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // `npm start` and `npm test` pass the path of npm, which also works if npm is a script that is not in the path.
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, [process.env.npm_execpath, ...options], false]
    : ['npm', options, process.platform === 'win32']
  const { status, error } = spawnSync(npm[0], npm[1], { cwd: root, stdio: 'inherit', shell: npm[2] })
  if (error) stop(`npm could not be started (${error.message}). It comes with Node; is it on the PATH?`)
  if (status !== 0) stop('npm could not install the packages; what it says is above. Is the network there?')
}

function build() {
  const games = ['games', 'examples'].flatMap(projectsIn)
  const rooms = [...readJson('tsconfig.json').references.map((reference) => reference.path), ...games]
  const sources = rooms.flatMap((room) => ['src', 'tsconfig.json', 'package.json'].map((part) => `${room}/${part}`))
  const shared = ['tsconfig.json', 'tsconfig.base.json', 'package-lock.json']
  const isCompiled = rooms.every((room) => existsSync(join(root, room, 'dist/.tsbuildinfo')))
  buildIfChanged('build', [...shared, ...sources], isCompiled, '', () => {
    say('Building ...')
    run('node_modules/typescript/bin/tsc', ['--build', '.', ...games])
  })
  // The client is built from sources of other packages too, and shows rulebooks and rulings.
  const client = [
    'src',
    'build',
    'public',
    'scripts',
    'index.html',
    'vite.config.ts',
    'svelte.config.js',
    'package.json',
  ]
  const paths = [...shared, ...sources, 'docs', ...client.map((part) => `web/${part}`)]
  // It has the examples only if it was built with them.
  const variant = `examples: ${process.env.TUDOR_EXAMPLES === '1'}`
  buildIfChanged('web-build', paths, existsSync(join(root, 'web/dist/sw.js')), variant, () => {
    say('Building the web client ...')
    run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], 'web')
    run('web/scripts/finish-build.mjs', [])
  })
}

/** TypeScript has no wildcard for projects, so a game is found by its folder here too. */
function projectsIn(folder) {
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, 'tsconfig.json')))
}

function buildIfChanged(name, paths, isBuilt, variant, build) {
  const stampFile = join(root, `node_modules/.tudor-rose-${name}`)
  const stamp = fingerprintOf(paths) + variant
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  build()
  writeFileSync(stampFile, stamp)
}

function run(script, options, folder = '.') {
  const { status } = spawnSync(process.execPath, [join(root, script), ...options], {
    cwd: join(root, folder),
    stdio: ['ignore', 2, 'inherit'],
  })
  if (status !== 0) stop('The build failed; see the errors above.')
}

/** Names, sizes and times of all build inputs: asking the compiler takes most of a second. */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (stats === undefined) return
    if (!stats.isDirectory()) {
      hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
      return
    }
    for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

function stop(reason) {
  say(reason)
  process.exit(1)
}
