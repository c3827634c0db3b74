import type { FastifyReply, FastifyRequest } from 'fastify'
import { isListed } from './origin.ts'

/** Who somebody is, until they log out. */
export const SESSION_COOKIE = 'tudor'
/** That somebody has logged in here before; it stays, and opens nothing. */
export const DEVICE_COOKIE = 'tudor-device'

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

export type CookieName = typeof SESSION_COOKIE | typeof DEVICE_COOKIE

/** The value of a cookie of ours in this header. */
export function cookieOf(header: string | undefined, wanted: CookieName): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [name, ...value] = part.trim().split('=')
    if (name === wanted) return value.join('=')
  }
  return undefined
}

/** Gives cookies to browsers. */
export class Cookies {
  readonly #origins: readonly string[]

  /** Origins that may use this server besides its own. */
  constructor(origins: readonly string[]) {
    this.#origins = origins
  }

  /**
   * Not for scripts, and not sent when another site posts here; but a page that may use this server from elsewhere needs
   * one that is, which browsers take over https only. An empty value takes the cookie back.
   */
  set(request: FastifyRequest, reply: FastifyReply, name: CookieName, value: string): void {
    const seconds = value === '' ? 0 : YEAR_IN_SECONDS
    const isSecure = request.protocol === 'https'
    const site = isSecure && isListed(request.headers, this.#origins) ? 'None' : 'Lax'
    const secure = isSecure ? '; Secure' : ''
    reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${site}${secure}`)
  }
}
