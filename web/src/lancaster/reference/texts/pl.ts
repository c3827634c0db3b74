import type { CardTexts } from '../../../reference/card-parts.ts'
import type { en } from './en.ts'

export const pl: CardTexts<keyof typeof en.boxes> = {
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
}
