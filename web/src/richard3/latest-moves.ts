/** What the other house has done on the map since the viewer's latest decision. */
import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { eventIs, nameInKey } from '../play/event-keys.ts'
import { journeysIn } from './journeys.ts'
import { otherHouse } from './targets.ts'

export interface LatestMove {
  readonly house: string
  /** Undefined for recruited blocks. */
  readonly from: string | undefined
  readonly to: string
  readonly isVoyage: boolean
  readonly count: number
}

const is = eventIs<VisibleRichardEvent>()
/** Events of a house's own decisions; it has seen everything before them. */
const isDecided = is(
  'log.marches',
  'log.marchesOn',
  'log.attacks',
  'log.attacksOn',
  'log.sails',
  'log.raids',
  'log.recruits',
  'log.group',
  'log.muster',
  'log.plague',
  'log.mainAttack',
  'log.endsActions',
  'log.fires',
  'log.charges',
  'log.passes',
  'log.retreats',
  'log.regroups',
  'log.goesHome',
)
/** Both houses have chosen a card. */
const isChosenByBoth = is('log.cards', 'log.dealt')

/** An observer sees the moves of the house that moved last. */
export function latestMoves(events: readonly VisibleRichardEvent[], viewer: string | null): readonly LatestMove[] {
  const mover = viewer === null ? lastMover(events) : otherHouse(viewer)
  const begin = events.findLastIndex(
    (event) => isChosenByBoth(event) || (isDecided(event) && event.params.house === `seat.${otherHouse(mover)}`),
  )
  const journeys = journeysIn(events, begin + 1).filter(({ event }) => events[event].key !== 'log.goesHome')
  const recruits = events.slice(begin + 1).filter(is('log.recruits'))
  const moves = [
    ...journeys,
    ...recruits.map(({ params }) => ({
      house: nameInKey(params.house),
      from: undefined,
      to: nameInKey(params.area),
      isVoyage: false,
    })),
  ].filter(({ house }) => house === mover)
  const counts = new Map<string, LatestMove>()
  for (const { house, from, to, isVoyage } of moves) {
    const key = `${from} ${to} ${isVoyage}`
    counts.set(key, { house, from, to, isVoyage, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

function lastMover(events: readonly VisibleRichardEvent[]): string {
  const last = events.filter(isDecided).findLast(({ key }) => key !== 'log.goesHome')
  return last === undefined ? '' : nameInKey(last.params.house)
}
