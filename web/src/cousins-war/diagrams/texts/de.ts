import type { DiagramTexts } from '../../../diagrams/texts.ts'
import type { en } from './en.ts'

/** What the diagrams show, in German. */
export const de: Readonly<Record<keyof typeof en, DiagramTexts>> = {
  board: {
    alternative:
      'Der Tisch zu Beginn: die Leiste der fünf Runden; Reserve und Vorrat beider Häuser, zwei Truppen in der Reserve und sieben im Vorrat; die Karte mit je einer roten und einer weißen Truppe in Norden, Mitte und Süden und zwei Franzosen im Vorrat; das leere Schlachtfeld mit einer Hälfte für jedes Haus.',
  },
  cards: {
    alternative:
      'Zwei Karten nebeneinander, das Schlachtfeld Wakefield und das Ereignis Vereinte Kräfte, mit Zahlen an ihren Teilen.',
    legend: [
      'Befehlspunkte',
      'Datum',
      'Schlachtfeld-Region',
      'Truppen, die sofort darauf kommen',
      'Hauptereignis',
      'Rundenleiste: eine Rose, eine umrandete Zahl',
      'Nebenereignis',
    ],
  },
  'place-attempts': {
    alternative:
      'Drei Versuche, eine weiße Truppe zu platzieren: Im Norden mit zwei Truppen fällt eine 3, und die Truppe bleibt; in der Mitte mit vier Truppen eine 2, und sie ist verloren und geht in den Vorrat; noch einmal in der Mitte eine 4, und sie geht zurück in die Reserve.',
  },
}
