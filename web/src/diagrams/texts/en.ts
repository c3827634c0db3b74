/** What the diagrams show, in English. */
import type { AnyTexts } from './diagram-texts.ts'

export const en = {
  richard3: {
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
  },
  'cousins-war': {
    board: {
      alternative:
        'The table at the start: the track of five rounds; the reserve and supply of each house, two troops in the reserve and seven in the supply; the map with one red and one white troop each in North, Centre and South, and two French in the supply; the empty battlefield with a half for each house.',
    },
    cards: {
      alternative:
        'Two cards side by side, the battlefield Wakefield and the event Combined Forces, with numbers at their parts.',
      legend: [
        'command points',
        'date',
        'region of the battle',
        'troops placed on it at once',
        'main event',
        'track of rounds: a rose, a boxed number',
        'side event',
      ],
    },
    'place-attempts': {
      alternative:
        'Three attempts to place a white troop: in the North with two troops a 3 is rolled and the troop stays; in the Centre with four troops a 2, and it is lost to the supply; once more in the Centre a 4, and it goes back to the reserve.',
    },
  },
  lancaster: {
    county: {
      alternative:
        'The county of Stafford with its letter, its minimum strength, its reward and its nobles. The blue knight of strength 2 who stands there is driven out by a yellow knight of strength 1 with two squires: 3 against 2.',
    },
    conflict: {
      alternative:
        'A conflict with French strength 5 that is worth 4, 2 and 1 points. A blue knight of strength 2 has the first space, a green 1 the second, a red 2 the third. An arrow leads another green knight to the space of the first green one.',
    },
    parliament: {
      alternative:
        'Three laws in force above, three proposed laws below, numbered in the order of the ballots. When a law is passed, the leftmost law in force is removed, the other two move to the left, and the new one comes in on the right.',
    },
    castle: {
      alternative:
        'A castle with six spaces. An extension covers the one for upgrades, a knight of strength 2 stands on the one for gold. At the round table sit the lord of the castle and two nobles, who bring three votes.',
    },
    offices: {
      alternative:
        'The three offices with tribute, seals and privilege, and the treasury with two votes. A yellow lord applies as chancellor with strength 1; a blue lord comes with a knight of strength 2 and drives him out, 3 against 1.',
    },
  },
} as const satisfies AnyTexts
