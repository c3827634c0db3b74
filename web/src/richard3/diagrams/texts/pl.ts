import type { DiagramTexts } from '../../../diagrams/texts.ts'
import type { en } from './en.ts'

/** What the diagrams show, in Polish. */
export const pl: Readonly<Record<keyof typeof en, DiagramTexts>> = {
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
}
