import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const FILES = [
  { path: '/', file: 'index.html', type: 'text/html; charset=utf-8' },
  { path: '/page.js', file: 'page.js', type: 'text/javascript; charset=utf-8' },
  { path: '/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
]

/** A plain page that can open and join tables and play: what there is until there is a client. */
export function pageRoutes(app: FastifyInstance): void {
  for (const { path, file, type } of FILES) {
    // Beside the sources and beside the build it is the same number of folders up.
    const content = readFileSync(new URL(`../../page/${file}`, import.meta.url))
    app.get(path, async (_request, reply) => {
      reply.type(type).header('cache-control', 'no-cache')
      return content
    })
  }
}
