/** Where others have put something in this round since the viewer acted, each place with the message key of who it was. */
import type { LancasterView } from '@tudor-rose/lancaster'
import type { Target } from '../play/picking.ts'
import type { Sight, Told } from '../play/sight.ts'
import { favourTarget, officeTarget, TOWER, treasuryTarget } from './gestures.ts'
import { hyphened } from './lines.ts'

export type Deeds = ReadonlyMap<Target, string>

/** A space in the castle of anybody, who goes by the message key. */
export const castleSpace = (party: string, space: string): Target => `castle:${party}:${space}`

/** What happens to somebody, or is counted, and is no act. */
const NO_ACTS = /^log\.(displaced|lordDisplaced|gains|due|ballot|newKnight|shame|office|privilege|tower|final|won)/

const whose = ({ params }: Told): string | undefined => {
  const who = params.party ?? params.seat
  return typeof who === 'string' ? who : undefined
}

const isBy = (told: Told, name: string): boolean =>
  !NO_ACTS.test(told.key) && [`seat.${name}`, `ally.${name}`].includes(whose(told) ?? '')

function placeOf({ key, params }: Told): Target | undefined {
  const named = (param: unknown): string => hyphened(`${param}`.slice(`${param}`.indexOf('.') + 1))
  switch (key) {
    case 'log.place.county':
      return `county:${named(params.county)}`
    case 'log.place.conflict':
    case 'log.crosses':
      return `conflict:${named(params.conflict)}`
    case 'log.place.castle':
    case 'log.builds':
      return castleSpace(`${params.party}`, named(params.space))
    case 'log.place.tower':
      return TOWER
    case 'log.applies':
      return officeTarget(named(params.office))
    case 'log.treasury':
      return treasuryTarget(named(params.goods))
    case 'log.favour':
      return favourTarget(named(params.favour))
    default:
      return undefined
  }
}

/** Whoever looks on is shown all that was done since the player before the latest one. */
function beginning(events: readonly Told[], viewer: string | null): number {
  const round = events.findLastIndex(({ key }) => key === 'log.round')
  if (viewer !== null)
    return Math.max(
      round,
      events.findLastIndex((told) => isBy(told, viewer)),
    )
  const latest = events.findLast((told) => placeOf(told) !== undefined)
  const others = events.findLastIndex(
    (told) => placeOf(told) !== undefined && whose(told) !== (latest && whose(latest)),
  )
  return Math.max(round, others)
}

const known = new WeakMap<readonly Told[], Deeds>()

/** Asked for by every place of the board, so it is worked out once for all of them. */
export function latestDeeds({ events, view }: Pick<Sight<LancasterView>, 'events' | 'view'>): Deeds {
  const found = known.get(events) ?? new Map(deedsSince(events, beginning(events, view.viewer)))
  known.set(events, found)
  return found
}

function* deedsSince(events: readonly Told[], since: number): Generator<readonly [Target, string]> {
  for (const told of events.slice(since + 1)) {
    const [place, party] = [placeOf(told), whose(told)]
    if (place !== undefined && party !== undefined) yield [place, party]
  }
}
