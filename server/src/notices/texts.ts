import type { WaitingTable } from './digest.ts'

/** Everything that people are told outside of the page, in one place, so that it can be told in other languages too. */

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A name has no say in how a mail looks. */
const inLine = (name: string): string => name.replaceAll(/\s+/g, ' ')

export const turnsTitle = (tables: readonly WaitingTable[]): string =>
  tables.length === 1 ? `Your turn: ${tables[0].title}` : `${tables.length} tables wait for you`

/** A line or two for the screen. */
export function turnsInShort(tables: readonly WaitingTable[]): string {
  const counts = new Map<string, number>()
  for (const { title } of tables) counts.set(title, (counts.get(title) ?? 0) + 1)
  return [...counts].map(([title, count]) => (count === 1 ? title : `${title} (${count})`)).join(', ')
}

export const turnsMail = (name: string, tables: readonly WaitingTable[], unsubscribe: string): string =>
  `Hello ${inLine(name)},

${tables.length === 1 ? 'a table waits for you' : `${tables.length} tables wait for you`}:

${tables.map(turnLine).join('\n\n')}

To get no more of these mails: ${unsubscribe}
`

const turnLine = ({ title, url, deadline }: WaitingTable): string =>
  `${title}${deadline === null ? '' : `, a flag falls on ${day.format(deadline)} UTC`}\n${url}`

export const CONFIRM_SUBJECT = 'Tudor Rose: is this your address?'

export const confirmMail = (name: string, link: string): string =>
  `Hello ${inLine(name)},

somebody, probably you, wants Tudor Rose to send mail for "${inLine(name)}" to this address. If that is right, open this link
within a day:

${link}

If it is not, do nothing: you will get no more mail.
`

export const RESET_SUBJECT = 'Tudor Rose: a new password'

export const resetMail = (name: string, link: string): string =>
  `Hello ${inLine(name)},

somebody, probably you, asked for a new password for "${inLine(name)}". To choose one, open this link within an hour:

${link}

It works once. If it was not you, do nothing: your password stays as it is.
`

export const UNSUBSCRIBE = {
  title: 'Tudor Rose: mails about your turns',
  question: 'Shall we send you no more mails when it is your turn?',
  button: 'No more mails',
  done: 'You will get no more mails about your turns. You can switch them on again on the page.',
  unknown: 'This link is not good any more: no mails about turns go to this address.',
}
