import type { VisibleLancasterEvent } from '@tudor-rose/lancaster'
import type { EventSounds } from '../boards/event-sounds.ts'

export const SOUNDS: EventSounds<VisibleLancasterEvent> = {
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
}
