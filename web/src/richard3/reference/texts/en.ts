import type { CardTexts } from '../../../reference/card-parts.ts'

export const en = {
  about: 'Reference card. The numbers after the titles are sections of the rulebook.',
  boxes: {
    turn: {
      title: 'A turn',
      lines: [
        'Cards: both players secretly choose one and reveal it. An event beats an action card; otherwise the higher card is Player 1, in a tie the Pretender.',
        'Actions: Player 1 takes all actions, then Player 2.',
        'Battles: in every contested area; Player 1 chooses the order.',
        'Supply: minors and a new King, executions, then supply limits.',
      ],
    },
    actions: {
      title: 'Actions, one point each',
      lines: [
        'March: any blocks of one area move one or two areas. Entering an enemy or contested area ends the march.',
        'Sea move: one block to a friendly or vacant coast on the same sea; two from a major port to a major port.',
        'Recruit: one block from the pool, at full strength. It does not move this turn.',
        'No block marches and sails in the same turn. Scots, Welsh, levies and the Rebel stay on land.',
      ],
    },
    borders: { title: 'Borders: blocks per player and turn' },
    recruit: { title: 'Where to recruit' },
    events: { title: 'Events' },
    attack: {
      title: 'Attacking',
      lines: [
        'Over at most three borders; one is the main attack, the others are the reserve.',
        'Each block of the main attack pins a defender; the others may not leave over a border that the enemy used.',
        'Reserves join in round 2, or at once if the front line is lost. If it was the defender’s, the roles are swapped.',
      ],
    },
    battle: {
      title: 'A battle, four rounds at most',
      lines: [
        'A before B before C before D; within a letter, defenders first.',
        'On its turn a block fires, retreats (from round 2 on) or passes. The senior heir of a side may charge; King, Pretender and Warwick may each try treachery once per battle.',
        'Fire: one die per step; each die up to the firepower is a hit. Hits go to the strongest enemy block.',
        'Charge: all hits go to one chosen block; excess hits are lost. If it survives, it strikes back at once.',
        'Treachery: as many dice as the loyalty; if all are even, the block changes sides and joins the reserve.',
        'Bombards: A3 in round 1, then D3, also from the reserve.',
        'In round 4, attackers must retreat on their turn.',
      ],
    },
    bonus: {
      title: 'Defenders with +1 firepower',
      lines: [
        'nobles and heirs at their own shield; of several heirs only the most senior',
        'the King or a royal heir at a crown, the most senior one; shield and crown add up',
        'levies in their city, the church at its cathedral, the Welsh in Wales',
      ],
    },
    retreat: {
      title: 'Retreating and regrouping',
      lines: [
        'To friendly or vacant neighbouring areas; border limits apply in each round.',
        'Not over a border that the enemy used. If both used it, only Player 2 may. A block that cannot retreat is eliminated.',
        'The winner may regroup any blocks, including reserves.',
      ],
    },
    supply: {
      title: 'Supply',
      lines: [
        'An area feeds four blocks, five with a city. Calais and France feed four, Ireland and Scotland two, plus mercenaries at home.',
        'Each block beyond that loses a step.',
      ],
    },
    political: {
      title: 'The political turn',
      lines: [
        'Levies, Bombards and Welsh go to the pools, other mercenaries home; the Rebel leaves.',
        'Usurpation, as below. In the last campaign the game ends here.',
        'The Pretender and his heirs go into exile; his nobles and church to a shield or cathedral, or else to the pool.',
        'The King and his heirs go to a shield or crown; his nobles and church as above.',
        'Exile limits; face-down blocks return; full strength; new hands of seven cards.',
      ],
    },
    usurpation: {
      title: 'Usurpation',
      lines: [
        'Each side counts heirs, nobles and church on the map, and 1 for London (Middlesex). Exile, Isle of Man and pools do not count.',
        'The Pretender takes the throne if he has more than the King. A tie changes nothing.',
      ],
    },
    victory: {
      title: 'Victory',
      lines: [
        'At once if all five heirs of the other house are dead; otherwise the King wins after the last campaign.',
      ],
    },
  },
} as const satisfies CardTexts
