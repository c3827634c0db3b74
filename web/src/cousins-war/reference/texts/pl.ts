import type { CardTexts } from '../../../reference/card-parts.ts'
import type { en } from './en.ts'

export const pl: CardTexts<keyof typeof en.boxes> = {
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
      lines: ['Kontrola wszystkich trzech regionów na końcu rundy. Po rundzie 5 więcej regionów, potem więcej bitew.'],
    },
    fields: { title: 'Pola bitwy' },
    events: { title: 'Wydarzenia: rundy wydarzenia pobocznego' },
  },
}
