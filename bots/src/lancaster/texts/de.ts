import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const de: LevelTexts<'lancaster'> = {
  'bot.easy.lancaster': 'Schickt seine Ritter, wohin er mag, und stimmt nach Gefühl ab. Für deine ersten Partien.',
  'bot.medium.lancaster': 'Findet für jeden Ritter einen guten Platz und zählt die Stimmen, bevor er abstimmt.',
  'bot.hard.lancaster': 'Denkt bis zu drei Sekunden lang darüber nach, was alle anderen am Tisch wollen.',
}
