/**
 * Hiding what one holds. Learning looks at one exchange alone, where it costs nothing to show by one's bluffs and doubts
 * how good one's hidden card is. Over a long battle it does. So while many fight, every kind of card is played partly as
 * itself and partly as all kinds on average, which leaks far less; with few fighters left it does not pay any more.
 */
import { READINGS, THROWS } from '../dice.ts'
import type { Bluffing } from './regrets.ts'
import { HIDDEN, HIDDEN_SHARES, type Sides } from './situations.ts'

/** Found by measuring how much can be gained against tables made with other values. */
const MOST_WITHOUT_POOLING = 2
const POOLED = 0.6

export function hideKinds({ announce, doubt }: Bluffing, sides: Sides): void {
  if (Math.min(sides.attackers, sides.defenders) <= MOST_WITHOUT_POOLING) return
  if (sides.attackerCard === HIDDEN) pool(announce, THROWS.length * (READINGS + 1))
  if (sides.defenderCard === HIDDEN) pool(doubt, READINGS + 1)
}

/** `chances` holds those of each kind of card, `width` apart. */
function pool(chances: Float64Array, width: number): void {
  for (let i = 0; i < width; i++) {
    let average = 0
    HIDDEN_SHARES.forEach((share, kind) => {
      average += share * chances[kind * width + i]
    })
    for (let kind = 0; kind < HIDDEN_SHARES.length; kind++)
      chances[kind * width + i] += POOLED * (average - chances[kind * width + i])
  }
}
