import type { CardTexts } from '../../../reference/card-parts.ts'

export const en = {
  about: 'Reference card. The numbers after the titles are sections of the rulebook.',
  boxes: {
    round: {
      title: 'A round',
      lines: [
        'Deal until both players have six cards.',
        'Secretly exchange a card.',
        'Choose the battlefield: both offer a card. The earlier battle is fought, and its player owns it. Put the listed troops on it.',
        'Take turns to play four cards each, the owner first.',
        'Battle.',
        'Who has won?',
        'Keep the last card or discard it; shuffle.',
      ],
    },
    cards: {
      title: 'What a card can do',
      lines: [
        'The main event, if it can change anything; or its command points for one of these:',
        'Fill the reserve: that many troops from the supply.',
        'To the battlefield: up to that many from the reserve to your half.',
        'Move: up to that many into one region from adjacent ones.',
        'Place: that many attempts from the reserve, each with a die. After a success, the region is closed to this card.',
        'Remove: that many attempts, each with a die. The first success ends it.',
      ],
    },
    place: { title: 'Place: the die against your troops there, with the new one' },
    remove: { title: 'Remove: the die against the enemy troops there' },
    side: {
      title: 'Side events',
      lines: [
        'After you use an event card, for its event or its points: if its track shows your opponent’s rose for this round, or a box, your opponent may carry out the side event.',
      ],
    },
    battle: {
      title: 'The battle',
      lines: [
        'The attacker (first the house with more troops in the region, in a tie the owner) secretly rolls three dice and announces a single, a pair or a triple.',
        'If the defender believes it, it counts as announced. If not, the dice are shown.',
        'True: the defender loses a troop. False: the attacker may play a last card; if the dice then show what was announced, nobody loses a troop; otherwise the attacker does.',
        'The defender openly rolls three dice and may play a last card. Compare.',
        'If both have troops left, they swap roles. A side without troops has lost.',
      ],
    },
    dice: {
      title: 'Ranking of dice',
      lines: [
        'Triple before pair before single; within a kind, the higher number. Other dice never break a tie.',
        'Last card: each command point turns one die by 1, each die once, not beyond 1 or 6. One card per battle.',
        'The French belong to the half they are on, and are lost first.',
      ],
    },
    losses: { title: 'Losses' },
    after: {
      title: 'After the battle',
      lines: [
        'Survivors go to the region of the battle or an adjacent one, any number of them to the reserve. The winner keeps the battlefield.',
      ],
    },
    victory: {
      title: 'Who has won?',
      lines: ['Control of all three regions at the end of a round. After round 5 more regions, then more battles.'],
    },
    fields: { title: 'Battlefields' },
    events: { title: 'Events: rounds of the side event' },
  },
} as const satisfies CardTexts
