import { pl as levels } from '@tudor-rose/bots/richard3/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const pl: CardTexts<'richard3'> = {
  'game.richard3': 'Richard III',
  'game.richard3.about': 'Ukryte bloczki maszerują, walczą i zmieniają strony. Utrzymaj tron dla swojego rodu.',
  'game.richard3.facts': '2 graczy · 2–3 godziny',
  ...levels,
}
