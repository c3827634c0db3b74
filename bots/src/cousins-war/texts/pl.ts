import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const pl: LevelTexts<'cousins-war'> = {
  'bot.easy.cousins-war': 'Zagrywa karty jak leci i niejedną dobrą marnuje. Na pierwsze partie.',
  'bot.medium.cousins-war': 'Ocenia, co daje każda karta, i niełatwo go nabrać na blef.',
  'bot.hard.cousins-war': 'Najwyżej trzy sekundy planuje rundę i blefuje tak, że nikt go nie przejrzy.',
}
