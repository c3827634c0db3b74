/** What the other house has changed on the table since the viewer acted, by place and troop colour. */

import type { VisibleCousinsEvent } from '@tudor-rose/cousins-war'
import type { Colour, TroopLocation } from '@tudor-rose/cousins-war/notation'
import { eventIs, nameInKey } from '../play/event-keys.ts'
import { seatKey } from './exchanges.ts'
import { troopGroupKey } from './pieces.ts'
import type { Side } from './table-top.ts'

export type Changes = Readonly<Record<string, number>>

interface Shift {
  readonly colour: Colour
  readonly from: TroopLocation
  readonly to: TroopLocation
  readonly count: number
}

const is = eventIs<VisibleCousinsEvent>()
/** Events of a house that are not its decisions. */
const isNoDecision = is(
  'log.receives',
  'log.throws',
  'log.answers',
  'log.shows',
  'log.loses',
  'log.battleWon',
  'log.won',
)

function actorsOf(event: VisibleCousinsEvent): readonly string[] {
  if (event.key === 'log.battlefield') return ['seat.Lancaster', 'seat.York']
  return 'house' in event.params && !isNoDecision(event) ? [event.params.house] : []
}

/** For an observer: the changes of the house that acted last. */
export function latestChanges(events: readonly VisibleCousinsEvent[], viewer: string | null): Changes {
  const own = viewer === null ? otherThanLatest(events) : `seat.${viewer}`
  const since = events.findLastIndex((event) => actorsOf(event).includes(own ?? '')) + 1
  const changes: Record<string, number> = {}
  for (const { colour, from, to, count } of events.slice(since).flatMap(shiftsOf)) {
    for (const [place, change] of [[from, -count] as const, [to, count] as const]) {
      const stand = troopGroupKey(colour, place)
      changes[stand] = (changes[stand] ?? 0) + change
    }
  }
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== 0))
}

function otherThanLatest(events: readonly VisibleCousinsEvent[]): string | undefined {
  const latest = events.map(actorsOf).findLast((actors) => actors.length > 0) ?? []
  return latest.length === 1 ? (latest[0] === 'seat.York' ? 'seat.Lancaster' : 'seat.York') : latest[0]
}

/** The troops that an event moved. Battle losses are shown by the battle itself. */
export function shiftsOf({ key, params }: VisibleCousinsEvent): readonly Shift[] {
  const own: Side = 'house' in params && params.house === seatKey('red') ? 'red' : 'white'
  const enemy: Side = own === 'red' ? 'white' : 'red'
  switch (key) {
    case 'log.use.muster':
      return [{ colour: own, from: 'supply', to: 'reserve', count: params.count }]
    case 'log.use.commit':
      return [{ colour: own, from: 'reserve', to: `${own}-half`, count: params.count }]
    case 'log.firstTroop':
      return [{ colour: own, from: placeOf(params.from), to: `${own}-half`, count: 1 }]
    case 'log.moves':
      return [{ colour: own, from: placeOf(params.from), to: placeOf(params.to), count: 1 }]
    case 'log.shift': {
      const { troops, from, to, count } = params
      return [{ colour: COLOURS[nameInKey(troops)], from: placeOf(from), to: placeOf(to), count }]
    }
    case 'log.place.stays':
      return [{ colour: own, from: 'reserve', to: nameInKey(params.region), count: 1 }]
    case 'log.place.lost':
      return [{ colour: own, from: 'reserve', to: 'supply', count: 1 }]
    case 'log.remove.back':
      return [{ colour: enemy, from: nameInKey(params.region), to: 'reserve', count: 1 }]
    case 'log.remove.lost':
      return [{ colour: enemy, from: nameInKey(params.region), to: 'supply', count: 1 }]
    case 'log.survivors':
      return [
        { colour: own, from: `${own}-half`, to: nameInKey(params.region), count: params.count },
        { colour: own, from: `${own}-half`, to: 'reserve', count: params.rest },
      ]
    default:
      return []
  }
}

type PlaceKey = Extract<VisibleCousinsEvent, { readonly key: 'log.shift' }>['params']['from']

function placeOf(key: PlaceKey): TroopLocation {
  if (key === 'half.Lancaster') return 'red-half'
  return key === 'half.York' ? 'white-half' : nameInKey(key)
}

const COLOURS = { Lancaster: 'red', York: 'white', French: 'blue' } as const
