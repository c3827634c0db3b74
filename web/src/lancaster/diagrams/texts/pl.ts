import type { DiagramTexts } from '../../../diagrams/texts.ts'
import type { en } from './en.ts'

/** What the diagrams show, in Polish. */
export const pl: Readonly<Record<keyof typeof en, DiagramTexts>> = {
  county: {
    alternative:
      'Hrabstwo Stafford z literą, minimalną siłą, nagrodą i szlachcicami. Niebieskiego rycerza o sile 2, który tam stoi, wypiera żółty rycerz o sile 1 z dwoma giermkami: 3 do 2.',
  },
  conflict: {
    alternative:
      'Konflikt z siłą Francuzów 5, z nagrodami 4, 2 i 1 punkt. Pierwsze pole zajmuje niebieski rycerz o sile 2, drugie zielony o sile 1, trzecie czerwony o sile 2. Strzałka prowadzi następnego zielonego rycerza na pole pierwszego zielonego.',
  },
  parliament: {
    alternative:
      'U góry trzy obowiązujące ustawy, u dołu trzy projekty z numerami głosowań. Gdy ustawa zostaje przyjęta, obowiązująca z lewej odpada, dwie pozostałe przesuwają się w lewo, a nowa dochodzi z prawej.',
  },
  castle: {
    alternative:
      'Zamek z sześcioma polami. Pole awansu zakrywa rozbudowa, na polu złota stoi rycerz o sile 2. Przy okrągłym stole siedzą pan zamku i dwaj szlachcice, którzy dają trzy głosy.',
  },
  offices: {
    alternative:
      'Trzy urzędy z daniną, pieczęciami i przywilejem oraz skarbiec z dwoma głosami. Żółty lord ubiega się o urząd kanclerza z siłą 1; niebieski lord przychodzi z rycerzem o sile 2 i go wypiera, 3 do 1.',
  },
}
