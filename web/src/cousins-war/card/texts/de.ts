import { de as levels } from '@tudor-rose/bots/cousins-war/texts'
import type { CardTexts } from '../../../texts/card-texts.ts'

export const de: CardTexts<'cousins-war'> = {
  'game.cousins-war': 'Vetternkrieg',
  'game.cousins-war.about': 'Fünf Runden mit Karten, geheimer Wahl und Bluff mit Würfeln.',
  'game.cousins-war.facts': '2 Spieler · 45 Minuten',
  ...levels,
}
