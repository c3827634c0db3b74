import type { PracticeWords } from './index.ts'

export const words: PracticeWords = {
  topics: {
    announcing: 'Announcing',
    doubting: 'Believing and doubting',
    dice: 'The last card',
    regions: 'Regions',
    odds: 'Odds of the dice',
    battlefield: 'An empty battlefield',
    events: 'Side events',
  },
  exercises: {
    'whole-truth': {
      title: 'Three fours',
      task: 'Three troops against three, and you attack. You have thrown 4, 4 and 4. Nobody has a last card any more.\n\nAnnounce what leaves you best off, even if York guesses right every time.',
      hint: 'What is believed counts as it was announced, even if the dice were better.',
      why: 'Announce less, and York will believe it: then the triple is lost. Announce more, and York will doubt it: that costs you a troop. The full truth is safe either way.',
    },
    'covered-lie': {
      title: 'Two, four, five',
      task: 'Three against three, and you attack. You have thrown 2, 4 and 5. Your last card has one command point; York has no card left.\n\nAnnounce what leaves you best off, even if York guesses right every time.',
      hint: 'What could you make of these dice if you were doubted?',
      why: 'If York doubts the pair of fives, your card turns the 4 into a 5: it is true after all, and nobody loses a troop. If York believes it, you still have the card. Anything higher could not be made good.',
    },
    'fog-of-war': {
      title: 'Fog of War',
      task: 'Three troops against three, and you attack. You have thrown 2, 4 and 5. Both of you hold a last card, but the twist of this round is Fog of War.\n\nAnnounce what leaves you best off, even if York guesses right every time.',
      hint: 'What is your last card worth in the fog?',
      why: 'In the fog no last card works, so a lie has no cover: whoever sees through it takes a troop from you. A single 5 is the best that is true.',
    },
    'nothing-to-lose': {
      title: 'Three sixes',
      task: 'Lancaster announces a triple of sixes. You have two troops on the battlefield, Lancaster three, and nobody has a last card. You know nothing of the dice.\n\nBelieve it or doubt it?',
      hint: 'Suppose you believe it. What would you have to throw then?',
      why: 'If you believe a triple of sixes, you lose both troops unless you throw three of a kind yourself. If it is true, you are lost anyway; if it is a lie, and only one throw in 216 is a triple of sixes, your doubt turns the battle round.',
    },
    'let-it-pass': {
      title: 'A modest 3',
      task: 'Lancaster announces a single 3. It is three troops against three, and nobody has a last card. You know nothing of the dice.\n\nBelieve it or doubt it?',
      hint: 'How hard is a single 3 to beat?',
      why: 'Almost any throw beats a single 3, so take the gift. Whoever doubts gives the attacker his real dice back, which may well be better, and loses a troop if there was a 3 among them.',
    },
    'three-alike': {
      title: 'Against a pair of sixes',
      task: 'Lancaster’s pair of sixes stands. You have thrown 3, 4 and 5, and your last card has two command points.\n\nTurn your dice.',
      hint: 'Each point moves one die by 1, up or down. What is better than a higher pair?',
      why: 'From 3, 4 and 5 two points make three fours. A triple beats any pair, and Lancaster loses two troops instead of you losing one or two.',
    },
    'true-after-all': {
      title: 'In doubt',
      task: 'You announced a pair of fours and were doubted. The dice show 3, 4 and 6. Your last card has one command point.\n\nTurn your dice.',
      hint: 'Nobody loses a troop if the dice then show what was announced.',
      why: 'Turn the 3 into a 4: the pair of fours is there, the doubt costs you nothing, and you go on with a pair. Two threes would be a pair too, but not the one you announced, and a troop would be lost.',
    },
    kingmaker: {
      title: 'Two in reserve',
      task: 'Round 5, and yours is the last card of the game. North and Centre are tied, Lancaster controls the South, and it has won more battles. You have two troops in reserve.\n\nWin the game.',
      hint: 'You need two regions, without trusting to dice.',
      why: 'The main event of Warwick the Kingmaker puts a troop into each region without a die: North and Centre are yours, two regions to one. A troop on the battlefield would win one region only.',
    },
    attainder: {
      title: 'Nobody in reserve',
      task: 'Round 5, and yours is the last card of the game. You control the North, York the Centre, and the South is tied. York has won more battles, and your reserve is empty.\n\nWin the game.',
      hint: 'A tie in a region is enough for one of your events.',
      why: 'The Act of Attainder works where you have at least as many troops as York. In the South it is two against two: one white troop goes, and you control two regions to one.',
    },
    'two-moves': {
      title: 'Enough in the Centre',
      task: 'Round 5, and yours is the last card of the game. Lancaster controls North and South, you the Centre, and Lancaster has won more battles.\n\nWin the game.',
      hint: 'The Centre can spare some troops. Count how many are needed where.',
      why: 'Two troops from the Centre make three against two in the North, and two against one is still enough in the Centre. One troop would only tie the North, and the South is too strong for two.',
    },
    survivors: {
      title: 'Where the survivors go',
      task: 'Round 5. You have won the battle of Tewkesbury in the Centre with two survivors. Lancaster has won more battles.\n\nPlace the survivors so that you win the game.',
      hint: 'Which region changes hands with two troops?',
      why: 'Two in the North make four against three, and with the Centre that is two regions to one. In the South two would only tie, and the Centre is yours already.',
    },
    'where-to-place': {
      title: 'Where to place',
      task: 'Round 5, and yours is the last card. All regions are tied: two troops each in the North, four each in the Centre, none in the South. You play for one attempt to place a troop, and one region is enough.\n\nWhere do you try?',
      hint: 'The die has to be higher than the number of your own troops there.',
      why: 'In the South the new troop is alone, so 2 or more will do: five times in six. In the North it takes 4 or more, in the Centre a 6.',
    },
    'drive-out-the-crowd': {
      title: 'Five or two',
      task: 'Round 5, and yours is the last card, played for two attempts to remove troops. The North is tied at five each and the Centre at two each; Lancaster controls the South. With as many regions as Lancaster you win, because you have won more battles.\n\nWhere do you try?',
      hint: 'When you remove troops, a low die is good. How low must it be?',
      why: 'The die must not be higher than the number of enemy troops there. Against five troops five numbers out of six will do, against two only two. Crowds are hard to add to and easy to drive out.',
    },
    stanley: {
      title: 'One against two',
      task: 'Round 5, and yours is the last card of the game. One of your troops faces two of York’s on the battlefield; regions and battles are tied.\n\nWin the game without a fight.',
      hint: 'A battle is won at once if only one side has troops there.',
      why: 'The main event of Lord Stanley Waits takes both white troops off the battlefield. You win without a die, and your survivor gives you a second region.',
    },
    'nobody-there': {
      title: 'One in reserve',
      task: 'Round 5, and yours is the last card of the game. You control the Centre, Lancaster the North, and the South is tied. The battlefield is empty, and you have one troop in reserve.\n\nWin the game.',
      hint: 'Who wins a battle to which only one side comes?',
      why: 'A single troop on the empty battlefield wins the battle without a fight. Then it goes as a survivor where you need it, and no die can stop it.',
    },
    'side-event': {
      title: 'A tie in the Centre',
      task: 'Round 5, and yours is the last card of the game. You control the North, York the South, and the Centre is tied. York has won more battles and has one troop in reserve. The battlefield lies in the Centre.\n\nGive yourself the best chance to win.',
      hint: 'Look at the track of the Act of Attainder. What may York do after it?',
      why: 'In round 5 the Act of Attainder is boxed: York may then put a troop into the region of the battlefield, and the Centre is tied again. Mortimer’s Cross has no side event. Two attempts against two troops succeed five times in nine.',
    },
  },
}
