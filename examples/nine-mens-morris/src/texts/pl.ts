/** Polish. The sides are plural, as in chess: "Białe stawiają". */
import { POINT_TEXTS } from '../data/board.ts'

export const pl: Readonly<Record<string, string>> = {
  ...POINT_TEXTS,
  'game.name': 'Młynek',
  'game.about': 'Ustaw dziewięć pionków, ułóż trzy w rzędzie i zbijaj pionki przeciwnika.',
  'option.flying': 'Przeskakiwanie',
  'option.flying.true': 'mając trzy pionki, można ruszyć się na dowolne pole',
  'option.flying.false': 'pionki zawsze poruszają się wzdłuż linii',
  'seat.White': 'Białe',
  'seat.Black': 'Czarne',

  'prompt.place':
    'Postaw pionek (w ręce: {left, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}).',
  'prompt.move': 'Przesuń pionek wzdłuż linii.',
  'prompt.fly': 'Przenieś pionek na dowolne wolne pole.',
  'prompt.take': 'Masz młynek. Który pionek zbijasz?',
  'prompt.game-over': 'Gra skończona.',

  'log.places': '{side} stawiają pionek na {point}.',
  'log.moves': '{side} przesuwają pionek z {from} na {to}.',
  'log.mill': '{side} zamykają młynek.',
  'log.takes': '{side} zbijają pionek na {point}.',
  'log.won': '{side} wygrywają: {reason}.',
  'log.drawn': 'Remis: {reason}.',

  'ending.few': 'przeciwnikowi zostały tylko dwa pionki',
  'ending.blocked': 'przeciwnik nie może wykonać ruchu',
  'ending.noMill': 'zbyt wiele ruchów bez zamknięcia młynka',
  'ending.resigned': 'przeciwnik się poddał',
}
