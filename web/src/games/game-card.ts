import { i18n, t } from '../texts/i18n.svelte.ts'
import type { TextKey } from '../texts/languages.ts'
import type { GameCard } from './manifest.ts'
import { type GameName, isGameName, manifestOf } from './registry.ts'

/** The name and description of a game: from `GAME/card`, or from the manifest. */
export function gameCard(game: GameName): GameCard {
  const card = manifestOf(game).cardIn?.(i18n.language)
  if (card !== undefined) return card
  const say = (part: string): string => t(`game.${game}${part}` as TextKey)
  return { name: say(''), about: say('.about'), facts: say('.facts') }
}

/** For a game that no longer exists, its id serves as its title. */
export const gameTitle = (game: GameName): string => (isGameName(game) ? gameCard(game).name : game)
