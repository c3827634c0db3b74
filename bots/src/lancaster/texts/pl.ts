import type { LevelTexts } from '../../levels/texts/level-texts.ts'

export const pl: LevelTexts<'lancaster'> = {
  'bot.easy.lancaster': 'Wysyła rycerzy, dokąd chce, i głosuje, jak mu serce dyktuje. Na pierwsze partie.',
  'bot.medium.lancaster': 'Każdemu rycerzowi znajduje dobre miejsce i liczy głosy, zanim zagłosuje.',
  'bot.hard.lancaster': 'Najwyżej trzy sekundy myśli o tym, czego chcą wszyscy inni przy stole.',
}
