/**
 * Where others have placed something in this round since the viewer acted; each place with the message key of the player.
 */
import type { LancasterView, VisibleLancasterEvent } from '@tudor-rose/lancaster'
import { nameInKey } from '../play/event-keys.ts'
import type { Target } from '../play/picking.ts'
import type { TableView } from '../play/table-view.ts'
import { favourTarget, officeTarget, TOWER, treasuryTarget } from './gestures.ts'

export type Actions = ReadonlyMap<Target, string>

/** A space in any player's castle; the party is given by its message key. */
export const castleSpace = (party: string, space: string): Target => `castle:${party}:${space}`

type Key = VisibleLancasterEvent['key']
/** Events that happen to a player or count something, and are not actions. */
type NoAct =
  | Extract<Key, `log.${'gains' | 'due' | 'ballot' | 'shame' | 'office' | 'tower' | 'final'}.${string}`>
  | `log.${'displaced' | 'lordDisplaced' | 'newKnight' | 'shame' | 'office' | 'privilege' | 'tower' | 'won'}`
const NO_ACTS: Readonly<Record<NoAct, true>> = {
  'log.displaced': true,
  'log.lordDisplaced': true,
  'log.gains.points': true,
  'log.gains.gold': true,
  'log.gains.squires': true,
  'log.gains.votes': true,
  'log.gains.seals': true,
  'log.due.squires': true,
  'log.due.gold': true,
  'log.ballot.yes': true,
  'log.ballot.no': true,
  'log.newKnight': true,
  'log.shame': true,
  'log.shame.returned': true,
  'log.office': true,
  'log.office.kept': true,
  'log.privilege': true,
  'log.tower': true,
  'log.tower.emptied': true,
  'log.final.knights': true,
  'log.final.extensions': true,
  'log.final.nobles': true,
  'log.final.seals': true,
  'log.final.shame': true,
  'log.won': true,
}

const whose = ({ params }: VisibleLancasterEvent): string | undefined =>
  'party' in params ? params.party : 'seat' in params ? params.seat : undefined

const isBy = (event: VisibleLancasterEvent, name: string): boolean =>
  !Object.hasOwn(NO_ACTS, event.key) && [`seat.${name}`, `ally.${name}`].includes(whose(event) ?? '')

function placeOf({ key, params }: VisibleLancasterEvent): Target | undefined {
  switch (key) {
    case 'log.place.county':
      return `county:${nameInKey(params.county)}`
    case 'log.place.conflict':
    case 'log.crosses':
      return `conflict:${nameInKey(params.conflict)}`
    case 'log.place.castle':
    case 'log.builds':
      return castleSpace(params.party, nameInKey(params.space))
    case 'log.place.tower':
      return TOWER
    case 'log.applies':
      return officeTarget(nameInKey(params.office))
    case 'log.treasury':
      return treasuryTarget(nameInKey(params.goods))
    case 'log.favour':
      return favourTarget(nameInKey(params.favour))
    default:
      return undefined
  }
}

/** An observer sees everything since the turn of the player before the latest one. */
function beginning(events: readonly VisibleLancasterEvent[], viewer: string | null): number {
  const round = events.findLastIndex(({ key }) => key === 'log.round')
  if (viewer !== null)
    return Math.max(
      round,
      events.findLastIndex((event) => isBy(event, viewer)),
    )
  const latest = events.findLast((event) => placeOf(event) !== undefined)
  const others = events.findLastIndex(
    (event) => placeOf(event) !== undefined && whose(event) !== (latest && whose(latest)),
  )
  return Math.max(round, others)
}

const known = new WeakMap<readonly VisibleLancasterEvent[], Actions>()

/** Every place of the board asks for this, so it is calculated once for all of them. */
export function latestActions({
  events,
  view,
}: Pick<TableView<LancasterView, VisibleLancasterEvent>, 'events' | 'view'>): Actions {
  const found = known.get(events) ?? new Map(actionsSince(events, beginning(events, view.viewer)))
  known.set(events, found)
  return found
}

function* actionsSince(events: readonly VisibleLancasterEvent[], since: number): Generator<readonly [Target, string]> {
  for (const event of events.slice(since + 1)) {
    const [place, party] = [placeOf(event), whose(event)]
    if (place !== undefined && party !== undefined) yield [place, party]
  }
}
