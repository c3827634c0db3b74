import type { LessonWords } from '../words.ts'

export const words: LessonWords = {
  welcome: {
    title: 'Three regions',
    goal: 'You are Lancaster, the red rose. Whoever has more troops in a region controls it. Control all three at the end of a round and you have won; otherwise it is decided after five rounds.\n\nNow each house has one troop in the North, the Centre and the South, two in its reserve, and the others in the supply. This is the first round, and you hold six cards.',
  },
  exchange: {
    title: 'The exchange',
    goal: 'First both give each other a card, in secret. Give away what is of little use to you, but think of what the enemy might do with it.\n\nGive French Treachery to York.',
    hint: 'Pick the card French Treachery in your hand.',
    done: 'York has given you Commission of Array.',
  },
  battlefield: {
    title: 'The battlefield',
    goal: 'Each round has one battle. Both show a battlefield; the earlier one in history is fought, and whoever showed it is its owner.\n\nOffer Wakefield. The card then gives you a troop on the field: take it from the supply.',
    hint: 'Pick Wakefield, of 1460. Then pick the supply.',
    done: 'Wakefield is earlier than Barnet, so it is your field, and you play the first card.',
  },
  event: {
    title: 'An event',
    goal: 'Now you play four cards each, in turn. A card is used either for its event or for its command points. After some events the other house may carry out the side event: the track on the card shows in which rounds.\n\nPlay Commission of Array for its event, and move three troops from the supply to your reserve.',
    hint: 'Pick the card, then “Event”. Then pick your reserve three times.',
    done: 'In round 1 the card shows the white rose: York got a troop, too. Then York has sent two to the battlefield.',
  },
  place: {
    title: 'Placing troops',
    goal: 'A point is one attempt to bring a troop from the reserve into a region. You throw a die: it must be higher than the number of your troops there, the new one counted. If it is equal, the troop goes back; if lower, it is lost. Try first where you have few.\n\nPlay Hexham to place troops: try the North, then the Centre.',
    hint: 'Pick Hexham, then “Place”. Then pick the North, and after that the Centre.',
    done: 'In the North the troop stays, in the Centre it went back. The North is yours: 2 to 1.',
  },
  french: {
    title: 'Friends from France',
    goal: 'York has tried to remove your troops: for that a die must not be higher than the troops there. Both attempts failed.\n\nPlay French Aid for its event and bring both French troops to your half of the battlefield.',
    hint: 'Pick French Aid, then “Event”. Then pick your half of the battlefield twice.',
    done: 'The French are the first to be lost in battle. York has used the side event again.',
  },
  commit: {
    title: 'To the battlefield',
    goal: 'Each command point can send a troop from the reserve to the battlefield. York has four there by now.\n\nPlay your fourth card, Combined Forces, to send three troops to the battlefield. Keep Warwick the Kingmaker: your last card is worth much in battle.',
    hint: 'Pick Combined Forces, then “To the battlefield”, then 3.',
    done: 'All cards are played. You have more troops in the North, so you attack first.',
  },
  bluff: {
    title: 'A bluff',
    goal: 'The attacker throws three dice in secret and announces a result: a single number, a pair or a triple, true or not. Triple beats pair, pair beats single. You have thrown 6, 4 and 5: nothing but a single 6.\n\nBe bold and announce a pair of 6.',
    hint: 'Choose the pair, then the 6.',
    done: 'York believes it, and so it counts. York throws a single: two troops are lost. Nobody will ever see your dice.',
  },
  doubt: {
    title: 'Doubt',
    goal: 'Now York attacks and claims three sixes. That happens once in 216 throws.\n\nIf you doubt a lie, the liar loses a troop. If you doubt the truth, you lose one. Doubt it!',
    hint: 'Press “Doubt”.',
    done: 'A lie: the dice show a pair of 2, and York has lost a troop. That pair still counts, and you have thrown 5, 4 and 3.',
  },
  'last-card': {
    title: 'The last card',
    goal: 'Once in a battle you may use your last card: each of its points turns one die up or down by 1. The Kingmaker has three.\n\nTurn your dice to 4, 4 and 4. A triple beats a pair.',
    hint: 'Below the dice stands all that the card can make of them. The triple of 4 is the first.',
    done: 'York has no troops left. The battle of Wakefield is yours!',
  },
  survivors: {
    title: 'After the battle',
    goal: 'Your survivors march into the region of the battle or one next to it; the French go home. You control the North and, since York has left it, the South. In the Centre it is 1 against 2.\n\nSettle at least two survivors in the Centre.',
    hint: 'Pick the Centre and then 2, 3 or 4.',
    done: 'All three regions are yours at the end of the round: you have won the game in one round. It is rarely that easy.',
  },
  'own-battle': {
    title: 'A battle of your own',
    goal: 'A later round, another field: your four troops, a Frenchman among them, against York’s four. This time York decides for itself what to announce and what to believe. “Do it for me” does what a bot would do in your place.\n\nFight the battle of Tewkesbury to its end, as you like.',
    hint: 'Do not lie always, and do not tell the truth always. Use your last card where it turns the result.',
    done: 'The battle is decided. Whether you lied well, only you and your dice know.',
  },
}
