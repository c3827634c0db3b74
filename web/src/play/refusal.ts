/** Why something was not done. Programs read the code, people the sentence; nothing has been changed. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, text: string) {
    super(text)
    this.name = 'Refusal'
    this.code = code
  }
}
