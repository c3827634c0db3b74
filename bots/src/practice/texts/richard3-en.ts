import type { PracticeWords } from './index.ts'

export const words: PracticeWords = {
  topics: {
    usurpation: 'Counting for the throne',
    recruiting: 'Recruiting',
    pinning: 'Pinning',
    events: 'Events',
    supply: 'Supply',
    charges: 'Charges',
    treachery: 'Treachery',
    retreats: 'Saving an heir',
    reserves: 'Main attack and reserve',
  },
  exercises: {
    'ships-to-london': {
      title: 'Two ships',
      task: 'The last turn of the campaign. York has 3 in the count, Lancaster 5. One action point is left and nobody is in London.\n\nTake the throne.',
      hint: 'What brings three at once? Look at Calais, and at the major ports.',
      why: 'Two blocks may sail together from one major port to another for a single point. March and Warwick are two more in the count, and London is a third: 6 to 5. Mercenaries would hold London, but they count for nothing.',
    },
    'right-shield': {
      title: 'The right shield',
      task: 'You are Lancaster and hold the throne. York counts 6, you count 5, and a tie is enough for the King. One action point is left.\n\nKeep the throne.',
      hint: 'A noble comes only where his shield is, and not where the enemy stands. Levies do not count.',
      why: 'York stands on the shields of Rivers, Shrewsbury and Westmoreland. Stanley’s shield in Lancaster is free, and with him it is 6 to 6. Levies and Bombards can be recruited too, but they go home before the count.',
    },
    'storm-london': {
      title: 'Storm London',
      task: 'The last turn. York counts 4, Lancaster 6, of which one is for London. A lone Wiltshire with one step holds the city. One action point is left.\n\nGive York the best chance of the throne.',
      hint: 'Whoever falls is lost to one side; whoever takes London wins for the other. What changes the count by three?',
      why: 'If March beats Wiltshire, Lancaster loses a noble and London, and York gains London: 5 to 4. A recruit would be one more, and that is too few. March has two steps and firepower 3, so this works eleven times in twelve.',
    },
    'one-border': {
      title: 'Over one border',
      task: 'March and Hastings have attacked Leicester from Rutland. Three red blocks stand there, and Henry VI is one of them. It is Lancaster’s turn after yours.\n\nWith York and your last point, make sure that Henry cannot slip away before the battle.',
      hint: 'Only blocks of the main attack pin, and what counts is the last border they crossed.',
      why: 'From Essex straight to Leicester York would be a reserve, and reserves pin nobody. By way of Rutland he joins the main attack: three blocks pin three defenders, and all of them have to stay.',
    },
    'slip-away': {
      title: 'Slip away',
      task: 'York attacks Hereford: two blocks from Warwick in the main attack, one from Gloucester in reserve. You are Lancaster. Henry VI has one step left.\n\nBring him out of this battle.',
      hint: 'Two blocks pin two of your three, and you choose which. Some borders are closed.',
      why: 'One of your three blocks is free to go, and you choose that it is Henry. He may not cross the borders by which the enemy came, to Warwick and Gloucester; every other way will do.',
    },
    plague: {
      title: 'Where the plague strikes',
      task: 'The last turn, and your card is Plague. York counts 6, Lancaster 7. You choose a city of the enemy, and every block there loses a step.\n\nTake the throne.',
      hint: 'It is not the number of blocks that matters but who has a single step left, and who counts.',
      why: 'In Somerset Stanley and Devon have one step each: both are gone, and it is 6 to 5. In Warwick only the levy would die, which does not count, and Northumberland alone would leave a tie.',
    },
    'force-march': {
      title: 'Three areas',
      task: 'The last turn, and your card is Force March: one group marches up to three areas. Both sides count 3.\n\nTake the throne.',
      hint: 'London is worth one. Who is three areas away from Middlesex?',
      why: 'From South Yorks it is three areas by way of Leicester, by Derby or by Lincoln. With March in London York counts 4 to 3. From Northumbria it is too far.',
    },
    hunger: {
      title: 'Five in Hereford',
      task: 'The last supply phase before the count. Hereford feeds four of your five blocks, and each of the five has one step left. York counts 4, Lancaster 3.\n\nChoose who loses a step.',
      hint: 'Somebody will die. Who is not counted afterwards?',
      why: 'The Irish go home before the count anyway. Any of the others would be an heir or noble less, and with 3 to 3 the King keeps the throne.',
    },
    'charge-the-king': {
      title: 'At the King himself',
      task: 'A battle in Leicester. Henry VI has one step left, Stanley beside him has four. It is York’s turn, and he has three steps and firepower 3.\n\nKill the King in this round, with the best chance.',
      hint: 'Whom do ordinary hits strike? And who may choose his target?',
      why: 'Hits of a shot go to the strongest enemy, and that is Stanley. As the senior heir on the field York may charge and name Henry: one hit with three dice is enough, seven times in eight.',
    },
    'no-need-to-charge': {
      title: 'No need to charge',
      task: 'A battle in Caernarvon, one against one: York with two steps attacks Rivers with two. It is York’s turn.\n\nGive York the best chance to win the battle.',
      hint: 'What does a charge gain where there is only one enemy, and what may it cost?',
      why: 'There is only one target, so a charge gains nothing, and if Rivers survives he strikes back at once without losing his own turn. Firing wins four battles in five.',
    },
    'tempt-stanley': {
      title: 'Stanley hesitates',
      task: 'A battle in Caernarvon. York has one step left, Stanley has three. It is York’s turn; he is the Pretender.\n\nGive York the best chance to win the battle.',
      hint: 'Stanley’s loyalty is 1.',
      why: 'One die against three steps is a poor fight. With a loyalty of 1 Stanley goes over on every even number, with all his steps: half the battles are won at once.',
    },
    'whom-to-tempt': {
      title: 'Whom to tempt',
      task: 'A battle in Caernarvon. York, with one step, faces Westmoreland with two steps and a loyalty of 2, and Buckingham with one step and a loyalty of 1. It is York’s turn.\n\nGive York the best chance to win the battle.',
      hint: 'Do not look only at who is easier to win over. Look at who is left on the other side.',
      why: 'Buckingham comes over twice as often, but then Westmoreland with two steps is still the enemy. If Westmoreland comes, two steps join you and only one is left against you. That outweighs the odds.',
    },
    'wounded-heir': {
      title: 'A wounded heir',
      task: 'Round 2 of a battle in Caernarvon. March has one step left, Stanley has three. It is March’s turn.\n\nSave March.',
      hint: 'A dead heir is gone for good. From round 2 on there is another way.',
      why: 'If March fires, Stanley will most likely kill him. Powys and Pembroke are held by the enemy, but over the border by which he came himself March may retreat.',
    },
    'who-is-hit': {
      title: 'Who takes the hit',
      task: 'Stanley has scored one hit. March and Hastings have one step each, so you choose who takes it.\n\nGive March the best chance to survive the battle.',
      hint: 'One of the two can never be replaced.',
      why: 'Where several blocks are equally strong, their owner chooses. Hastings is a noble; March is an heir, and a house without heirs has lost.',
    },
    'heir-in-reserve': {
      title: 'The heir in reserve',
      task: 'You attack Stanley in Leicester: Hastings with two steps from Rutland, March with one step from Warwick.\n\nName the main attack. Win the battle without losing March, as likely as possible.',
      hint: 'A reserve cannot be hit in round 1.',
      why: 'Hastings takes the first round, and March comes fresh in the second. The other way round March would be alone against two dice from the start.',
    },
  },
}
