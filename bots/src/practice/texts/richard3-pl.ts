import type { PracticeWords } from './index.ts'

export const words: PracticeWords = {
  topics: {
    usurpation: 'Liczenie przy uzurpacji',
    recruiting: 'Rekrutacja',
    pinning: 'Wiązanie walką',
    events: 'Zdarzenia',
    supply: 'Zaopatrzenie',
    charges: 'Szarże',
    treachery: 'Zdrada',
    retreats: 'Ratowanie następcy',
    reserves: 'Atak główny i rezerwa',
  },
  exercises: {
    'ships-to-london': {
      title: 'Dwa statki',
      task: 'Ostatnia tura kampanii. Przy uzurpacji Yorkowie mają 3, Lancasterowie 5. Został ci jeden punkt akcji, a w Londynie nie ma nikogo.\n\nZdobądź tron.',
      hint: 'Co da trzy naraz? Spójrz na Calais i na duże porty.',
      why: 'Za jeden punkt dwa bloczki mogą popłynąć razem z jednego dużego portu do drugiego. March i Warwick to o dwa więcej, a Londyn to jeszcze jeden punkt: 6 do 5. Najemnicy utrzymaliby Londyn, ale sami się nie liczą.',
    },
    'right-shield': {
      title: 'Właściwa tarcza',
      task: 'Grasz Lancasterami i masz tron. Yorkowie mają przy uzurpacji 6, ty 5, a Królowi wystarczy remis. Został jeden punkt akcji.\n\nZachowaj tron.',
      hint: 'Szlachcic przychodzi tylko tam, gdzie jest jego tarcza i nie ma wroga. Zaciężni się nie liczą.',
      why: 'Na tarczach Riversa, Shrewsbury’ego i Westmorelanda stoją Yorkowie. Tarcza Stanleya w Lancaster jest wolna i z nim jest 6 do 6. Zaciężnych i Bombardę też można zrekrutować, ale przed liczeniem wracają do domu.',
    },
    'storm-london': {
      title: 'Szturm na Londyn',
      task: 'Ostatnia tura. Przy uzurpacji Yorkowie mają 4, Lancasterowie 6, w tym jeden za Londyn. Miasta broni tylko Wiltshire z jednym poziomem siły. Został jeden punkt akcji.\n\nDaj Yorkom największą szansę na tron.',
      hint: 'Kto zginie, tego jednej stronie ubędzie; kto weźmie Londyn, temu przybędzie. Co zmienia różnicę o trzy?',
      why: 'Jeśli March pobije Wiltshire’a, Lancasterowie tracą szlachcica i Londyn, a Yorkowie zyskują Londyn: 5 do 4. Ktoś zrekrutowany dodałby tylko jeden, a to za mało. March ma dwa poziomy siły i walkę 3, więc uda się to jedenaście razy na dwanaście.',
    },
    'one-border': {
      title: 'Przez jedną granicę',
      task: 'March i Hastings zaatakowali z Rutland obszar Leicester. Stoją tam trzy czerwone bloczki, a jeden z nich to Henryk VI. Po tobie kolej na Lancasterów.\n\nMasz Yorka i ostatni punkt: spraw, żeby Henryk nie wymknął się przed bitwą.',
      hint: 'Wiążą tylko bloczki ataku głównego, a liczy się ostatnia przekroczona granica.',
      why: 'Prosto z Essex do Leicester York byłby rezerwą, a rezerwa nikogo nie wiąże. Przez Rutland dołącza do ataku głównego: trzy bloczki wiążą trzech obrońców i wszyscy muszą zostać.',
    },
    'slip-away': {
      title: 'Wymknąć się',
      task: 'Yorkowie atakują Hereford: dwa bloczki z Warwick to atak główny, jeden z Gloucester to rezerwa. Grasz Lancasterami. Henrykowi VI został jeden poziom siły.\n\nWyprowadź go z tej bitwy.',
      hint: 'Dwa bloczki wiążą dwa z twoich trzech, a ty wybierasz, które. Niektóre granice są zamknięte.',
      why: 'Jeden z trzech bloczków jest wolny i to ty decydujesz, że będzie to Henryk. Nie może przejść granic, którymi przyszedł wróg, czyli do Warwick i Gloucester; każda inna droga jest dobra.',
    },
    plague: {
      title: 'Gdzie uderzy Plaga',
      task: 'Ostatnia tura, a twoją kartą jest Plaga. Przy uzurpacji Yorkowie mają 6, Lancasterowie 7. Wybierasz miasto wroga i każdy bloczek w nim traci poziom siły.\n\nZdobądź tron.',
      hint: 'Nie chodzi o to, ile jest bloczków, tylko o to, komu został jeden poziom i kto się liczy.',
      why: 'W Somerset Stanley i Devon mają po jednym poziomie: obaj giną i jest 6 do 5. W Warwick zginęliby tylko zaciężni, którzy się nie liczą, a sam Northumberland dałby remis.',
    },
    'force-march': {
      title: 'Trzy obszary',
      task: 'Ostatnia tura, a twoją kartą jest Marsz forsowny: jedna grupa przechodzi najwyżej trzy obszary. Przy uzurpacji obie strony mają po 3.\n\nZdobądź tron.',
      hint: 'Londyn liczy się za jeden. Kto jest o trzy obszary od Middlesex?',
      why: 'Z South Yorks droga przez Leicester to trzy obszary, czy to przez Derby, czy przez Lincoln. Z Marchem w Londynie jest 4 do 3 dla Yorków. Z Northumbrii jest za daleko.',
    },
    hunger: {
      title: 'Pięciu w Hereford',
      task: 'Ostatnie zaopatrzenie przed liczeniem. Hereford wyżywi cztery z twoich pięciu bloczków, a każdy ma już tylko jeden poziom siły. Przy uzurpacji Yorkowie mają 4, Lancasterowie 3.\n\nWybierz, kto traci poziom.',
      hint: 'Ktoś zginie. Kto potem i tak się nie liczy?',
      why: 'Irlandczycy i tak wracają do domu przed liczeniem. Każdy inny to o jednego następcę albo szlachcica mniej, a przy 3 do 3 Król zostaje na tronie.',
    },
    'charge-the-king': {
      title: 'Na samego Króla',
      task: 'Bitwa w Leicester. Henrykowi VI został jeden poziom siły, Stanley obok ma cztery. Kolej na Yorka, który ma trzy poziomy i walkę 3.\n\nDaj Yorkowi największą szansę na zabicie Króla w tej rundzie.',
      hint: 'Kogo dosięgają zwykłe trafienia? A kto może sam wskazać cel?',
      why: 'Zwykłe trafienia idą w najsilniejszego wroga, czyli w Stanleya. York jako najstarszy następca na polu może szarżować i wskazać Henryka: wystarczy jedno trafienie z trzech kości, siedem razy na osiem.',
    },
    'no-need-to-charge': {
      title: 'Po co szarżować?',
      task: 'Bitwa w Caernarvon, jeden na jednego: York z dwoma poziomami siły atakuje Riversa z dwoma. Kolej na Yorka.\n\nDaj Yorkowi największą szansę na wygranie bitwy.',
      hint: 'Co daje szarża, gdy wróg jest jeden, i co może kosztować?',
      why: 'Cel jest tylko jeden, więc szarża nic nie daje, a jeśli Rivers przeżyje, od razu oddaje cios i nie traci swojej kolejki. Zwykłą walką wygrywa się cztery bitwy na pięć.',
    },
    'tempt-stanley': {
      title: 'Stanley się waha',
      task: 'Bitwa w Caernarvon. Yorkowi został jeden poziom siły, Stanley ma trzy. Kolej na Yorka; jest Pretendentem.\n\nDaj Yorkowi największą szansę na wygranie bitwy.',
      hint: 'Lojalność Stanleya to 1.',
      why: 'Jedna kość przeciw trzem poziomom to kiepska walka. Przy lojalności 1 Stanley przechodzi na twoją stronę przy każdej parzystej liczbie, z całą siłą: połowa bitew jest od razu wygrana.',
    },
    'whom-to-tempt': {
      title: 'Kogo kusić?',
      task: 'Bitwa w Caernarvon. York z jednym poziomem siły ma przeciw sobie Westmorelanda z dwoma poziomami i lojalnością 2 oraz Buckinghama z jednym poziomem i lojalnością 1. Kolej na Yorka.\n\nDaj Yorkowi największą szansę na wygranie bitwy.',
      hint: 'Patrz nie tylko na to, kogo łatwiej skusić, ale i na to, kto zostanie po drugiej stronie.',
      why: 'Buckingham przechodzi dwa razy częściej, ale wtedy wrogiem pozostaje Westmoreland z dwoma poziomami. Jeśli przejdzie Westmoreland, masz dwa poziomy więcej, a przeciw sobie już tylko jeden. To więcej warte niż łatwiejszy rzut.',
    },
    'wounded-heir': {
      title: 'Ranny następca',
      task: 'Druga runda bitwy w Caernarvon. Marchowi został jeden poziom siły, Stanley ma trzy. Kolej na Marcha.\n\nUratuj Marcha.',
      hint: 'Zabity następca nie wraca nigdy. Od drugiej rundy jest inne wyjście.',
      why: 'Jeśli March będzie walczył, Stanley najpewniej go zabije. Powys i Pembroke są w rękach wroga, ale granicą, którą sam przyszedł, March może się wycofać.',
    },
    'who-is-hit': {
      title: 'Kto przyjmie trafienie?',
      task: 'Stanley trafił raz. March i Hastings mają po jednym poziomie siły, więc to ty wybierasz, kto je przyjmie.\n\nDaj Marchowi największą szansę na przeżycie bitwy.',
      hint: 'Jednego z nich nikt nigdy nie zastąpi.',
      why: 'Gdy kilka bloczków jest równie silnych, wybiera ich właściciel. Hastings jest szlachcicem, March następcą, a ród bez następców przegrał.',
    },
    'heir-in-reserve': {
      title: 'Następca w rezerwie',
      task: 'Atakujesz Stanleya w Leicester: Hastings z dwoma poziomami siły z Rutland, March z jednym poziomem z Warwick.\n\nWskaż atak główny. Daj sobie największą szansę na to, by wygrać bitwę i nie stracić Marcha.',
      hint: 'Rezerwy w pierwszej rundzie nie można trafić.',
      why: 'Hastings bierze na siebie pierwszą rundę, a March wchodzi świeży w drugiej. Na odwrót March stałby od początku sam przeciw dwóm kościom.',
    },
  },
}
