/** Which exercises have been solved on this device. */
import type { GameName } from '../boards/games.ts'

const keyOf = (game: GameName): string => `tudor-rose.solved.${game}`

export function solvedIn(game: GameName): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    // A browser that lets nothing be kept, or somebody else wrote there.
    return new Set()
  }
}

export function keepSolved(game: GameName, id: string): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...new Set([...solvedIn(game), id])]))
  } catch {
    // It is solved all the same.
  }
}
