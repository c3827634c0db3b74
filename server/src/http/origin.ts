import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../refusal.ts'

/**
 * Browsers say which page a request comes from; only pages of allowed origins may change anything or open a socket. Programs
 * that are not browsers send no origin, and they have no cookies of other people.
 */
export function checkOrigin(headers: IncomingHttpHeaders, others: readonly string[]): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin' || site === 'none') return
  } else if (isAllowedOrigin(headers, others) || (host !== undefined && hostOf(origin) === host)) return
  throw new Refusal('wrong-origin', 'this request comes from a site that may not use this server')
}

const PREFLIGHT_SECONDS = 600

/** Whether the request comes from a page of another allowed origin. */
export const isAllowedOrigin = ({ origin }: IncomingHttpHeaders, others: readonly string[]): boolean =>
  origin !== undefined && others.includes(origin)

/** CORS: lets pages of other allowed origins send our cookies and read our responses. */
export function corsHeaders(headers: IncomingHttpHeaders, others: readonly string[]): Record<string, string> {
  if (others.length === 0) return {}
  // On every response, so that caches do not give a response for one origin to another.
  if (!isAllowedOrigin(headers, others)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': headers.origin!,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-disposition',
  }
}

/** The response to the request that browsers send before one from another origin. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
