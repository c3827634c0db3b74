/** A small neural network with one hidden layer of rectified units, and direct connections from input to output. */

export interface NetworkWeights {
  /** By feature, its weight for each hidden unit. */
  readonly first: readonly (readonly number[])[]
  readonly bias: readonly number[]
  /** By hidden unit, its weight for the output. */
  readonly second: readonly number[]
  /** By feature, its direct weight for the output. */
  readonly direct: readonly number[]
}

export class Network {
  readonly #first: Float64Array
  readonly #bias: Float64Array
  readonly #second: Float64Array
  readonly #direct: Float64Array
  readonly #units: Float64Array

  constructor({ first, bias, second, direct }: NetworkWeights) {
    this.#first = Float64Array.from(first.flat())
    this.#bias = Float64Array.from(bias)
    this.#second = Float64Array.from(second)
    this.#direct = Float64Array.from(direct)
    this.#units = new Float64Array(bias.length)
  }

  estimate(features: Float64Array): number {
    const units = this.#units
    const many = units.length
    const first = this.#first
    units.set(this.#bias)
    let sum = 0
    for (let feature = 0; feature < features.length; feature++) {
      const value = features[feature]
      // About half of the features are 0.
      if (value === 0) continue
      sum += this.#direct[feature] * value
      const row = feature * many
      for (let unit = 0; unit < many; unit++) units[unit] += first[row + unit] * value
    }
    for (let unit = 0; unit < many; unit++) if (units[unit] > 0) sum += this.#second[unit] * units[unit]
    return sum
  }
}
