/** The dice of the battle that is being fought, told from what was announced. */
import type { Told } from '../play/sight.ts'

export interface Throw {
  /** The message key of who threw. */
  readonly by: string
  readonly house: string
  readonly dice: readonly number[]
  /** Dice up to this hit; for a roll of treachery, which wants even dice, there is none. */
  readonly most: number | undefined
}

const THROWS = ['log.fires', 'log.strikesBack', 'log.turned', 'log.loyal']
/** So many are shown: a charge and what it was answered with. */
const LATEST = 2

export function latestThrows(events: readonly Told[]): readonly Throw[] {
  const begin = events.findLastIndex(({ key }) => key === 'log.battle')
  return events
    .slice(begin + 1)
    .filter(({ key }) => THROWS.includes(key))
    .slice(-LATEST)
    .map(({ params }) => ({
      by: String(params.by ?? params.block),
      house: String(params.house).replace('seat.', ''),
      dice: Array.isArray(params.dice) ? params.dice : [],
      most: typeof params.most === 'number' ? params.most : undefined,
    }))
}

export const isGood = ({ most }: Throw, die: number): boolean => (most === undefined ? die % 2 === 0 : die <= most)
