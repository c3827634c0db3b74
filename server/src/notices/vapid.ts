import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** The key by which push services know this server: all its subscriptions hang on it. */
export class VapidKey {
  readonly #privateKey: KeyObject
  /** What browsers are told when they subscribe, in base64url. */
  readonly publicKey: string

  constructor(stored: string) {
    const jwk = JSON.parse(stored)
    this.#privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
    const point = [Buffer.of(4), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')]
    this.publicKey = Buffer.concat(point).toString('base64url')
  }

  /** A new key as it is stored. */
  static draw(): string {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return JSON.stringify(privateKey.export({ format: 'jwk' }))
  }

  /** RFC 8292: the header that says who sends, good for one push service and some hours. */
  authorization(endpoint: string, contact: string | undefined, now: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + GOOD_FOR_SECONDS,
      ...(contact !== undefined && { sub: contact }),
    }
    const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(signed), { key: this.#privateKey, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`
  }
}

/** A day is the most that is allowed; clocks differ. */
const GOOD_FOR_SECONDS = 12 * 60 * 60

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
