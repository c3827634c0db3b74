import type { PracticeTexts } from '../../../practice/texts/index.ts'

export const words: PracticeTexts = {
  topics: {
    announcing: 'Ogłaszanie',
    doubting: 'Wierzyć czy sprawdzać',
    dice: 'Ostatnia karta',
    regions: 'Regiony',
    odds: 'Szanse w rzutach',
    battlefield: 'Puste pole bitwy',
    events: 'Wydarzenia poboczne',
  },
  exercises: {
    'whole-truth': {
      title: 'Trzy czwórki',
      task: 'Trzy oddziały na trzy, atakujesz ty. Wyrzucasz 4, 4 i 4. Nikt nie ma już ostatniej karty.\n\nOgłoś to, na czym wyjdziesz najlepiej, nawet jeśli Yorkowie za każdym razem odgadną prawdę.',
      hint: 'To, w co druga strona wierzy, liczy się tak, jak ogłoszono, choćby kości były lepsze.',
      why: 'Jeśli ogłosisz mniej, Yorkowie uwierzą i trzy czwórki przepadną. Jeśli ogłosisz więcej, Yorkowie sprawdzą, a to kosztuje oddział. Cała prawda jest bezpieczna w obu przypadkach.',
    },
    'covered-lie': {
      title: 'Dwa, cztery, pięć',
      task: 'Trzy na trzy, atakujesz ty. Masz 2, 4 i 5. Twoja ostatnia karta ma jeden punkt dowodzenia; Yorkowie nie mają już karty.\n\nOgłoś to, na czym wyjdziesz najlepiej, nawet jeśli Yorkowie za każdym razem odgadną prawdę.',
      hint: 'Co da się zrobić z tych kości, jeśli Yorkowie sprawdzą?',
      why: 'Jeśli Yorkowie sprawdzą parę piątek, karta obraca 4 na 5: to jednak prawda i nikt nie traci oddziału. Jeśli uwierzą, karta ci zostaje. Niczego wyższego nie dałoby się zamienić w prawdę.',
    },
    'fog-of-war': {
      title: 'Mgła wojny',
      task: 'Trzy oddziały na trzy, atakujesz ty. Masz 2, 4 i 5. Obie strony mają ostatnią kartę, ale zwrotem losu tej rundy jest „Mgła wojny”.\n\nOgłoś to, na czym wyjdziesz najlepiej, nawet jeśli Yorkowie za każdym razem odgadną prawdę.',
      hint: 'Ile we mgle warta jest twoja ostatnia karta?',
      why: 'We mgle nie można użyć ostatniej karty, więc kłamstwo nie ma pokrycia: jeśli Yorkowie je przejrzą, tracisz oddział. Jedna piątka to najlepszy prawdziwy wynik do ogłoszenia.',
    },
    'nothing-to-lose': {
      title: 'Trzy szóstki',
      task: 'Lancasterowie ogłaszają trzy szóstki. Masz na polu bitwy dwa oddziały, Lancasterowie trzy, i nikt nie ma ostatniej karty. O kościach nie wiesz nic.\n\nWierzysz czy sprawdzasz?',
      hint: 'Załóżmy, że wierzysz. Co musisz wtedy wyrzucić?',
      why: 'Jeśli uwierzysz w trzy szóstki, tracisz oba oddziały, chyba że wyrzucisz trzy jednakowe. Jeśli to prawda, i tak jest po wszystkim; jeśli kłamstwo, a trzy szóstki wypadają raz na 216 rzutów, sprawdzenie odwraca losy bitwy.',
    },
    'let-it-pass': {
      title: 'Skromna trójka',
      task: 'Lancasterowie ogłaszają jedną trójkę. Stoją trzy oddziały przeciw trzem i nikt nie ma ostatniej karty. O kościach nie wiesz nic.\n\nWierzysz czy sprawdzasz?',
      hint: 'Czy jedną trójkę trudno pobić?',
      why: 'Jedną trójkę bije prawie każdy rzut, więc bierz, co dają. Jeśli sprawdzisz, znów liczą się prawdziwe kości atakującego, które mogą być lepsze, i tracisz oddział, jeśli była wśród nich trójka.',
    },
    'three-alike': {
      title: 'Przeciw parze szóstek',
      task: 'Para szóstek Lancasterów się liczy. Masz 3, 4 i 5, a twoja ostatnia karta ma dwa punkty dowodzenia.\n\nObróć swoje kości.',
      hint: 'Każdy punkt obraca jedną kość o 1 w górę lub w dół. Co jest lepsze od wyższej pary?',
      why: 'Z 3, 4 i 5 dwa punkty robią trzy czwórki. Trzy jednakowe biją każdą parę i dwa oddziały tracą Lancasterowie; inaczej tracisz jeden albo dwa ty.',
    },
    'true-after-all': {
      title: 'Sprawdzają',
      task: 'Po ogłoszeniu pary czwórek Yorkowie sprawdzili. Kości pokazują 3, 4 i 6. Twoja ostatnia karta ma jeden punkt dowodzenia.\n\nObróć swoje kości.',
      hint: 'Nikt nie traci oddziału, jeśli kości pokażą potem to, co ogłoszono.',
      why: 'Obróć 3 na 4: masz parę czwórek, sprawdzenie nic cię nie kosztuje i walczysz dalej z parą. Dwie trójki to też para, ale nie ta ogłoszona, więc przepada oddział.',
    },
    kingmaker: {
      title: 'Dwa w rezerwie',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę partii. Na Północy i w Centrum jest remis, Południe kontrolują Lancasterowie, którzy wygrali więcej bitew. Masz dwa oddziały w rezerwie.\n\nWygraj partię.',
      hint: 'Potrzebujesz dwóch regionów, i to bez liczenia na kości.',
      why: 'Wydarzenie karty „Warwick, Twórca Królów” wprowadza bez rzutu po oddziale do każdego regionu: kontrolujesz Północ i Centrum, dwa regiony do jednego. Oddział na polu bitwy dałby tylko jeden region.',
    },
    attainder: {
      title: 'Pusta rezerwa',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę partii. Kontrolujesz Północ, Yorkowie Centrum, na Południu jest remis. Yorkowie wygrali więcej bitew, a twoja rezerwa jest pusta.\n\nWygraj partię.',
      hint: 'Jednemu z twoich wydarzeń wystarczy remis w regionie.',
      why: 'Karta „Akt o utracie praw” działa tam, gdzie masz co najmniej tyle oddziałów co Yorkowie. Na Południu jest dwa na dwa: biały oddział znika i kontrolujesz dwa regiony do jednego.',
    },
    'two-moves': {
      title: 'Dość w Centrum',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę partii. Lancasterowie kontrolują Północ i Południe, ty Centrum, a Lancasterowie wygrali więcej bitew.\n\nWygraj partię.',
      hint: 'Centrum może oddać kilka oddziałów. Policz, ile gdzie potrzeba.',
      why: 'Dwa oddziały z Centrum to na Północy trzy do dwóch, a w Centrum dwa do jednego wciąż wystarczą. Jeden dałby na Północy tylko remis, a Południe jest na dwa za silne.',
    },
    survivors: {
      title: 'Dokąd z ocalałymi?',
      task: 'Runda 5. Bitwa pod Tewkesbury w Centrum jest wygrana i masz dwa ocalałe oddziały. Lancasterowie wygrali więcej bitew.\n\nWprowadź ocalałe oddziały tak, żeby wygrać partię.',
      hint: 'W którym regionie dwa oddziały zmienią kontrolę?',
      why: 'Dwa na Północy to cztery do trzech, a z Centrum są to dwa regiony do jednego. Na Południu dwa dałyby tylko remis, a Centrum już kontrolujesz.',
    },
    'where-to-place': {
      title: 'Gdzie umieścić?',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę. We wszystkich regionach jest remis: po dwa oddziały na Północy, po cztery w Centrum, żadnych na Południu. Masz jedną próbę umieszczenia oddziału, a jeden region wystarczy.\n\nGdzie próbujesz?',
      hint: 'Wynik rzutu musi być wyższy niż liczba twoich oddziałów w regionie.',
      why: 'Na Południu nowy oddział jest sam, więc wystarczy 2: pięć razy na sześć. Na Północy trzeba co najmniej 4, w Centrum 6.',
    },
    'drive-out-the-crowd': {
      title: 'Pięć czy dwa',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę na dwie próby usunięcia oddziałów. Na Północy jest po pięć, w Centrum po dwa; Południe kontrolują Lancasterowie. Przy równej liczbie regionów wygrywasz ty, bo masz więcej wygranych bitew.\n\nGdzie próbujesz?',
      hint: 'Przy usuwaniu oddziałów dobry jest niski wynik. Jak niski?',
      why: 'Wynik rzutu nie może być wyższy niż liczba oddziałów wroga w regionie. Przeciw pięciu oddziałom wystarcza pięć wyników z sześciu, przeciw dwóm tylko dwie. W tłumie trudno o miejsce, ale łatwo kogoś wypchnąć.',
    },
    stanley: {
      title: 'Jeden przeciw dwóm',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę partii. Na polu bitwy stoi jeden twój oddział przeciw dwóm oddziałom Yorków; w regionach i w bitwach jest remis.\n\nWygraj partię bez walki.',
      hint: 'Bitwa jest wygrana od razu, gdy oddziały ma tam tylko jedna strona.',
      why: 'Wydarzenie karty „Lord Stanley zwleka” zdejmuje z pola bitwy oba białe oddziały. Wygrywasz bez rzutu, a ocalały oddział daje ci drugi region.',
    },
    'nobody-there': {
      title: 'Jeden w rezerwie',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę partii. Kontrolujesz Centrum, Lancasterowie Północ, na Południu jest remis. Pole bitwy jest puste, a w rezerwie masz jeden oddział.\n\nWygraj partię.',
      hint: 'Kto wygrywa bitwę, na którą przyszła tylko jedna strona?',
      why: 'Jeden oddział na pustym polu bitwy wygrywa bitwę bez walki. Potem jako ocalały idzie tam, gdzie go trzeba, i żaden rzut go nie zatrzyma.',
    },
    'side-event': {
      title: 'Remis w Centrum',
      task: 'Runda 5 i ty zagrywasz ostatnią kartę partii. Kontrolujesz Północ, Yorkowie Południe, w Centrum jest remis. Yorkowie wygrali więcej bitew i mają jeden oddział w rezerwie. Pole bitwy leży w Centrum.\n\nDaj sobie największą szansę na wygraną.',
      hint: 'Spójrz na tor karty „Akt o utracie praw”. Co mogą po niej zrobić Yorkowie?',
      why: 'W rundzie 5 ta karta ma ramkę: Yorkowie mogą potem wprowadzić oddział do regionu pola bitwy i w Centrum znów jest remis. Mortimer’s Cross nie ma wydarzenia pobocznego. Z dwóch prób przeciw dwóm oddziałom choć jedna udaje się pięć razy na dziewięć.',
    },
  },
}
