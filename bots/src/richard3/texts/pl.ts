import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const pl: LevelTexts<'richard3'> = {
  'bot.easy.richard3': 'Maszeruje, jak mu się zachce, i zapomina, kto stoi na jego flance. Na pierwsze partie.',
  'bot.medium.richard3': 'Trzyma bloczki razem i liczy, kto jest po jego stronie, zanim ruszy.',
  'bot.hard.richard3': 'Myśli najwyżej trzy sekundy i liczy się ze wszystkim, co mogą kryć twoje bloczki.',
}
