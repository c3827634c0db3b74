import type { DiagramTexts } from '../../../diagrams/texts.ts'
import type { en } from './en.ts'

/** What the diagrams show, in German. */
export const de: Readonly<Record<keyof typeof en, DiagramTexts>> = {
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
}
