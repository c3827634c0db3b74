import cookie from '@fastify/cookie'
import { ROUTES } from '@tudor-rose/protocol'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { TSchema } from 'typebox'
import { parseJson } from '../input/json.ts'
import { Refusal } from '../refusal.ts'
import type { Gateway } from '../sockets/gateway.ts'
import { apiRoute, MAX_BODY_BYTES, type SerializerFor, validatorCompiler } from './api-route.ts'
import { Authenticator } from './authenticator.ts'
import { clientNetwork, clientNetworkOfUpgrade, isNearestProxy } from './client-network.ts'
import { ConnectionGuard, type ConnectionLimits } from './connection-guard.ts'
import { Cookies, SESSION_COOKIE } from './cookies.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { mailLinkPageRoutes } from './mail-link-pages.ts'
import { type MailLinkRoutesSettings, mailLinkRoutes } from './mail-link-routes.ts'
import { type NotificationRoutesSettings, notificationRoutes } from './notification-routes.ts'
import { checkOrigin, corsHeaders, isAllowedOrigin, PREFLIGHT_HEADERS } from './origin.ts'
import { type PeopleRoutesSettings, peopleRoutes } from './people-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { errorBody, refusalForConnectionError, sendRefusal } from './raw-response.ts'
import { replayRoutes } from './replay-routes.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { StaticFiles, staticFileRoutes } from './static-files.ts'
import { type TableRoutesSettings, tableRoutes } from './table-routes.ts'

export interface AppSettings
  extends Omit<
    TableRoutesSettings & NotificationRoutesSettings & MailLinkRoutesSettings & PeopleRoutesSettings,
    'authenticator' | 'cookies'
  > {
  readonly gateway: Gateway
  readonly logger: FastifyBaseLogger
  /** Other origins that may use this server. */
  readonly origins: readonly string[]
  /** Whether a proxy in front sets X-Forwarded-For. */
  readonly trustProxy: boolean
  readonly connectionLimits: ConnectionLimits
  /** Rejects if something that the server needs does not answer. */
  readonly health: () => Promise<{ readonly status: 'ok' }>
  readonly metrics: () => Promise<string>
  readonly serializerFor: SerializerFor
  /** Called for every route. */
  readonly onRoute?: (route: RegisteredRoute) => void
  /** The folder of the built client, which need not exist. */
  readonly site: string
}

const BODY_LIMITS = { depth: 6, entries: 500 }
/** For receiving a whole request, and its headers, in milliseconds. */
const REQUEST_TIMEOUT = 30_000
const HEADERS_TIMEOUT = 10_000
/** How often Node looks for requests that took too long, in milliseconds. */
const TIMEOUT_CHECKS_EVERY = 2000

export interface RegisteredRoute {
  readonly method: string
  readonly url: string
}

/** All HTTP routes, and the upgrade to WebSockets. */
export function createApp(settings: AppSettings): FastifyInstance {
  const { people, gateway, limits, origins } = settings
  const app = Fastify({
    loggerInstance: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ? isNearestProxy : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECKS_EVERY },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => sendRefusal(socket, refusalForConnectionError(error)),
    // A path that cannot be decoded reaches no hook and no handler.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const refusal = refusalOf(error)
      setSecurityHeaders(request, reply)
      reply.headers(corsHeaders(request.headers, origins)).code(refusal.status).send(errorBody(refusal))
    },
  })
  const requests = limits('requests', 200, 10)
  const fileRequests = limits('requests for files', 1000, 10)
  const largeBodies = limits('large bodies', 15, 60)
  const sockets = limits('new sockets', 100, 20)
  new ConnectionGuard(settings.connectionLimits).watch(app.server)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => parseJson(String(body), BODY_LIMITS),
  )

  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) settings.onRoute?.({ method: each, url })
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(({ schema }) => settings.serializerFor(schema as TSchema))

  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply)
    reply.headers(corsHeaders(request.headers, origins))
    // The matched route, because a path can be written in many ways, such as /%61pi/games.
    const isApi = (request.routeOptions.url ?? request.url).startsWith('/api/')
    if (isApi) reply.header('cache-control', 'no-store')
    if (!(await (isApi ? requests : fileRequests).allows(clientNetwork(request))))
      throw new Refusal('too-many-requests', 'too many requests; please slow down')
    if (mayBeLarge(request) && !(await largeBodies.allows(clientNetwork(request))))
      throw new Refusal('too-many-requests', 'too many files; please try again later')
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request.headers, origins)
    if (request.method === 'OPTIONS' && isAllowedOrigin(request.headers, origins))
      return reply.headers(PREFLIGHT_HEADERS).code(204).send()
  })

  app.register(cookie)
  const cookies = new Cookies(origins)
  const authenticator = new Authenticator(app, { people, limits, cookies })

  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error)
    // Without the query, which can contain invitations and tokens.
    const path = request.url.split('?', 1)[0]
    // Only after a refusal is it certain that nothing was done that needs the guest.
    if (refusal.code === 'unavailable') request.log.error({ err: error, path }, 'a request failed')
    else
      await authenticator
        .discardNewGuest(request)
        .catch((fault) => request.log.error({ err: fault }, 'a new guest could not be deleted'))
    return reply.code(refusal.status).send(errorBody(refusal))
  })
  staticFileRoutes(app, new StaticFiles(settings.site), (reply) =>
    reply.code(404).send({ error: { code: 'not-found', text: 'there is nothing at this address' } }),
  )

  peopleRoutes(app, { ...settings, authenticator, cookies })
  profileRoutes(app, settings.storage, authenticator)
  notificationRoutes(app, { ...settings, authenticator })
  mailLinkRoutes(app, settings)
  tableRoutes(app, { ...settings, authenticator })
  replayRoutes(app, { ...settings, authenticator })
  mailLinkPageRoutes(app)
  docsRoutes(app)
  apiRoute(app, ROUTES.health, () => settings.health())
  apiRoute(app, ROUTES.metrics, async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return settings.metrics()
  })

  app.server.on('upgrade', async (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    try {
      if (request.url?.split('?')[0] !== '/play') throw new Refusal('not-found', 'there is nothing at this address')
      const address = clientNetworkOfUpgrade(request, settings.trustProxy)
      if (!(await sockets.allows(address)))
        throw new Refusal('too-many-requests', 'too many new sockets; please slow down')
      checkOrigin(request.headers, origins)
      const known = await people.findByCookie(app.parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE])
      const user = known && { personId: known.person.id, name: known.person.name, sessionKey: known.sessionKey }
      gateway.accept(request, socket, head, { address, user })
    } catch (error) {
      if (!(error instanceof Refusal)) settings.logger.error({ err: error }, 'a socket could not be opened')
      sendRefusal(socket, error instanceof Refusal ? error : unavailable())
    }
  })
  return app
}

/** Whether the body may be larger than usual here, and is. A body of unknown length counts as large. */
function mayBeLarge({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (method !== 'POST' || (routeOptions.bodyLimit ?? 0) <= MAX_BODY_BYTES) return false
  return !(Number(headers['content-length']) <= MAX_BODY_BYTES)
}

const unavailable = (): Refusal => new Refusal('unavailable', 'something went wrong on the server; please try again')

/** Translates errors of the framework. Anything that is not the client's fault is ours. */
function refusalOf(error: FastifyError): Refusal {
  if (error.statusCode === 413) return new Refusal('too-large', 'the request is too large')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(
      'bad-message',
      error.statusCode === 415 ? 'the body of the request must be JSON' : 'the request is not valid HTTP or JSON',
    )
  return unavailable()
}
