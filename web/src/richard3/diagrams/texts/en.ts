import type { DiagramTexts } from '../../../diagrams/texts.ts'

/** What the diagrams show, in English. */
export const en = {
  seas: {
    alternative:
      'Map of England, Wales and their neighbours in outline. The Irish Sea lies in the west, the English Channel in the south, the North Sea in the east. Cornwall, Kent and Scotland are marked because they lie on two seas each. Ships mark the major ports, and the exile areas have the colour of their house.',
  },
  block: {
    alternative:
      'The white block of Salisbury three times: at strength 3, 2 and 1, shown by pips along its upper edge. On the first one numbers point to its parts.',
    legend: ['current strength', 'loyalty', 'title', 'combat rating'],
  },
  borders: {
    alternative:
      'Three borders, each with as many blocks as may cross it in a turn: four on the yellow one between Oxford and Middlesex, three on the blue one between Oxford and Sussex, two on the red one between Cumbria and Northumbria, behind which blocks stop.',
  },
  pinning: {
    alternative:
      'Five red blocks stand in Chester. Three white blocks come from Derby, one from Warwick. Three of the red blocks have a cross: they are pinned. Arrows show that the other two can go to Lancaster, Caernarvon, Powys and Hereford; the arrows to Derby and Warwick are crossed out.',
  },
  'main-attack': {
    alternative:
      'The battle of Essex. Inside the area stand three white blocks, which came from Rutland as the main attack, against two red ones. Two white blocks in Middlesex and three red ones in East Anglia wait at its edge as reserves.',
  },
} as const satisfies Readonly<Record<string, DiagramTexts>>
