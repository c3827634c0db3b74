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
  } else if (others.includes(origin) || hostOf(origin) === host) return
  throw new Refusal('wrong-origin', 'this request comes from another site')
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
