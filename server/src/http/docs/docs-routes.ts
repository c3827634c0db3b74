import { openApiDocument, ROUTES } from '@tudor-rose/protocol'
import type { FastifyInstance } from 'fastify'
import { apiRoute } from '../api-route.ts'
import { type ApiDocument, DOCS_STYLE, docsPage } from './docs-page.ts'

/** The documentation of the API, for programs and for people. Both are written once. */
export function docsRoutes(app: FastifyInstance): void {
  const document = openApiDocument()
  const json = JSON.stringify(document)
  const page = docsPage(document as unknown as ApiDocument)

  apiRoute(app, ROUTES.openApi, async (_request, reply) => {
    reply.type('application/json; charset=utf-8')
    return json
  })

  apiRoute(app, ROUTES.docs, async (_request, reply) => {
    reply.type('text/html; charset=utf-8')
    return page
  })

  app.get('/api/docs.css', async (_request, reply) => {
    reply.type('text/css; charset=utf-8')
    return DOCS_STYLE
  })
}
