import { pl as levels } from '@tudor-rose/bots/cousins-war/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const pl: CardTexts<'cousins-war'> = {
  'game.cousins-war': 'The Cousins’ War',
  'game.cousins-war.about': 'Pięć rund kart, tajnych wyborów i blefu kośćmi.',
  'game.cousins-war.facts': '2 graczy · 45 minut',
  ...levels,
}
