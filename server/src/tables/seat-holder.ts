import type { LogEntry, SeatEntry } from '../storage/schema.ts'

/** The new holder of a seat, as written in the log. */
export type SeatHolder =
  | { readonly kind: 'person'; readonly person_id: string; readonly bot: null }
  | { readonly kind: 'bot'; readonly person_id: null; readonly bot: string }

export const personHolder = (id: string): SeatHolder => ({ kind: 'person', person_id: id, bot: null })
export const botHolder = (name: string): SeatHolder => ({ kind: 'bot', person_id: null, bot: name })

const formatHolder = (holder: SeatHolder): string =>
  holder.kind === 'bot' ? `bot ${holder.bot}` : `person ${holder.person_id}`

function parseHolder(text: string): SeatHolder {
  const [kind, ...rest] = text.split(' ')
  if (kind === 'person') return personHolder(rest.join(' '))
  if (kind === 'bot') return botHolder(rest.join(' '))
  throw new Error(`"${text}" names nobody who could sit down`)
}

/** The log also names the previous holder, because the seats of a table show only the current one. */
export interface Substitution {
  readonly holder: SeatHolder
  /** Who held the seat before. */
  readonly before: string | null
}

const BETWEEN = ' instead of '

export const formatSubstitution = ({ holder, before }: Substitution): string =>
  formatHolder(holder) + (before === null ? '' : BETWEEN + before)

export function parseSubstitution(text: string): Substitution {
  const [holder, before = null] = text.split(BETWEEN)
  return { holder: parseHolder(holder), before }
}

/**
 * Who sat where when the game began, derived from the current seats and the log. Only the seats of people can be taken
 * over.
 */
export function seatsAtTheStart(seats: readonly SeatEntry[], log: readonly LogEntry[]): SeatEntry[] {
  const first = new Map<number, SeatEntry>(seats.map((entry) => [entry.seat, entry]))
  for (const { kind, seat, text } of log.toReversed()) {
    if (kind !== 'substitute') continue
    const { before } = parseSubstitution(text)
    first.set(seat, { ...first.get(seat)!, kind: 'person', person_id: before, bot: null })
  }
  return [...first.values()]
}
