import { Refusal } from '../refusal.ts'

/** Ids are drawn in base64url. Anything else names nothing, and a database need not be asked; some cannot even read it. */
const ID = /^[\w-]{1,40}$/
/** Somebody's id with a signature. */
const SIGNED_ID = /^[\w-]{1,40}\.[\w-]{1,100}$/

export const noSuchTable = (): Refusal => new Refusal('no-such-table', 'there is no such table')

/** The id of a table from an address. */
export function tableId(given: string): string {
  if (ID.test(given)) return given
  throw noSuchTable()
}

export const isSignedId = (given: unknown): given is string => typeof given === 'string' && SIGNED_ID.test(given)
