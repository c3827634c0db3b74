import type { en } from './en.ts'

const STEPS = '{steps, plural, one {# poziom siły} few {# poziomy siły} many {# poziomów siły} other {# poziomu siły}}'

export const pl: Readonly<Record<keyof typeof en, string>> = {
  'odds.title': 'Szanse',
  'odds.battle': 'Bitwa {area_in}',
  'odds.open': 'Wynik jest niepewny',
  'odds.likely': '{house} prawdopodobnie wygrają bitwę',
  'odds.very-likely': '{house} najprawdopodobniej wygrają bitwę',
  'odds.sure': '{house} niemal na pewno wygrają bitwę',
  'odds.share': '{house} {wins, number, percent}',
  'odds.shares': 'Kto wygra bitwę: {house} {wins, number, percent}, {other} {others, number, percent}',
  'odds.losses': `{house} tracą średnio ${STEPS}`,
  'odds.losses-between': `{house} tracą średnio ${STEPS}, zwykle od {low} do {high}`,
  'odds.dies-out': '{house} z szansą {chance, number, percent} tracą ostatniego następcę, a to kończy grę',
  'odds.own-blocks': 'Twoje bloczki',
  'odds.enemy-blocks': 'Znane bloczki wroga',
  'odds.dies': 'strata',
  'odds.leaves': 'wycofanie',
  'odds.risk': '{block}: strata {dies, number, percent}, wycofanie {leaves, number, percent}',
  'odds.no-risk': 'Żadnemu z twoich bloczków nic nie grozi.',
  'odds.yet-to-act': 'Przed bitwą {house} mogą jeszcze ściągnąć posiłki albo opuścić pole.',
  'odds.exact': 'Niczego nie zgadywano i uwzględniono każdy możliwy rzut.',
  'odds.by-lot':
    'Bitwa jest zbyt duża, by policzyć wszystko: rozegrano losowo {battles, number} bitew, więc wynik może się różnić o {points, plural, one {# punkt procentowy} few {# punkty procentowe} other {# punktów procentowych}}.',
  'odds.rough':
    'Niektórzy wycofaliby się innym morzem niż pozostali; liczbę tych, którzy ujdą, policzono tylko w przybliżeniu.',
  'odds.guessed':
    'Ukryte bloczki są zgadywane na podstawie tego, co o nich wiadomo: to średnia z {worlds, plural, one {# próby} few {# prób} other {# prób}}. Przy nowym losowaniu wynik mógłby się różnić o {points, plural, one {# punkt procentowy} few {# punkty procentowe} other {# punktów procentowych}}.',
  'odds.conduct':
    'Jak postępują obie strony: wszyscy walczą, bez szarży, bez kuszenia i bez pasowania. Od 2. rundy wycofują się następcy z ostatnim poziomem siły, a także atakujący wobec trzykrotnej i obrońcy wobec sześciokrotnej przewagi poziomów siły. W 4. rundzie wycofują się atakujący.',
  'odds.reckoning': 'Trwa liczenie …',
  'odds.busy': 'Szans nie da się w tej chwili policzyć.',
  'odds.nowhere': 'W tej chwili nikt nie stoi naprzeciw wroga.',
}
