/** What the other house has changed on the table since the viewer acted, by place and colour of troops. */
import type { Told } from '../play/sight.ts'
import { seatKey } from './exchanges.ts'
import type { Colour, Place, Region } from './lines.ts'
import { standOf } from './pieces.ts'
import type { Side } from './table-top.ts'
import { TROOPS_KEYS } from './words.ts'

export type Changes = Readonly<Record<string, number>>

interface Shift {
  readonly colour: Colour
  readonly from: Place
  readonly to: Place
  readonly count: number
}

/** What is told of a house that did not decide anything. */
const NO_DEEDS = ['log.receives', 'log.throws', 'log.answers', 'log.shows', 'log.loses', 'log.battleWon', 'log.won']

function actorsOf({ key, params }: Told): readonly string[] {
  if (key === 'log.battlefield') return ['seat.Lancaster', 'seat.York']
  return typeof params.house === 'string' && !NO_DEEDS.includes(key) ? [params.house] : []
}

/** For somebody who looks on, those of the house that acted last. */
export function latestChanges(events: readonly Told[], viewer: string | null): Changes {
  const own = viewer === null ? otherThanLatest(events) : `seat.${viewer}`
  const since = events.findLastIndex((told) => actorsOf(told).includes(own ?? '')) + 1
  const changes: Record<string, number> = {}
  for (const { colour, from, to, count } of events.slice(since).flatMap(shiftsOf)) {
    for (const [place, change] of [[from, -count] as const, [to, count] as const]) {
      const stand = standOf(colour, place)
      changes[stand] = (changes[stand] ?? 0) + change
    }
  }
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => change !== 0))
}

function otherThanLatest(events: readonly Told[]): string | undefined {
  const latest = actorsOf(events.findLast((told) => actorsOf(told).length > 0) ?? { key: '', params: {} })
  return latest.length === 1 ? (latest[0] === 'seat.York' ? 'seat.Lancaster' : 'seat.York') : latest[0]
}

/** The troops that an event tells to have gone somewhere. Losses in battle are told by the battle itself. */
export function shiftsOf({ key, params }: Told): readonly Shift[] {
  const own: Side = params.house === seatKey('red') ? 'red' : 'white'
  const enemy: Side = own === 'red' ? 'white' : 'red'
  const count = Number(params.count ?? 1)
  const region = `${params.region}`.replace('region.', '') as Region
  switch (key) {
    case 'log.use.muster':
      return [{ colour: own, from: 'supply', to: 'reserve', count }]
    case 'log.use.commit':
      return [{ colour: own, from: 'reserve', to: `${own}-half`, count }]
    case 'log.firstTroop':
      return [{ colour: own, from: placeOf(params.from), to: `${own}-half`, count }]
    case 'log.moves':
      return [{ colour: own, from: placeOf(params.from), to: placeOf(params.to), count }]
    case 'log.shift':
      return [{ colour: colourOf(params.troops), from: placeOf(params.from), to: placeOf(params.to), count }]
    case 'log.place.stays':
      return [{ colour: own, from: 'reserve', to: region, count }]
    case 'log.place.lost':
      return [{ colour: own, from: 'reserve', to: 'supply', count }]
    case 'log.remove.back':
      return [{ colour: enemy, from: region, to: 'reserve', count }]
    case 'log.remove.lost':
      return [{ colour: enemy, from: region, to: 'supply', count }]
    case 'log.survivors':
      return [
        { colour: own, from: `${own}-half`, to: region, count },
        { colour: own, from: `${own}-half`, to: 'reserve', count: Number(params.rest) },
      ]
    default:
      return []
  }
}

function placeOf(key: unknown): Place {
  const [kind, name] = `${key}`.split('.')
  if (kind === 'half') return name === 'Lancaster' ? 'red-half' : 'white-half'
  return name as Place
}

const colourOf = (key: unknown): Colour =>
  (Object.keys(TROOPS_KEYS) as Colour[]).find((colour) => TROOPS_KEYS[colour] === key) ?? 'blue'
