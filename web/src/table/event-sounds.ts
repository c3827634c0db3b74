import type { GameName } from '../boards/games.ts'
import type { Told } from '../play/sight.ts'

/** What can be heard at a table. */
export type Sound = 'piece' | 'dice' | 'card' | 'battle' | 'turn'

/** Which events are heard, and how; all others pass in silence. */
export const EVENT_SOUNDS: Readonly<Record<GameName, Readonly<Partial<Record<Sound, readonly string[]>>>>> = {
  richard3: {
    piece: [
      'log.marches',
      'log.marchesOn',
      'log.attacks',
      'log.attacksOn',
      'log.sails',
      'log.raids',
      'log.recruits',
      'log.joins',
      'log.retreats',
      'log.regroups',
      'log.minorEnters',
      'log.goesHome',
    ],
    dice: ['log.fires', 'log.strikesBack', 'log.turned', 'log.loyal'],
    card: ['log.dealt', 'log.redealt', 'log.cards'],
    battle: ['log.battle', 'log.charges', 'log.usurpation'],
  },
  'cousins-war': {
    piece: ['log.firstTroop', 'log.moves', 'log.shift', 'log.loses', 'log.survivors'],
    dice: [
      'log.place.stays',
      'log.place.back',
      'log.place.lost',
      'log.remove.fails',
      'log.remove.back',
      'log.remove.lost',
      'log.throws',
      'log.answers',
      'log.turns',
    ],
    card: [
      'log.round',
      'log.gives',
      'log.receives',
      'log.use.event',
      'log.use.side',
      'log.use.muster',
      'log.use.commit',
    ],
    battle: ['log.battle', 'log.battleWon'],
  },
  lancaster: {
    piece: [
      'log.place.county',
      'log.place.castle',
      'log.place.conflict',
      'log.place.tower',
      'log.displaced',
      'log.builds',
      'log.crosses',
      'log.noble',
    ],
    card: ['log.round', 'log.proposed', 'log.passed', 'log.rejected', 'log.favour', 'log.voted'],
    battle: ['log.conflict.won', 'log.conflict.lost', 'log.conflict.lostAtLast', 'log.conflict.lostAgain'],
  },
}

/** More at once would be noise. */
const MOST = 3

/** What is to be heard of the latest events: each sound once, in the order in which they happened. */
export function soundsOf(game: GameName, events: readonly Told[]): readonly Sound[] {
  const heard = new Set<Sound>()
  for (const { key } of events)
    for (const [sound, keys] of Object.entries(EVENT_SOUNDS[game])) if (keys.includes(key)) heard.add(sound as Sound)
  return [...heard].slice(-MOST)
}
