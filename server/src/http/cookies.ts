import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAllowedOrigin } from './origin.ts'

/** Identifies a person until they log out. */
export const SESSION_COOKIE = 'tudor'
/** Shows that an account has logged in on this device. It stays after logging out and grants no access. */
export const DEVICE_COOKIE = 'tudor-device'

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

export type CookieName = typeof SESSION_COOKIE | typeof DEVICE_COOKIE

/** Sets and clears our cookies. */
export class Cookies {
  readonly #origins: readonly string[]

  /** Other origins that may use this server. */
  constructor(origins: readonly string[]) {
    this.#origins = origins
  }

  set(request: FastifyRequest, reply: FastifyReply, name: CookieName, value: string): void {
    reply.setCookie(name, value, { ...this.#options(request), maxAge: YEAR_IN_SECONDS })
  }

  clear(request: FastifyRequest, reply: FastifyReply, name: CookieName): void {
    reply.setCookie(name, '', { ...this.#options(request), maxAge: 0 })
  }

  /**
   * Hidden from scripts, and not sent when another site posts here. A page of another allowed origin needs `SameSite=None`,
   * which browsers accept over https only.
   */
  #options(request: FastifyRequest): CookieSerializeOptions {
    const secure = request.protocol === 'https'
    const sameSite = secure && isAllowedOrigin(request.headers, this.#origins) ? 'none' : 'lax'
    return { path: '/', httpOnly: true, sameSite, secure }
  }
}
