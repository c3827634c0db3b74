import type { LogEntry, SeatEntry } from '../storage/schema.ts'

/** Who sits down in place of another, as the log writes it. */
export type Sitter =
  | { readonly kind: 'person'; readonly person_id: string; readonly bot: null }
  | { readonly kind: 'bot'; readonly person_id: null; readonly bot: string }

export const personSits = (id: string): Sitter => ({ kind: 'person', person_id: id, bot: null })
export const botSits = (name: string): Sitter => ({ kind: 'bot', person_id: null, bot: name })

const formatSitter = (sitter: Sitter): string =>
  sitter.kind === 'bot' ? `bot ${sitter.bot}` : `person ${sitter.person_id}`

function parseSitter(text: string): Sitter {
  const [kind, ...rest] = text.split(' ')
  if (kind === 'person') return personSits(rest.join(' '))
  if (kind === 'bot') return botSits(rest.join(' '))
  throw new Error(`"${text}" names nobody who could sit down`)
}

/** The log says who got up as well, because the seats of a table tell only who sits there now. */
export interface Substitution {
  readonly sitter: Sitter
  /** Who held the seat until then. */
  readonly before: string | null
}

const BETWEEN = ' instead of '

export const formatSubstitution = ({ sitter, before }: Substitution): string =>
  formatSitter(sitter) + (before === null ? '' : BETWEEN + before)

export function parseSubstitution(text: string): Substitution {
  const [sitter, before = null] = text.split(BETWEEN)
  return { sitter: parseSitter(sitter), before }
}

/** Who sat where when the game began, by who sits there now and the rows of the log. Only a person's seat is taken over. */
export function seatsAtTheStart(seats: readonly SeatEntry[], log: readonly LogEntry[]): SeatEntry[] {
  const first = new Map<number, SeatEntry>(seats.map((entry) => [entry.seat, entry]))
  for (const { kind, seat, text } of log.toReversed()) {
    if (kind !== 'substitute') continue
    const { before } = parseSubstitution(text)
    first.set(seat, { ...first.get(seat)!, kind: 'person', person_id: before, bot: null })
  }
  return [...first.values()]
}
