import type { DiagramTexts } from '../../../diagrams/texts.ts'
import type { en } from './en.ts'

/** What the diagrams show, in German. */
export const de: Readonly<Record<keyof typeof en, DiagramTexts>> = {
  county: {
    alternative:
      'Das County Stafford mit Buchstabe, Mindeststärke, Ertrag und Adligen. Der blaue 2er-Ritter, der dort steht, wird von einem gelben 1er-Ritter mit zwei Knappen verdrängt: 3 gegen 2.',
  },
  conflict: {
    alternative:
      'Ein Konflikt mit französischer Stärke 5, der 4, 2 und 1 Machtpunkte wert ist. Auf dem ersten Feld steht ein blauer 2er-Ritter, auf dem zweiten ein grüner 1er, auf dem dritten ein roter 2er. Ein Pfeil führt einen weiteren grünen Ritter auf das Feld des ersten grünen.',
  },
  parliament: {
    alternative:
      'Oben drei geltende Gesetze, unten drei Vorschläge mit den Nummern der Abstimmungen. Wird ein Gesetz angenommen, so fällt das linke geltende weg, die anderen beiden rücken nach links, und das neue kommt rechts hinzu.',
  },
  castle: {
    alternative:
      'Ein Castle mit sechs Feldern. Das Feld für Aufwertungen ist von einem Ausbau bedeckt, auf dem für Gold steht ein 2er-Ritter. An der Tafelrunde sitzen der Burgherr und zwei Adlige und bringen drei Stimmsteine.',
  },
  offices: {
    alternative:
      'Die drei Ämter mit Tribut, Siegeln und Privileg und die Schatzkammer mit zwei Stimmsteinen. Ein gelber Lord bewirbt sich mit Stärke 1 als Lord High Chancellor; ein blauer Lord kommt mit einem 2er-Ritter und verdrängt ihn, 3 gegen 1.',
  },
}
