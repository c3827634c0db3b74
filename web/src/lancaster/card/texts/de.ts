import { de as levels } from '@tudor-rose/bots/lancaster/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const de: CardTexts<'lancaster'> = {
  'game.lancaster': 'Lancaster',
  'game.lancaster.about':
    'Adelsfamilien um Heinrich V. ringen um Counties, Castles, Frankreich und die Gesetze des Parlaments.',
  'game.lancaster.facts': '2 bis 5 Spieler · 1 bis 2 Stunden',
  ...levels,
}
