import type { en } from './en.ts'

const STEPS = '{steps, plural, one {# poziom siły} few {# poziomy siły} many {# poziomów siły} other {# poziomu siły}}'

export const pl: Readonly<Record<keyof typeof en, string>> = {
  'odds.title': 'Szanse',
  'odds.battle': 'Bitwa {area_in}',
  'odds.open': 'Wynik jest niepewny',
  'odds.likely': '{house} prawdopodobnie wygrają',
  'odds.very-likely': '{house} bardzo prawdopodobnie wygrają',
  'odds.sure': '{house} niemal na pewno wygrają',
  'odds.share': '{house} {wins, number, percent}',
  'odds.shares': 'Kto wygra: {house} {wins, number, percent}, {other} {others, number, percent}',
  'odds.losses': `{house} tracą średnio ${STEPS}`,
  'odds.losses-between': `{house} tracą średnio ${STEPS}, zwykle od {low} do {high}`,
  'odds.dies-out': '{house} w {chance, number, percent} przypadków tracą ostatniego następcę, a to kończy grę',
  'odds.own-blocks': 'Twoje bloczki',
  'odds.enemy-blocks': 'Znane bloczki wroga',
  'odds.dies': 'strata',
  'odds.leaves': 'wycofanie',
  'odds.risk': '{block}: strata {dies, number, percent}, wycofanie {leaves, number, percent}',
  'odds.no-risk': 'Żadnemu z twoich bloczków nic nie grozi.',
  'odds.yet-to-act': 'Przed bitwą {house} mogą jeszcze ściągnąć posiłki albo opuścić pole.',
  'odds.exact': 'Dokładnie: niczego nie zgadywano i uwzględniono każdy możliwy rzut.',
  'odds.by-lot':
    'Ta bitwa jest zbyt duża, by obliczyć ją dokładnie, więc przeprowadzono symulacje. Ich liczba: {battles, number}. Wynik może się różnić o {points, plural, one {# punkt procentowy} few {# punkty procentowe} other {# punktów procentowych}}.',
  'odds.rough':
    'Niektóre bloczki wycofałyby się innym morzem niż pozostałe; liczba tych, które ujdą, jest tylko szacunkowa.',
  'odds.guessed':
    'Ukryte bloczki są zgadywane na podstawie tego, co o nich wiadomo. To średnia z {worlds, plural, one {# próby} other {# prób}}; przy innych próbach wynik mógłby się różnić o {points, plural, one {# punkt procentowy} few {# punkty procentowe} other {# punktów procentowych}}.',
  'odds.conduct':
    'Jak postępują obie strony: każdy bloczek walczy, bez szarży, bez kuszenia i bez pasowania. Od 2. rundy wycofują się następcy z ostatnim poziomem siły, a także atakujący wobec trzykrotnej i obrońcy wobec sześciokrotnej przewagi poziomów siły. W 4. rundzie wycofują się atakujący.',
  'odds.reckoning': 'Trwa obliczanie…',
  'odds.busy': 'Szans nie da się teraz obliczyć.',
  'odds.nowhere': 'W tej chwili nie ma żadnej bitwy.',
}
