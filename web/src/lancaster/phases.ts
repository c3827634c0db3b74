/** The current phase of a round. */
import type { LancasterView } from '@tudor-rose/lancaster'

export const PHASES = ['placing', 'parliament', 'rewards'] as const
export type Phase = (typeof PHASES)[number] | 'setup' | 'over'

const STEPS: Readonly<Partial<Record<LancasterView['step'], Phase>>> = {
  'first-extension': 'setup',
  place: 'placing',
  'choose-favour': 'placing',
  'form-tower': 'placing',
  'bring-along': 'placing',
  vote: 'parliament',
  'law-choice': 'parliament',
  'county-reward': 'rewards',
  'name-start-player': 'rewards',
  castle: 'rewards',
  ransom: 'rewards',
  'game-over': 'over',
}

/** An upgrade, an extension or a noble may come in any phase: proposals wait until the first is over, then laws follow. */
export function phaseOf({ step, law, proposals }: LancasterView): Phase {
  return STEPS[step] ?? (law !== null ? 'parliament' : proposals.length > 0 ? 'placing' : 'rewards')
}
