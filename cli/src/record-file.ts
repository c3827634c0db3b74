import { type AnyGame, BadInput, type ClosedRecord, parseRecord } from '@tudor-rose/table'
import { readTextFile } from './files.ts'
import type { Offer } from './offer.ts'
import { WrongInput } from './wrong-input.ts'

export interface RecordFile {
  readonly offer: Offer
  readonly record: ClosedRecord
}

/** A record from a file. Its moves are legal only once they have been replayed. */
export function readRecordFile(path: string, offers: readonly Offer[]): RecordFile {
  const text = readTextFile(path)
  const findGame = (name: string): AnyGame | undefined => offers.find(({ game }) => game.name === name)?.game
  const record = inFile(path, () => parseRecord(text, findGame))
  return { record, offer: offers.find(({ game }) => game.name === record.game)! }
}

/** Does something with what a file says; an error names the file. */
export function inFile<T>(path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw error instanceof BadInput ? new WrongInput(`${path}: ${error.message}`) : error
  }
}
