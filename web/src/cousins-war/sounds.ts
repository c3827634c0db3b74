import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import type { EventSounds } from '../boards/event-sounds.ts'

export const SOUNDS: EventSounds<VisibleCousinsEvent> = {
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
  card: ['log.round', 'log.gives', 'log.receives', 'log.use.event', 'log.use.side', 'log.use.muster', 'log.use.commit'],
  battle: ['log.battle', 'log.battleWon'],
}
