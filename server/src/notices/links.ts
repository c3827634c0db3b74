import { createHmac, timingSafeEqual } from 'node:crypto'

/** Addresses of this server as people are sent them. */
export class Links {
  readonly #base: string
  readonly #key: string

  /** Without a public address there are paths alone. The key signs what must not be made up. */
  constructor(publicUrl: string | undefined, key: string) {
    this.#base = publicUrl ?? ''
    this.#key = key
  }

  table(id: string): string {
    return `${this.#base}/table/${id}`
  }

  /** What a link is good for stands behind the #, which browsers tell nobody. */
  confirm(token: string): string {
    return `${this.#base}/confirm#${token}`
  }

  reset(token: string): string {
    return `${this.#base}/reset#${token}`
  }

  /** Good for as long as the person has this address, for mails are kept for years. */
  unsubscribe(personId: string, address: string): string {
    return `${this.#base}/unsubscribe?token=${personId}.${this.#signature(personId, address)}`
  }

  /** Whose unsubscribing this would be; whether it is, `isOf` says. */
  static personIn(token: string): string {
    return token.slice(0, token.lastIndexOf('.'))
  }

  isOf(token: string, personId: string, address: string): boolean {
    const given = Buffer.from(token)
    const right = Buffer.from(`${personId}.${this.#signature(personId, address)}`)
    return given.length === right.length && timingSafeEqual(given, right)
  }

  #signature(personId: string, address: string): string {
    return createHmac('sha256', this.#key).update(`unsubscribe ${personId} ${address}`).digest('base64url')
  }
}
