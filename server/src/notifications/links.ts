import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@tudor-rose/protocol'

/** Links to this server, for messages to people. */
export class Links {
  readonly #base: string
  readonly #key: string

  /** Without a public URL, links are paths only. The key signs links that nobody must be able to forge. */
  constructor(publicUrl: string | undefined, key: string) {
    this.#base = publicUrl ?? ''
    this.#key = key
  }

  table(id: string): string {
    return `${this.#base}/table/${id}`
  }

  /** The token comes after the #, which browsers send to nobody. */
  confirm(token: string, language: Language): string {
    return `${this.#base}/confirm?language=${language}#${token}`
  }

  reset(token: string, language: Language): string {
    return `${this.#base}/reset?language=${language}#${token}`
  }

  /** Valid until the person changes this address, because people keep mails for years. */
  unsubscribe(personId: string, address: string, language: Language): string {
    return `${this.#base}/unsubscribe?language=${language}&token=${personId}.${this.#signature(personId, address)}`
  }

  /** The person a token claims to be for; `isValid` checks the claim. */
  static personIn(token: string): string {
    return token.slice(0, token.lastIndexOf('.'))
  }

  isValid(token: string, personId: string, address: string): boolean {
    const given = Buffer.from(token)
    const expected = Buffer.from(`${personId}.${this.#signature(personId, address)}`)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  #signature(personId: string, address: string): string {
    return createHmac('sha256', this.#key).update(`unsubscribe ${personId} ${address}`).digest('base64url')
  }
}
