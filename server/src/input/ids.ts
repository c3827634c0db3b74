import { Refusal } from '../refusal.ts'

/** Ids are random base64url texts. Other texts are no ids, so the database is not asked; it cannot even read some of them. */
const ID = /^[\w-]{1,40}$/
/** A person's id with a signature. */
const SIGNED_ID = /^[\w-]{1,40}\.[\w-]{1,100}$/

export const noSuchTable = (): Refusal => new Refusal('no-such-table', 'there is no such table')

/** The table id from a URL. */
export function tableId(given: string): string {
  if (ID.test(given)) return given
  throw noSuchTable()
}

export const isSignedId = (given: unknown): given is string => typeof given === 'string' && SIGNED_ID.test(given)
