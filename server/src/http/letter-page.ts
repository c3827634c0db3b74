import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const HTML = 'text/html; charset=utf-8'

const FILES = [
  { path: '/confirm', file: 'letter.html', type: HTML },
  { path: '/reset', file: 'letter.html', type: HTML },
  { path: '/letter.js', file: 'letter.js', type: 'text/javascript; charset=utf-8' },
  { path: '/letter.css', file: 'letter.css', type: 'text/css; charset=utf-8' },
]

/** The pages to which links in mails lead. They work without the client. */
export function letterPageRoutes(app: FastifyInstance): void {
  for (const { path, file, type } of FILES) {
    // Beside the sources and beside the build it is the same number of folders up.
    const content = readFileSync(new URL(`../../page/${file}`, import.meta.url))
    app.get(path, async (_request, reply) => {
      reply.type(type).header('cache-control', 'no-cache')
      return content
    })
  }
}
