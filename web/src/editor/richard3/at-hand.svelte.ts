import type { Target } from '../../play/picking.ts'

/** What the screen shows of the file: one scenario, and the block that has been taken up. */
class AtHand {
  scenario = $state(0)
  picked: readonly Target[] = $state.raw([])
}

export const atHand = new AtHand()
