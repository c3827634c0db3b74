/**
 * The logistic function, tabulated from -end to end with so many steps per unit: computing exponentials would take much
 * of the time.
 */
export const logisticCurve = (end: number, steps: number): Float64Array =>
  Float64Array.from({ length: 2 * end * steps + 2 }, (_, i) => 1 / (1 + Math.exp(end - i / steps)))
