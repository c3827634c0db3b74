import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Your family',
    goal: 'You are Blue, one of the families around Henry V. In each of five rounds you place knights, vote on laws and take rewards. The player with the most points at the end wins.\n\nYour knights have strengths from 1 to 4. A 1, a 2 and a 3 are at your court; more wait in the reserve. Gold and squires are hidden behind your screen.',
  },
  county: {
    title: 'Counties',
    goal: 'The families take turns to place one knight. A county requires a minimum strength; the family that holds it at the end of the round gets its noble or its reward. Northumberland gives you an extension for your castle.\n\nPlace your 2 in Northumberland, without squires.',
    hint: 'Pick the 2 at your court, then Northumberland, then no squires.',
    done: 'Red came with a 2 and a squire: 3 against 2. Your knight was driven out and is back at your court.',
  },
  displace: {
    title: 'Driving out',
    goal: 'You can drive out a knight only with more strength; a tie is not enough. Each squire who comes along adds 1, but does not count towards the minimum strength of the county.\n\nTake Northumberland back with your 3 and one squire: 4 against 3.',
    hint: 'Pick the 3, then Northumberland, then 1 squire.',
    done: 'Red’s knight has to go elsewhere, and the squire is lost. The knight has gone to Surrey.',
  },
  castle: {
    title: 'Your castle',
    goal: 'A knight in your own castle is safe: nobody can drive him out. He earns what his space shows. Nobody can stand on a space covered by an extension, but the extension gives its reward every round.\n\nPlace your 1 on the upgrade in your castle.',
    hint: 'Pick the 1, then the space with the upgrade in your castle.',
    done: 'An upgrade makes a knight stronger by 1. When the castle is scored, it costs 2 squires.',
  },
  conflict: {
    title: 'Conflicts with France',
    goal: 'In a conflict all knights fight together against France: if they are at least as strong, England wins. The strongest family gets the most points. For sending a knight, you get one of the King’s favours at once.\n\nRed has sent a 1 to the conflict on the left. Place your 2 there and take the favour of 1 gold.',
    hint: 'Pick the 2, then the upper left conflict. Then pick the first favour with 1 gold.',
    done: '1 and 2 are enough against a French strength of 3. All knights are placed.',
  },
  vote: {
    title: 'Parliament',
    goal: 'Three new laws are proposed. Everyone votes secretly, yes or no, and may add votes they have collected. A tie is enough to pass. A new law pushes out the one on the left.\n\nThe first proposal gives 1 squire for each placed knight of strength 2. You have one. Vote yes with 1 vote.',
    hint: 'Choose yes and 1 vote.',
    done: 'Two for, two against: the law is passed. Your vote made the difference.',
  },
  'more-votes': {
    title: 'Two more ballots',
    goal: 'The next two proposals would not help you. And if nothing else is passed, the law that gives a new knight to the player with the most squires stays: that is you!\n\nVote no twice, without adding votes.',
    hint: 'Choose no without votes, both times.',
    done: 'Both were rejected. The three laws in force took effect from left to right: you have a new knight and 1 squire.',
  },
  noble: {
    title: 'Nobles and rewards',
    goal: 'Now the counties are scored. From each county you hold, take the noble or the reward; for 3 gold you may take both. Nobles bring votes every round and points at the end: the more you have, the more each is worth.\n\nTake both in Northumberland, and build the extension with the votes.',
    hint: 'Choose to take both. Then pick the space with the votes in your castle.',
    done: 'The extension gives its reward from now on. Red held Surrey and has made you start player.',
  },
  rewards: {
    title: 'The castle',
    goal: 'Your castle is scored: your knight there and both extensions, in any order.\n\nScore the upgrade first. It costs 2 squires. Turn your 3 into a 4.',
    hint: 'Pick the space with the upgrade, then the 3 at your court.',
    done: 'After that you got votes, and England won on the left: you were the strongest and got 3 points. The other conflict continues in the lower row.',
  },
  final: {
    title: 'The final scoring',
    goal: 'After round 5 you score points again: 8 for the greatest total strength of knights and 4 for the second, the same for the most extensions, and points for your number of nobles: 1 point for two of them, 36 for all nine.\n\nPlan for it from the start.',
  },
  'own-round': {
    title: 'A round of your own',
    goal: 'Round 2 begins, and now the others play on their own. “Do it for me” does what a bot would do in your place.\n\nPlay the round to the end, as you like.',
    hint: 'Two or three counties, a conflict that can be won, a knight in the castle: a bit of everything is never wrong.',
    done: 'That was a whole round. Three more would follow.',
  },
}
