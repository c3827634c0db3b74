import { en as levels } from '@tudor-rose/bots/cousins-war/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const en: CardTexts<'cousins-war'> = {
  'game.cousins-war': 'The Cousins’ War',
  'game.cousins-war.about': 'Five rounds of cards, secret choices and bluffing dice.',
  'game.cousins-war.facts': '2 players · 45 minutes',
  ...levels,
}
