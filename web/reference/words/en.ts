import type { CardWords } from '../words.ts'

export const en = {
  richard3: {
    about: 'Reference card. Numbers behind the titles are sections of the rulebook.',
    boxes: {
      turn: {
        title: 'A turn',
        lines: [
          'Cards: both choose one in secret and show it. An event beats an action card; otherwise more points are Player 1, on a tie the Pretender.',
          'Actions: Player 1 takes all of his, then Player 2.',
          'Battles: in every contested area, in the order that Player 1 likes.',
          'Supply: minors and a new King, executions, then the limits.',
        ],
      },
      actions: {
        title: 'Actions, one point each',
        lines: [
          'March: any blocks of one area move one or two areas. Entering an enemy or contested area ends the march.',
          'Sea move: one block to a friendly or vacant coast on the same sea; two from a major port to a major port.',
          'Recruit: one block from the pool, at full strength. It does not move this turn.',
          'Nobody marches and sails in the same turn. Scots, Welsh, levies and the Rebel stay on land.',
        ],
      },
      borders: { title: 'Borders: blocks of each player in a turn' },
      recruit: { title: 'Where recruits come' },
      events: { title: 'Events' },
      attack: {
        title: 'Attacking',
        lines: [
          'Over three borders at most; one is the main attack, the others are the reserve.',
          'Each block of the main attack pins a defender; the others may not leave by a border that the enemy came by.',
          'Reserves join in round 2, or at once if the front line is lost. If that was the line of the defender, the roles change.',
        ],
      },
      battle: {
        title: 'A battle, four rounds at most',
        lines: [
          'A before B before C before D; within a letter defenders first.',
          'On its turn a block fires, retreats (from round 2 on) or passes. The senior heir of a side may charge; King, Pretender and Warwick may try treachery, once each in a battle.',
          'Fire: a die for each step, each die up to the firepower is a hit. Hits go to the strongest enemy block.',
          'Charge: all hits on one named block, surplus hits are lost. If it survives, it strikes back at once.',
          'Treachery: as many dice as the loyalty; if all are even, the block changes sides and joins the reserve.',
          'Bombards: A3 in round 1, D3 afterwards and as a reserve.',
          'In round 4 attackers must retreat on their turn.',
        ],
      },
      bonus: {
        title: 'Defenders with +1 firepower',
        lines: [
          'nobles and heirs at a shield of theirs; of several heirs only the most senior',
          'the King or a royal heir at a crown, the most senior one; shield and crown add up',
          'levies in their city, the church at its cathedral, the Welsh in Wales',
        ],
      },
      retreat: {
        title: 'Retreating and regrouping',
        lines: [
          'To neighbouring areas that are friendly or vacant, within the border limits of each round.',
          'Not by a border that the enemy came by. If both came by it, only Player 2 may. Who cannot retreat is eliminated.',
          'The winner may regroup any of his blocks, reserves too.',
        ],
      },
      supply: {
        title: 'Supply',
        lines: [
          'An area feeds four blocks, with a city five. Calais and France feed four, Ireland and Scotland two, mercenaries at home besides.',
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
          'Exile limits, face-down blocks stand up, full strength, new hands of seven cards.',
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
          'At once when all five heirs of the other house are dead; otherwise for the King after the last campaign.',
        ],
      },
    },
  },
  'cousins-war': {
    about: 'Reference card. Numbers behind the titles are sections of the rulebook.',
    boxes: {
      round: {
        title: 'A round',
        lines: [
          'Deal until both hold six cards.',
          'Exchange a card in secret.',
          'Choose the battlefield: both show a card. The earlier battle is fought, and who chose it is its owner. Put the troops on it that it names.',
          'Play cards in turn, the owner first, four each.',
          'Battle.',
          'Who has won?',
          'Keep the last card or discard it; shuffle.',
        ],
      },
      cards: {
        title: 'What a card can do',
        lines: [
          'Main event, if it can change anything; or its command points for one of these:',
          'Raise: that many troops from the supply to the reserve.',
          'Send: up to that many from the reserve to your half of the battlefield.',
          'Move: up to that many into one region from regions next to it.',
          'Place: that many attempts from the reserve, each with a die. A region in which you succeeded is closed to this card.',
          'Remove: that many attempts, each with a die. The first success ends it.',
        ],
      },
      place: { title: 'Place: the die against your troops there, with the new one' },
      remove: { title: 'Remove: the die against the enemy troops there' },
      side: {
        title: 'Side events',
        lines: [
          'After an event was used, for its event or its points: if its track shows the rose of the opponent for this round, or a box, the opponent may carry out the side event.',
        ],
      },
      battle: {
        title: 'The battle',
        lines: [
          'The attacker, at first who has more troops in the region (on a tie the owner), rolls three dice in secret and announces a single, a pair or a triple.',
          'The defender believes it: it counts as announced. Or he doubts it, and the dice are shown.',
          'True: the defender loses a troop. A lie: the attacker may play his last card; if the dice then hold what was announced, nobody loses a troop, and otherwise he does.',
          'The defender rolls three dice openly and may play his last card. Compare.',
          'If both have troops left, they change roles. Who has none has lost.',
        ],
      },
      dice: {
        title: 'The rank of dice',
        lines: [
          'Triple before pair before single; within a kind the higher number. Other dice never break a tie.',
          'Last card: each command point moves one die by 1, each die once, not beyond 1 or 6. One card in a battle.',
          'The French belong to the half on which they lie, and are the first to be lost.',
        ],
      },
      losses: { title: 'Losses' },
      after: {
        title: 'After the battle',
        lines: [
          'Survivors go to the region of the battle or to one next to it, any number of them to the reserve. The winner keeps the battlefield.',
        ],
      },
      victory: {
        title: 'Who has won?',
        lines: ['All three regions at the end of a round. After round 5 more regions, then more battles.'],
      },
      fields: { title: 'Battlefields' },
      events: { title: 'Events: side event in which round' },
    },
  },
  lancaster: {
    about: 'Reference card of the base game. Values that the printed rulebook lacks are reconstructed.',
    boxes: {
      round: {
        title: 'A round, five in all',
        lines: [
          'Placing: one knight each in turn, until no court has any.',
          'Parliament: three ballots, then the three laws in force from left to right.',
          'Rewards: counties from A to I, castles, conflicts.',
          'Two new conflicts, all favours face up, three new proposals.',
        ],
      },
      placing: {
        title: 'Placing and strength',
        lines: [
          'County: the knight alone needs the minimum. Each squire who goes with him adds 1.',
          'Driving out takes more strength, squires counted on both sides. The knight goes back to court, his squires are lost.',
          'Castle: one knight on a free space without an extension.',
          'Conflict: the topmost free space; more knights of yours join the first. No squires.',
          'The first six knights in conflicts (five with 3 players) bring a favour each.',
        ],
      },
      parliament: {
        title: 'Laws and votes',
        lines: [
          'Everybody counts as one, and so does each vote that is added in secret. Votes that were used are gone, the others are given back after the third ballot.',
          'Passed with at least as many for it as against it: the leftmost law leaves, the new one comes in on the right.',
          'Placed are knights in counties, castle and conflicts. For every two means whole groups. If several have most, all of them get it.',
        ],
      },
      counties: {
        title: 'Counties',
        lines: ['Take a noble or the reward; both for 3 gold. Surrey names the start player besides.'],
      },
      castles: {
        title: 'Castles',
        lines: [
          'Knights and extensions bring the reward of their space. A new knight costs 3 squires, an upgrade 2.',
          'Round table: a vote for each noble and one for the lord of the castle, not in round 5.',
        ],
      },
      conflicts: {
        title: 'Conflicts: lower row first',
        lines: [
          'England wins with at least the strength of France: the values go to ranks 1, 2 and 3, and the card leaves.',
          'France wins: the middle value to rank 1, the lowest to rank 2. The card moves to the lower row.',
          'France wins there again: the same points, then knights are ransomed for 1 gold per strength or go to the reserve.',
          'Among equals who came later is ahead.',
        ],
      },
      rewards: {
        title: 'Rewards',
        lines: [
          'New knight: a 1 from the reserve to court.',
          'Upgrade: a knight changes places with one from the reserve who is exactly 1 stronger.',
          'Extension: covers a space and pays every round, this one included.',
          'Noble: never the same letter twice.',
          'Crossing: the knight goes from Dorset to a conflict, without a favour.',
          'What is impossible lapses.',
        ],
      },
      end: {
        title: 'The end',
        lines: [
          'Knights: 8 points for the greatest strength, 4 for the second; not those in the reserve. On a tie more squires.',
          'Extensions: 8 for most, 4 for second most. On a tie more gold.',
          'Still tied for first: share 12. Tied for second: share 4.',
          'Nobles, by their number:',
        ],
      },
      cards: { title: 'Conflict cards' },
      offices: {
        title: "At the King's court",
        lines: [
          'Lord 1, bishop 1, knights their own strength. A higher tower drives out a lower one. Or the lord takes all votes, squires or gold of the treasury.',
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, CardWords>>
