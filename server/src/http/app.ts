import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { parseJson } from '../input/shape.ts'
import type { Gateway } from '../protocol/gateway.ts'
import { Refusal } from '../refusal.ts'
import { callerOf, callerOfUpgrade, isNearest } from './caller.ts'
import { Cookies, cookieOf, SESSION_COOKIE } from './cookies.ts'
import { letterPageRoutes } from './letter-page.ts'
import { type LetterRoutesSettings, letterRoutes } from './letter-routes.ts'
import { type NotificationRoutesSettings, notificationRoutes } from './notification-routes.ts'
import { checkOrigin, isListed, PREFLIGHT_HEADERS, sharingHeaders } from './origin.ts'
import { doorkeeper, type PeopleRoutesSettings, peopleRoutes } from './people-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { errorBody, refusalOfConnection, refuseOn } from './raw-answer.ts'
import { replayRoutes } from './replay-routes.ts'
import { Site, siteRoutes } from './site.ts'
import { type TableRoutesSettings, tableRoutes } from './table-routes.ts'

export interface AppSettings
  extends Omit<
    TableRoutesSettings & NotificationRoutesSettings & LetterRoutesSettings & PeopleRoutesSettings,
    'door' | 'cookies'
  > {
  readonly gateway: Gateway
  readonly logger: FastifyBaseLogger
  /** Origins that may use this server besides its own. */
  readonly origins: readonly string[]
  /** Whether a proxy in front says who asks, in X-Forwarded-For. */
  readonly trustProxy: boolean
  /** Whether everything that a server needs answers. */
  readonly health: () => Promise<object>
  readonly metrics: () => Promise<string>
  /** The folder of the built client; it may be missing. */
  readonly site: string
}

/** A component file may have 100,000 characters, and nothing else is nearly as long. */
const LARGEST_BODY = 512 * 1024
const DEEPEST_BODY = 6
/** Who takes longer to send a request is not going to, in milliseconds. */
const SENT_WITHIN = 30_000

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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
    trustProxy: settings.trustProxy ? isNearest : false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: SENT_WITHIN,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => refuseOn(socket, refusalOfConnection(error)),
    // A path that cannot be read comes to no hook and no handler.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const refusal = refusalOf(error)
      reply
        .headers({ ...SECURITY_HEADERS, ...sharingHeaders(request.headers, origins) })
        .code(refusal.status)
        .send(errorBody(refusal))
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
    reply.headers({ ...SECURITY_HEADERS, ...sharingHeaders(request.headers, origins) })
    // The route that was found, for an address may be written in many ways: /%61pi/games is one of ours.
    if ((request.routeOptions.url ?? request.url).startsWith('/api/')) {
      reply.header('cache-control', 'no-store')
      if (!requests.allows(callerOf(request)))
        throw new Refusal('too-many-requests', 'too many requests; please slow down')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request.headers, origins)
    if (request.method === 'OPTIONS' && isListed(request.headers, origins))
      return reply.headers(PREFLIGHT_HEADERS).code(204).send()
  })

  const cookies = new Cookies(origins)
  const door = doorkeeper(people, limits, cookies)

  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error)
    // Without what comes after the question mark: invitations and tokens stand there.
    const path = request.url.split('?', 1)[0]
    // Whether something was done that a guest needs is known only where it was refused.
    if (refusal.code === 'unavailable') request.log.error({ err: error, path }, 'a request failed')
    else
      await door.turnAway(request, reply).catch((fault) => request.log.error({ err: fault }, 'a guest was left over'))
    return reply.code(refusal.status).send(errorBody(refusal))
  })
  siteRoutes(app, new Site(settings.site), (reply) =>
    reply.code(404).send({ error: { code: 'not-found', text: 'there is nothing here' } }),
  )

  peopleRoutes(app, { ...settings, door, cookies })
  profileRoutes(app, settings.storage, door)
  notificationRoutes(app, { ...settings, door })
  letterRoutes(app, settings)
  tableRoutes(app, { ...settings, door })
  replayRoutes(app, { ...settings, door })
  letterPageRoutes(app)
  app.get('/healthz', () => settings.health())
  app.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return settings.metrics()
  })

  app.server.on('upgrade', async (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    try {
      if (request.url?.split('?')[0] !== '/play') throw new Refusal('not-found', 'there is nothing here')
      const address = callerOfUpgrade(request, settings.trustProxy)
      if (!sockets.allows(address)) throw new Refusal('too-many-requests', 'too many sockets; please slow down')
      checkOrigin(request.headers, origins)
      const known = await people.whose(cookieOf(request.headers.cookie, SESSION_COOKIE))
      const visitor = known && { personId: known.person.id, name: known.person.name, sessionKey: known.sessionKey }
      gateway.accept(request, socket, head, { address, visitor })
    } catch (error) {
      if (!(error instanceof Refusal)) settings.logger.error({ err: error }, 'a socket could not be opened')
      refuseOn(socket, error instanceof Refusal ? error : unavailable())
    }
  })
  return app
}

const unavailable = (): Refusal => new Refusal('unavailable', 'something went wrong here; please try again')

/** What the framework finds wrong with a request, in our words; anything else is a fault of ours. */
function refusalOf(error: FastifyError): Refusal {
  if (error.statusCode === 413) return new Refusal('too-large', 'the request is too large')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(
      'bad-message',
      error.statusCode === 415 ? 'the request should be JSON' : 'the request cannot be read',
    )
  return unavailable()
}
