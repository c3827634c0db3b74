import type { Words } from './card-texts.ts'

export const pl: Words = {
  richard3: {
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
  },
  'cousins-war': {
    about: 'Karta pomocy. Liczby przy tytułach to rozdziały instrukcji.',
    boxes: {
      round: {
        title: 'Runda',
        lines: [
          'Rozdanie do sześciu kart na ręce.',
          'Wymiana po jednej karcie, w tajemnicy.',
          'Pole bitwy: każdy wykłada kartę. Toczy się wcześniejsza bitwa; kto ją wyłożył, jest właścicielem. Oddziały na pole według karty.',
          'Karty na zmianę, zaczyna właściciel, po cztery.',
          'Bitwa.',
          'Kto wygrał?',
          'Ostatnią kartę zachować albo odrzucić; potasować.',
        ],
      },
      cards: {
        title: 'Co może karta',
        lines: [
          'Wydarzenie, jeśli może coś zmienić; albo punkty dowodzenia (PD) na jedno z tych działań:',
          'Uzupełnij rezerwę: tyle oddziałów z zasobów, ile PD.',
          'Na pole bitwy: najwyżej tyle z rezerwy na twoją połowę, ile PD.',
          'Przesuń: najwyżej tyle do jednego regionu z sąsiednich, ile PD.',
          'Umieść: tyle prób z rezerwy, ile PD, każda z rzutem. Region, w którym się udało, jest dla tej karty zamknięty.',
          'Usuń: tyle prób, ile PD, każda z rzutem. Pierwszy sukces je kończy.',
        ],
      },
      place: { title: 'Umieść: wynik rzutu a twoje oddziały z nowym' },
      remove: { title: 'Usuń: wynik rzutu a oddziały wroga' },
      side: {
        title: 'Wydarzenia poboczne',
        lines: [
          'Po zagraniu karty wydarzenia, także na punkty: jeśli jej tor pokazuje w tej rundzie różę przeciwnika albo ramkę, przeciwnik może wykonać wydarzenie poboczne.',
        ],
      },
      battle: {
        title: 'Bitwa',
        lines: [
          'Atakujący, najpierw ten, kto ma w regionie więcej oddziałów (przy remisie właściciel), rzuca w tajemnicy trzema kośćmi i ogłasza jedną liczbę, parę albo trzy jednakowe.',
          'Obrońca wierzy: liczy się to, co ogłoszono. Albo sprawdza i kości się odsłania.',
          'Prawda: obrońca traci oddział. Nieprawda: atakujący może zagrać ostatnią kartę; jeśli kości pokażą wtedy to, co ogłoszono, nikt nie traci oddziału, inaczej traci atakujący.',
          'Obrońca rzuca jawnie trzema kośćmi i może zagrać ostatnią kartę. Porównanie.',
          'Jeśli obie strony mają jeszcze oddziały, zamieniają się rolami. Kto nie ma żadnego, przegrywa.',
        ],
      },
      dice: {
        title: 'Starszeństwo kości',
        lines: [
          'Trzy jednakowe przed parą, para przed jedną; w tym samym rodzaju wyższa liczba. Inne kości nie rozstrzygają remisu.',
          'Ostatnia karta: każdy punkt dowodzenia obraca jedną kość o 1, każdą raz, nie poza 1 ani 6. Jedna karta w bitwie.',
          'Francuzi należą do połowy, na której leżą, i giną pierwsi.',
        ],
      },
      losses: { title: 'Straty' },
      after: {
        title: 'Po bitwie',
        lines: [
          'Ocalałe oddziały idą do regionu bitwy albo do jednego obok, dowolnie wiele do rezerwy. Zwycięzca zatrzymuje pole bitwy.',
        ],
      },
      victory: {
        title: 'Kto wygrał?',
        lines: [
          'Kontrola wszystkich trzech regionów na końcu rundy. Po rundzie 5 więcej regionów, potem więcej bitew.',
        ],
      },
      fields: { title: 'Pola bitwy' },
      events: { title: 'Wydarzenia: rundy wydarzenia pobocznego' },
    },
  },
  lancaster: {
    about: 'Karta pomocy gry podstawowej. Wartości, których nie ma drukowana instrukcja, są odtworzone.',
    boxes: {
      round: {
        title: 'Runda, jedna z pięciu',
        lines: [
          'Wystawianie: po kolei po jednym rycerzu, aż na żadnym dworze nikogo nie będzie.',
          'Parlament: trzy głosowania, potem trzy obowiązujące ustawy od lewej do prawej.',
          'Nagrody: hrabstwa od A do I, zamki, konflikty.',
          'Dwa nowe konflikty, wszystkie łaski odkryte, trzy nowe projekty.',
        ],
      },
      placing: {
        title: 'Wystawianie i siła',
        lines: [
          'Hrabstwo: rycerz sam musi mieć minimalną siłę. Każdy giermek, który z nim idzie, dodaje 1.',
          'Aby wyprzeć, trzeba więcej siły, licząc giermków po obu stronach. Rycerz wraca na dwór, jego giermkowie przepadają.',
          'Zamek: jeden rycerz na wolne pole bez rozbudowy.',
          'Konflikt: najwyższe wolne pole; następni twoi rycerze dołączają do pierwszego. Bez giermków.',
          'Pierwszych sześciu rycerzy w konfliktach (przy 3 graczach pięciu) daje po jednej łasce.',
        ],
      },
      parliament: {
        title: 'Ustawy i głosy',
        lines: [
          'Każdy gracz liczy się za jeden, a każdy dołożony w tajemnicy głos za jeden więcej. Użyte przepadają, pozostałe oddaje się po trzecim głosowaniu.',
          'Przyjęta, gdy „za” jest co najmniej tyle co „przeciw”: ustawa z lewej odpada, nowa dochodzi z prawej.',
          'Wystawieni są rycerze w hrabstwach, zamku i konfliktach. „Za każde dwa” znaczy całe grupy. Jeśli najwięcej ma kilku graczy, dostają wszyscy.',
        ],
      },
      counties: {
        title: 'Hrabstwa',
        lines: ['Weź szlachcica albo nagrodę; oba za 3 złota. Kto zajmuje Surrey, wyznacza też pierwszego gracza.'],
      },
      castles: {
        title: 'Zamki',
        lines: [
          'Rycerze i rozbudowy dają nagrodę swojego pola. Nowy rycerz kosztuje 3 giermków, awans 2.',
          'Okrągły stół: głos za każdego szlachcica i jeden za pana zamku, nie w rundzie 5.',
        ],
      },
      conflicts: {
        title: 'Konflikty: najpierw dolny rząd',
        lines: [
          'Anglia wygrywa, gdy dorówna sile Francji: wartości idą do miejsc 1, 2 i 3, karta wypada.',
          'Wygrywa Francja: środkowa wartość do miejsca 1, najniższa do miejsca 2. Karta przechodzi do dolnego rzędu.',
          'Tam znów wygrywa Francja: te same punkty; rycerzy można wykupić po 1 złocie za punkt siły, inaczej idą do rezerwy.',
          'Przy remisie wyżej jest rycerz, który przyszedł później.',
        ],
      },
      rewards: {
        title: 'Nagrody',
        lines: [
          'Nowy rycerz: jeden o sile 1 z rezerwy na dwór.',
          'Awans: rycerz zamienia się z rycerzem z rezerwy silniejszym dokładnie o 1.',
          'Rozbudowa: zakrywa pole i daje jego nagrodę co rundę, w tej też.',
          'Szlachcic: nigdy dwa razy ta sama litera.',
          'Przeprawa: rycerz idzie z Dorset do konfliktu, bez łaski.',
          'Co niemożliwe, przepada.',
        ],
      },
      end: {
        title: 'Koniec gry',
        lines: [
          'Rycerze: 8 punktów za największą łączną siłę, 4 za drugą, bez rezerwy. Przy remisie więcej giermków.',
          'Rozbudowy: 8 za najwięcej, 4 za drugie miejsce. Przy remisie więcej złota.',
          'Nadal kilku pierwszych: dzielą się 12. Kilku drugich: dzielą się 4.',
          'Szlachcice, według liczby:',
        ],
      },
      cards: { title: 'Karty konfliktów' },
      offices: {
        title: 'Na dworze króla',
        lines: [
          'Lord 1, biskup 1, rycerze według siły. Wyższa wieża wypiera niższą. Albo lord bierze ze skarbca wszystkie głosy, wszystkich giermków albo całe złoto.',
        ],
      },
    },
  },
}
