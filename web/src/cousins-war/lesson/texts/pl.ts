import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Trzy regiony',
    goal: 'Prowadzisz Lancasterów, czerwoną różę. Kto ma w regionie więcej oddziałów, ten go kontroluje. Jeśli na koniec rundy kontrolujesz wszystkie trzy, wygrywasz; inaczej rozstrzygnie się to po pięciu rundach.\n\nTeraz każdy ród ma po jednym oddziale na Północy, w Centrum i na Południu, dwa w rezerwie, a resztę w zasobach. To pierwsza runda, masz sześć kart.',
  },
  exchange: {
    title: 'Wymiana',
    goal: 'Najpierw obie strony w tajemnicy dają sobie po karcie. Oddaj to, co mało ci się przyda, ale pomyśl, co zrobi z tym przeciwnik.\n\nOddaj Yorkom kartę „Francuska zdrada”.',
    hint: 'Wybierz na ręce kartę „Francuska zdrada”.',
    done: 'Yorkowie dali ci kartę „Królewski zaciąg”.',
  },
  battlefield: {
    title: 'Pole bitwy',
    goal: 'W każdej rundzie jest jedna bitwa. Obie strony wykładają pole bitwy; toczy się bitwa z wcześniejszą datą, a pole należy do tego, kto je wyłożył.\n\nWyłóż Wakefield. Karta daje ci oddział na polu bitwy: weź go z zasobów.',
    hint: 'Wybierz Wakefield z 1460 roku. Potem wybierz zasoby.',
    done: 'Wakefield było przed Barnet, więc to twoje pole bitwy i zagrywasz pierwszą kartę.',
  },
  event: {
    title: 'Wydarzenie',
    goal: 'Teraz na zmianę zagrywacie po cztery karty. Zagraną kartą wykonujesz wydarzenie albo wykorzystujesz jej punkty dowodzenia. Po niektórych kartach druga strona może wykonać wydarzenie poboczne: tor na karcie pokazuje, w których rundach.\n\nZagraj kartę „Królewski zaciąg”, wykonaj wydarzenie i przesuń trzy oddziały z zasobów do rezerwy.',
    hint: 'Wybierz kartę, potem „Wydarzenie”. Potem trzy razy wybierz swoją rezerwę.',
    done: 'W rundzie 1 karta ma białą różę: Yorkowie też dostali oddział. Potem wysłali dwa na pole bitwy.',
  },
  place: {
    title: 'Umieszczanie oddziałów',
    goal: 'Punkt dowodzenia to jedna próba wprowadzenia oddziału z rezerwy do regionu. Wynik rzutu musi być wyższy niż liczba twoich oddziałów w regionie, łącznie z nowym. Przy równym wyniku oddział wraca do rezerwy, przy niższym przepada i trafia do zasobów. Próbuj więc tam, gdzie masz mało oddziałów.\n\nZagraj Hexham, żeby umieścić oddziały: najpierw na Północy, potem w Centrum.',
    hint: 'Wybierz Hexham, potem „Umieść”. Potem wybierz Północ, a po niej Centrum.',
    done: 'Na Północy oddział zostaje, z Centrum wrócił. Kontrolujesz Północ, 2 do 1.',
  },
  french: {
    title: 'Przyjaciele z Francji',
    goal: 'Yorkowie próbowali usunąć twoje oddziały. Wynik rzutu nie może być wtedy wyższy niż liczba oddziałów w regionie. Obie próby się nie udały.\n\nZagraj kartę „Francuska pomoc”, wykonaj wydarzenie i sprowadź oba francuskie oddziały na swoją połowę pola bitwy.',
    hint: 'Wybierz „Francuska pomoc”, potem „Wydarzenie”. Potem dwa razy wybierz swoją połowę pola bitwy.',
    done: 'Oddziały francuskie giną w bitwie jako pierwsze. Yorkowie znów skorzystali z wydarzenia pobocznego.',
  },
  commit: {
    title: 'Na pole bitwy',
    goal: 'Każdy punkt dowodzenia może wysłać oddział z rezerwy na pole bitwy. Yorkowie mają tam już cztery.\n\nJako czwartą zagraj kartę „Połączone siły” i wyślij trzy oddziały na pole bitwy. Zostaw kartę „Warwick, Twórca Królów”: ostatnia karta jest w bitwie wiele warta.',
    hint: 'Wybierz „Połączone siły”, potem „Na pole bitwy”, potem 3.',
    done: 'Wszystkie karty zagrane. Masz na Północy więcej oddziałów, więc to ty zaczynasz atak.',
  },
  bluff: {
    title: 'Blef',
    goal: 'Atakujący rzuca w tajemnicy trzema kośćmi i ogłasza wynik: jedną liczbę, parę albo trzy jednakowe, zgodnie z prawdą lub nie. Trzy jednakowe biją parę, a para bije jedną liczbę. Masz 6, 4 i 5, czyli tylko jedną szóstkę.\n\nOdwagi: ogłoś parę szóstek.',
    hint: 'W rzędzie par wybierz tę z szóstką.',
    done: 'Yorkowie wierzą, więc to się liczy. Sami wyrzucili tylko jedną liczbę i tracą dwa oddziały. Twoich kości nikt już nie zobaczy.',
  },
  doubt: {
    title: 'Sprawdzam',
    goal: 'Teraz atakują Yorkowie i ogłaszają trzy szóstki. To zdarza się raz na 216 rzutów.\n\nJeśli sprawdzisz nieprawdę, Yorkowie tracą oddział; jeśli prawdę, oddział tracisz ty. Sprawdź!',
    hint: 'Naciśnij „Sprawdzam”.',
    done: 'Kłamstwo: to tylko para dwójek i Yorkowie stracili oddział. Para jednak się liczy, a ty masz 5, 4 i 3.',
  },
  'last-card': {
    title: 'Ostatnia karta',
    goal: 'Raz w bitwie możesz użyć ostatniej karty: każdy jej punkt dowodzenia obraca jedną kość o 1 w górę lub w dół. Twórca Królów ma trzy.\n\nObróć kości na 4, 4 i 4. Trzy jednakowe biją parę.',
    hint: 'Pod kośćmi widać wszystko, co karta może z nich zrobić. Trzy czwórki są na początku.',
    done: 'Yorkowie nie mają już oddziałów. Bitwa pod Wakefield wygrana!',
  },
  survivors: {
    title: 'Po bitwie',
    goal: 'Ocalałe oddziały idą do regionu pola bitwy albo do sąsiedniego; Francuzi wracają do zasobów. Kontrolujesz Północ, a odkąd Yorkowie stamtąd odeszli, także Południe. W Centrum jest 1 do 2.\n\nWprowadź do Centrum co najmniej dwa ocalałe oddziały.',
    hint: 'Wybierz Centrum, a potem 2, 3 albo 4.',
    done: 'Na koniec rundy kontrolujesz wszystkie trzy regiony: wygrana w jedną rundę. Rzadko bywa tak łatwo.',
  },
  'own-battle': {
    title: 'Twoja własna bitwa',
    goal: 'Późniejsza runda, inne pole bitwy: twoje cztery oddziały, w tym jeden francuski, przeciw czterem Yorków. Tym razem Yorkowie sami decydują, co ogłosić i w co wierzyć. „Zrób to za mnie” robi to, co bot zrobiłby na twoim miejscu.\n\nStocz bitwę pod Tewkesbury do końca, jak chcesz.',
    hint: 'Nie kłam zawsze i nie mów zawsze prawdy. Użyj ostatniej karty tam, gdzie odwróci wynik.',
    done: 'Bitwa rozstrzygnięta. Czy blef był dobry, wiesz tylko ty i twoje kości.',
  },
}
