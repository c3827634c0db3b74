import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Bloczki',
    goal: 'Prowadzisz ród Yorków, białą różę. Tron mają Lancasterowie; jesteś Pretendentem i chcesz go zdobyć.\n\nTwoi ludzie to bloczki. W swoich widzisz nazwisko, siłę i współczynnik walki, we wrogich tylko tył. W Essex stoi York ze swoimi przyjaciółmi. W Warwick stoją dwa czerwone bloczki; jednym z nich może być Król.',
  },
  cards: {
    title: 'Karty',
    goal: 'W każdej turze oba rody wybierają w tajemnicy kartę. Karta daje punkty akcji, a ród z wyższą kartą zaczyna.\n\nZagraj kartę z 3 punktami akcji.',
    hint: 'Twoje karty leżą obok mapy. Wybierz kartę z 3 punktami.',
    done: 'Lancasterowie zagrali 2, więc zaczynasz.',
  },
  march: {
    title: 'Marsz',
    goal: 'Jeden punkt aktywuje obszar: każdy bloczek stamtąd może pójść o jeden lub dwa obszary, nawet każdy w inną stronę. Obszar wroga by go zatrzymał.\n\nZa jeden punkt poprowadź Marcha z Sussex przez Wilts do Gloucester, a potem Rutlanda z Sussex do Wilts.',
    hint: 'Wybierz bloczek Marcha, potem Wilts, potem Gloucester. Następnie Rutlanda i Wilts.',
    done: 'Oba wyszły z Sussex, więc razem kosztowało to jeden punkt.',
  },
  borders: {
    title: 'Limity granic',
    goal: 'Każda granica ma limit bloczków na turę: żółta 4, niebieska 3, czerwona 2. Czerwona poza tym kończy marsz.\n\nPrzeprowadź wszystkie cztery bloczki z Essex do Leicester. York, Warwick i Salisbury przejdą przez niebieską granicę; dla Kenta jest już pełna, musi iść przez Middlesex.',
    hint: 'Wyślij Yorka, Warwicka i Salisbury’ego do Leicester. Potem Kenta do Middlesex i dalej do Leicester.',
    done: 'Znowu jeden punkt za wszystkie cztery.',
  },
  recruit: {
    title: 'Rekrutacja',
    goal: 'Za punkt możesz też wziąć bloczek ze swojej puli, z pełną siłą. Szlachcic pojawia się tam, gdzie jest jego tarcza, jeśli nie stoi tam wróg.\n\nZrekrutuj Norfolka w East Anglii i zakończ akcje.',
    hint: 'Norfolk czeka w twojej puli. Wybierz go, potem East Anglię. Przycisk „Koniec” jest przy pytaniu.',
    done: 'Zrekrutowane bloczki w tej turze już się nie ruszają.',
  },
  attack: {
    title: 'Atak',
    goal: 'Inna tura. Trzy czerwone bloczki trzymają Sussex. Kto wejdzie na obszar wroga, musi się tam zatrzymać i walczyć.\n\nZa pierwszy punkt poprowadź Marcha, Norfolka i Essexa z Kent do Sussex.',
    hint: 'Wybierz każdego z trzech w Kent, a potem Sussex, w dowolnej kolejności.',
    done: 'Każdy bloczek ataku głównego wiąże jednego obrońcę, który przed bitwą już nie odejdzie.',
  },
  'second-side': {
    title: 'Z dwóch stron',
    goal: 'Możesz atakować przez najwyżej trzy granice. Jedna z nich to atak główny; bloczki, które przyjdą przez inną, są twoją rezerwą.\n\nPoprowadź też Warwicka i Salisbury’ego z Wilts do Sussex, a potem zakończ akcje.',
    hint: 'Wybierz Warwicka i Sussex, potem Salisbury’ego i Sussex. Na końcu „Koniec”.',
    done: 'Sussex jest atakowane z dwóch stron.',
  },
  main: {
    title: 'Atak główny',
    goal: 'Atak główny walczy od pierwszej rundy, rezerwa dopiero od drugiej. W ataku głównym warto więc mieć większość bloczków.\n\nWskaż Kent jako stronę ataku głównego.',
    hint: 'Wybierz Kent na mapie.',
    done: 'Bitwa się zaczyna, a bloczki z przodu zostają odkryte.',
  },
  'round-one': {
    title: 'Pierwsza runda',
    goal: 'W rundzie każdy bloczek działa raz: A przed B, B przed C, C przed D, a przy tej samej literze najpierw obrońcy. Rzuca tyloma kośćmi, ile ma poziomów siły; B2 trafia przy 1 i 2. Trafienia otrzymuje najsilniejszy wróg.\n\nNiech walczą kolejno March, Norfolk i Essex.',
    hint: 'Naciśnij „Walcz” dla Marcha. Gdy przyjdzie kolej na Norfolka i Essexa, wybierz najpierw Norfolka, potem Essexa.',
    done: 'Somerset jako królewski następca broni korony, więc jego walka rośnie o 1. Teraz doszła twoja rezerwa.',
  },
  retreat: {
    title: 'Droga ucieczki',
    goal: 'Od drugiej rundy bloczek może się wycofać zamiast walczyć, na sąsiedni obszar bez wrogów. Norfolk stracił dwa poziomy siły; lepiej go ocalić.\n\nNiech March walczy, a potem wycofaj Norfolka do Kent.',
    hint: 'Naciśnij „Walcz” dla Marcha. Potem wybierz Norfolka, a po nim Kent.',
    done: 'March na dobre zabił Wiltshire’a, a Norfolk jest bezpieczny. Atakujący, którzy zostali do rundy 4, muszą się wycofać.',
  },
  reserves: {
    title: 'Rezerwa uderza',
    goal: 'Zostały dwa czerwone bloczki, każdy z jednym poziomem siły. Warwick wszedł z rezerwy: B3, trzy poziomy.\n\nNiech walczy Warwick.',
    hint: 'Wybierz Warwicka w bitwie, potem „Walcz”.',
    done: 'Nadwyżka trafień przechodzi na następny bloczek. Somerset był następcą: nie wróci już nigdy.',
  },
  regroup: {
    title: 'Przegrupowanie',
    goal: 'Kto wygra bitwę, może przesunąć swoje bloczki na sąsiednie obszary bez wrogów.\n\nPrzegrupuj Warwicka do Oxford, resztę zostaw. Potem zakończ.',
    hint: 'Wybierz Warwicka, potem Oxford, potem „Koniec”.',
    done: 'Twoje bloczki znów stoją i są ukryte.',
  },
  king: {
    title: 'Sam Król',
    goal: 'Każdy ród ma pięciu następców. Najstarszy w grze jest Królem albo Pretendentem; u ciebie to York. Gdy zginie wszystkich pięciu, drugi ród od razu wygrywa.\n\nHenryk VI jest w Leicester i ma już tylko dwa poziomy siły. Poprowadź tam Yorka i Marcha, a potem zakończ akcje.',
    hint: 'Wybierz Yorka i Leicester, potem Marcha i Leicester. Na końcu „Koniec”.',
    done: 'Przy Królu jest Stanley, i to on jest silniejszy.',
  },
  charge: {
    title: 'Szarża',
    goal: 'Gdyby York walczył zwyczajnie, trafiłby Stanleya, bo ten jest najsilniejszy. Najstarszy następca danej strony może jednak szarżować: sam wskazuje cel. Cel, który przeżyje, od razu oddaje cios.\n\nNiech March walczy. Potem niech York zaszarżuje na Henryka VI.',
    hint: 'Naciśnij „Walcz” dla Marcha. Gdy przyjdzie kolej na Yorka, naciśnij „Szarża” i wybierz Henryka VI.',
    done: 'Król nie żyje.',
  },
  treachery: {
    title: 'Zdrada',
    goal: 'Król, Pretendent i Warwick mogą raz w bitwie zamiast walczyć skusić wroga. Rzuca się tyloma kośćmi, ile wynosi jego lojalność, i wszystkie wyniki muszą być parzyste. Lojalność Stanleya to 1.\n\nNiech March spasuje, żeby Stanley zachował siły. Potem niech York skusi Stanleya.',
    hint: 'Naciśnij „Pasuj” dla Marcha. Gdy przyjdzie kolej na Yorka, naciśnij „Zdrada” i wybierz Stanleya.',
    done: 'Stanley walczy teraz dla Yorków. Bloczków z różą nigdy nie da się skusić.',
  },
  'new-king': {
    title: 'Niech żyje Król',
    goal: 'Zabitego następcę zastępuje najstarszy drugorzędny następca jego rodu, a Królem zostaje kolejny następca. Jedno i drugie dzieje się pod koniec tury.\n\nZostań na miejscu: zakończ przegrupowanie.',
    hint: 'Naciśnij „Koniec”.',
    done: 'Książę Edward wszedł do gry i już jest Królem. Lancasterom zostało czterech następców.',
  },
  supply: {
    title: 'Zaopatrzenie',
    goal: 'Pod koniec tury obszar wyżywi cztery bloczki, a z miastem pięć. Każdy bloczek ponad to traci poziom siły.\n\nW Hereford stoi pięć bloczków. Wybierz jeden, który straci poziom.',
    hint: 'Wybierz dowolny bloczek w Hereford. Warwick i York mają po cztery poziomy i najłatwiej zniosą stratę.',
    done: 'Warto w porę się rozdzielić.',
  },
  london: {
    title: 'Londyn',
    goal: 'Ostatnia tura kampanii. Zaraz będzie liczenie: każdy następca, szlachcic i Kościół w Anglii i Walii to 1, a za Londyn jest jeszcze 1. Masz 5, Lancasterowie 6.\n\nZagraj ostatnią kartę, a potem poprowadź Marcha do Middlesex, gdzie leży Londyn.',
    hint: 'Wybierz kartę, potem Marcha w Essex, potem Middlesex.',
    done: 'Londyn liczy się dla ciebie: 6 do 6. Ale przy remisie Król zostaje na tronie.',
  },
  throne: {
    title: 'Tron',
    goal: 'Jeszcze jeden szlachcic i Yorkowie mają większość.\n\nZrekrutuj Hastingsa w Leicester i zakończ akcje.',
    hint: 'Wybierz Hastingsa w swojej puli, potem Leicester, potem „Koniec”.',
    done: 'Siedem do sześciu, uzurpacja: tron mają Yorkowie, a Lancasterowie są teraz Pretendentem.',
  },
  end: {
    title: 'Jak się wygrywa',
    goal: 'Potem wszystkie bloczki wracają do siedzib i z nowymi kartami zaczyna się następna kampania. Wygrywa ten, kto jest Królem po ostatniej kampanii, albo ten, kto przeżyje wszystkich następców drugiego rodu.\n\nJest jeszcze co odkrywać: statki, zdarzenia, Rebelianci. Zasady są obok każdej planszy.',
  },
}
