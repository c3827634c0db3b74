import type { PersonalData } from '@tudor-rose/protocol'
import { knownLanguage } from '../languages.ts'
import type { Storage } from '../storage/storage.ts'
import type { Authenticated } from './people.ts'

/** How many rows are read from the database, and written, at a time. */
const PAGE = 200

type Key = keyof PersonalData
type Rows = AsyncIterable<readonly object[]>

/**
 * Everything stored about a person, except what would give access to their account or their games: the JSON of
 * `PersonalData`, in pieces. Somebody can have said so much that the whole would block the server.
 */
export async function* exportData(storage: Storage, { person, sessionKey }: Authenticated): AsyncGenerator<string> {
  const facts = {
    id: person.id,
    name: person.name,
    account: person.name_key !== null,
    createdAt: person.created_at,
    hidesProfile: person.hides_profile === 1,
    language: person.language === null ? null : knownLanguage(person.language),
  }
  yield `{${member('person', facts)}`
  yield `,${member('notifications', await storage.contacts.allOf(person.id))}`
  const lists: Record<Exclude<Key, 'person' | 'notifications'>, () => Rows> = {
    sessions: () => inPages(storage.people.sessionsOf(person.id, sessionKey)),
    tables: () => inPages(storage.participation.allOf(person.id)),
    results: () => inPages(storage.results.allOf(person.id)),
    ratings: () => inPages(storage.results.ratingsOf(person.id)),
    attendance: () => inPages(storage.attendance.allOf(person.id)),
    chat: () => storage.chat.linesBy(person.id, PAGE),
    notes: () => storage.chat.notesBy(person.id, PAGE),
  }
  for (const [key, rows] of Object.entries(lists)) {
    yield `,"${key}":[`
    let separator = ''
    for await (const page of rows()) {
      if (page.length === 0) continue
      yield separator + page.map((row) => JSON.stringify(row)).join(',')
      separator = ','
    }
    yield ']'
  }
  yield '}'
}

const member = (key: Key, value: object): string => `"${key}":${JSON.stringify(value)}`

async function* inPages(rows: Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  const all = await rows
  for (let i = 0; i < all.length; i += PAGE) yield all.slice(i, i + PAGE)
}
