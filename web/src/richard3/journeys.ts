/** Blocks that went from area to area, derived from the events. */
import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { eventIs, nameInKey } from '../play/event-keys.ts'

export interface Journey {
  readonly house: string
  /** Undefined for a block seen only from the back. */
  readonly block: string | undefined
  readonly from: string
  /** An area, or another destination of a block that leaves the map. */
  readonly to: string
  readonly isVoyage: boolean
}

const is = eventIs<VisibleRichardEvent>()
/** 5.2 Steps over a border in actions: starting a march, and continuing it. */
export const isMarch = is('log.marches', 'log.marchesOn', 'log.attacks', 'log.attacksOn')
const isVoyage = is('log.sails', 'log.raids')
/** These start in the area of the battle. */
const isOutOfBattle = is('log.retreats', 'log.regroups')
const isBattle = is('log.battle')
const isHomecoming = is('log.goesHome')

/** The journeys in the events from this one on, each with the number of its event. */
export function journeysIn(
  events: readonly VisibleRichardEvent[],
  begin = 0,
): readonly (Journey & { readonly event: number })[] {
  const latest = events.slice(0, begin).findLast(isBattle)
  let battle = latest === undefined ? '' : nameInKey(latest.params.area)
  return events.slice(begin).flatMap((event, index) => {
    if (isBattle(event)) battle = nameInKey(event.params.area)
    const ends = endsOf(event, battle)
    if (ends === undefined) return []
    const { house, block } = ends.params
    return [
      {
        house: nameInKey(house),
        block: block === 'block.hidden' ? undefined : nameInKey(block),
        from: ends.from,
        to: ends.to,
        isVoyage: isVoyage(event),
        event: begin + index,
      },
    ]
  })
}

function endsOf(event: VisibleRichardEvent, battle: string) {
  if (isOutOfBattle(event)) return { params: event.params, from: battle, to: nameInKey(event.params.area) }
  if (!isMarch(event) && !isVoyage(event) && !isHomecoming(event)) return undefined
  return { params: event.params, from: nameInKey(event.params.from), to: nameInKey(event.params.to) }
}
