import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import type { EventSounds } from '../boards/event-sounds.ts'

export const SOUNDS: EventSounds<VisibleRichardEvent> = {
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
}
