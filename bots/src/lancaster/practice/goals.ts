import type { LancasterEvent } from '@tudor-rose/lancaster'
import type { AmountGoal } from '../../practice/exercise.ts'

/** Points at the end of the game, which comes without further decisions. */
export const pointsOfBlue: AmountGoal<LancasterEvent> = {
  amount: [{ entry: ['parties', 'Blue', 'points'], times: 1 }],
  until: [],
}

/** Squires that Blue has left when all knights are placed, if Blue then holds the county. */
export const squiresLeftHolding = (county: string): AmountGoal<LancasterEvent> => ({
  amount: [{ entry: ['parties', 'Blue', 'squires'], times: 1 }],
  only: { entry: ['counties', county, 'holder'], value: 'Blue' },
  until: [{ key: 'log.voted' }],
})

/** Laws that give Blue nothing here. */
export const IDLE_LAWS = [
  'extension-per-2-conflicts',
  'squire-vote-gold-per-2-conflicts',
  'all-three-1s-placed-5-points',
] as const
