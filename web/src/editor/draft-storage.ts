import type { GameName } from '../games/registry.ts'
import type { Json } from './draft.ts'

/** A draft as stored in this browser. */
export interface SavedDraft {
  readonly data: Json
  /** The file name for saving, without its extension. */
  readonly fileName: string
}

const keyOf = (game: GameName): string => `tudor-rose.draft.${game}`

export function loadDraft(game: GameName): SavedDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return kept !== null && typeof kept.data === 'object' && typeof kept.fileName === 'string' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Returns whether it was saved: some browsers allow no storage. */
export function saveDraft(game: GameName, draft: SavedDraft): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
