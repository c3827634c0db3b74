import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const de: LevelTexts<'richard3'> = {
  'bot.easy.richard3': 'Zieht nach Laune und vergisst, wer in seiner Flanke steht. Für deine ersten Partien.',
  'bot.medium.richard3': 'Hält seine Blocks zusammen und zählt nach, wer zu ihm steht, bevor er zieht.',
  'bot.hard.richard3':
    'Denkt bis zu drei Sekunden lang nach und rechnet mit allem, was hinter deinen Blocks stecken kann.',
}
