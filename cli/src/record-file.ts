import { type AnyGame, type ClosedRecord, gameOfRecord, parseRecord } from '@tudor-rose/table'
import { inFile, readTextFile } from './files.ts'
import type { Offer } from './offer.ts'

export interface RecordFile {
  /** With the components that the record was played with. */
  readonly offer: Offer
  readonly record: ClosedRecord
}

/** A record from a file. Its moves are legal only once they have been replayed. */
export function readRecordFile(path: string, offers: readonly Offer[]): RecordFile {
  const text = readTextFile(path)
  const findGame = (name: string): AnyGame | undefined => offers.find(({ game }) => game.name === name)?.game
  const record = inFile(path, () => parseRecord(text, findGame))
  const offer = offers.find(({ game }) => game.name === record.game)!
  return { record, offer: { ...offer, game: gameOfRecord(record, findGame) } }
}
