import type { CardTexts } from './card-texts.ts'

export const en = {
  richard3: {
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
  },
  'cousins-war': {
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
  },
  lancaster: {
    about: 'Reference card of the base game. Values missing from the printed rulebook are reconstructed.',
    boxes: {
      round: {
        title: 'A round, five in all',
        lines: [
          'Placing: take turns to place one knight until no court has any left.',
          'Parliament: three ballots, then the three laws in force from left to right.',
          'Rewards: counties from A to I, castles, conflicts.',
          'Two new conflicts, all favours face up, three new proposals.',
        ],
      },
      placing: {
        title: 'Placing and strength',
        lines: [
          'County: the knight alone needs the minimum strength. Each squire who goes with him adds 1.',
          'Driving out takes more strength, counting squires on both sides. The knight goes back to court, his squires are lost.',
          'Castle: one knight on a free space without an extension.',
          'Conflict: the topmost free space; more knights of yours join the first. No squires.',
          'The first six knights in conflicts (five with 3 players) bring a favour each.',
        ],
      },
      parliament: {
        title: 'Laws and votes',
        lines: [
          'Each player counts as one, and so does each vote added in secret. Used votes are lost; the others are returned after the third ballot.',
          'Passed with at least as many for it as against it: the leftmost law is removed, and the new one comes in on the right.',
          'Knights in counties, castle and conflicts count as placed. “For every two” means whole groups. If several players have the most, all of them get it.',
        ],
      },
      counties: {
        title: 'Counties',
        lines: ['Take a noble or the reward; both for 3 gold. The holder of Surrey also names the start player.'],
      },
      castles: {
        title: 'Castles',
        lines: [
          'Knights and extensions give the reward of their space. A new knight costs 3 squires, an upgrade 2.',
          'Round table: a vote for each noble and one for the lord of the castle, not in round 5.',
        ],
      },
      conflicts: {
        title: 'Conflicts: lower row first',
        lines: [
          'England wins with at least the strength of France: the values go to ranks 1, 2 and 3, and the card is removed.',
          'France wins: the middle value to rank 1, the lowest to rank 2. The card moves to the lower row.',
          'France wins again: the same points; then knights are ransomed for 1 gold per strength or go to the reserve.',
          'In a tie, the later arrival is ahead.',
        ],
      },
      rewards: {
        title: 'Rewards',
        lines: [
          'New knight: a 1 from the reserve to court.',
          'Upgrade: swap a knight for one from the reserve that is exactly 1 stronger.',
          'Extension: covers a space and gives its reward every round, including this one.',
          'Noble: never the same letter twice.',
          'Crossing: the knight goes from Dorset to a conflict, without a favour.',
          'Rewards that are impossible lapse.',
        ],
      },
      end: {
        title: 'The end',
        lines: [
          'Knights: 8 points for the greatest total strength, 4 for the second, without the reserve. In a tie, more squires.',
          'Extensions: 8 for the most, 4 for the second. In a tie, more gold.',
          'Still tied for first: share 12. Tied for second: share 4.',
          'Nobles, by their number:',
        ],
      },
      cards: { title: 'Conflict cards' },
      offices: {
        title: 'At the King’s court',
        lines: [
          'Lord 1, bishop 1, knights their own strength. A higher tower drives out a lower one. Or the lord takes all votes, squires or gold from the treasury.',
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, CardTexts>>
