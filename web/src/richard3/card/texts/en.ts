import { en as levels } from '@tudor-rose/bots/richard3/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const en: CardTexts<'richard3'> = {
  'game.richard3': 'Richard III',
  'game.richard3.about': 'Hidden blocks march, fight and change sides. Hold the throne for your house.',
  'game.richard3.facts': '2 players · 2 to 3 hours',
  ...levels,
}
