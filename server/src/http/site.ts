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

/** Packed copies that may lie beside a file, the better one first. */
const PACKINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** Files in here carry a fingerprint in their name: what has been fetched once never changes. */
const FINGERPRINTED = '/assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly caching: string
  readonly content: Buffer
  readonly packed: ReadonlyMap<string, Buffer>
}

/** A built client, as files in a folder, held in memory. */
export class Site {
  readonly #files: ReadonlyMap<string, SiteFile>

  constructor(folder: string) {
    this.#files = new Map(existsSync(folder) ? readSite(folder) : [])
  }

  /** Answers with a file, or with the client's one page where a person asks for one of its addresses. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = request.url.split('?', 1)[0]
    const wantsPage = String(request.headers.accept ?? '').includes('text/html') && extname(path) === ''
    const file = this.#files.get(path === '/' || wantsPage ? '/index.html' : path)
    return file === undefined || path.startsWith('/api/') ? undefined : send(file, request, reply)
  }
}

/** Serves what the site has wherever nothing else answers. */
export function siteRoutes(app: FastifyInstance, site: Site, otherwise: (reply: FastifyReply) => FastifyReply): void {
  app.setNotFoundHandler((request, reply) => site.answer(request, reply) ?? otherwise(reply))
}

function send(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const packing = PACKINGS.find(({ encoding }) => file.packed.has(encoding) && accepts(accepted, encoding))
  const etag = packing === undefined ? `"${file.etag}"` : `"${file.etag}-${packing.encoding}"`
  reply.headers({ etag, 'cache-control': file.caching, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
  if (packing !== undefined) reply.header('content-encoding', packing.encoding)
  return reply
    .code(200)
    .type(file.type)
    .send(packing === undefined ? file.content : file.packed.get(packing.encoding))
}

/** Whether an `accept-encoding` header has this one and does not rule it out. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight] = part.trim().split(/\s*;\s*q=/)
    return name === encoding && Number(weight ?? 1) > 0
  })

function* readSite(folder: string): Generator<[string, SiteFile]> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  const paths = new Set(entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))))
  for (const path of paths) {
    const type = TYPES[extname(path)]
    if (type === undefined) continue
    const content = readFileSync(join(folder, path))
    const packed = PACKINGS.filter(({ ending }) => paths.has(path + ending)).map(
      ({ encoding, ending }) => [encoding, readFileSync(join(folder, path + ending))] as const,
    )
    const address = `/${path.split(sep).join('/')}`
    yield [
      address,
      {
        type,
        etag: createHash('sha256').update(content).digest('base64url').slice(0, 20),
        caching: address.startsWith(FINGERPRINTED) ? FOR_EVER : ASK_AGAIN,
        content,
        packed: new Map(packed),
      },
    ]
  }
}
