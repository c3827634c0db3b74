/** Log events of The Cousins' War, in the order of a round. */
import { defineEvents, type EventOf, secret, type VisibleEventOf } from '@tudor-rose/table'
import type { RegionName } from './deck.ts'
import type { HOUSE_NAMES, VICTORIES } from './layout.ts'

const place = 'place|region|half'
const placing = { house: 'seat', region: 'region', die: 'number', bonus: 'number', troops: 'number' } as const
const removing = { house: 'seat', region: 'region', die: 'number', troops: 'number' } as const

export const EVENTS = defineEvents({
  'log.round': { round: 'number' },
  'log.twist': { twist: 'twist' },
  'log.gives': { house: 'seat', card: secret('card') },
  'log.receives': { house: 'seat', card: secret('card') },
  'log.battlefield': { lancaster: 'card', york: 'card', field: 'card', house: 'seat' },
  'log.firstTroop': { house: 'seat', from: place },
  'log.use.event': { house: 'seat', card: 'card' },
  'log.use.side': { house: 'seat', card: 'card' },
  'log.use.muster': { house: 'seat', card: 'card', count: 'number' },
  'log.use.commit': { house: 'seat', card: 'card', count: 'number' },
  'log.use.march': { house: 'seat', card: 'card', region: 'region' },
  'log.use.place': { house: 'seat', card: 'card' },
  'log.use.remove': { house: 'seat', card: 'card' },
  'log.use.discard': { house: 'seat', card: 'card' },
  'log.moves': { house: 'seat', from: 'region', to: 'region' },
  'log.place.stays': placing,
  'log.place.back': placing,
  'log.place.lost': placing,
  'log.remove.fails': removing,
  'log.remove.back': removing,
  'log.remove.lost': removing,
  'log.shift': { house: 'seat', troops: 'troops', count: 'number', from: place, to: place },
  'log.declines': { house: 'seat', card: 'card' },
  'log.battle': { field: 'card' },
  'log.throws': { house: 'seat', dice: secret('numbers', 'dice') },
  'log.announces': { house: 'seat', what: 'announce', number: 'number' },
  'log.believes': { house: 'seat' },
  'log.doubts': { house: 'seat' },
  'log.shows': { house: 'seat', dice: 'numbers' },
  'log.turns': { house: 'seat', card: 'card', dice: 'numbers' },
  'log.answers': { house: 'seat', dice: 'numbers' },
  'log.loses': { house: 'seat', count: 'number' },
  'log.battleWon': { house: 'seat', field: 'card' },
  'log.survivors': { house: 'seat', region: 'region', count: 'number', rest: 'number' },
  'log.keeps': { house: 'seat' },
  'log.drops': { house: 'seat' },
  'log.won': { house: 'seat', reason: 'victory' },
})

type House = (typeof HOUSE_NAMES)[number]
type Victory = (typeof VICTORIES)[number] extends `victory.${infer Name}` ? Name : never
interface KindNames {
  readonly [kind: string]: string
  readonly seat: House
  readonly region: RegionName
  readonly place: 'reserve' | 'supply'
  readonly half: House
  readonly troops: House | 'French'
  readonly announce: 'single' | 'pair' | 'triple'
  readonly victory: Victory
}

export type CousinsEvent = EventOf<typeof EVENTS, KindNames>
export type VisibleCousinsEvent = VisibleEventOf<typeof EVENTS, KindNames>
