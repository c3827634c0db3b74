/** English, as ICU messages: the parts in braces are filled in. */
import { POINT_TEXTS } from '../data/board.ts'

export const en: Readonly<Record<string, string>> = {
  ...POINT_TEXTS,
  'game.name': 'Nine Men’s Morris',
  'game.about': 'Place nine men, line up three, and take the men of your opponent.',
  'option.flying': 'Flying',
  'option.flying.true': 'with three men left you may move anywhere',
  'option.flying.false': 'men always move along the lines',
  'seat.White': 'White',
  'seat.Black': 'Black',

  'prompt.place': 'Place a man ({left, plural, one {# man} other {# men}} in hand).',
  'prompt.move': 'Move a man along a line.',
  'prompt.fly': 'Move a man to any empty point.',
  'prompt.take': 'You have a mill. Which man do you take?',
  'prompt.game-over': 'The game is over.',

  'log.places': '{side} places a man on {point}.',
  'log.moves': '{side} moves from {from} to {to}.',
  'log.mill': '{side} closes a mill.',
  'log.takes': '{side} takes the man on {point}.',
  'log.won': '{side} wins: {reason}.',
  'log.drawn': 'The game is drawn: {reason}.',

  'ending.few': 'the opponent has only two men left',
  'ending.blocked': 'the opponent cannot move',
  'ending.noMill': 'too many turns without a mill',
  'ending.resigned': 'the opponent has resigned',
}
