import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Twój ród',
    goal: 'Grasz jako Niebieski, jeden z rodów wokół Henryka V. W każdej z pięciu rund wystawiasz rycerzy, głosujesz nad ustawami i bierzesz nagrody. Wygrywa ten, kto na koniec ma najwięcej punktów.\n\nTwoi rycerze mają siłę od 1 do 4. Na dworze masz po jednym rycerzu o sile 1, 2 i 3; inni czekają w rezerwie. Złoto i giermkowie są za twoją zasłonką.',
  },
  county: {
    title: 'Hrabstwa',
    goal: 'Rody kolejno wystawiają po jednym rycerzu. Hrabstwo wymaga minimalnej siły; kto zajmuje je na koniec rundy, dostaje stamtąd szlachcica albo nagrodę. Hrabstwo Northumberland daje rozbudowę zamku.\n\nWyślij rycerza o sile 2 do hrabstwa Northumberland, bez giermków.',
    hint: 'Wybierz na dworze rycerza o sile 2, potem Northumberland, potem brak giermków.',
    done: 'Czerwony wysyła rycerza o sile 2 z giermkiem: 3 do 2. Twój rycerz zostaje wyparty i wraca na dwór.',
  },
  displace: {
    title: 'Wypieranie',
    goal: 'Rycerza można wyprzeć tylko większą siłą; remis nie wystarczy. Każdy giermek dodaje 1, ale nie do wymaganej siły hrabstwa.\n\nOdbij hrabstwo Northumberland rycerzem o sile 3 i 1 giermkiem: 4 do 3.',
    hint: 'Wybierz rycerza o sile 3, potem Northumberland, potem 1 giermka.',
    done: 'Rycerz Czerwonego musi iść gdzie indziej, a jego giermek przepada. Rycerz idzie do hrabstwa Surrey.',
  },
  castle: {
    title: 'Twój zamek',
    goal: 'Rycerz we własnym zamku jest bezpieczny: nikt go nie wyprze. Daje to, co pokazuje jego pole. Na polu z rozbudową nikt nie może stanąć, za to rozbudowa daje nagrodę co rundę.\n\nWystaw rycerza o sile 1 w zamku na polu awansu.',
    hint: 'Wybierz rycerza o sile 1, potem pole awansu w swoim zamku.',
    done: 'Awans wzmacnia rycerza o 1. Przy rozliczaniu zamku będzie kosztował 2 giermków.',
  },
  conflict: {
    title: 'Konflikty z Francją',
    goal: 'W konflikcie wszyscy rycerze razem walczą z Francją: jeśli są co najmniej równie silni, wygrywa Anglia. Najsilniejszy ród dostaje najwięcej punktów. Za samo wysłanie rycerza od razu dostajesz łaskę króla.\n\nW lewym konflikcie stoi już rycerz Czerwonego o sile 1. Wyślij tam swojego o sile 2 i weź łaskę: 1 złoto.',
    hint: 'Wybierz rycerza o sile 2, potem lewy górny konflikt. Potem pierwszą łaskę z 1 złotem.',
    done: '1 i 2 wystarczą przeciw francuskiej sile 3. Wszyscy rycerze są wystawieni.',
  },
  vote: {
    title: 'Parlament',
    goal: 'Są trzy projekty ustaw. Wszyscy głosują w tajemnicy, za lub przeciw, i mogą dołożyć zebrane głosy. Remis wystarczy. Nowa ustawa wypycha tę z lewej.\n\nPierwszy projekt daje giermka za każdego wystawionego rycerza o sile 2. Masz takiego. Zagłosuj za, z 1 głosem.',
    hint: 'Wybierz „za” i 1 głos.',
    done: 'Dwa za, dwa przeciw: ustawa przechodzi. Twój głos przesądził.',
  },
  'more-votes': {
    title: 'Jeszcze dwa głosowania',
    goal: 'Następne dwa projekty nic ci nie dadzą. A jeśli nic więcej nie przejdzie, zostanie ustawa, która daje nowego rycerza temu, kto ma najwięcej giermków: tobie!\n\nDwa razy zagłosuj przeciw, bez dokładania głosów.',
    hint: 'Za każdym razem wybierz „przeciw” bez głosów.',
    done: 'Oba odrzucone. Trzy obowiązujące ustawy zadziałały od lewej do prawej: masz nowego rycerza i giermka.',
  },
  noble: {
    title: 'Szlachta i nagrody',
    goal: 'Teraz rozliczane są hrabstwa. Z każdego, które zajmujesz, bierzesz szlachcica albo nagrodę, a za 3 złota jedno i drugie. Szlachta daje głosy co rundę i punkty na koniec: im jest jej więcej, tym więcej wart jest każdy.\n\nW hrabstwie Northumberland weź jedno i drugie i rozbuduj zamek o pole z głosami.',
    hint: 'Wybierz jedno i drugie. Potem pole z głosami w swoim zamku.',
    done: 'Rozbudowa od teraz daje nagrodę. Czerwony zajmuje hrabstwo Surrey i wyznacza cię na pierwszego gracza.',
  },
  rewards: {
    title: 'Zamek',
    goal: 'Rozliczasz zamek: swojego rycerza i obie rozbudowy, w dowolnej kolejności.\n\nNajpierw rozlicz awans. Kosztuje 2 giermków. Zamień rycerza o sile 3 na rycerza o sile 4.',
    hint: 'Wybierz pole awansu, potem rycerza o sile 3 na dworze.',
    done: 'Potem doszły głosy, a w lewym konflikcie wygrała Anglia: twój rycerz był najsilniejszy i masz 3 punkty. Drugi konflikt trwa dalej w dolnym rzędzie.',
  },
  final: {
    title: 'Końcowe punkty',
    goal: 'Po rundzie 5 są jeszcze punkty: 8 za największą łączną siłę rycerzy, 4 za drugą, tak samo za najwięcej rozbudów, a za szlachtę według liczby: 1 punkt za dwóch, 36 za wszystkich dziewięciu.\n\nMyśl o tym od początku.',
  },
  'own-round': {
    title: 'Twoja własna runda',
    goal: 'Zaczyna się runda 2, a pozostali grają już sami. „Zrób to za mnie” robi to, co bot zrobiłby na twoim miejscu.\n\nRozegraj rundę do końca, jak chcesz.',
    hint: 'Dwa lub trzy hrabstwa, konflikt do wygrania, rycerz w zamku: po trochu wszystkiego nigdy nie zaszkodzi.',
    done: 'To była cała runda. Zostałyby jeszcze trzy.',
  },
}
