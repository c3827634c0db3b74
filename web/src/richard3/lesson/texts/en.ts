import type { LessonTexts } from '../../../learn/texts.ts'

export const texts: LessonTexts = {
  welcome: {
    title: 'The blocks',
    goal: 'You lead the house of York, the white rose. Lancaster holds the throne; you are the Pretender and want it.\n\nYour people are blocks. You see the name, strength and combat rating of your own blocks, but only the backs of enemy blocks. York and his friends are in Essex. Two red blocks are in Warwick, and one of them might be the King.',
  },
  cards: {
    title: 'Cards',
    goal: 'Each turn, both houses secretly choose a card. It gives action points, and the higher card goes first.\n\nPlay the card with 3 action points.',
    hint: 'Your hand lies beside the map. Pick the card with the 3.',
    done: 'Lancaster played a 2, so you go first.',
  },
  march: {
    title: 'Marching',
    goal: 'One point activates an area: each of its blocks may march one or two areas, even in different directions. An area held by the enemy would stop them.\n\nFor one point, move March from Sussex through Wilts to Gloucester, then Rutland from Sussex to Wilts.',
    hint: 'Pick the block March, then Wilts, then Gloucester. Then pick Rutland and Wilts.',
    done: 'Both started in Sussex, so together they cost only one point.',
  },
  borders: {
    title: 'Border limits',
    goal: 'Only a limited number of your blocks can cross a border in a turn: 4 for yellow, 3 for blue and 2 for red. A red border also ends the march.\n\nBring all four blocks from Essex to Leicester. York, Warwick and Salisbury cross the blue border; then it is full, and Kent has to go via Middlesex.',
    hint: 'Send York, Warwick and Salisbury to Leicester. Then Kent to Middlesex, and on to Leicester.',
    done: 'Again one point for all four.',
  },
  recruit: {
    title: 'Recruiting',
    goal: 'You can also spend a point to bring a block from your pool at full strength. A noble enters where his shield is, if no enemy is there.\n\nRecruit Norfolk in East Anglia, then finish your actions.',
    hint: 'Norfolk waits in your pool. Pick him, then East Anglia. The “Finish” button is next to the question.',
    done: 'Recruited blocks do not move in the same turn.',
  },
  attack: {
    title: 'An attack',
    goal: 'Another turn. Three red blocks hold Sussex. A block that marches into an enemy area has to stop there and fight.\n\nWith your first point, move March, Norfolk and Essex from Kent to Sussex.',
    hint: 'Pick each of the three in Kent and then Sussex, in any order.',
    done: 'Each block of the main attack pins one defender, which cannot leave before the battle.',
  },
  'second-side': {
    title: 'From two sides',
    goal: 'You may attack across up to three borders. One of them is the main attack; blocks that cross another border are your reserve.\n\nMove Warwick and Salisbury from Wilts to Sussex as well, then finish your actions.',
    hint: 'Pick Warwick and then Sussex, Salisbury and then Sussex. Then press “Finish”.',
    done: 'Sussex is attacked from two sides.',
  },
  main: {
    title: 'The main attack',
    goal: 'The main attack fights from the first round, the reserve only from the second. So most of your blocks should be in the main attack.\n\nName Kent as the side of the main attack.',
    hint: 'Pick Kent on the map.',
    done: 'The battle begins, and the blocks in front are revealed.',
  },
  'round-one': {
    title: 'The first round',
    goal: 'Each block has one turn in a round: A before B, B before C, C before D, and defenders before attackers of the same letter. It rolls one die for each step; a B2 hits with 1 and 2. Hits go to the strongest enemy.\n\nLet March, Norfolk and Essex fire when it is their turn.',
    hint: 'Press “Fire” for March. When Norfolk and Essex may act, pick Norfolk first and then Essex.',
    done: 'Somerset defends a crown as a royal heir, so his firepower is 1 higher. Now your reserve has arrived.',
  },
  retreat: {
    title: 'A way out',
    goal: 'From the second round on, a block may retreat to a neighbouring area without enemies instead of firing. Norfolk has lost two steps; you had better save him.\n\nLet March fire, then retreat with Norfolk to Kent.',
    hint: 'Press “Fire” for March. Then pick Norfolk and Kent.',
    done: 'March has killed Wiltshire for good, and Norfolk is safe. Attackers that are still there in round 4 must retreat.',
  },
  reserves: {
    title: 'The reserve strikes',
    goal: 'Two red blocks are left, with one step each. Warwick has joined from the reserve: B3, three steps.\n\nLet Warwick fire.',
    hint: 'Pick Warwick in the battle, then “Fire”.',
    done: 'Excess hits go to the next block. Somerset was an heir, so he is out of the game for good.',
  },
  regroup: {
    title: 'Regrouping',
    goal: 'After you win a battle, you may regroup blocks to neighbouring areas without enemies.\n\nMove Warwick to Oxford and leave the others where they are. Then finish.',
    hint: 'Pick Warwick, then Oxford, then “Finish”.',
    done: 'Your blocks stand up again and are hidden from your opponent.',
  },
  king: {
    title: 'The King himself',
    goal: 'Each house has five heirs. The most senior one in play is King or Pretender; yours is York. If all five heirs of a house are dead, the other house wins at once.\n\nHenry VI is in Leicester, with two steps left. Move York and March there, then finish your actions.',
    hint: 'Pick York and then Leicester, March and then Leicester. Then press “Finish”.',
    done: 'Stanley is with the King, and he is stronger.',
  },
  charge: {
    title: 'A charge',
    goal: 'If York fired, his hits would go to Stanley, the strongest. But the senior heir of a side may charge instead and choose a target. A target that survives strikes back at once.\n\nLet March fire. Then let York charge Henry VI.',
    hint: 'Press “Fire” for March. On York’s turn press “Charge” and pick Henry VI.',
    done: 'The King is dead.',
  },
  treachery: {
    title: 'Treachery',
    goal: 'Once per battle, the King, the Pretender and Warwick may each attempt treachery against an enemy instead of firing. Roll as many dice as the target’s loyalty; all of them must be even. Stanley’s loyalty is 1.\n\nLet March pass, so that Stanley keeps his strength. Then let York tempt Stanley.',
    hint: 'Press “Pass” for March. On York’s turn press “Treachery” and pick Stanley.',
    done: 'Stanley fights for York now. Blocks with a rose can never be won over.',
  },
  'new-king': {
    title: 'Long live the King',
    goal: 'A dead heir is replaced by the eldest minor of his house, and a dead King is succeeded by the next heir. Both happen at the end of the turn.\n\nStay where you are: finish regrouping.',
    hint: 'Press “Finish”.',
    done: 'Prince Edward has come of age and is King already. Lancaster has four heirs left.',
  },
  supply: {
    title: 'Supply',
    goal: 'At the end of each turn an area feeds four blocks, or five if it has a city. Every block beyond that loses a step.\n\nFive blocks stand in Hereford. Choose one to lose a step.',
    hint: 'Pick any block in Hereford. Warwick and York have four steps and can best spare one.',
    done: 'It pays to spread out in time.',
  },
  london: {
    title: 'London',
    goal: 'The last turn of the campaign. Now each house counts 1 for every heir, noble and church in England and Wales, and 1 more for London. You have 5, Lancaster has 6.\n\nPlay your last card, then move March to Middlesex, where London is.',
    hint: 'Pick the card, then March in Essex, then Middlesex.',
    done: 'London counts for you: 6 against 6. But in a tie the King keeps the throne.',
  },
  throne: {
    title: 'The throne',
    goal: 'One more noble, and York has the majority.\n\nRecruit Hastings in Leicester and finish your actions.',
    hint: 'Pick Hastings in your pool, then Leicester, then “Finish”.',
    done: 'Seven to six: York takes the throne, and Lancaster is now the Pretender.',
  },
  end: {
    title: 'How to win',
    goal: 'Then all blocks go home, and the next campaign begins with new cards. The house that is King after the last campaign wins. A house also wins when all heirs of the other house are dead.\n\nThere is more to discover: ships, events, the Rebel. You can open the rulebook next to every board.',
  },
}
