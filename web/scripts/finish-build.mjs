// After `vite build`: writes the service worker with the list of files, compresses files, and prints sizes.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const room = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(room, 'dist')

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/\.(br|gz)$/.test(path) && path !== 'sw.js')
    .sort()

writeServiceWorker(filesIn(dist))
printSizes(pack([...filesIn(dist), 'sw.js']))

/**
 * Everything is fetched at the first visit, so that all games can then be played offline. Tables that make bots stronger
 * are larger than everything else together, so they are cached only once they have been used.
 */
function writeServiceWorker(files) {
  const version = createHash('sha256')
  for (const path of files) version.update(path).update(readFileSync(join(dist, path)))
  const paths = files.map((path) => (path === 'index.html' ? '/' : `/${path}`))
  const isTable = (path) => path.endsWith('.bin')
  const list = [
    `const VERSION = '${version.digest('hex').slice(0, 12)}'`,
    `const FILES = ${JSON.stringify(paths.filter((path) => !isTable(path)))}`,
    `const LATER = ${JSON.stringify(paths.filter(isTable))}\n`,
  ].join('\n')
  writeFileSync(join(dist, 'sw.js'), list + readFileSync(join(room, 'scripts/service-worker.js'), 'utf8'))
}

/** A compressed copy of each text or data file, for servers to send as it is. Fonts are already compressed. */
function pack(files) {
  return files.map((path) => {
    const content = readFileSync(join(dist, path))
    if (!/\.(js|css|html|svg|webmanifest|json|bin)$/.test(path)) return { path, bytes: content.length }
    const packed = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    })
    writeFileSync(join(dist, `${path}.br`), packed)
    writeFileSync(join(dist, `${path}.gz`), gzipSync(content, { level: 9 }))
    return { path, bytes: statSync(join(dist, `${path}.br`)).size }
  })
}

function printSizes(sizes) {
  const sum = (fits) => sizes.filter(({ path }) => fits.test(path)).reduce((total, { bytes }) => total + bytes, 0)
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  console.log('Compressed sizes of all that there is:')
  console.log(
    `  scripts ${kilobytes(sum(/\.js$/))}, styles ${kilobytes(sum(/\.css$/))}, fonts ${kilobytes(sum(/\.woff2$/))}`,
  )
  for (const { path, bytes } of [...sizes].sort((a, b) => b.bytes - a.bytes).slice(0, 12))
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${path}`)
}
