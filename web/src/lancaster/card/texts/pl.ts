import { pl as levels } from '@tudor-rose/bots/lancaster/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const pl: CardTexts<'lancaster'> = {
  'game.lancaster': 'Lancaster',
  'game.lancaster.about': 'Rody szlacheckie wokół Henryka V walczą o hrabstwa, zamki, Francję i ustawy parlamentu.',
  'game.lancaster.facts': '2–5 graczy · 1–2 godziny',
  ...levels,
}
