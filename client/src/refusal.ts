import type { RefusalCode } from '@tudor-rose/protocol'

/**
 * Why something failed: a code for programs, a sentence for people. Nothing has changed, unless the code is `unavailable`.
 * `offline` means that no server answers.
 */
export class Refusal extends Error {
  // Newer servers may have more codes, and clients have reasons of their own.
  readonly code: RefusalCode | 'offline' | (string & {})
  /** The language of the sentence: servers use English. */
  readonly language: string

  constructor(code: Refusal['code'], text: string, language = 'en') {
    super(text)
    this.name = 'Refusal'
    this.code = code
    this.language = language
  }
}

export const noAnswer = (): Refusal => new Refusal('offline', 'the server does not answer')
