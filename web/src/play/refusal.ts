/** Why an action failed: a code for programs, a sentence for people. Nothing has changed. */
export class Refusal extends Error {
  readonly code: string
  /** The language of the sentence: servers and rules use English. */
  readonly language: string

  constructor(code: string, text: string, language = 'en') {
    super(text)
    this.name = 'Refusal'
    this.code = code
    this.language = language
  }
}
