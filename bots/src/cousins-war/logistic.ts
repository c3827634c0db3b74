/** From log odds to probabilities. */
import { logisticCurve } from '../logistic-curve.ts'

const CURVE_END = 12
const CURVE_STEPS = 64
const CURVE = logisticCurve(CURVE_END, CURVE_STEPS)

/** From 0 to 1; one half at 0. */
export function logistic(x: number): number {
  if (x >= CURVE_END) return 1
  if (x <= -CURVE_END) return 0
  const exact = (x + CURVE_END) * CURVE_STEPS
  const at = Math.floor(exact)
  return CURVE[at] + (exact - at) * (CURVE[at + 1] - CURVE[at])
}
