import type { Target } from '../../play/picking.ts'

/** The part of the file shown on the screen: one scenario, and the selected block. */
class Selection {
  scenario = $state(0)
  picked: readonly Target[] = $state.raw([])
}

export const selection = new Selection()
