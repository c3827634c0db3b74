import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.bin': 'application/octet-stream',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** Compressed copies that may lie beside a file, the smaller one first. */
const COMPRESSIONS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** Files in this folder have a hash in their names, so they never change. */
const HASHED = '/assets/'
const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly caching: string
  readonly content: Buffer
  readonly compressed: ReadonlyMap<string, Buffer>
}

/** The files of the built client, held in memory. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>

  constructor(folder: string) {
    this.#files = new Map(existsSync(folder) ? readFiles(folder) : [])
  }

  /** Sends a file, or the client's one page if the path is one of its routes. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = request.url.split('?', 1)[0]
    const wantsPage = String(request.headers.accept ?? '').includes('text/html') && extname(path) === ''
    const file = this.#files.get(path === '/' || wantsPage ? '/index.html' : path)
    return file === undefined || path.startsWith('/api/') ? undefined : send(file, request, reply)
  }
}

/** Serves files of the client where no other route matches. */
export function staticFileRoutes(
  app: FastifyInstance,
  files: StaticFiles,
  otherwise: (reply: FastifyReply) => FastifyReply,
): void {
  app.setNotFoundHandler((request, reply) => files.send(request, reply) ?? otherwise(reply))
}

function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const compression = COMPRESSIONS.find(({ encoding }) => file.compressed.has(encoding) && accepts(accepted, encoding))
  const etag = compression === undefined ? `"${file.etag}"` : `"${file.etag}-${compression.encoding}"`
  reply.headers({ etag, 'cache-control': file.caching, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
  if (compression !== undefined) reply.header('content-encoding', compression.encoding)
  return reply
    .code(200)
    .type(file.type)
    .send(compression === undefined ? file.content : file.compressed.get(compression.encoding))
}

/** Whether an `accept-encoding` header allows this encoding. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*q=/)
    return name === encoding && Number(weight ?? 1) > 0
  })

function* readFiles(folder: string): Generator<[string, StaticFile]> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  const paths = new Set(entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))))
  for (const path of paths) {
    const type = TYPES[extname(path)]
    if (type === undefined) continue
    const content = readFileSync(join(folder, path))
    const compressed = COMPRESSIONS.filter(({ ending }) => paths.has(path + ending)).map(
      ({ encoding, ending }) => [encoding, readFileSync(join(folder, path + ending))] as const,
    )
    const address = `/${path.split(sep).join('/')}`
    yield [
      address,
      {
        type,
        etag: createHash('sha256').update(content).digest('base64url').slice(0, 20),
        caching: address.startsWith(HASHED) ? CACHE_FOREVER : REVALIDATE,
        content,
        compressed: new Map(compressed),
      },
    ]
  }
}
