import type { Language } from '@tudor-rose/protocol'
import type { WaitingTable } from './digest.ts'
import { say } from './texts/texts.ts'

export interface MailText {
  readonly subject: string
  readonly text: string
}

/** A name must not change the layout of a mail. */
const inLine = (name: string): string => name.replaceAll(/\s+/g, ' ')

const paragraphs = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`

export const turnsTitle = (language: Language, tables: readonly WaitingTable[]): string =>
  say(language, 'turns.title', { count: tables.length, game: tables[0].title })

/** A line or two for the screen. */
export function turnsSummary(language: Language, tables: readonly WaitingTable[]): string {
  const counts = new Map<string, number>()
  for (const { title } of tables) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts]
    .map(([game, count]) => (count === 1 ? game : say(language, 'turns.several', { game, count })))
    .join(', ')
}

export function turnsMail(
  language: Language,
  name: string,
  tables: readonly WaitingTable[],
  unsubscribe: string,
): MailText {
  const text = paragraphs(
    say(language, 'mail.greeting', { name: inLine(name) }),
    say(language, 'mail.turns', { count: tables.length }),
    ...tables.map((table) => `${tableLine(language, table)}\n${table.url}`),
    say(language, 'mail.unsubscribe', { link: unsubscribe }),
  )
  return { subject: turnsTitle(language, tables), text }
}

function tableLine(language: Language, { title, deadline }: WaitingTable): string {
  if (deadline === null) return title
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return say(language, 'mail.deadline', { game: title, deadline: format.format(deadline) })
}

export const confirmMail = (language: Language, name: string, link: string): MailText =>
  linkMail(language, 'confirm', name, link)

export const resetMail = (language: Language, name: string, link: string): MailText =>
  linkMail(language, 'reset', name, link)

function linkMail(language: Language, kind: 'confirm' | 'reset', name: string, link: string): MailText {
  const text = paragraphs(
    say(language, 'mail.greeting', { name: inLine(name) }),
    say(language, `mail.${kind}`, { name: inLine(name) }),
    link,
    say(language, `mail.${kind}.ignore`),
  )
  return { subject: say(language, `mail.${kind}.subject`), text }
}
