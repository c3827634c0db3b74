import type { PracticeTexts } from '../../../practice/texts/index.ts'

export const words: PracticeTexts = {
  topics: {
    conflicts: 'Conflicts with France',
    counties: 'Counties and squires',
    castle: 'Castle and extensions',
    nobles: 'Nobles',
    votes: 'Votes',
    laws: 'Laws',
    knights: 'The strength of your knights',
  },
  exercises: {
    'later-is-ahead': {
      title: 'Two conflicts',
      task: 'Round 5, and your 2 is the last knight to be placed. On the left, Yellow’s 3 faces a French strength of 5; on the right, a 2 of Red’s and a 2 of Yellow’s face 6.\n\nGet as many points as you can.',
      hint: 'Add up England’s strength in both conflicts, and then check who is ahead in a tie.',
      why: 'On the right your 2 makes it 6 against 6, and England wins. All three of you have strength 2, and in a tie the last to arrive is ahead, so you get the 5 points. The crossing from Dorset leads there too. On the left you would be second.',
    },
    'lost-but-paid': {
      title: 'A French strength of 8',
      task: 'Round 5, and your 3 is the last knight to be placed. On the left, nobody faces a French strength of 8 (7, 4, 2 points); on the right, Yellow’s 4 faces 3 (3, 1, 1 points).\n\nGet as many points as you can.',
      hint: 'Even a conflict that France wins is worth something.',
      why: 'If France wins, the highest value is lost, but the middle one goes to the strongest. You are alone there, so you get 4 points. In the conflict that England wins you would only be second, for 1 point. The crossing from Dorset has the same result.',
    },
    'enough-squires': {
      title: 'Just enough squires',
      task: 'Red’s 4 holds Somerset, and Red has no squires left. You have a 4 and four squires. After you it is Yellow’s turn, with a 4 and two squires left.\n\nHold Somerset for certain, and keep as many squires as you can.',
      hint: 'Driving out a knight takes more strength; a tie is not enough. That applies to Yellow too.',
      why: 'One squire would drive Red out, but Yellow could then come with 6 against your 5. With two squires you have 6, and Yellow’s 6 is only a tie. More would be wasted.',
    },
    'favour-of-a-noble': {
      title: 'First in France',
      task: 'Round 5. Your 1, the last knight to be placed, has gone to France, and nobody was there before. All favours lie face up. You have three nobles.\n\nTake the favour that brings you the most points.',
      hint: 'How much is the fourth noble worth? And how much are gold and squires worth now?',
      why: 'The fourth noble is worth 3 points. Gold and squires bring points only if a law says so; otherwise they just break ties at the end.',
    },
    outvote: {
      title: 'Outvote them',
      task: 'The last ballot of the game: 6 points for placing knights of all four strengths, which only you have done. You have three votes, Yellow has one, Red has none.\n\nMake sure that the law is passed.',
      hint: 'Count everyone who can vote against it, with all their votes. A tie is enough for you.',
      why: 'Yellow and Red count for two, and Yellow’s vote makes three. You count for one and need two votes more: three to three, and a tie passes the law. The third vote does no harm, as it is worth nothing after this.',
    },
    'save-the-votes': {
      title: 'Two ballots',
      task: 'The second of three ballots: 1 point for each squire, and you have three. After it comes the law that gives you alone 6 points. You have two votes, Yellow has one, Red has none.\n\nGet as many points as you can be certain of.',
      hint: 'You cannot win both ballots for certain. Which one is worth more?',
      why: 'To be sure of winning a ballot you need both votes. Spent now, they bring 3 points; spent on the next law, 6. So add none here; whether you vote yes or no makes no difference.',
    },
    'keep-the-old-law': {
      title: 'The leftmost law',
      task: 'The last ballot of the game. You hold three counties, and the leftmost law gives 8 points for that. The new law would give you nothing. You have two votes, the others have none.\n\nGet as many points as you can be certain of.',
      hint: 'What happens to the leftmost law if the new one is passed?',
      why: 'Each law that is passed pushes out the leftmost one. Against two players one vote would only make a tie, and a tie passes. With two votes it is three to two against it, and you keep the 8 points.',
    },
    'trade-one': {
      title: 'Squires and gold',
      task: 'A law in force gives 3 points for each pair of 1 squire and 1 gold. You have four gold and two squires. You hold Somerset (6 points), and you have five nobles.\n\nHow many pairs do you trade?',
      hint: 'What are 3 gold good for in a county?',
      why: 'For 3 gold you get both from Somerset: 6 points and the sixth noble, worth 5. So keep three gold and trade one pair. A second pair would bring 3 points and cost you the noble.',
    },
    'eighth-noble': {
      title: 'Seven nobles',
      task: 'Round 5. You hold Somerset and have seven nobles and two gold.\n\nThe noble or the 6 points?',
      hint: 'Look at the table for nobles: each is worth more than the one before.',
      why: 'Seven nobles are worth 21 points, eight are worth 28. That is 7 more, one more than the reward. You are 1 gold short of taking both.',
    },
    'third-extension': {
      title: 'Northumberland',
      task: 'Round 5. You hold Northumberland, which gives an extension, and you have three nobles and one gold. Extensions: you two, Yellow three, Red two.\n\nGet as many points as you can.',
      hint: 'An extension gives its reward at once and counts at the end. What breaks a tie there?',
      why: 'With a third extension you are level with Yellow, and your gold puts you ahead: 8 points instead of 4. Built on the space with points, it brings 2 more this very round. The fourth noble would bring 3.',
    },
    'strongest-knights': {
      title: 'Level with Yellow',
      task: 'Round 5. You hold Stafford, which gives an upgrade, and you have three nobles. Your knights have a total strength of 7, and so do Yellow’s, who will have more squires.\n\nGet as many points as you can.',
      hint: 'What is the difference in points between first and second place?',
      why: 'With the upgrade you have 8 against 7 and get 8 points instead of 4 for your knights. The fourth noble would bring 3.',
    },
    ransom: {
      title: 'Which knight to ransom',
      task: 'Round 5. France has won for the second time, and your 3 and your 2 are captives. You have three gold. Yellow’s knights have a total strength of 3, yours at home have 1.\n\nWhich one do you ransom?',
      hint: 'Captives who are not ransomed go to the reserve and do not count at the end.',
      why: 'With the 3 you have strength 4 and are first: 8 points. With the 2 you would be level with Yellow, who has more squires, and be second. The gold has no other use.',
    },
    crossing: {
      title: 'The knight in Dorset',
      task: 'Round 5. Your 2 holds Dorset, and you have three nobles. On the left, Yellow’s 3 faces a French strength of 5 (5, 2, 1 points); on the right, Red’s 2 faces 4 (4, 2, 1 points).\n\nGet as many points as you can.',
      hint: 'Compare the fourth noble with what your knight could still do in France.',
      why: 'Your 2 would win either conflict for England. On the left you would be second for 2 points, on the right you are level with Red but arrive later: first, for 4 points. The fourth noble is worth 3.',
    },
  },
}
