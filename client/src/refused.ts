import type { RefusalCode } from '@tudor-rose/protocol'

/** Thrown when the server refuses a request, with the reason; `offline` if no server answers. */
export class Refused extends Error {
  readonly code: RefusalCode | 'offline'

  constructor(code: RefusalCode | 'offline', text: string) {
    super(text)
    this.name = 'Refused'
    this.code = code
  }
}
