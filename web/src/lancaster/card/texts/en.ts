import { en as levels } from '@tudor-rose/bots/lancaster/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const en: CardTexts<'lancaster'> = {
  'game.lancaster': 'Lancaster',
  'game.lancaster.about':
    'Noble families around Henry V compete for counties, castles, France and the laws of parliament.',
  'game.lancaster.facts': '2 to 5 players · 1 to 2 hours',
  ...levels,
}
