import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../refusal.ts'

/**
 * Browsers say which page a request comes from; only our own pages may change anything or open a socket. Programs without
 * a browser send no origin; they have nobody's cookie but their own.
 */
export function checkOrigin(headers: IncomingHttpHeaders, others: readonly string[]): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin' || site === 'none') return
  } else if (isListed(headers, others) || (host !== undefined && hostOf(origin) === host)) return
  throw new Refusal('wrong-origin', 'this request comes from another site')
}

const PREFLIGHT_SECONDS = 600

/** Whether a page of one of the other origins that may use this server asks. */
export const isListed = ({ origin }: IncomingHttpHeaders, others: readonly string[]): boolean =>
  origin !== undefined && others.includes(origin)

/** By these headers a browser lets a page of another origin send our cookie and read our answer (CORS). */
export function sharingHeaders(headers: IncomingHttpHeaders, others: readonly string[]): Record<string, string> {
  if (others.length === 0) return {}
  // Said to all, or an answer that was kept for one origin would be given to another.
  if (!isListed(headers, others)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': headers.origin!,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-disposition',
  }
}

/** What a browser asks before it sends a request from another origin. */
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
