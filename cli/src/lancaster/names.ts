import type { LancasterView } from '@tudor-rose/lancaster'
import type { DrawContext } from '../draw-board.ts'

type Party = LancasterView['parties'][number]

/** Party names in their colours; an ally has the colour of its leader. */
export class Names {
  readonly #parties: readonly Party[]
  readonly #context: DrawContext

  constructor(view: LancasterView, context: DrawContext) {
    this.#parties = view.parties
    this.#context = context
  }

  #leader(party: string): string {
    return this.#parties.find((candidate) => candidate.party === party)?.leader ?? party
  }

  isAlly(party: string): boolean {
    return this.#leader(party) !== party
  }

  plain(party: string): string {
    const { texts } = this.#context
    return this.isAlly(party) ? texts.say(`ally.${this.#leader(party)}`) : texts.say(`seat.${party}`)
  }

  /** Text in a party's colour. */
  painted(party: string, text: string): string {
    const seat = this.#parties.findIndex((candidate) => candidate.party === this.#leader(party))
    return this.#context.paint.seat(seat, text)
  }

  of(party: string, more = ''): string {
    return this.painted(party, `${this.plain(party)}${more}`)
  }
}

/** Knights as a sum of their strengths, with other pieces: `3+1 =4`. */
export function sumText(parts: readonly string[], total: number): string {
  return parts.length === 1 ? parts[0] : `${parts.join('+')} = ${total}`
}

export const strengthsText = (strengths: readonly number[]): string =>
  strengths.length === 0 ? '-' : strengths.join(' ')
