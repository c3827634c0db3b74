import type { DiagramTexts } from '../../../diagrams/texts.ts'

/** What the diagrams show, in English. */
export const en = {
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
} as const satisfies Readonly<Record<string, DiagramTexts>>
