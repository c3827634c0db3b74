/** What the other house has done on the map since one's own latest decision. */
import type { Told } from '../play/sight.ts'
import { journeysIn, MARCHES, withoutKind } from './journeys.ts'
import { otherHouse } from './targets.ts'

export interface LatestMove {
  readonly house: string
  /** Undefined for blocks that were recruited. */
  readonly from: string | undefined
  readonly to: string
  readonly isVoyage: boolean
  readonly count: number
}

/** What a house does because it has decided to, so that it has seen all that came before. */
const DECIDED = [
  ...MARCHES,
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
]
/** Both houses have chosen a card. */
const CHOSEN = ['log.cards', 'log.dealt']

/** Whoever only looks on sees the moves of the house that moved last. */
export function latestMoves(events: readonly Told[], viewer: string | null): readonly LatestMove[] {
  const mover = viewer === null ? lastMover(events) : otherHouse(viewer)
  const begin = events.findLastIndex(
    ({ key, params }) =>
      CHOSEN.includes(key) || (DECIDED.includes(key) && params.house === `seat.${otherHouse(mover)}`),
  )
  const journeys = journeysIn(events, begin + 1).filter(({ event }) => events[event].key !== 'log.goesHome')
  const recruits = events.slice(begin + 1).filter(({ key }) => key === 'log.recruits')
  const moves = [
    ...journeys,
    ...recruits.map(({ params }) => ({
      house: withoutKind(params.house),
      from: undefined,
      to: withoutKind(params.area),
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

const lastMover = (events: readonly Told[]): string => {
  const last = events.findLast(({ key }) => DECIDED.includes(key) && key !== 'log.goesHome')
  return withoutKind(last?.params.house)
}
