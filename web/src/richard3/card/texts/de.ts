import { de as levels } from '@tudor-rose/bots/richard3/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const de: CardTexts<'richard3'> = {
  'game.richard3': 'Richard III.',
  'game.richard3.about':
    'Verdeckte Blocks ziehen durchs Land, kämpfen und wechseln die Seite. Halte den Thron für dein Haus.',
  'game.richard3.facts': '2 Spieler · 2 bis 3 Stunden',
  ...levels,
}
