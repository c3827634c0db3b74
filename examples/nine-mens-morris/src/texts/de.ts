/** German. */
import { POINT_TEXTS } from '../data/board.ts'

export const de: Readonly<Record<string, string>> = {
  ...POINT_TEXTS,
  'game.name': 'Mühle',
  'game.about': 'Neun Steine setzen, drei in eine Reihe bringen und gegnerische Steine schlagen.',
  'option.flying': 'Springen',
  'option.flying.true': 'mit drei Steinen darf man überallhin ziehen',
  'option.flying.false': 'Steine ziehen immer entlang der Linien',
  'seat.White': 'Weiß',
  'seat.Black': 'Schwarz',

  'prompt.place': 'Setze einen Stein ({left, plural, one {noch # Stein} other {noch # Steine}} in der Hand).',
  'prompt.move': 'Ziehe einen Stein entlang einer Linie.',
  'prompt.fly': 'Ziehe einen Stein auf einen beliebigen freien Punkt.',
  'prompt.take': 'Du hast eine Mühle. Welchen Stein schlägst du?',
  'prompt.game-over': 'Die Partie ist zu Ende.',

  'log.places': '{side} setzt einen Stein auf {point}.',
  'log.moves': '{side} zieht von {from} nach {to}.',
  'log.mill': '{side} schließt eine Mühle.',
  'log.takes': '{side} schlägt den Stein auf {point}.',
  'log.won': '{side} gewinnt: {reason}.',
  'log.drawn': 'Die Partie endet unentschieden: {reason}.',

  'ending.few': 'Die Gegenseite hat nur noch zwei Steine',
  'ending.blocked': 'Die Gegenseite kann nicht mehr ziehen',
  'ending.noMill': 'Zu lange wurde keine Mühle geschlossen',
  'ending.resigned': 'Die Gegenseite hat aufgegeben',
}
