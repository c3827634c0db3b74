/** The exercises solved on this device. */
import type { GameName } from '../games/registry.ts'

const keyOf = (game: GameName): string => `tudor-rose.solved.${game}`

export function solvedIn(game: GameName): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    // There is no storage, or its content is not ours.
    return new Set()
  }
}

export function saveSolved(game: GameName, id: string): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...new Set([...solvedIn(game), id])]))
  } catch {
    // It counts as solved even if it cannot be saved.
  }
}
