/** What the diagrams show, in Polish. */
import type { Words } from './diagram-texts.ts'

export const pl: Words = {
  richard3: {
    seas: {
      alternative:
        'Anglia, Walia i ich sąsiedzi w zarysie. Na zachodzie leży Morze Irlandzkie, na południu kanał La Manche, na wschodzie Morze Północne. Kornwalia, Kent i Szkocja są wyróżnione, bo leżą nad dwoma morzami. Statki oznaczają duże porty, a obszary wygnania mają barwę swojego rodu.',
    },
    block: {
      alternative:
        'Biały bloczek Salisbury’ego trzy razy: z siłą 3, 2 i 1, którą widać po kropkach przy górnej krawędzi. Na pierwszym liczby wskazują jego części.',
      legend: ['aktualna siła', 'lojalność', 'tytuł', 'współczynnik walki'],
    },
    borders: {
      alternative:
        'Trzy granice, każda z tyloma bloczkami, ile może przez nią przejść w turze: cztery na żółtej między Oxford a Middlesex, trzy na niebieskiej między Oxford a Sussex, dwa na czerwonej między Cumbrią a Northumbrią, za którą bloczki się zatrzymują.',
    },
    pinning: {
      alternative:
        'W Chester stoi pięć czerwonych bloczków. Trzy białe nadchodzą z Derby, jeden z Warwick. Trzy z czerwonych mają krzyżyk: są związane. Strzałki pokazują drogi dwóch pozostałych do Lancaster, Caernarvon, Powys i Hereford; strzałki do Derby i Warwick są przekreślone.',
    },
    'main-attack': {
      alternative:
        'Bitwa w Essex. Na obszarze stoją trzy białe bloczki, które przyszły z Rutland jako atak główny, naprzeciw dwóch czerwonych. Dwa białe bloczki w Middlesex i trzy czerwone w East Anglii czekają na skraju jako rezerwa.',
    },
  },
  'cousins-war': {
    board: {
      alternative:
        'Stół na początku gry: tor pięciu rund; rezerwa i zasoby obu rodów, dwa oddziały w rezerwie i siedem w zasobach; mapa z jednym czerwonym i jednym białym oddziałem na Północy, w Centrum i na Południu oraz dwoma Francuzami w zasobach; puste pole bitwy z połową dla każdego rodu.',
    },
    cards: {
      alternative:
        'Dwie karty obok siebie, pole bitwy Wakefield i wydarzenie Połączone siły, z liczbami przy częściach.',
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
  },
  lancaster: {
    county: {
      alternative:
        'Hrabstwo Stafford z literą, minimalną siłą, nagrodą i szlachcicami. Niebieskiego rycerza o sile 2, który tam stoi, wypiera żółty rycerz o sile 1 z dwoma giermkami: 3 do 2.',
    },
    conflict: {
      alternative:
        'Konflikt z siłą Francuzów 5, z nagrodami 4, 2 i 1 punkt. Pierwsze pole zajmuje niebieski rycerz o sile 2, drugie zielony o sile 1, trzecie czerwony o sile 2. Strzałka prowadzi następnego zielonego rycerza na pole pierwszego zielonego.',
    },
    parliament: {
      alternative:
        'U góry trzy obowiązujące ustawy, u dołu trzy projekty z numerami głosowań. Gdy ustawa zostaje przyjęta, obowiązująca z lewej odpada, dwie pozostałe przesuwają się w lewo, a nowa dochodzi z prawej.',
    },
    castle: {
      alternative:
        'Zamek z sześcioma polami. Pole awansu zakrywa rozbudowa, na polu złota stoi rycerz o sile 2. Przy okrągłym stole siedzą pan zamku i dwaj szlachcice, którzy dają trzy głosy.',
    },
    offices: {
      alternative:
        'Trzy urzędy z daniną, pieczęciami i przywilejem oraz skarbiec z dwoma głosami. Żółty lord ubiega się o urząd kanclerza z siłą 1; niebieski lord przychodzi z rycerzem o sile 2 i go wypiera, 3 do 1.',
    },
  },
}
