import type { DiagramTexts } from '../../../diagrams/texts.ts'
import type { en } from './en.ts'

/** What the diagrams show, in Polish. */
export const pl: Readonly<Record<keyof typeof en, DiagramTexts>> = {
  board: {
    alternative:
      'Stół na początku gry: tor pięciu rund; rezerwa i zasoby obu rodów, dwa oddziały w rezerwie i siedem w zasobach; mapa z jednym czerwonym i jednym białym oddziałem na Północy, w Centrum i na Południu oraz dwoma Francuzami w zasobach; puste pole bitwy z połową dla każdego rodu.',
  },
  cards: {
    alternative: 'Dwie karty obok siebie, pole bitwy Wakefield i wydarzenie Połączone siły, z liczbami przy częściach.',
    legend: [
      'punkty dowodzenia',
      'data',
      'region bitwy',
      'oddziały, które trafiają tam od razu',
      'wydarzenie',
      'tor rund: róża, liczba w ramce',
      'wydarzenie poboczne',
    ],
  },
  'place-attempts': {
    alternative:
      'Trzy próby umieszczenia białego oddziału: na Północy z dwoma oddziałami wypada 3 i oddział zostaje; w Centrum z czterema wypada 2, oddział przepada i trafia do zasobów; jeszcze raz w Centrum wypada 4 i oddział wraca do rezerwy.',
  },
}
