import type { PracticeTexts } from '../../../practice/texts/index.ts'

export const words: PracticeTexts = {
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
      task: 'Three troops against three, and you attack. You have rolled 4, 4 and 4. Nobody has a last card left.\n\nMake the announcement that is best for you even if York guesses right every time.',
      hint: 'A believed announcement counts as announced, even if the dice were better.',
      why: 'If you announce less, York will believe it, and your triple is wasted. If you announce more, York will doubt it, and that costs you a troop. The full truth is safe either way.',
    },
    'covered-lie': {
      title: 'Two, four, five',
      task: 'Three against three, and you attack. You have rolled 2, 4 and 5. Your last card has one command point; York has no card left.\n\nMake the announcement that is best for you even if York guesses right every time.',
      hint: 'What could you turn these dice into if York doubts you?',
      why: 'If York doubts the pair of fives, your card turns the 4 into a 5: then it is true after all, and nobody loses a troop. If York believes it, you still have the card. You could not make anything higher true.',
    },
    'fog-of-war': {
      title: 'Fog of War',
      task: 'Three troops against three, and you attack. You have rolled 2, 4 and 5. Both of you have a last card, but the twist of this round is Fog of War.\n\nMake the announcement that is best for you even if York guesses right every time.',
      hint: 'What is your last card worth in the fog?',
      why: 'In the fog no last card can be used, so nothing covers a lie: if York sees through it, you lose a troop. A single 5 is the best true announcement.',
    },
    'nothing-to-lose': {
      title: 'Three sixes',
      task: 'Lancaster announces a triple of 6s. You have two troops on the battlefield, Lancaster three, and nobody has a last card. You know nothing of the dice.\n\nBelieve it or doubt it?',
      hint: 'Suppose you believe it. What would you have to roll then?',
      why: 'If you believe a triple of 6s, you lose both troops unless you roll a triple yourself. If it is true, you have lost anyway; if it is a lie (only one roll in 216 is a triple of 6s), your doubt turns the battle around.',
    },
    'let-it-pass': {
      title: 'A modest 3',
      task: 'Lancaster announces a single 3. It is three troops against three, and nobody has a last card. You know nothing of the dice.\n\nBelieve it or doubt it?',
      hint: 'How hard is a single 3 to beat?',
      why: 'Almost any roll beats a single 3, so take the gift. If you doubt, the attacker’s real dice count again, which may well be better, and you lose a troop if there was a 3 among them.',
    },
    'three-alike': {
      title: 'Against a pair of 6s',
      task: 'Lancaster’s pair of 6s stands. You have rolled 3, 4 and 5, and your last card has two command points.\n\nTurn your dice.',
      hint: 'Each point moves one die by 1, up or down. What is better than a higher pair?',
      why: 'Two points turn 3, 4 and 5 into a triple of 4s. A triple beats any pair, so Lancaster loses two troops, instead of you losing one or two.',
    },
    'true-after-all': {
      title: 'Doubted',
      task: 'You announced a pair of 4s and York doubted it. The dice show 3, 4 and 6. Your last card has one command point.\n\nTurn your dice.',
      hint: 'Nobody loses a troop if the dice then show what you announced.',
      why: 'Turn the 3 to a 4: you have the pair of 4s, the doubt costs you nothing, and you continue with a pair. Two 3s would also be a pair, but not the one you announced, and you would lose a troop.',
    },
    kingmaker: {
      title: 'Two in reserve',
      task: 'Round 5, and you play the last card of the game. North and Centre are tied, Lancaster controls the South and has won more battles. You have two troops in reserve.\n\nWin the game.',
      hint: 'You need two regions, without relying on dice.',
      why: 'The main event of Warwick the Kingmaker puts a troop into each region without a roll: you control the North and the Centre, two regions to one. A troop on the battlefield would win only one region.',
    },
    attainder: {
      title: 'Nobody in reserve',
      task: 'Round 5, and you play the last card of the game. You control the North, York the Centre, and the South is tied. York has won more battles, and your reserve is empty.\n\nWin the game.',
      hint: 'A tie in a region is enough for one of your events.',
      why: 'The Act of Attainder works where you have at least as many troops as York. In the South it is two against two: one white troop is removed, and you control two regions to one.',
    },
    'two-moves': {
      title: 'Enough in the Centre',
      task: 'Round 5, and you play the last card of the game. Lancaster controls North and South, you the Centre, and Lancaster has won more battles.\n\nWin the game.',
      hint: 'The Centre can spare some troops. Count how many are needed where.',
      why: 'Two troops from the Centre make three against two in the North, and two against one is still enough in the Centre. One troop would only tie the North, and the South is too strong for two.',
    },
    survivors: {
      title: 'Where the survivors go',
      task: 'Round 5. You have won the battle of Tewkesbury in the Centre with two survivors. Lancaster has won more battles.\n\nPlace the survivors so that you win the game.',
      hint: 'Which region changes control with two more troops?',
      why: 'Two in the North make four against three, and with the Centre that is two regions to one. In the South two would only tie, and you already control the Centre.',
    },
    'where-to-place': {
      title: 'Where to place',
      task: 'Round 5, and you play the last card. All regions are tied: two troops each in the North, four each in the Centre, none in the South. You have one attempt to place a troop, and one region is enough.\n\nWhere do you try?',
      hint: 'The die has to be higher than the number of your own troops there.',
      why: 'In the South the new troop is alone, so 2 or more is enough: five times in six. In the North you need 4 or more, in the Centre a 6.',
    },
    'drive-out-the-crowd': {
      title: 'Five or two',
      task: 'Round 5, and you play the last card for two attempts to remove troops. The North is tied at five each and the Centre at two each; Lancaster controls the South. With as many regions as Lancaster you win, because you have won more battles.\n\nWhere do you try?',
      hint: 'When you remove troops, a low roll is good. How low must it be?',
      why: 'The die must not be higher than the number of enemy troops there. Against five troops, five numbers out of six work; against two, only two. It is hard to join a crowd but easy to thin it out.',
    },
    stanley: {
      title: 'One against two',
      task: 'Round 5, and you play the last card of the game. One of your troops faces two of York’s on the battlefield; regions and battles are tied.\n\nWin the game without a fight.',
      hint: 'A battle is won at once if only one side has troops there.',
      why: 'The main event of Lord Stanley Waits takes both white troops off the battlefield. You win without a roll, and your survivor gives you a second region.',
    },
    'nobody-there': {
      title: 'One in reserve',
      task: 'Round 5, and you play the last card of the game. You control the Centre, Lancaster the North, and the South is tied. The battlefield is empty, and you have one troop in reserve.\n\nWin the game.',
      hint: 'Who wins a battle if only one side turns up?',
      why: 'A single troop on the empty battlefield wins the battle without a fight. Then, as a survivor, it goes where you need it, and no roll can stop it.',
    },
    'side-event': {
      title: 'A tie in the Centre',
      task: 'Round 5, and you play the last card of the game. You control the North, York the South, and the Centre is tied. York has won more battles and has one troop in reserve. The battlefield lies in the Centre.\n\nGive yourself the best chance of winning.',
      hint: 'Look at the track of the Act of Attainder. What may York do after it?',
      why: 'In round 5 the Act of Attainder is boxed: York may then put a troop into the region of the battlefield, and the Centre is tied again. Mortimer’s Cross has no side event. Two attempts against two troops succeed five times in nine.',
    },
  },
}
