import { type AnyGame, type ClosedRecord, gameOfRecord, parseRecord } from '@tudor-rose/table'
import { readTextFile, withFileName } from './files.ts'
import type { GameEntry } from './game-entry.ts'

export interface RecordFile {
  /** With the components of the record. */
  readonly entry: GameEntry
  readonly record: ClosedRecord
}

/** Reads a record from a file. Its moves are not checked until they are replayed. */
export function readRecordFile(path: string, games: readonly GameEntry[]): RecordFile {
  const text = readTextFile(path)
  const findGame = (name: string): AnyGame | undefined => games.find(({ game }) => game.name === name)?.game
  const record = withFileName(path, () => parseRecord(text, findGame))
  const entry = games.find(({ game }) => game.name === record.game)!
  return { record, entry: { ...entry, game: gameOfRecord(record, findGame) } }
}
