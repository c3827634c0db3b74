import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'Three regions',
    goal: 'You are Lancaster, the red rose. The house with more troops in a region controls it. If you control all three at the end of a round, you win; otherwise the game is decided after five rounds.\n\nEach house has one troop each in the North, the Centre and the South, two in its reserve and the rest in the supply. This is the first round, and you have six cards.',
  },
  exchange: {
    title: 'The exchange',
    goal: 'First, both players secretly give each other a card. Give away a card you have little use for, but think about what your opponent could do with it.\n\nGive French Treachery to York.',
    hint: 'Pick the card French Treachery in your hand.',
    done: 'York has given you Commission of Array.',
  },
  battlefield: {
    title: 'The battlefield',
    goal: 'Each round has one battle. Both players offer a battlefield; the battle with the earlier date is fought, and the player who offered it owns the battlefield.\n\nOffer Wakefield. The card then gives you a troop on the battlefield: take it from the supply.',
    hint: 'Pick Wakefield (1460). Then pick the supply.',
    done: 'Wakefield is earlier than Barnet, so it is your battlefield, and you play the first card.',
  },
  event: {
    title: 'An event',
    goal: 'Now you take turns to play four cards each. You use a card either for its event or for its command points. After some events, the other house may carry out the side event: the track on the card shows in which rounds.\n\nPlay Commission of Array for its event, and move three troops from the supply to your reserve.',
    hint: 'Pick the card, then “Event”. Then pick your reserve three times.',
    done: 'In round 1 the card shows the white rose: York also got a troop. Then York sent two to the battlefield.',
  },
  place: {
    title: 'Placing troops',
    goal: 'Each command point is one attempt to bring a troop from the reserve into a region. You roll a die: it must be higher than the number of your troops there, counting the new one. If it is equal, the troop goes back to the reserve; if it is lower, the troop is lost to the supply. So try where you have few troops.\n\nPlay Hexham to place troops: try the North, then the Centre.',
    hint: 'Pick Hexham, then “Place”. Then pick the North, and after that the Centre.',
    done: 'The troop stays in the North, but the one in the Centre went back. You control the North, 2 to 1.',
  },
  french: {
    title: 'Friends from France',
    goal: 'York tried to remove your troops. For that, the die must not be higher than the number of troops there. Both attempts failed.\n\nPlay French Aid for its event and bring both French troops to your half of the battlefield.',
    hint: 'Pick French Aid, then “Event”. Then pick your half of the battlefield twice.',
    done: 'French troops are lost first in battle. York used the side event again.',
  },
  commit: {
    title: 'To the battlefield',
    goal: 'Each command point can send a troop from the reserve to the battlefield. York already has four there.\n\nPlay your fourth card, Combined Forces, to send three troops to the battlefield. Keep Warwick the Kingmaker: your last card is valuable in battle.',
    hint: 'Pick Combined Forces, then “To the battlefield”, then 3.',
    done: 'All cards have been played. You have more troops in the North, so you attack first.',
  },
  bluff: {
    title: 'A bluff',
    goal: 'The attacker secretly rolls three dice and announces a result: a single, a pair or a triple, true or not. A triple beats a pair, and a pair beats a single. You have rolled 6, 4 and 5, so you have only a single 6.\n\nBe bold and announce a pair of 6s.',
    hint: 'In the row of pairs, choose the 6.',
    done: 'York believes it, so it counts. York rolls only a single and loses two troops. Nobody will ever see your dice.',
  },
  doubt: {
    title: 'Doubt',
    goal: 'Now York attacks and announces a triple of 6s. That happens once in 216 rolls.\n\nIf you doubt a false announcement, York loses a troop. If you doubt a true one, you lose one. Doubt it!',
    hint: 'Press “Doubt”.',
    done: 'It was a lie: the dice show a pair of 2s, and York has lost a troop. The pair still counts, and you have rolled 5, 4 and 3.',
  },
  'last-card': {
    title: 'The last card',
    goal: 'Once per battle you may use your last card: each of its command points turns one die up or down by 1. The Kingmaker has three.\n\nTurn your dice to 4, 4 and 4. A triple beats a pair.',
    hint: 'Below the dice you see everything the card can turn them to. The triple of 4s comes first.',
    done: 'York has no troops left. You have won the battle of Wakefield!',
  },
  survivors: {
    title: 'After the battle',
    goal: 'Your survivors march into the region of the battlefield or one next to it; the French return to the supply. You control the North and, since York has left it, the South. In the Centre it is 1 against 2.\n\nMove at least two survivors to the Centre.',
    hint: 'Pick the Centre and then 2, 3 or 4.',
    done: 'You control all three regions at the end of the round, so you have won in one round. It is rarely that easy.',
  },
  'own-battle': {
    title: 'A battle of your own',
    goal: 'A later round, another battlefield: your four troops, one of them French, against York’s four. This time York decides for itself what to announce and what to believe. “Do it for me” does what a bot would do in your place.\n\nFight the battle of Tewkesbury to the end, as you like.',
    hint: 'Do not always lie, and do not always tell the truth. Use your last card where it changes the result.',
    done: 'The battle is decided. Only you and your dice know how well you lied.',
  },
}
