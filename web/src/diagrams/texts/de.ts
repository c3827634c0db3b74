/** What the diagrams show, in German. */
import type { Words } from './diagram-texts.ts'

export const de: Words = {
  richard3: {
    seas: {
      alternative:
        'England, Wales und ihre Nachbarn im Umriss. Im Westen liegt die Irische See, im Süden der Ärmelkanal, im Osten die Nordsee. Cornwall, Kent und Schottland sind hervorgehoben, weil sie an je zwei Meeren liegen. Schiffe bezeichnen die Haupthäfen, und die Exilgebiete haben die Farbe ihres Hauses.',
    },
    block: {
      alternative:
        'Der weiße Block Salisbury dreimal: mit Stärke 3, 2 und 1, zu sehen an den Punkten am oberen Rand. Am ersten zeigen Zahlen auf seine Teile.',
      legend: ['aktuelle Stärke', 'Loyalität', 'Titel', 'Kampfwert'],
    },
    borders: {
      alternative:
        'Drei Grenzen, jede mit so vielen Blocks, wie sie in einer Spielrunde überqueren dürfen: vier auf der gelben zwischen Oxford und Middlesex, drei auf der blauen zwischen Oxford und Sussex, zwei auf der roten zwischen Cumbria und Northumbria, hinter der ein Block stehen bleibt.',
    },
    pinning: {
      alternative:
        'In Chester stehen fünf rote Blocks. Drei weiße kommen aus Derby, einer aus Warwick. Drei der roten tragen ein Kreuz: Sie sind gebunden. Pfeile zeigen die Wege der anderen beiden nach Lancaster, Caernarvon, Powys und Hereford; die Pfeile nach Derby und Warwick sind durchgestrichen.',
    },
    'main-attack': {
      alternative:
        'Die Schlacht in Essex. Im Gebiet stehen drei weiße Blocks, die als Haupttreffen aus Rutland kamen, gegen zwei rote. Zwei weiße Blocks in Middlesex und drei rote in East Anglia warten am Rand als Reserve.',
    },
  },
  'cousins-war': {
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
  },
  lancaster: {
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
  },
}
