import type { CardTexts } from '../../../reference/card-parts.ts'
import type { en } from './en.ts'

export const pl: CardTexts<keyof typeof en.boxes> = {
  about: 'Karta pomocy. Liczby przy tytułach to rozdziały instrukcji.',
  boxes: {
    turn: {
      title: 'Tura',
      lines: [
        'Karty: gracze wybierają w tajemnicy po jednej i je odkrywają. Zdarzenie bije kartę akcji; poza tym Graczem 1 jest ten, kto ma więcej punktów, przy remisie Pretendent.',
        'Akcje: najpierw wszystkie Gracza 1, potem Gracza 2.',
        'Bitwy: na każdym obszarze spornym; kolejność ustala Gracz 1.',
        'Zaopatrzenie: drugorzędni następcy i nowy Król, egzekucje, potem limity.',
      ],
    },
    actions: {
      title: 'Akcje, po jednym punkcie',
      lines: [
        'Marsz: dowolne bloczki z jednego obszaru idą o jeden lub dwa obszary. Wejście na obszar wrogi lub sporny kończy marsz.',
        'Ruch morski: jeden bloczek na przyjazne lub puste wybrzeże tego samego morza; dwa z dużego portu do dużego portu.',
        'Rekrutacja: jeden bloczek z puli, z pełną siłą. W tej turze już się nie rusza.',
        'Żaden bloczek nie maszeruje i nie płynie w tej samej turze. Szkoci, Walijczycy, zaciężni i Rebelianci zostają na lądzie.',
      ],
    },
    borders: { title: 'Granice: bloczki każdego gracza w turze' },
    recruit: { title: 'Gdzie można rekrutować' },
    events: { title: 'Zdarzenia' },
    attack: {
      title: 'Atak',
      lines: [
        'Najwyżej przez trzy granice; jedna to atak główny, pozostałe to rezerwa.',
        'Każdy bloczek ataku głównego wiąże jednego obrońcę; inni nie odejdą przez granicę, którą przyszedł wróg.',
        'Rezerwy wchodzą w rundzie 2 albo od razu, gdy padnie pierwsza linia. Jeśli była to linia obrońcy, strony zamieniają się rolami.',
      ],
    },
    battle: {
      title: 'Bitwa, najwyżej cztery rundy',
      lines: [
        'A przed B, B przed C, C przed D; przy tej samej literze najpierw obrońcy.',
        'Bloczek walczy, wycofuje się (od rundy 2) albo pasuje. Najstarszy następca strony może szarżować; Król, Pretendent i Warwick mogą raz w bitwie spróbować zdrady.',
        'Walka: jedna kość na poziom siły; trafia każdy wynik nie wyższy niż walka bloczka. Trafienia dostaje najsilniejszy bloczek wroga.',
        'Szarża: wszystkie trafienia w jeden wskazany bloczek, nadmiar przepada. Jeśli przeżyje, od razu oddaje cios.',
        'Zdrada: tyle kości, ile wynosi lojalność; jeśli wszystkie wyniki są parzyste, bloczek zmienia stronę i wchodzi do rezerwy.',
        'Bombardy: A3 w rundzie 1, potem i z rezerwy D3.',
        'W rundzie 4 atakujący muszą się wycofać, gdy przyjdzie ich kolej.',
      ],
    },
    bonus: {
      title: 'Obrońcy z +1 do walki',
      lines: [
        'szlachta i następcy przy swojej tarczy; z kilku następców tylko najstarszy',
        'Król albo następca tronu przy koronie, najstarszy; tarcza i korona się sumują',
        'zaciężni w swoim mieście, Kościół przy swojej katedrze, Walijczycy w Walii',
      ],
    },
    retreat: {
      title: 'Wycofanie i przegrupowanie',
      lines: [
        'Na sąsiednie obszary przyjazne lub puste; limity granic obowiązują w każdej rundzie.',
        'Nie przez granicę, którą przyszedł wróg. Jeśli przyszły nią obie strony, może tylko Gracz 2. Bloczek, który nie może się wycofać, ginie.',
        'Zwycięzca może przegrupować wszystkie swoje bloczki, także rezerwy.',
      ],
    },
    supply: {
      title: 'Zaopatrzenie',
      lines: [
        'Obszar żywi cztery bloczki, z miastem pięć. Calais i Francja żywią cztery, Irlandia i Szkocja dwa, a ponadto najemników w ich siedzibie.',
        'Każdy bloczek ponad limit traci poziom siły.',
      ],
    },
    political: {
      title: 'Tura Polityczna',
      lines: [
        'Zaciężni, Bombardy i Walijczycy do pul, inni najemnicy do siedzib; Rebelianci odchodzą.',
        'Uzurpacja, jak niżej. W ostatniej kampanii gra się tu kończy.',
        'Pretendent i jego następcy idą na wygnanie; jego szlachta i Kościoły do tarczy lub katedry, inaczej do puli.',
        'Król i następcy tronu idą do tarczy lub korony; jego szlachta i Kościoły jak wyżej.',
        'Limity wygnania, bloczki leżące awersem do dołu wracają, pełna siła, po siedem nowych kart.',
      ],
    },
    usurpation: {
      title: 'Uzurpacja',
      lines: [
        'Każda strona liczy następców, szlachtę i Kościoły na mapie oraz 1 za Londyn (Middlesex). Wygnanie, Wyspa Man i pule się nie liczą.',
        'Pretendent przejmuje tron, jeśli ma więcej niż Król. Remis niczego nie zmienia.',
      ],
    },
    victory: {
      title: 'Zwycięstwo',
      lines: [
        'Od razu, gdy zginie wszystkich pięciu następców drugiego rodu; w przeciwnym razie wygrywa Król po ostatniej kampanii.',
      ],
    },
  },
}
