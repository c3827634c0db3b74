import type { GameName } from '../boards/games.ts'

/** The events with which a new part of a game begins, so that a long log has chapters. */
const BEGINNINGS: Readonly<Record<GameName, readonly string[]>> = {
  richard3: ['log.dealt', 'log.cards'],
  'cousins-war': ['log.round'],
  lancaster: ['log.round'],
}

export const beginsRound = (game: GameName, key: string): boolean => BEGINNINGS[game].includes(key)
