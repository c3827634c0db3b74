import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

/**
 * Helmet without its Fastify plugin: this way the headers are computed once, and they are also on responses to paths that
 * cannot be decoded, which reach no hook. HSTS is left to the proxy that provides https.
 */
const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
})

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  setHeaders(request.raw, reply.raw, (error) => {
    if (error !== undefined) throw error
  })
}
