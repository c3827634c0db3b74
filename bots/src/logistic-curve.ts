/** The curve from log odds to chances, from -end to end in so many steps for each: exponentials would take a good part of the time. */
export const logisticCurve = (end: number, steps: number): Float64Array =>
  Float64Array.from({ length: 2 * end * steps + 2 }, (_, i) => 1 / (1 + Math.exp(end - i / steps)))
