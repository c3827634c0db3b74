import type { PracticeTexts } from '../../../practice/texts/index.ts'

export const words: PracticeTexts = {
  topics: {
    conflicts: 'Konflikty z Francją',
    counties: 'Hrabstwa i giermkowie',
    castle: 'Zamek i rozbudowy',
    nobles: 'Szlachta',
    votes: 'Głosy',
    laws: 'Ustawy',
    knights: 'Siła rycerzy',
  },
  exercises: {
    'later-is-ahead': {
      title: 'Dwa konflikty',
      task: 'Runda 5, a twój rycerz o sile 2 jest ostatnim do wystawienia. Po lewej stoi rycerz Żółtego o sile 3 przeciw francuskiej sile 5, po prawej rycerze Czerwonego i Żółtego o sile 2 przeciw 6.\n\nZdobądź jak najwięcej punktów.',
      hint: 'Dodaj siłę Anglii w obu konfliktach, a potem sprawdź, kto przy równej sile jest wyżej.',
      why: 'Po prawej z twoim rycerzem jest 6 do 6: wygrywa Anglia. Wszyscy macie tam siłę 2, a przy remisie wyżej jest rycerz, który przyszedł ostatni, więc 5 punktów jest twoje. Prowadzi tam też przeprawa z hrabstwa Dorset. Po lewej masz drugie miejsce.',
    },
    'lost-but-paid': {
      title: 'Francuska siła 8',
      task: 'Runda 5, a twój rycerz o sile 3 jest ostatnim do wystawienia. Po lewej nikt nie stoi przeciw francuskiej sile 8 (7, 4, 2 punkty), po prawej rycerz Żółtego o sile 4 przeciw 3 (3, 1, 1 punkt).\n\nZdobądź jak najwięcej punktów.',
      hint: 'Konflikt, który wygra Francja, nie jest bez wartości.',
      why: 'Gdy wygrywa Francja, najwyższa wartość przepada, ale środkową dostaje najsilniejszy ród. Nikogo poza tobą tam nie ma: 4 punkty. W wygranym konflikcie drugie miejsce daje tylko 1 punkt. Przeprawa z hrabstwa Dorset daje to samo.',
    },
    'enough-squires': {
      title: 'W sam raz giermków',
      task: 'Hrabstwo Somerset zajmuje rycerz Czerwonego o sile 4; giermków Czerwony już nie ma. Masz rycerza o sile 4 i czterech giermków. Po tobie wystawia Żółty, który ma jeszcze rycerza o sile 4 i dwóch giermków.\n\nUtrzymaj hrabstwo Somerset na pewno i zachowaj jak najwięcej giermków.',
      hint: 'Rycerza można wyprzeć tylko większą siłą; remis nie wystarczy. Żółtego też to dotyczy.',
      why: 'Jeden giermek wyparłby Czerwonego, ale wtedy Żółty może przyjść z siłą 6 przeciw twojej 5. Z dwoma giermkami masz 6, a 6 Żółtego to tylko remis. Więcej byłoby stratą.',
    },
    'favour-of-a-noble': {
      title: 'Pierwszy rycerz we Francji',
      task: 'Runda 5. Twój rycerz o sile 1, ostatni do wystawienia, poszedł do Francji, gdzie nikogo przedtem nie było. Wszystkie łaski są odkryte. Masz trzech szlachciców.\n\nWeź łaskę, która da ci najwięcej punktów.',
      hint: 'Ile wart jest czwarty szlachcic? A ile warte są teraz złoto i giermkowie?',
      why: 'Czwarty szlachcic jest wart 3 punkty. Złoto i giermkowie dają punkty tylko wtedy, gdy przewiduje to ustawa, a poza tym rozstrzygają remisy na koniec.',
    },
    outvote: {
      title: 'Przegłosować',
      task: 'Ostatnie głosowanie w grze: 6 punktów za wystawienie rycerzy o sile 1, 2, 3 i 4, a takich masz tylko ty. Masz trzy głosy, Żółty ma jeden, Czerwony żadnego.\n\nSpraw, żeby ustawa przeszła na pewno.',
      hint: 'Policz wszystkich, którzy mogą być przeciw, z każdym głosem. Tobie wystarczy remis.',
      why: 'Żółty i Czerwony to dwa, a z głosem Żółtego trzy. Ty liczysz się za jeden i potrzebujesz jeszcze dwóch głosów: trzy do trzech, a przy remisie ustawa przechodzi. Trzeci głos nie szkodzi, bo potem jest już nic niewart.',
    },
    'save-the-votes': {
      title: 'Dwa głosowania',
      task: 'Drugie z trzech głosowań: punkt za każdego giermka, a masz trzech. Potem będzie ustawa, która tylko tobie da 6 punktów. Masz dwa głosy, Żółty ma jeden, Czerwony żadnego.\n\nZdobądź jak najwięcej pewnych punktów.',
      hint: 'Obu głosowań nie wygrasz na pewno. Które jest warte więcej?',
      why: 'Do pewnego zwycięstwa w głosowaniu trzeba obu głosów. Teraz dadzą 3 punkty, przy następnej ustawie 6. Tu więc głosuj bez dokładania; za czy przeciw, to obojętne.',
    },
    'keep-the-old-law': {
      title: 'Ustawa z lewej',
      task: 'Ostatnie głosowanie w grze. Zajmujesz trzy hrabstwa, a ustawa pierwsza z lewej daje za nie 8 punktów. Nowa ustawa nic ci nie da. Masz dwa głosy, pozostali żadnego.\n\nZdobądź jak najwięcej pewnych punktów.',
      hint: 'Co stanie się z ustawą z lewej, jeśli przejdzie nowa?',
      why: 'Każda przyjęta ustawa wypycha pierwszą z lewej. Przeciw dwóm graczom jeden głos dałby tylko remis, a remis wystarcza, by ustawa przeszła. Z dwoma głosami jest trzy do dwóch przeciw i 8 punktów zostaje.',
    },
    'trade-one': {
      title: 'Giermkowie i złoto',
      task: 'Obowiązuje ustawa: za każdą parę z 1 giermka i 1 złota dostajesz 3 punkty. Masz cztery sztuki złota, dwóch giermków i pięciu szlachciców i zajmujesz hrabstwo Somerset (6 punktów).\n\nIle razy wymieniasz?',
      hint: 'Do czego w hrabstwie przydają się 3 sztuki złota?',
      why: 'Za 3 złota bierzesz w hrabstwie Somerset jedno i drugie: 6 punktów i szóstego szlachcica, wartego 5. Zachowaj więc trzy sztuki złota i wymień raz. Druga wymiana dałaby 3 punkty, a kosztowała szlachcica.',
    },
    'eighth-noble': {
      title: 'Siedmiu szlachciców',
      task: 'Runda 5. Zajmujesz hrabstwo Somerset, masz siedmiu szlachciców i dwie sztuki złota.\n\nSzlachcic czy 6 punktów?',
      hint: 'Spójrz na tabelę szlachty: każdy następny jest wart więcej.',
      why: 'Siedmiu szlachciców to 21 punktów, ośmiu to 28. To 7 więcej, o jeden więcej niż nagroda. Na jedno i drugie brakuje ci sztuki złota.',
    },
    'third-extension': {
      title: 'Hrabstwo Northumberland',
      task: 'Runda 5. Zajmujesz hrabstwo Northumberland, które daje rozbudowę, i masz trzech szlachciców i jedną sztukę złota. Rozbudowy: ty dwie, Żółty trzy, Czerwony dwie.\n\nZdobądź jak najwięcej punktów.',
      hint: 'Rozbudowa od razu daje nagrodę i liczy się na koniec. Co tam rozstrzyga remis?',
      why: 'Z trzecią rozbudową doganiasz Żółtego, a złoto daje ci pierwsze miejsce: 8 punktów zamiast 4. Na polu z punktami da jeszcze w tej rundzie 2. Czwarty szlachcic dałby 3.',
    },
    'strongest-knights': {
      title: 'Na równi z Żółtym',
      task: 'Runda 5. Zajmujesz hrabstwo Stafford, które daje awans, i masz trzech szlachciców. Twoi rycerze mają razem siłę 7, tak jak rycerze Żółtego, a Żółty będzie miał więcej giermków.\n\nZdobądź jak najwięcej punktów.',
      hint: 'Ile punktów dzieli pierwsze miejsce od drugiego?',
      why: 'Po awansie jest 8 do 7 i za rycerzy dostajesz 8 punktów zamiast 4. Czwarty szlachcic dałby 3.',
    },
    ransom: {
      title: 'Którego rycerza wykupić?',
      task: 'Runda 5. Francja wygrała po raz drugi i twoi rycerze o sile 3 i 2 są w niewoli. Masz trzy sztuki złota. Rycerze Żółtego mają razem siłę 3, twoi na dworze 1.\n\nKogo wykupujesz?',
      hint: 'Jeńcy, których nie wykupisz, idą do rezerwy i na koniec się nie liczą.',
      why: 'Z rycerzem o sile 3 masz siłę 4 i pierwsze miejsce: 8 punktów. Z rycerzem o sile 2 masz tyle co Żółty, który ma więcej giermków, i tylko drugie miejsce. Złoto na nic innego się już nie przyda.',
    },
    crossing: {
      title: 'Rycerz w hrabstwie Dorset',
      task: 'Runda 5. Twój rycerz o sile 2 zajmuje hrabstwo Dorset, a ty masz trzech szlachciców. Po lewej stoi rycerz Żółtego o sile 3 przeciw francuskiej sile 5 (5, 2, 1 punkt), po prawej rycerz Czerwonego o sile 2 przeciw 4 (4, 2, 1 punkt).\n\nZdobądź jak najwięcej punktów.',
      hint: 'Porównaj czwartego szlachcica z tym, co twój rycerz może jeszcze zdziałać we Francji.',
      why: 'Twój rycerz wygra dla Anglii jeden i drugi konflikt. Po lewej masz drugie miejsce i 2 punkty; po prawej masz tyle siły co Czerwony, ale przychodzisz później: pierwsze miejsce i 4 punkty. Czwarty szlachcic jest wart 3.',
    },
  },
}
