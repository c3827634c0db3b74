/** English. For the braces see the ICU message format. */
import { AREAS } from '../data/areas.ts'
import { BLOCKS } from '../data/blocks.ts'
import { BOARD } from './en-board.ts'

const same = (prefix: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`${prefix}.${name}`, name]))

const POINTS =
  '{points, plural, =0 {No action points left, but some blocks may still move} one {# action point left: move blocks or recruit} other {# action points left: move blocks or recruit}}.'
const EVENT = `{points, plural, =0 {Use the event ({card}) or finish your actions.} other {You can still use the event: {card}. ${POINTS}}}`

export const en: Readonly<Record<string, string>> = {
  'game.name': 'Richard III',
  'game.about': 'The Wars of the Roses for two players: hidden blocks, secret cards, dice battles and treachery.',
  'option.scenario': 'Scenario',
  'option.scenario.wars-of-the-roses': 'three campaigns from 1460; Lancaster is King',
  'option.scenario.kingmaker': 'one campaign, 1470; York is King and holds Henry VI captive',
  'option.scenario.richard-iii': 'one campaign, 1483; York is King',
  'option.edition': 'Rulebook edition',
  'option.edition.1.02': '1.02 (newer)',
  'option.edition.1.0': '1.0 (older)',
  'option.mulligan': 'Weak hand',
  'option.mulligan.book': 'you may show it and ask for a new one',
  'option.mulligan.auto': 'redealt once automatically',

  ...same('seat', ['Lancaster', 'York']),
  ...same(
    'area',
    AREAS.map((area) => area.name),
  ),
  ...same('block', [...new Set(BLOCKS.map((block) => block.name))]),
  ...same('sea', ['Irish Sea', 'English Channel', 'North Sea']),
  ...same('card', ['Force March', 'Muster', 'Piracy', 'Plague', 'Surprise', 'Treason']),
  'card.AP4': '4 action points',
  'card.AP3': '3 action points',
  'card.AP2': '2 action points',
  'block.hidden': 'a block',
  'place.pool': 'the pool',

  'prompt.mulligan': 'Keep your hand? If it has 13 points or fewer, you may show it and take a new one.',
  'prompt.answer-mulligan': 'Your opponent takes a new hand. Keep yours, or take a new one too?',
  'prompt.choose-card': 'Campaign {campaign}, turn {turn}: choose a card in secret.',
  'prompt.actions': `{open, plural, =0 {There is nothing left to do. Finish your actions.} other {{event, plural, =1 {${EVENT}} other {${POINTS}}}}}`,
  'prompt.main-attack':
    'You attack {area} from several sides. Where does the main attack come from? The others are reserves.',
  'prompt.choose-battle': 'Which battle is fought next?',
  'prompt.treason': 'Battle in {area}: on whom do you use the Treason card? Or keep it.',
  'prompt.battle-turn':
    'Battle in {area}, round {round}: {must, plural, =1 {{blocks, plural, =1 {{block} has to retreat. Where to?} other {# blocks have to retreat. Which, and where to?}}} other {{blocks, plural, =1 {What does {block} do?} other {Which of your # blocks acts now, and how?}}}}',
  'prompt.take-hits':
    'Battle in {area}: {hits, plural, one {# hit} other {# hits}}. Which of your strongest blocks takes {hits, plural, one {it} other {them}}?',
  'prompt.regroup': 'You have won in {area}. Regroup blocks to neighbouring areas, or stay.',
  'prompt.minor-enters': '{block} has come of age. Where does he enter the game?',
  'prompt.execution': '{block} is your prisoner. Execute him or let him live?',
  'prompt.forage':
    'Too many blocks to feed in {area}: {steps, plural, one {# block has} other {# blocks have}} yet to lose a step. Which?',
  'prompt.go-home': 'The campaign is over. Send your blocks home.',
  'prompt.leave-exile': 'Too many blocks in exile in {area}. Which goes to the pool?',
  'prompt.game-over': 'The game is over.',

  'log.dealt': 'Campaign {campaign} begins. Each house is dealt seven cards.',
  'log.mulligan':
    '{house} shows a hand of {points, plural, one {# point} other {# points}} ({hand}) and asks for a new one.',
  'log.redealt': '{house} is dealt a new hand.',
  'log.cards': 'Campaign {campaign}, turn {turn}. Lancaster: {lancaster}. York: {york}. {first} goes first.',
  'log.group': '{house} moves the group in {area}.',
  'log.muster': '{house} musters in {area}.',
  'log.plague': '{house} sends the plague to {area}: every block there loses a step.',
  'log.marches': '{house}: {block} marches from {from} to {to}.',
  'log.marchesOn': '{house}: {block} marches on from {from} to {to}.',
  'log.attacks': '{house}: {block} marches from {from} to {to} and meets the enemy.',
  'log.attacksOn': '{house}: {block} marches on from {from} to {to} and meets the enemy.',
  'log.sails': '{house}: {block} sails from {from} to {to}.',
  'log.raids': '{house}: {block} raids {to} by sea from {from}.',
  'log.recruits': '{house} recruits {block} in {area}.',
  'log.mainAttack': '{house}: the main attack on {area} comes from {from}.',
  'log.endsActions': '{house} finishes its actions.',
  'log.battle': 'Battle in {area}. {attacker} attacks.',
  'log.round': 'Round {round}.',
  'log.joins': '{house}: {block} joins from the reserve.',
  'log.rolesChange': 'The defenders are gone. {house} is now the attacker.',
  'log.fires':
    '{house}: {block} fires: {dice}. {hits, plural, =0 {No hit} one {# hit} other {# hits}} ({most} or less).',
  'log.strikesBack':
    '{house}: {block} strikes back: {dice}. {hits, plural, =0 {No hit} one {# hit} other {# hits}} ({most} or less).',
  'log.charges': '{house}: {block} charges {target}.',
  'log.takesHits': '{house}: {block} takes {hits, plural, one {# hit} other {# hits}}.',
  'log.passes': '{house}: {block} passes.',
  'log.turned': '{by} tempts {block}: {dice}. He changes sides to {house}.',
  'log.loyal': '{by} tempts {block}: {dice}. He stays loyal.',
  'log.retreats': '{house}: {block} retreats to {area}.',
  'log.regroups': '{house}: {block} regroups to {area}.',
  'log.eliminated': '{house} loses {block} in {area}.',
  'log.killed': '{house}: {block} is killed in {area} and will not return.',
  'log.battleWon': '{house} has won the battle of {area}.',
  'log.minorEnters': '{house}: {block} comes of age and enters the game in {area}.',
  'log.crowned': '{block} is crowned King in {area}.',
  'log.newPretender': '{block} now claims the throne for {house}.',
  'log.freed': '{block} is free.',
  'log.executes': '{house} has {block} executed.',
  'log.hunger': '{house}: too many blocks in {area}; {steps, plural, one {# loses} other {# lose}} a step.',
  'log.losesStep': '{house}: {block} in {area} loses a step.',
  'log.usurpation': 'Lancaster has {lancaster}, York {york}. Usurpation: {house} takes the throne!',
  'log.noUsurpation': 'Lancaster has {lancaster}, York {york}. {house} keeps the throne.',
  'log.captiveKilled': '{block} is murdered in the Tower.',
  'log.goesHome': '{house}: {block} goes home from {from} to {to}.',
  'log.leavesExile': '{house}: {block} leaves {area} for the pool.',
  'log.won': '{house} wins: {reason}.',
  'victory.heirs': 'all heirs of the other house are dead',
  'victory.throne': 'it holds the throne at the end',
  'victory.resigned': 'the other house has resigned',

  ...BOARD,
}
