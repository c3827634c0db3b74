/**
 * A picture for each event, as one path in a square of 40 units centred at 0, 0. Action cards show their points instead.
 */
import type { EventCardName } from '@tudor-rose/richard3/data'
import { CHARGES } from '../heraldry/charges.ts'

export const CARD_PICTURES: Readonly<Record<EventCardName, string>> = {
  'Force March': 'M-18-14L0-2L18-14V-5L0 7L-18-5ZM-18 1L0 13L18 1V8L0 20L-18 8Z',
  Muster: 'M-13-19H-10V20H-13ZM-9-17C-2-21 4-12 17-16V2C6 6-1-3-9 1Z',
  Piracy: CHARGES.ship,
  Plague:
    'M0-18C11-18 17-11 17-3C17 3 14 6 11 8V15H-11V8C-14 6-17 3-17-3C-17-11-11-18 0-18ZM-7-6A4.5 4.5 0 1 0-7 3A4.5 4.5 0 1 0-7-6ZM7-6A4.5 4.5 0 1 0 7 3A4.5 4.5 0 1 0 7-6ZM0 4L-3 9H3ZM-5 11V15H-3V11ZM3 11V15H5V11Z',
  Surprise: CHARGES.sun,
  Treason: 'M-2-19H2V-10H10V-6H3L4 8L0 20L-4 8L-3-6H-10V-10H-2Z',
}
