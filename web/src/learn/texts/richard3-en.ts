import type { LessonWords } from '../words.ts'

export const words: LessonWords = {
  welcome: {
    title: 'The blocks',
    goal: 'You lead the house of York, the white rose. Lancaster holds the throne; you are the Pretender and want it.\n\nYour people are blocks. You see your own with name, strength and rating; of the enemy you see only backs. York and his friends stand in Essex. Two red blocks are in Warwick, and one of them might be the King.',
  },
  cards: {
    title: 'Cards',
    goal: 'Each turn both houses choose a card in secret. It gives action points, and the higher card goes first.\n\nPlay the card with 3 action points.',
    hint: 'Your hand lies beside the map. Pick the card with the 3.',
    done: 'Lancaster has played a 2, so you go first.',
  },
  march: {
    title: 'Marching',
    goal: 'One point activates an area: any of its blocks may march one or two areas, and need not stay together. An area of the enemy would stop them.\n\nFor one point, march March from Sussex through Wilts to Gloucester, and then Rutland from Sussex to Wilts.',
    hint: 'Pick the block March, then Wilts, then Gloucester. After him pick Rutland and then Wilts.',
    done: 'Both came out of Sussex, so that was one point for the two of them.',
  },
  borders: {
    title: 'Border limits',
    goal: 'A border lets only so many of your blocks pass in a turn: a yellow one 4, a blue one 3, a red one 2, and a red one ends the march.\n\nBring all four blocks from Essex to Leicester. York, Warwick and Salisbury cross the blue border; Kent finds it full and has to go round by Middlesex.',
    hint: 'Send York, Warwick and Salisbury to Leicester. Then Kent to Middlesex, and on to Leicester.',
    done: 'Again one point for all four.',
  },
  recruit: {
    title: 'Recruiting',
    goal: 'With a point you can also bring a block from your pool, at full strength. A noble comes where his shield is, if no enemy stands there.\n\nRecruit Norfolk in East Anglia, then finish your actions.',
    hint: 'Norfolk waits in your pool. Pick him, then East Anglia. The button “Finish” stands beside the question.',
    done: 'Recruits do not move in the turn in which they come.',
  },
  attack: {
    title: 'An attack',
    goal: 'Another turn. Three red blocks hold Sussex. Whoever marches into an area of the enemy has to stop there and fight.\n\nWith your first point march March, Norfolk and Essex from Kent to Sussex.',
    hint: 'Pick each of the three in Kent and then Sussex, in any order.',
    done: 'Every block of an attack pins one defender, who cannot slip away before the battle.',
  },
  'second-side': {
    title: 'From two sides',
    goal: 'You may attack across up to three borders. One of them is the main attack; whoever comes over another is your reserve.\n\nMarch Warwick and Salisbury from Wilts to Sussex as well, then finish your actions.',
    hint: 'Pick Warwick and then Sussex, Salisbury and then Sussex. Then press “Finish”.',
    done: 'Sussex is attacked from two sides.',
  },
  main: {
    title: 'The main attack',
    goal: 'The main attack fights from the first round, the reserve only from the second. So more blocks should be in the main attack.\n\nName Kent as the side of the main attack.',
    hint: 'Pick Kent on the map.',
    done: 'The battle begins, and the blocks in front are turned up.',
  },
  'round-one': {
    title: 'The first round',
    goal: 'Each block has one turn in a round: A before B, B before C, C before D, and defenders before attackers of the same letter. It rolls a die for each step of its strength; a B2 hits with 1 and 2. Hits go to the strongest enemy.\n\nLet March, Norfolk and Essex fire when it is their turn.',
    hint: 'Press “Fire” for March. When Norfolk and Essex may act, pick Norfolk first and then Essex.',
    done: 'Somerset defends a crown as a royal heir: he hits with one more. Now your reserve has come up.',
  },
  retreat: {
    title: 'A way out',
    goal: 'From the second round on a block may retreat instead of firing, to a neighbouring area without enemies. Norfolk has lost two steps; better save him.\n\nLet March fire, then take Norfolk back to Kent.',
    hint: 'Press “Fire” for March. Then pick Norfolk and after him Kent.',
    done: 'March has killed Wiltshire for good, and Norfolk is safe. Attackers who are still there in round 4 must retreat.',
  },
  reserves: {
    title: 'The reserve strikes',
    goal: 'Two red blocks are left, with one step each. Warwick has come out of the reserve: B3, three steps.\n\nLet Warwick fire.',
    hint: 'Pick Warwick in the battle, then “Fire”.',
    done: 'Hits that are left over go on to the next block. Somerset was an heir: he is gone for the whole game.',
  },
  regroup: {
    title: 'Regrouping',
    goal: 'Whoever wins a battle may move his blocks to neighbouring areas without enemies.\n\nMove Warwick to Oxford and leave the others. Then finish.',
    hint: 'Pick Warwick, then Oxford, then “Finish”.',
    done: 'Your blocks stand up again and are hidden.',
  },
  king: {
    title: 'The King himself',
    goal: 'Each house has five heirs. The eldest in play is King or Pretender; yours is York. If all five heirs of a house are dead, the other has won at once.\n\nHenry VI is in Leicester, with two steps left. March there with York and March, and finish your actions.',
    hint: 'Pick York and then Leicester, March and then Leicester. Then press “Finish”.',
    done: 'Stanley is with the King, and stronger than he.',
  },
  charge: {
    title: 'A charge',
    goal: 'If York fired, his hits would go to Stanley, the strongest. But the senior heir of a side may charge instead: he names his victim. A victim that lives strikes back at once.\n\nLet March fire. Then let York charge Henry VI.',
    hint: 'Press “Fire” for March. On York’s turn press “Charge” and pick Henry VI.',
    done: 'The King is dead.',
  },
  treachery: {
    title: 'Treachery',
    goal: 'Once in a battle the King, the Pretender and Warwick may tempt an enemy instead of firing. As many dice as his loyalty are rolled, and all must be even. Stanley’s loyalty is 1.\n\nLet March pass, so that Stanley keeps his strength. Then tempt Stanley with York.',
    hint: 'Press “Pass” for March. On York’s turn press “Tempt” and pick Stanley.',
    done: 'Stanley fights for York now. Blocks with a rose can never be won over.',
  },
  'new-king': {
    title: 'Long live the King',
    goal: 'A dead heir is followed by the eldest minor of his house, and a dead King by the next heir. Both happens when the turn ends.\n\nStay where you are: finish regrouping.',
    hint: 'Press “Finish”.',
    done: 'Prince Edward has come of age and is King already. Four heirs are left to Lancaster.',
  },
  supply: {
    title: 'Supply',
    goal: 'At the end of each turn an area feeds four blocks, or five if it has a city. Every block beyond that loses a step.\n\nFive blocks stand in Hereford. Choose one that loses a step.',
    hint: 'Pick any block in Hereford. Warwick and York have four steps and can spare one best.',
    done: 'It pays to spread out before winter.',
  },
  london: {
    title: 'London',
    goal: 'The last turn of the campaign. Now the great are counted: each house has one for every heir, noble and church on the map in England and Wales, and one more for London. You have 5, Lancaster has 6.\n\nPlay your last card, then march March into Middlesex, where London lies.',
    hint: 'Pick the card, then March in Essex, then Middlesex.',
    done: 'London counts for you: 6 against 6. But a tie leaves the King on his throne.',
  },
  throne: {
    title: 'The throne',
    goal: 'One more noble, and York has the majority.\n\nRecruit Hastings in Leicester and finish your actions.',
    hint: 'Pick Hastings in your pool, then Leicester, then “Finish”.',
    done: 'Seven against six: York takes the throne, and Lancaster is the Pretender now.',
  },
  end: {
    title: 'How it is won',
    goal: 'Then all go home, and the next campaign begins with new cards. Whoever is King after the last campaign has won, or whoever has seen all heirs of the other house die.\n\nThere is more to find out: ships, events, the Rebel. The rulebook stands beside every board.',
  },
}
