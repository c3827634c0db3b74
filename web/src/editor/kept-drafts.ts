import type { GameName } from '../boards/games.ts'
import type { Json } from './draft.ts'

/** A draft as it lies in this browser. */
export interface KeptDraft {
  readonly data: Json
  /** What the file is called when it is saved, without its ending. */
  readonly fileName: string
}

const keyOf = (game: GameName): string => `tudor-rose.draft.${game}`

export function keptDraft(game: GameName): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return kept !== null && typeof kept.data === 'object' && typeof kept.fileName === 'string' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Answers whether it could be kept: some browsers keep nothing. */
export function keepDraft(game: GameName, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
