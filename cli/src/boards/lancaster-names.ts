import type { LancasterView } from '@tudor-rose/lancaster'
import type { Easel } from './draw.ts'

type Party = LancasterView['parties'][number]

/** Parties by name, in their colours; an ally has the colour of whoever leads it. */
export class Names {
  readonly #parties: readonly Party[]
  readonly #easel: Easel

  constructor(view: LancasterView, easel: Easel) {
    this.#parties = view.parties
    this.#easel = easel
  }

  #leader(party: string): string {
    return this.#parties.find((candidate) => candidate.party === party)?.leader ?? party
  }

  isAlly(party: string): boolean {
    return this.#leader(party) !== party
  }

  plain(party: string): string {
    const { texts } = this.#easel
    return this.isAlly(party) ? texts.say(`ally.${this.#leader(party)}`) : texts.say(`seat.${party}`)
  }

  /** Some text in a party's colour. */
  painted(party: string, text: string): string {
    const seat = this.#parties.findIndex((candidate) => candidate.party === this.#leader(party))
    return this.#easel.paint.seat(seat, text)
  }

  of(party: string, more = ''): string {
    return this.painted(party, `${this.plain(party)}${more}`)
  }
}

/** Knights as a sum of their strengths, with whatever else goes with them: `3+1 =4`. */
export function sumText(parts: readonly string[], total: number): string {
  return parts.length === 1 ? parts[0] : `${parts.join('+')} = ${total}`
}

export const strengthsText = (strengths: readonly number[]): string =>
  strengths.length === 0 ? '-' : strengths.join(' ')
