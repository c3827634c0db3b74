/** The dice of the current battle, derived from the events. */
import type { VisibleRichardEvent } from '@tudor-rose/richard3'
import { eventIs, nameInKey } from '../play/event-keys.ts'

export interface Throw {
  /** The message key of the roller. */
  readonly by: string
  readonly house: string
  readonly dice: readonly Die[]
  /** The firepower: dice up to this hit. A treachery roll has none; it needs even dice. */
  readonly most: number | undefined
}

interface Die {
  readonly spots: number
  /** It hits, or helps to win a block over. */
  readonly isGood: boolean
}

const isThrow = eventIs<VisibleRichardEvent>()('log.fires', 'log.strikesBack', 'log.turned', 'log.loyal')
/** How many are shown: a charge and the response to it. */
const LATEST = 2

export function latestThrows(events: readonly VisibleRichardEvent[]): readonly Throw[] {
  const begin = events.findLastIndex(({ key }) => key === 'log.battle')
  return events
    .slice(begin + 1)
    .filter(isThrow)
    .slice(-LATEST)
    .map(({ params }) => ({
      by: 'by' in params ? params.by : params.block,
      house: nameInKey(params.house),
      dice: params.dice.map((spots, index) => ({ spots, isGood: params.good[index] === 1 })),
      most: 'most' in params ? params.most : undefined,
    }))
}
