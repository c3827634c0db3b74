import type { IncomingMessage } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { parseJson } from '../input/shape.ts'
import type { People } from '../people/people.ts'
import type { Gateway } from '../protocol/gateway.ts'
import { Refusal } from '../refusal.ts'
import { checkOrigin } from './origin.ts'
import { pageRoutes } from './page.ts'
import { cookieOf, doorkeeper, peopleRoutes } from './people-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { type TableRoutesSettings, tableRoutes } from './table-routes.ts'

export interface AppSettings extends Omit<TableRoutesSettings, 'door'> {
  readonly people: People
  readonly gateway: Gateway
  readonly logger: FastifyBaseLogger
  /** Origins that may use this server besides its own. */
  readonly origins: readonly string[]
  /** Whether a proxy in front says who asks, in X-Forwarded-For. */
  readonly trustProxy: boolean
  /** Whether everything that a server needs answers. */
  readonly health: () => Promise<object>
  readonly metrics: () => Promise<string>
}

/** A component file may have 100,000 characters, and nothing else is nearly as long. */
const LARGEST_BODY = 512 * 1024
const DEEPEST_BODY = 6

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Everything that is reached by HTTP, and the door to the sockets. */
export function createApp(settings: AppSettings): FastifyInstance {
  const { people, gateway, limits, origins } = settings
  const app = Fastify({
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 200 },
    // A path that cannot be read comes to no hook and no handler.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const refusal = refusalOf(error)
      reply.headers(SECURITY_HEADERS).code(refusal.status).send(errorBody(refusal))
    },
  })
  const requests = limits(200, 20)
  const sockets = limits(100, 5)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => parseJson(String(body), DEEPEST_BODY),
  )

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    if (request.url.startsWith('/api/') && !requests.allows(request.ip))
      throw new Refusal('too-many-requests', 'too many requests; please slow down')
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request.headers, origins)
  })

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error)
    if (refusal.code === 'unavailable') request.log.error({ err: error, url: request.url }, 'a request failed')
    reply.code(refusal.status).send(errorBody(refusal))
  })
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ error: { code: 'not-found', text: 'there is nothing here' } })
  })

  const door = doorkeeper(people, limits)
  peopleRoutes(app, people, door, limits)
  profileRoutes(app, settings.storage, door)
  tableRoutes(app, { ...settings, door })
  pageRoutes(app)
  app.get('/healthz', () => settings.health())
  app.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return settings.metrics()
  })

  app.server.on('upgrade', async (request, socket, head) => {
    const refuse = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    socket.on('error', () => socket.destroy())
    try {
      if (request.url?.split('?')[0] !== '/play') return refuse('404 Not Found')
      if (!sockets.allows(addressOf(request, settings.trustProxy))) return refuse('429 Too Many Requests')
      checkOrigin(request.headers, origins)
      const known = await people.whose(cookieOf(request.headers.cookie))
      gateway.accept(request, socket, head, known && { personId: known.person.id, name: known.person.name })
    } catch (error) {
      if (!(error instanceof Refusal)) settings.logger.error({ err: error }, 'a socket could not be opened')
      refuse(error instanceof Refusal ? '403 Forbidden' : '503 Service Unavailable')
    }
  })
  return app
}

/** Who asks for a socket: what the nearest proxy says, where there is one, as for all other requests. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return forwarded || (socket.remoteAddress ?? '')
}

const errorBody = ({ code, message }: Refusal) => ({ error: { code, text: message } })

/** What the framework finds wrong with a request, in our words; anything else is a fault of ours. */
function refusalOf(error: FastifyError): Refusal {
  if (error.statusCode === 413) return new Refusal('too-large', 'the request is too large')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(
      'bad-message',
      error.statusCode === 415 ? 'the request should be JSON' : 'the request cannot be read',
    )
  return new Refusal('unavailable', 'something went wrong here; please try again')
}
