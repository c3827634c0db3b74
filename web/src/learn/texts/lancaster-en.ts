import type { LessonWords } from '../words.ts'

export const words: LessonWords = {
  welcome: {
    title: 'A noble family',
    goal: 'You are Blue, one of the families around Henry V. In each of five rounds you place knights, vote on laws and take rewards. Whoever has most points in the end wins.\n\nYour knights have strengths from 1 to 4. A 1, a 2 and a 3 are at your court; stronger ones wait in the reserve. Gold and squires are hidden behind your screen.',
  },
  county: {
    title: 'Counties',
    goal: 'In turn each family places one knight. A county asks for a minimum strength; whoever holds it at the end of the round gets its noble or its reward. Northumberland brings an extension for your castle.\n\nPlace your 2 in Northumberland, without squires.',
    hint: 'Pick the 2 at your court, then Northumberland, then no squires.',
    done: 'Red came with a 2 and a squire: 3 against 2. Your knight was driven out, and is back at your court.',
  },
  displace: {
    title: 'Driving out',
    goal: 'A knight can be driven out by more strength; a tie is not enough. Each squire who goes along adds 1, but not towards the minimum of the county.\n\nTake Northumberland back with your 3 and one squire: 4 against 3.',
    hint: 'Pick the 3, then Northumberland, then 1 squire.',
    done: 'Red has to place his knight elsewhere, and his squire is lost. He has gone to Surrey.',
  },
  castle: {
    title: 'Your castle',
    goal: 'A knight in your own castle is safe: nobody can drive him out. He earns what his space shows. On a space that an extension covers nobody can stand; the extension pays every round by itself.\n\nPlace your 1 on the upgrade in your castle.',
    hint: 'Pick the 1, then the space with the upgrade in your castle.',
    done: 'An upgrade makes a knight stronger by 1. It will cost 2 squires when the castle is scored.',
  },
  conflict: {
    title: 'Conflicts with France',
    goal: 'In a conflict all knights fight together against France: if they are at least as strong, England wins. The strongest family gets most points. For going there the King grants a favour at once.\n\nRed has sent a 1 to the conflict on the left. Place your 2 there and take the favour of 1 gold.',
    hint: 'Pick the 2, then the conflict at the upper left. Then pick a favour with 1 gold, the first of the two.',
    done: '1 and 2 are enough against 3 French. All knights are placed.',
  },
  vote: {
    title: 'Parliament',
    goal: 'Three new laws are proposed. All vote in secret, yes or no, and may add votes they have saved. A tie is enough. A new law pushes out the one on the left.\n\nThe first proposal gives a squire for each placed knight of strength 2. You have one. Vote yes, with 1 vote.',
    hint: 'Choose yes and 1 vote.',
    done: 'Two for it, two against: passed. Your vote made the difference.',
  },
  'more-votes': {
    title: 'Two more ballots',
    goal: 'The next two proposals would not help you. And if nothing more is passed, the law stays that gives a new knight to whoever has most squires: you!\n\nVote no twice, without adding votes.',
    hint: 'Choose no without votes, both times.',
    done: 'Both are rejected, and the three laws in force took effect from left to right: you have a new knight and a squire.',
  },
  noble: {
    title: 'Nobles and rewards',
    goal: 'Now the counties pay out. From each county you hold you take a noble or the reward; for 3 gold you may take both. Nobles bring votes every round, and points at the end: the more of them, the more each is worth.\n\nTake both in Northumberland, and build the extension with the votes.',
    hint: 'Choose to take both. Then pick the space with the votes in your castle.',
    done: 'The extension pays from now on. Red held Surrey and has made you start player.',
  },
  rewards: {
    title: 'The castle pays',
    goal: 'Your castle is scored: your knight there and both extensions, in any order.\n\nScore the upgrade first. It costs 2 squires. Turn your 3 into a 4.',
    hint: 'Pick the space with the upgrade, then the 3 at your court.',
    done: 'Then the round table gave votes, and England won on the left: you were the strongest and got 3 points. The other conflict goes on in the lower row.',
  },
  final: {
    title: 'The final scoring',
    goal: 'After round 5 there are points once more: 8 for the strongest knights together and 4 for the second, the same for most extensions, and for nobles as many as their number says: 1 point for two of them, 36 for all nine.\n\nPlan for it from the start.',
  },
  'own-round': {
    title: 'A round of your own',
    goal: 'Round 2 begins, and the others play by themselves now. “Do it for me” does what a bot would do in your place.\n\nPlay the round to its end, as you like.',
    hint: 'Two counties or three, a conflict that can be won, a knight in the castle: a bit of everything is never wrong.',
    done: 'That was a whole round. Three more would follow.',
  },
}
