import type { CardTexts } from '../../../reference/card-parts.ts'

export const en = {
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
} as const satisfies CardTexts
